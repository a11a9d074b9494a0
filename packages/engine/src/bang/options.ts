import { BadOptions } from '../bad-options.ts'
import { type Json, type Seat, seatOf } from '../kernel/index.ts'

export { BadOptions }

/** Agreed before the first card is dealt. */
export interface BangOptions {
  readonly players: number
  readonly sets: readonly string[]
  /** Without the cards that carry a book symbol. */
  readonly simplifiedDeck: boolean
  readonly stickOfDynamite: boolean
  /** Each player picks one of two secretly dealt characters. */
  readonly characterChoice: boolean
  /** In a series the Sheriff passes from player to player. */
  readonly rotatingSheriff: boolean
  /** High Noon with its two extra events. */
  readonly highNoonExtras: boolean
  /** With two event decks: how many events come before the last one. */
  readonly combinedEventCount: number
  /** What the last game of a series leaves behind. */
  readonly previous: PreviousGame | undefined
}

export interface PreviousGame {
  readonly sheriff: Seat
  /** By seat: the character of a player who was in play at the end, who may keep it. */
  readonly survivors: readonly (string | null)[]
}

/** Switches of the table that are on or off, with the names the rules give them. */
export const VARIANTS = ['simplifiedDeck', 'stickOfDynamite', 'characterChoice', 'rotatingSheriff', 'highNoonExtras'] as const
export type Variant = (typeof VARIANTS)[number]
/** The variants as the catalogue of facts names them. */
const OTHER_NAMES: { readonly [name: string]: Variant } = {
  'no-book-symbol': 'simplifiedDeck',
  'stick-of-dynamite': 'stickOfDynamite',
  'rotating-sheriff': 'rotatingSheriff',
}

export const MIN_PLAYERS = 3
export const MAX_PLAYERS = 8
export const SETS = ['base', 'dodge-city', 'high-noon', 'fistful-of-cards', 'wild-west-show', 'valley-of-shadows'] as const

const HIGH_NOON = 'high-noon'
const EVENT_SETS: readonly string[] = [HIGH_NOON, 'fistful-of-cards']
const OTHER_OPTIONS = ['players', 'sets', 'previous', 'combinedEventCount']

/** Reads options that come from outside, or says in one sentence what is wrong. */
export function readOptions(json: Json): BangOptions {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new BadOptions('options must be an object')
  const given = new Map<string, Json | undefined>(Object.entries(json).map(([name, value]) => [OTHER_NAMES[name] ?? name, value]))
  for (const name of given.keys()) {
    if (!OTHER_OPTIONS.includes(name) && !VARIANTS.some((known) => known === name)) {
      throw new BadOptions(`there is no option "${name}"; the card game has ${VARIANTS.join(', ')}, combinedEventCount`)
    }
  }
  const players = given.get('players') ?? 5
  if (typeof players !== 'number' || !Number.isInteger(players) || players < MIN_PLAYERS || players > MAX_PLAYERS) {
    throw new BadOptions(`the card game is for ${MIN_PLAYERS} to ${MAX_PLAYERS} players, not ${JSON.stringify(players)}`)
  }
  const flag = (name: Variant): boolean => {
    const value = given.get(name) ?? false
    if (typeof value !== 'boolean') throw new BadOptions(`option "${name}" is true or false, not ${JSON.stringify(value)}`)
    return value
  }
  const sets = readSets(given.get('sets') ?? ['base'])
  const highNoonExtras = flag('highNoonExtras')
  if (highNoonExtras && !sets.includes(HIGH_NOON)) throw new BadOptions(`option "highNoonExtras" needs the set ${HIGH_NOON}`)
  return {
    players,
    sets,
    simplifiedDeck: flag('simplifiedDeck'),
    stickOfDynamite: flag('stickOfDynamite'),
    characterChoice: flag('characterChoice'),
    rotatingSheriff: flag('rotatingSheriff'),
    highNoonExtras,
    combinedEventCount: readEventCount(given.get('combinedEventCount'), sets, highNoonExtras),
    previous: readPrevious(given.get('previous'), players),
  }
}

/** Two event decks together make a pile of this many events, unless more are wanted for a longer game. */
const COMBINED_EVENTS = { least: 12, most: 26, extras: 2 }

function readEventCount(value: Json | undefined, sets: readonly string[], extras: boolean): number {
  const { least } = COMBINED_EVENTS
  if (value === undefined || value === least) return least
  if (!EVENT_SETS.every((set) => sets.includes(set)))
    throw new BadOptions(`option "combinedEventCount" needs both sets of events: ${EVENT_SETS.join(', ')}`)
  const most = COMBINED_EVENTS.most + (extras ? COMBINED_EVENTS.extras : 0)
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw new BadOptions(`option "combinedEventCount" is a number from ${least} to ${most}, not ${JSON.stringify(value)}`)
  return value
}

function readSets(value: Json): readonly string[] {
  const sets = Array.isArray(value) ? value : []
  if (!Array.isArray(value) || sets.length === 0) throw new BadOptions('sets must be a list of names')
  for (const set of sets) {
    if (!SETS.some((known) => known === set))
      throw new BadOptions(`there is no set ${JSON.stringify(set)}; the sets are ${SETS.join(', ')}`)
  }
  return SETS.filter((set) => set === 'base' || sets.includes(set))
}

function readPrevious(value: Json | undefined, players: number): PreviousGame | undefined {
  if (value === undefined || value === null) return undefined
  const wrong = new BadOptions('option "previous" must name the last Sheriff and, by seat, the characters of the survivors')
  if (typeof value !== 'object' || !('sheriff' in value) || !('survivors' in value)) throw wrong
  const { sheriff, survivors } = value
  if (
    typeof sheriff !== 'number' ||
    !Number.isInteger(sheriff) ||
    sheriff < 0 ||
    sheriff >= players ||
    !Array.isArray(survivors) ||
    survivors.length !== players
  )
    throw wrong
  const kept = survivors.map((character) => {
    if (character !== null && typeof character !== 'string') throw wrong
    return character
  })
  const named = kept.filter((character) => character !== null)
  if (new Set(named).size !== named.length) throw wrong
  return { sheriff: seatOf(sheriff), survivors: kept }
}
