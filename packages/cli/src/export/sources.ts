import { closeSync, createReadStream, openSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { GameRecord } from '@sundown/engine'
import { BadUse } from '../bad-use.ts'
import { whatIsWrong } from '../record/file.ts'
import { readRecord } from '../record/record.ts'

/** The records in these files, one after the other. */
export function* recordsIn(files: readonly string[]): Generator<GameRecord> {
  for (const file of files) yield readRecord(file).record
}

/** The files of records at these paths. */
export const filesIn = (paths: readonly string[]): readonly string[] => paths.flatMap(filesAt)

function filesAt(path: string): readonly string[] {
  try {
    if (!statSync(path).isDirectory()) return [path]
    const files = readdirSync(path).filter((name) => name.endsWith('.json'))
    if (files.length === 0) throw new BadUse(`there is no record in the folder ${path}: records are files that end in .json`)
    return files.sort().map((name) => join(path, name))
  } catch (error) {
    if (error instanceof BadUse) throw error
    throw new BadUse(`cannot read ${path}: ${whatIsWrong(error)}`)
  }
}

/** In characters. The longest games are a few hundred thousand. */
const LONGEST_LINE = 64 * 1024 * 1024

/** The lines of a file, with their numbers from 1. A line holds a whole game, so only one is in memory at a time. */
export async function* linesOf(path: string): AsyncGenerator<{ readonly number: number; readonly text: string }> {
  mustBeReadable(path)
  let number = 0
  let rest = ''
  for await (const part of createReadStream(path, 'utf8')) {
    const [more = '', ...lines] = String(part).split('\n')
    rest += more
    if (rest.length > LONGEST_LINE) throw new BadUse(`line ${number + 1} of ${path} is too long to be a game`)
    for (const line of lines) {
      number++
      if (rest.trim() !== '') yield { number, text: rest }
      rest = line
    }
  }
  if (rest.trim() !== '') yield { number: number + 1, text: rest }
}

function mustBeReadable(path: string): void {
  try {
    const there = statSync(path)
    if (there.isDirectory()) throw new BadUse(`${path} is a folder: name the file that "sundown export" has written`)
    // A device may never end.
    if (!there.isFile() && !there.isFIFO()) throw new BadUse(`${path} is not a file`)
    if (there.isFile()) closeSync(openSync(path, 'r'))
  } catch (error) {
    if (error instanceof BadUse) throw error
    throw new BadUse(`cannot read ${path}: ${whatIsWrong(error)}`)
  }
}
