import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/**
 * Makes a folder and those around it, where they are missing. Node's own way (`recursive`) never comes back where the system lets nobody make any, as under
 * `/proc`.
 */
export function makeFolder(path: string, mode?: number): void {
  if (isFolder(path)) return
  const around = dirname(path)
  if (around !== path) makeFolder(around, mode)
  try {
    mkdirSync(path, mode)
  } catch (error) {
    // Somebody else was quicker.
    if (!isFolder(path)) throw error
  }
}

/** Throws unless it is a folder that can be written to, or could be made. Makes nothing. */
export function mustBeWritable(path: string): void {
  if (isFolder(path)) accessSync(path, constants.W_OK | constants.X_OK)
  else if (existsSync(path)) throw new Error(`${path} is no folder`)
  else mustBeWritable(dirname(path))
}
