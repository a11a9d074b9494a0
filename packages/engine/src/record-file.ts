import { type Deal, type GameRecord, type Input, isSeed, readAnswer, type Sample } from './kernel/index.ts'

const MAX_INPUTS = 1_000_000
const MAX_SEAT = 31
/** Nothing that games are set up with or tell has more levels. */
const MAX_DEPTH = 32

/** What keeps this from being a record, in words; nothing if it is one. Nothing here says whether the game was played by the rules. */
export function whatIsNoRecord(json: unknown): string | undefined {
  if (!isObject(json)) return 'it is not an object'
  const { format, game, rulesVersion, options, seed, seal, deal, inputs, digests, events, retold } = json
  if (format !== 1) return format === undefined ? 'it has no format' : 'its format is unknown'
  if (typeof game !== 'string') return '"game" must be a text'
  if (typeof rulesVersion !== 'string') return '"rulesVersion" must be a text'
  if (!isObject(options)) return '"options" must be an object'
  if (![options, events, retold].every((part) => isShallow(part, MAX_DEPTH))) return 'it is nested too deeply'
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

const isShallow = (json: unknown, levels: number): boolean =>
  typeof json !== 'object' || json === null || (levels > 0 && Object.values(json).every((inner) => isShallow(inner, levels - 1)))

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

/** Every field has been looked at. Nothing here says whether the game was played by the rules. */
export const isWholeRecord = (json: unknown): json is GameRecord => whatIsNoRecord(json) === undefined
