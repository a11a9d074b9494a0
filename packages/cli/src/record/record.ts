import { type GameRecord, games, setsMissing } from '@sundown/engine'
import { isObject, isSeat, isWholeRecord, whatIsNoRecord } from '@sundown/engine/record-file'
import { seenName } from '@sundown/protocol/names'
import { BadUse } from '../bad-use.ts'
import { harmless } from '../output.ts'
import { readJson } from './file.ts'

/** A record, and the names of the players if they were saved with it. */
export interface Recorded {
  readonly record: GameRecord
  readonly names: readonly string[] | undefined
}

export function readRecord(path: string): Recorded {
  const json = readJson(path)
  const wrong = whatIsNoRecord(json)
  if (wrong !== undefined || !isWholeRecord(json)) throw new BadUse(`${path} is not a record of a game: ${wrong}`)
  return { record: json, names: 'names' in json ? readNames(json.names) : undefined }
}

const MAX_NAME = 40

/** Names are only for reading: if anything is odd about them, they are dropped. */
export function readNames(json: unknown): readonly string[] | undefined {
  if (!Array.isArray(json)) return undefined
  const names = json.map((name) => (typeof name === 'string' ? seenName(name) : ''))
  return names.every((name) => name.length > 0 && name.length <= MAX_NAME) && new Set(names).size === names.length ? names : undefined
}

/** What to do about sets of the game that are not loaded. Nothing if all of them are. */
export function loadFirst({ game, options }: GameRecord): string | undefined {
  const missing = setsMissing(options, games.get(game)?.sets)
  if (missing.length === 0) return undefined
  return `it was played with the set ${harmless(missing.join(', '))}, which does not come with Sundown: give its folder with --sets`
}

/** The number of players, if the options say so. */
export function playersIn(options: unknown): number {
  const players = isObject(options) ? (options.players ?? 5) : 5
  return isSeat(players) ? players : 5
}
