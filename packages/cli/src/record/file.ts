import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs'
import { BadUse } from '../bad-use.ts'
import { parseJson } from '../json.ts'

const MAX_BYTES = 64 * 1024 * 1024

/** The JSON in a file, or one sentence that says why it cannot be read. */
export function readJson(path: string): unknown {
  const text = readText(path)
  try {
    return parseJson(text)
  } catch {
    throw new BadUse(`${path} does not hold JSON`)
  }
}

function readText(path: string): string {
  let file: number | undefined
  try {
    file = openSync(path, 'r')
    const stat = fstatSync(file)
    if (stat.isDirectory()) throw new BadUse(`${path} is a folder, not a record`)
    // Reading a device might never end.
    if (!stat.isFile() && !stat.isFIFO()) throw new BadUse(`${path} is not a file`)
    if (stat.size > MAX_BYTES) throw new BadUse(`${path} is too large to be a record`)
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof BadUse) throw error
    throw new BadUse(`cannot read ${path}: ${whatIsWrong(error)}`)
  } finally {
    if (file !== undefined) closeSync(file)
  }
}

const REASONS: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EACCES: 'no permission',
  EPERM: 'no permission',
  EISDIR: 'it is a folder',
  EEXIST: 'it is no folder',
  ENAMETOOLONG: 'the name is too long',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
}

/** The words for an error of the file system. */
export function whatIsWrong(error: unknown): string {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
  return REASONS[code] ?? (code || 'it does not work')
}
