import { type GameRecord, games } from '@sundown/engine'
import { isObject, isSeat, isWholeRecord, whatIsNoRecord } from '@sundown/engine/record-file'
import { BadUse } from '../bad-use.ts'
import { harmless } from '../output.ts'
import { readJson } from './file.ts'

/** A record, and who sat at the table if whoever saved it said so. */
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

/** Names are for reading only: anything odd about them and there are none. */
export function readNames(json: unknown): readonly string[] | undefined {
  if (!Array.isArray(json)) return undefined
  const names = json.map((name) => (typeof name === 'string' ? harmless(name).trim() : ''))
  return names.every((name) => name.length > 0 && name.length <= MAX_NAME) && new Set(names).size === names.length ? names : undefined
}

/** What to do about sets a game was played with that nobody has loaded; nothing if all are there. */
export function setsMissing({ game, options }: GameRecord): string | undefined {
  const known = games.get(game)?.sets ?? []
  const named = isObject(options) && Array.isArray(options.sets) ? options.sets : []
  const missing = named.filter((set) => typeof set === 'string' && !known.includes(set))
  if (missing.length === 0) return undefined
  return `it was played with the set ${harmless(missing.join(', '))}, which does not come with Sundown: give its folder with --sets`
}

/** How many sat at the table, as far as the options tell. */
export function playersIn(options: unknown): number {
  const players = isObject(options) ? (options.players ?? 5) : 5
  return isSeat(players) ? players : 5
}
