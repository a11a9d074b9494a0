import { mkdirSync, statSync } from 'node:fs'
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
