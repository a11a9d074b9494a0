import { closeSync, fstatSync, openSync, readFileSync, rmSync, type Stats, statSync, writeFileSync } from 'node:fs'
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

/** Something is kept in this file, and replaced again and again: a folder or a device in its place would be moved out of the way. */
export function mustBeFile(flag: string, path: string): void {
  if (path === '') throw new BadUse(`${flag} takes the name of a file`)
  const there = whatIsAt(path)
  if (there && !there.isFile()) throw new BadUse(`${path} is ${there.isDirectory() ? 'a folder' : 'no file'}: name a file with ${flag}`)
}

/** Nothing, too, where nobody may look: whoever writes there is told. */
export function whatIsAt(path: string): Stats | undefined {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}

/** Asked before the work begins, so that what it comes to is not lost at the end. Nothing is left behind if it comes to nothing. */
export function mustBeWritable(path: string): void {
  const before = whatIsAt(path)
  try {
    closeSync(openSync(path, 'a'))
    if (!before) rmSync(path)
  } catch (error) {
    throw new BadUse(`cannot write ${path}: ${whyNotWritten(error)}`)
  }
}

export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text)
  } catch (error) {
    throw new BadUse(`cannot write ${path}: ${whyNotWritten(error)}`)
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

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '')

/** A file that is written need not be there; its folder must. */
export const whyNotWritten = (error: unknown): string => (codeOf(error) === 'ENOENT' ? 'there is no such folder' : whatIsWrong(error))

/** The words for an error of the file system. */
export function whatIsWrong(error: unknown): string {
  const code = codeOf(error)
  return REASONS[code] ?? (code || 'it does not work')
}
