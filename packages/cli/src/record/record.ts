import { type Deal, type GameRecord, type Input, isSeed, readAnswer, type Sample } from '@sundown/engine'
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
  if (wrong !== undefined || !isChecked(json)) throw new BadUse(`${path} is not a record of a game: ${wrong}`)
  return { record: json, names: 'names' in json ? readNames(json.names) : undefined }
}

/** Every field has been looked at. */
const isChecked = (json: unknown): json is GameRecord => whatIsNoRecord(json) === undefined

const MAX_INPUTS = 1_000_000
const MAX_SEAT = 31
const MAX_NAME = 40

/** What keeps this from being a record, in words; nothing if it is one. Nothing here says whether the game was played by the rules. */
export function whatIsNoRecord(json: unknown): string | undefined {
  if (!isObject(json)) return 'it is not an object'
  const { format, game, rulesVersion, options, seed, seal, deal, inputs, digests, events, retold } = json
  if (format !== 1) return format === undefined ? 'it has no format' : 'its format is unknown'
  if (typeof game !== 'string') return '"game" must be a text'
  if (typeof rulesVersion !== 'string') return '"rulesVersion" must be a text'
  if (!isObject(options)) return '"options" must be an object'
  if (!isSeed(seed)) return '"seed" must be 64 hexadecimal digits'
  if (!isSeed(seal)) return '"seal" must be 64 hexadecimal digits'
  if (deal !== undefined && !isDeal(deal)) return '"deal" must be a seal, a secret and the shares of the seats'
  if (!Array.isArray(inputs)) return '"inputs" must be a list'
  if (inputs.length > MAX_INPUTS) return 'it has too many inputs'
  const bad = inputs.findIndex((input) => !isInput(input) && !isSample(input))
  if (bad >= 0) return `input ${bad} is neither an answer nor a new deal`
  if (!Array.isArray(digests) || !digests.every(Number.isSafeInteger)) return '"digests" must be a list of whole numbers'
  if (events !== undefined && !Array.isArray(events)) return '"events" must be a list'
  if (retold !== undefined && !(isObject(retold) && Array.isArray(retold.events))) return '"retold" must hold a list of events'
  return undefined
}

export const isObject = (json: unknown): json is { readonly [key: string]: unknown } =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

export const isSeat = (json: unknown): json is number => typeof json === 'number' && Number.isInteger(json) && json >= 0 && json <= MAX_SEAT

function isInput(json: unknown): json is Input {
  if (!isObject(json)) return false
  return isSeat(json.seat) && readAnswer(json.answer) !== undefined && (json.interjection === undefined || json.interjection === true)
}

function isSample(json: unknown): json is Sample {
  if (!isObject(json) || !isObject(json.sample)) return false
  const { viewer, seed, remember, keepChance, keepPiles } = json.sample
  return (
    (viewer === 'spectator' || isSeat(viewer)) &&
    isSeed(seed) &&
    [remember, keepChance, keepPiles].every((flag) => typeof flag === 'boolean')
  )
}

function isDeal(json: unknown): json is Deal {
  if (!isObject(json)) return false
  const { seal, secret, shares } = json
  return isSeed(seal) && isSeed(secret) && Array.isArray(shares) && shares.length <= MAX_SEAT + 1 && shares.every(isShare)
}

const isShare = (json: unknown): boolean => json === null || (typeof json === 'string' && /^(?:[0-9a-f]{2}){0,64}$/.test(json))

/** Names are for reading only: anything odd about them and there are none. */
export function readNames(json: unknown): readonly string[] | undefined {
  if (!Array.isArray(json)) return undefined
  const names = json.map((name) => (typeof name === 'string' ? harmless(name).trim() : ''))
  return names.every((name) => name.length > 0 && name.length <= MAX_NAME) && new Set(names).size === names.length ? names : undefined
}

/** How many sat at the table, as far as the options tell. */
export function playersIn(options: unknown): number {
  const players = isObject(options) ? (options.players ?? 5) : 5
  return isSeat(players) ? players : 5
}
