import type { SetContent } from './catalog.ts'
import type { Def } from './def.ts'
import type { Border, CardType } from './facts.ts'

const BORDERS: readonly Border[] = ['brown', 'blue', 'green', 'orange', 'black']
const TYPES: readonly CardType[] = ['weapon', 'equipment', 'action', 'response']
const SPOTS = ['seat', 'character', 'card', 'middle']

type Complaint = string | undefined

/**
 * What a compiler would have said of the facts and parts of a set, for a set that no compiler has read: the first thing that is missing or of another kind, as
 * "the card "claim" has no ...".
 */
export function whatIsMisprinted({ cards, characters, events, shows, things, counters, manifest }: SetContent): Complaint {
  const defs = [...cards, ...characters, ...events, ...shows, ...things.flatMap((kind) => kind.things)]
  return first(defs, misprint) ?? first(counters, miscounted) ?? misplaced(events, manifest.events?.count)
}

function first<T>(list: readonly T[], complaint: (one: T) => Complaint): Complaint {
  for (const one of list) {
    const found = complaint(one)
    if (found !== undefined) return found
  }
  return undefined
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''
const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value) && value > 0
const oneOf = (list: readonly string[]): string => list.map((one) => `"${one}"`).join(', ')

function misprint({ id, kind, facts, character, event, thing }: Def): Complaint {
  const printed = facts ?? character ?? event ?? thing
  const lacks = (what: string): string => `the ${kind} "${id}" has no ${what}`
  const name: unknown = printed?.name
  if (typeof name !== 'object' || name === null || !('en' in name && isText(name.en)))
    return lacks('"name": one for each language, such as { en: \'Claim\' }')
  if (character && !isCount(character.life)) return lacks('"life": a number from 1')
  if (thing && !isCount(thing.count)) return lacks('"count": how many there are')
  if (!facts) return undefined
  if (!BORDERS.includes(facts.border)) return lacks(`"border", which is one of ${oneOf(BORDERS)}`)
  if (!TYPES.includes(facts.type)) return lacks(`"type", which is one of ${oneOf(TYPES)}`)
  return facts.type === 'weapon' && !isCount(facts.range) ? lacks('"range", a number from 1, which a weapon needs') : undefined
}

function miscounted({ id, at, supply }: SetContent['counters'][number]): Complaint {
  if (!Array.isArray(at) || at.length === 0 || !at.every((spot) => SPOTS.includes(spot)))
    return `the counter "${id}" has no "at": a list of where it may lie, of ${oneOf(SPOTS)}`
  return isCount(supply) ? undefined : `the counter "${id}" has no "supply": how many there are`
}

/** A pile of events ends with the last one, and a table counts those before it. */
function misplaced(events: readonly Def[], count: number | undefined): Complaint {
  const before = events.filter(({ event }) => !event?.last && event?.edition !== 'extra').length
  if (events.length > 0 && !events.some(({ event }) => event?.last))
    return 'none of its events is the last of the pile: one of them needs "last: true" in its facts'
  if (before === (count ?? before) && (events.length === 0) === (count === undefined)) return undefined
  return events.length === 0
    ? 'it has no events: leave "events" out of the manifest'
    : `it has ${before} events before the last one: say so in the manifest, "events: { count: ${before} }"`
}
