import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BadUse } from './bad-use.ts'
import { parseJson } from './json.ts'

/** Somebody else's package: a folder with a package.json. */
export const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/** The module that the "exports" of a package point to. `what`: what it should be, such as "a set". */
export function packageEntry(folder: string, what: string): string {
  if (!existsSync(folder)) throw new BadUse(`there is no folder ${JSON.stringify(folder)} to load ${what} from`)
  const manifest = join(folder, 'package.json')
  if (!existsSync(manifest))
    throw new BadUse(`${JSON.stringify(folder)} is no package: ${what} has a package.json whose "exports" name its module`)
  const entry = exportOf(readFileSync(manifest, 'utf8'))
  if (entry === undefined || !existsSync(join(folder, entry)))
    throw new BadUse(`the "exports" of ${JSON.stringify(manifest)} lead to no file: they name one module, such as "./src/index.ts"`)
  return resolve(folder, entry)
}

function exportOf(text: string): string | undefined {
  const exports = field(parsed(text), 'exports')
  const main = typeof exports === 'string' ? exports : field(exports, '.')
  const path = typeof main === 'string' ? main : field(main, 'default')
  return typeof path === 'string' ? path : undefined
}

function parsed(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

const field = (json: unknown, name: string): unknown =>
  typeof json === 'object' && json !== null ? new Map<string, unknown>(Object.entries(json)).get(name) : undefined
