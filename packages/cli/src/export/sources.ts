import { closeSync, openSync, readdirSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { GameRecord } from '@sundown/engine'
import { BadUse } from '../bad-use.ts'
import { whatIsWrong } from '../record/file.ts'
import { readRecord } from '../record/record.ts'

/** The records in files and in folders of files, one after the other, in the order of their names. */
export function* recordsIn(paths: readonly string[]): Generator<GameRecord> {
  for (const path of paths) for (const file of filesAt(path)) yield readRecord(file).record
}

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

/** The lines of a file, with their numbers from 1. A line holds a whole game, so only one is in memory at a time. */
export async function* linesOf(path: string): AsyncGenerator<{ readonly number: number; readonly text: string }> {
  closeSync(opened(path))
  const file = await open(path)
  let number = 0
  for await (const text of file.readLines()) {
    number++
    if (text.trim() !== '') yield { number, text }
  }
}

function opened(path: string): number {
  try {
    if (statSync(path).isDirectory()) throw new BadUse(`${path} is a folder: name the file that "sundown export" has written`)
    return openSync(path, 'r')
  } catch (error) {
    if (error instanceof BadUse) throw error
    throw new BadUse(`cannot read ${path}: ${whatIsWrong(error)}`)
  }
}
