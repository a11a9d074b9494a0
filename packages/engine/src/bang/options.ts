import { BadOptions } from '../bad-options.ts'
import { firstOf, type Json, type Seat, seatOf } from '../kernel/index.ts'
import { COMBINED_EVENTS, eventCounts } from './event-counts.ts'
import type { SetManifest, Switch } from './manifest.ts'
import { manifests } from './sets/manifests.ts'
import { MAX_PLAYERS, MIN_PLAYERS } from './size.ts'

export { BadOptions }

/** Agreed before the first card is dealt. */
export interface BangOptions {
  readonly players: number
  readonly sets: readonly string[]
  /** The switches that are on. */
  readonly variants: readonly string[]
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

const OTHER_OPTIONS = ['players', 'sets', 'previous', 'combinedEventCount']
const switchesOf = (sets: readonly SetManifest[]): readonly Switch[] => sets.flatMap(({ switches }) => switches)

/** Reads options that come from outside, or says in one sentence what is wrong. `known`: the sets there are. */
export function readOptions(json: Json, known: readonly SetManifest[] = manifests): BangOptions {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new BadOptions('options must be an object')
  const switches = switchesOf(known)
  const given = new Map<string, Json | undefined>(
    Object.entries(json).map(([name, value]) => [switches.find(({ alias }) => alias === name)?.id ?? name, value]),
  )
  for (const name of given.keys()) {
    if (!OTHER_OPTIONS.includes(name) && !switches.some(({ id }) => id === name)) {
      throw new BadOptions(`there is no option "${name}"; the card game has ${switches.map(({ id }) => id).join(', ')}, combinedEventCount`)
    }
  }
  const players = given.get('players') ?? 5
  if (typeof players !== 'number' || !Number.isInteger(players) || players < MIN_PLAYERS || players > MAX_PLAYERS) {
    throw new BadOptions(`the card game is for ${MIN_PLAYERS} to ${MAX_PLAYERS} players, not ${JSON.stringify(players)}`)
  }
  const sets = readSets(given.get('sets') ?? ['base'], known)
  const inUse = known.filter(({ id }) => sets.includes(id))
  const variants = known.flatMap((set) => readSwitches(set, given, players, inUse))
  return {
    players,
    sets,
    variants,
    combinedEventCount: readEventCount(given.get('combinedEventCount'), inUse, known, variants),
    previous: readPrevious(given.get('previous'), players),
  }
}

/** The switches of a set that are on. */
function readSwitches(
  set: SetManifest,
  given: ReadonlyMap<string, Json | undefined>,
  players: number,
  inUse: readonly SetManifest[],
): readonly string[] {
  return set.switches.flatMap(({ id, alone, leastPlayers = MIN_PLAYERS }) => {
    const value = given.get(id) ?? false
    if (typeof value !== 'boolean') throw new BadOptions(`option "${id}" is true or false, not ${JSON.stringify(value)}`)
    if (!value) return []
    if (!alone && !inUse.includes(set)) throw new BadOptions(`option "${id}" needs the set ${set.id}`)
    if (players < leastPlayers) throw new BadOptions(`option "${id}" needs ${leastPlayers} players or more`)
    return [id]
  })
}

function readEventCount(
  value: Json | undefined,
  inUse: readonly SetManifest[],
  known: readonly SetManifest[],
  variants: readonly string[],
): number {
  if (value === undefined || value === COMBINED_EVENTS) return COMBINED_EVENTS
  const counts = eventCounts(
    inUse.map(({ id }) => id),
    variants,
    known,
  )
  if (counts === undefined) {
    const all = known.flatMap(({ id, events }) => (events === undefined ? [] : [id]))
    throw new BadOptions(`option "combinedEventCount" needs both sets of events: ${all.join(', ')}`)
  }
  const { least, most } = counts
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw new BadOptions(`option "combinedEventCount" is a number from ${least} to ${most}, not ${JSON.stringify(value)}`)
  return value
}

function readSets(value: Json, known: readonly SetManifest[]): readonly string[] {
  const sets = Array.isArray(value) ? value : []
  if (!Array.isArray(value) || sets.length === 0) throw new BadOptions('sets must be a list of names')
  const { id: first } = firstOf(known)
  for (const set of sets) {
    if (!known.some(({ id }) => id === set))
      throw new BadOptions(`there is no set ${JSON.stringify(set)}; the sets are ${known.map(({ id }) => id).join(', ')}`)
  }
  return known.flatMap(({ id }) => (id === first || sets.includes(id) ? [id] : []))
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
