import { isDeepStrictEqual } from 'node:util'
import { type GameRecord, games } from '@sundown/engine'
import { isObject, whatIsNoRecord } from '@sundown/engine/record-file'
import { BadUse } from '../bad-use.ts'
import { parseJson } from '../json.ts'
import { loadFirst } from '../record/record.ts'
import { lineOf } from './line.ts'
import { linesOf } from './sources.ts'

/** What was found in the lines of a file. */
export interface ReadBack {
  games: number
  /** Full lines whose game was played again with the same result. */
  verified: number
  /** Lines that differ from their own record. */
  readonly wrong: number[]
}

/** Reads a file that `sundown export` has written. Full lines are played again. */
export async function readBack(path: string, each: (record: GameRecord, line: number) => void): Promise<ReadBack> {
  const found: ReadBack = { games: 0, verified: 0, wrong: [] }
  for await (const { number, text } of linesOf(path)) {
    const line = parsed(path, number, text)
    const complain = (what: string): never => {
      throw new BadUse(`line ${number} of ${path} is not a game that "sundown export" has written: ${what}`)
    }
    const what = whatIsNoLine(line)
    if (what !== undefined || !isObject(line)) return complain(what ?? 'it is not an object')
    found.games++
    if (line.record === undefined) continue
    const wrong = whatIsNoRecord(line.record)
    if (wrong !== undefined || !isRecord(line.record)) return complain(`its record is none: ${wrong}`)
    const missing = loadFirst(line.record)
    if (missing !== undefined) throw new BadUse(`line ${number} of ${path} cannot be played again: ${missing}`)
    const kind = games.get(line.record.game)
    const again = kind && lineOf(kind, line.record, true)
    if (isDeepStrictEqual(again && JSON.parse(JSON.stringify(again)), known(line, again))) found.verified++
    else found.wrong.push(number)
    each(line.record, number)
  }
  return found
}

/** The fields of a line that we write, too: a later version may have added some. */
const known = (line: { readonly [field: string]: unknown }, ours: object | string | undefined): object =>
  typeof ours === 'object' ? Object.fromEntries(Object.keys(ours).map((field) => [field, line[field]])) : line

const isRecord = (json: unknown): json is GameRecord => whatIsNoRecord(json) === undefined

function parsed(path: string, number: number, text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    throw new BadUse(`line ${number} of ${path} is not JSON`)
  }
}

function whatIsNoLine(json: unknown): string | undefined {
  if (!isObject(json)) return 'it is not an object'
  const { format, version, game, rulesVersion, options, sets, seats, over, turns, answers, events } = json
  if (format !== 'sundown-game') return '"format" must be "sundown-game"'
  if (version !== 1) return 'its version is unknown'
  if (typeof game !== 'string' || !games.has(game)) return '"game" must be the name of a game'
  if (typeof rulesVersion !== 'string') return '"rulesVersion" must be a text'
  if (!isObject(options)) return '"options" must be an object'
  if (!Array.isArray(sets) || !sets.every((set) => typeof set === 'string')) return '"sets" must be a list of names'
  if (!Array.isArray(seats) || !seats.every(isObject)) return '"seats" must be a list of objects'
  if (!isObject(over)) return '"over" must be an object'
  if (!Number.isInteger(turns)) return '"turns" must be a whole number'
  if (!Number.isInteger(answers)) return '"answers" must be a whole number'
  if (!Array.isArray(events)) return '"events" must be a list'
  return undefined
}
