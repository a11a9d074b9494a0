import { closeSync, existsSync, openSync, renameSync, rmSync, type Stats, statSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { type GameRecord, games } from '@sundown/engine'
import { makeFolder } from '@sundown/server/folder'
import type { Command } from 'commander'
import { BadUse } from '../bad-use.ts'
import { type LeftOut, lineOf } from '../export/line.ts'
import { readBack } from '../export/read-back.ts'
import { filesIn, recordsIn } from '../export/sources.ts'
import { gamesIn, print } from '../output.ts'
import { whatIsAt, whatIsWrong } from '../record/file.ts'
import { loadFirst } from '../record/record.ts'
import { plainly } from '../serve/plainly.ts'
import { SETS_FROM_OUTSIDE, takeFolders } from '../sets/outside.ts'

interface Flags {
  readonly sets?: string
  readonly data?: string
  readonly full?: true
  readonly to?: string
  readonly read?: string
  readonly records?: string
}

export function addExport(program: Command): void {
  program
    .command('export')
    .description('write finished games as JSON lines for programs of others, or read such lines back')
    .argument('[records...]', 'records of games, or folders of them')
    .option('--sets <folders>', `sets of your own that games were played with: ${SETS_FROM_OUTSIDE}`)
    .option('--data <folder>', 'all finished games of the server that keeps its data there')
    .option('--full', 'with the record of each game: what was hidden, too (default: what spectators saw)')
    .option('--to <file>', 'where the lines go (default: standard output)')
    .option('--read <file>', 'read lines back: check each, and play again those with a record')
    .option('--records <folder>', 'with --read: write the record of each game into this folder')
    .addHelpText('after', '\nOne line is one finished game; docs/data.md describes its fields. Names of people are never in it.')
    .action(async (paths: string[], flags: Flags) => {
      await takeFolders(flags.sets)
      await (flags.read === undefined ? writeLines(paths, flags) : readLines(flags.read, paths, flags))
    })
}

const WORDS: { readonly [why in LeftOut]: string } = {
  unfinished: 'not finished',
  'other-rules': 'of other rules',
  'other-seed': 'dealt with another seed than was sealed',
  'not-by-the-rules': 'not played by the rules',
}

async function writeLines(paths: readonly string[], { data, full, to, records }: Flags): Promise<void> {
  if (records !== undefined) throw new BadUse('--records goes with --read: it takes the records out of a file of lines')
  if (paths.length === 0 && data === undefined) throw new BadUse('name records or folders of records, or a server with --data FOLDER')
  if (paths.length > 0 && data !== undefined) throw new BadUse('name either records or a server with --data, not both')
  const left = new Map<string, number>()
  const leave = (why: string) => left.set(why, (left.get(why) ?? 0) + 1)
  let written = 0
  const files = filesIn(paths)
  if (to !== undefined) mustBeNoneOf(files, to)
  const out = to === undefined ? undefined : new Lines(to)
  const put = (record: GameRecord): unknown => {
    const kind = games.get(record.game)
    if (!kind) throw new BadUse(`there is a game of ${JSON.stringify(record.game)}, which is not known here`)
    const missing = loadFirst(record)
    if (missing !== undefined) return leave(missing)
    const line = lineOf(kind, record, full === true)
    if (typeof line === 'string') return leave(WORDS[line])
    written++
    if (out === undefined) print(JSON.stringify(line))
    else out.add(JSON.stringify(line))
  }
  try {
    if (data === undefined) for (const record of recordsIn(files)) put(record)
    else
      await plainly(data, async ({ finishedGames }) => {
        for await (const record of finishedGames(data)) put(record)
      })
  } catch (error) {
    out?.giveUp()
    throw error
  }
  for (const [why, count] of left) console.error(`sundown: ${count} left out: ${why}`)
  if (written === 0 && left.size > 0) {
    // A file of before is worth more than an empty one.
    out?.giveUp()
    console.error('sundown: no game was exported: all of them were left out')
    process.exitCode = 1
    return
  }
  out?.done()
  if (to !== undefined) print(`${gamesIn(written)} in ${to}`)
}

/** What is to be exported must not be replaced by it. */
function mustBeNoneOf(files: readonly string[], to: string): void {
  if (to === '') throw new BadUse('--to takes the name of a file')
  const there = whatIsAt(to)
  if (there && files.some((file) => isTheSame(whatIsAt(file), there)))
    throw new BadUse(`${to} is among the records that are to be exported: name another file with --to`)
}

const isTheSame = (one: Stats | undefined, other: Stats): boolean => one?.ino === other.ino && one.dev === other.dev

/** Replaces a file only when everything is written. A pipe or a device is written to directly. */
class Lines {
  private readonly path: string
  private readonly written: string
  private readonly out: number

  constructor(path: string) {
    this.path = path
    this.written = !existsSync(path) || statSync(path).isFile() ? `${path}.part` : path
    try {
      this.out = openSync(this.written, 'w')
    } catch (error) {
      throw new BadUse(`cannot write ${path}: ${whatIsWrong(error)}`)
    }
  }

  add(line: string): void {
    try {
      writeSync(this.out, `${line}\n`)
    } catch (error) {
      throw new BadUse(`cannot write ${this.path}: ${whatIsWrong(error)}`)
    }
  }

  done(): void {
    closeSync(this.out)
    if (this.written !== this.path) renameSync(this.written, this.path)
  }

  giveUp(): void {
    closeSync(this.out)
    if (this.written !== this.path) rmSync(this.written, { force: true })
  }
}

async function readLines(path: string, paths: readonly string[], { data, full, to, records }: Flags): Promise<void> {
  if (paths.length > 0 || data !== undefined || full || to !== undefined) {
    throw new BadUse('--read takes one file, and no other flag but --records and --sets')
  }
  if (records !== undefined) madeFolder(records)
  const {
    games: count,
    verified,
    wrong,
  } = await readBack(path, (record, line) => {
    if (records !== undefined) writeRecord(records, `game-${line}.json`, record)
  })
  print(`${gamesIn(count)}, ${verified} played again and verified`)
  if (wrong.length === 0) return
  console.error(`sundown: these lines do not say what their record comes to: ${wrong.join(', ')}`)
  process.exitCode = 1
}

const madeFolder = (path: string): void => into(path, () => makeFolder(path))

const writeRecord = (folder: string, name: string, record: GameRecord): void =>
  into(folder, () => writeFileSync(join(folder, name), JSON.stringify(record)))

function into(folder: string, write: () => void): void {
  try {
    write()
  } catch (error) {
    throw new BadUse(`cannot write into ${folder}: ${whatIsWrong(error)}`)
  }
}
