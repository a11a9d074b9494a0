import { entryOf, firstOf, type Layout, layOut, listOf, type Seat, seatOf, type ZoneId, type ZoneSpec, zoneOf } from '../kernel/index.ts'
import { type Def, variant } from './def.ts'
import type { Face } from './events.ts'
import type { Copy, Reprint, RoleFacts, RoleId } from './facts.ts'
import type { SetManifest } from './manifest.ts'
import type { BangOptions } from './options.ts'
import type { Counter, State, Zone } from './parts/declare.ts'
import { CHARACTER_BOX, DECK, EVENT_DECK, FIRST_OWN_ZONE, MAX_SEATS, ROLE_BOX, SHOW_DECK, zones } from './zones.ts'

/** What a set adds to the table. */
export interface SetContent extends SetParts {
  readonly manifest: SetManifest
  readonly id: string
}

interface SetParts {
  readonly cards: readonly Def[]
  /** More copies of cards of other sets. */
  readonly reprints: readonly Reprint[]
  readonly characters: readonly Def[]
  readonly roles: readonly RoleFacts[]
  /** Cards of the event pile; the last one comes last. */
  readonly events: readonly Def[]
  /** Cards of the show pile. */
  readonly shows: readonly Def[]
  /** Kinds of things only this set has. */
  readonly things: readonly ThingKind[]
  readonly counters: readonly Counter[]
  readonly zones: readonly Zone[]
  readonly states: readonly State[]
  /** Rules for the whole table that come with the set. */
  readonly rules: readonly Def[]
  /** Rules for the whole table that a switch of the set brings, by the id of the switch. */
  readonly variants: { readonly [id: string]: Def }
}

/** Printed things that are no playing cards: they have a back of their own and start in a zone of their set. */
export interface ThingKind {
  /** As lists name it: `equipment`, `railcar`. */
  readonly kind: string
  readonly things: readonly Def[]
  /** Left out: they are printed, but no cards that move. */
  readonly home?: Zone
}

const NOTHING: SetParts = {
  cards: [],
  reprints: [],
  characters: [],
  roles: [],
  events: [],
  shows: [],
  things: [],
  counters: [],
  zones: [],
  states: [],
  rules: [],
  variants: {},
}

/** A set with what it has; whatever is left out it has none of. */
export const setContent = (manifest: SetManifest, parts: Partial<SetParts>): SetContent => ({
  ...NOTHING,
  ...parts,
  manifest,
  id: manifest.id,
})

/** Everything of a set that has rules. */
export const defsOf = ({ cards, characters, events, shows, things, rules, variants }: SetContent): readonly Def[] => [
  ...cards,
  ...characters,
  ...events,
  ...shows,
  ...things.flatMap((kind) => kind.things),
  ...rules,
  ...Object.values(variants),
]

/** Roles by number of players. */
export const ROLE_TABLE: { readonly [players: number]: readonly RoleId[] } = {
  3: ['deputy', 'outlaw', 'renegade'],
  4: ['sheriff', 'outlaw', 'outlaw', 'renegade'],
  5: ['sheriff', 'deputy', 'outlaw', 'outlaw', 'renegade'],
  6: ['sheriff', 'deputy', 'outlaw', 'outlaw', 'outlaw', 'renegade'],
  7: ['sheriff', 'deputy', 'deputy', 'outlaw', 'outlaw', 'outlaw', 'renegade'],
  8: ['sheriff', 'deputy', 'deputy', 'outlaw', 'outlaw', 'outlaw', 'renegade', 'renegade'],
}

/** Everything that is the same in all games with the same sets and options. */
export interface Mixture {
  readonly layout: Layout<Face>
  /** By face. */
  readonly defs: readonly Def[]
  readonly variants: readonly Def[]
  /** The moments of what lies in force from the start, of those that have a bit. */
  readonly moments: number
  /** The BANG! card, for cards that are used as one. */
  readonly bangDef: Def
  /** Something may switch off other sources. */
  readonly suppressors: boolean
  /** There are cards that wait for a turn before they can be used. */
  readonly green: boolean
  /** What was played last may be done once more. */
  readonly repeats: boolean
  /** Somebody who is out may come back. */
  readonly revivers: boolean
  /** Faces of the cards that everybody may fear in a hand he does not see. */
  readonly escapes: readonly number[]
  readonly spares: readonly number[]
  readonly joins: readonly number[]
  /** The cards of the sets in use, by id: where an answer names a card, it is by its number here. */
  readonly names: readonly string[]
  /** The same as definitions; nothing for a card that is left out. */
  readonly named: readonly (Def | undefined)[]
  /** The characters of the base game, by id. */
  readonly baseCharacters: ReadonlySet<string>
  /** What the sets in use bring besides cards; false: nothing of all that. */
  readonly hasParts: boolean
  readonly counters: readonly Counter[]
  readonly states: readonly State[]
  readonly ownZones: readonly OwnZone[]
  /** Those of them in the middle of the table. */
  readonly middleZones: readonly OwnZone[]
  /** The same by seat, of those that each player has. */
  readonly seatZones: readonly (readonly OwnZone[])[]
  /** By the number of a zone: its place, or that of each seat; by that of a counter or a state: where this table has it. */
  readonly zonePlaces: readonly (readonly ZoneId[] | undefined)[]
  readonly counterPlaces: readonly (number | undefined)[]
  readonly statePlaces: readonly (number | undefined)[]
  /** Those of them whose cards are in force: by seat, and for the whole table. */
  readonly forceZones: readonly (readonly OwnZone[])[]
  readonly tableZones: readonly ZoneId[]
}

/** A zone of a set with its place in this mixture. */
export interface OwnZone {
  readonly zone: Zone
  readonly seat: Seat | undefined
  readonly id: ZoneId
}

const BACK = { main: 0, character: 1, role: 2, event: 3, show: 4 } as const
const FIRST_OWN_BACK = Object.keys(BACK).length
const known = new WeakMap<readonly SetContent[], Map<string, Mixture>>()

/** Built once for each mixture of sets and options. */
export function mixture(options: BangOptions, atHand: readonly SetContent[]): Mixture {
  const { players, sets, variants } = options
  const key = `${players} ${sets.join()} ${variants.join()}`
  const mixtures = known.get(atHand) ?? new Map<string, Mixture>()
  const built = mixtures.get(key) ?? build(options, atHand)
  known.set(atHand, mixtures.set(key, built))
  return built
}

const plain = (id: string): Face => ({ id, suit: undefined, rank: undefined })

function build(options: BangOptions, atHand: readonly SetContent[]): Mixture {
  const sets = options.sets.map((id) => setAtHand(id, atHand))
  const ownZones = zonesOf(sets)
  const faces: Face[] = []
  const defs: Def[] = []
  const backs: number[] = []
  const home: number[] = []
  const put = (face: Face, def: Def, back: number, zone: number) => {
    faces.push(face)
    defs.push(def)
    backs.push(back)
    home.push(zone)
  }
  const isSimplified = options.variants.includes('simplifiedDeck')
  const playing = sets.flatMap((set) => set.cards)
  const copies = (def: Def | undefined, all: readonly Copy[]) => {
    if (def === undefined || (isSimplified && def.facts?.bookSymbol)) return
    for (const { suit, rank } of all) put({ id: def.id, suit, rank }, def, BACK.main, DECK)
  }
  for (const set of sets) {
    for (const def of set.cards) copies(def, def.facts?.copies ?? [])
    for (const { id, copies: more } of set.reprints)
      copies(
        playing.find((def) => def.id === id),
        more,
      )
  }
  for (const set of sets) for (const def of set.characters) put(plain(def.id), def, BACK.character, CHARACTER_BOX)
  for (const role of entryOf(ROLE_TABLE, options.players)) put(plain(role), ROLE, BACK.role, ROLE_BOX)
  for (const set of sets) {
    const { more } = set.manifest.events ?? {}
    const isExtended = more !== undefined && options.variants.includes(more.with)
    for (const def of set.events) {
      if (def.event?.edition !== 'extra' || isExtended) put(plain(def.id), def, BACK.event, EVENT_DECK)
    }
    for (const def of set.shows) put(plain(def.id), def, BACK.show, SHOW_DECK)
  }
  let back = FIRST_OWN_BACK
  for (const set of sets) {
    for (const { things, home: start } of set.things) {
      if (start === undefined) continue
      const own = ownZones.find(({ zone }) => zone === start)
      if (own === undefined) throw new Error(`the set ${set.id} has no zone ${start.name}`)
      for (const def of things) for (let i = def.thing?.count ?? 0; i > 0; i--) put(plain(def.id), def, back, own.id)
      back++
    }
  }
  const isOn = (id: string): boolean => (options.variants as readonly string[]).includes(id)
  // What a switch brings may be in force although its set is not.
  const variants = atHand.flatMap((set) => [
    ...(sets.includes(set) ? set.rules : []),
    ...Object.entries(set.variants).flatMap(([id, def]) => (isOn(id) ? [def] : [])),
  ])
  const counters = sets.flatMap((set) => set.counters)
  // What a switch needs to remember is there although its set is not.
  const states = atHand
    .filter(({ id, variants: own }) => options.sets.includes(id) || Object.keys(own).some(isOn))
    .flatMap((set) => set.states)
  const startsInForce = (face: number) => ownZones.some(({ zone, id }) => zone.inForce === true && id === home[face])
  const facesWith = (has: (def: Def) => boolean) => defs.flatMap((def, face) => (has(def) ? [face] : []))
  return {
    layout: layOut({ faces, backs: Uint8Array.from(backs), zones: [...zones, ...ownZones.map(specOf)], home: Uint8Array.from(home) }),
    defs,
    variants,
    moments: defs.reduce((moments, def, face) => (startsInForce(face) ? moments | def.mask : moments), 0),
    bangDef: defs.find((def) => def.isBang) ?? ROLE,
    suppressors: [...defs, ...variants].some((def) => def.suppresses !== undefined),
    green: defs.some((def) => def.border === 'green'),
    repeats: defs.some((def) => def.repeatsLast),
    revivers: [...defs, ...variants].some((def) => def.revives !== undefined || def.keepsGhost),
    escapes: facesWith((def) => def.escapes !== undefined),
    spares: facesWith((def) => def.spares !== undefined),
    joins: facesWith((def) => def.joins !== undefined),
    names: playing.map(({ id }) => id),
    named: playing.map(({ id }) => defs.find((def) => def.id === id)),
    baseCharacters: new Set(firstOf(sets).characters.map(({ id }) => id)),
    hasParts: sets.some(({ counters, zones: own, states }) => counters.length + own.length + states.length > 0),
    counters,
    states,
    ownZones,
    middleZones: ownZones.filter(({ seat }) => seat === undefined),
    seatZones: listOf(MAX_SEATS, (i) => ownZones.filter(({ seat }) => seat === i)),
    zonePlaces: byNumber(
      ownZones.map(({ zone }) => zone),
      ({ number }) => ownZones.filter(({ zone }) => zone.number === number).map(({ id }) => id),
    ),
    counterPlaces: byNumber(counters, (_counter, place) => place),
    statePlaces: byNumber(states, (_state, place) => place),
    forceZones: Array.from({ length: MAX_SEATS }, (_, i) => ownZones.filter(({ zone, seat }) => zone.inForce === true && seat === i)),
    tableZones: ownZones.flatMap(({ zone, seat, id }) => (zone.inForce === true && seat === undefined ? [id] : [])),
  }
}

/** By the number of each: something about it. */
function byNumber<D extends { readonly number: number }, T>(
  declared: readonly D[],
  about: (each: D, place: number) => T,
): readonly (T | undefined)[] {
  const all = listOf<T | undefined>(1 + Math.max(-1, ...declared.map(({ number }) => number)), () => undefined)
  declared.forEach((each, place) => {
    all[each.number] = about(each, place)
  })
  return all
}

/** The zones of sets have their places after those that every game has. */
function zonesOf(sets: readonly SetContent[]): readonly OwnZone[] {
  const own: OwnZone[] = []
  const add = (zone: Zone, seat: Seat | undefined) => own.push({ zone, seat, id: zoneOf(FIRST_OWN_ZONE + own.length) })
  for (const { zones: all } of sets) {
    for (const zone of all) {
      if (!zone.perSeat) add(zone, undefined)
      else for (let i = 0; i < MAX_SEATS; i++) add(zone, seatOf(i))
    }
  }
  return own
}

const specOf = ({ zone, seat, id }: OwnZone): ZoneSpec => ({
  id,
  zone: zone.name,
  ...(seat !== undefined && { seat }),
  sight: zone.isPile ? 'none' : 'all',
})

function setAtHand(id: string, atHand: readonly SetContent[]): SetContent {
  const set = atHand.find((one) => one.id === id)
  if (!set) throw new Error(`the set ${id} is not loaded`)
  return set
}

/** A role card does nothing by itself: the rules read it. */
const ROLE: Def = variant('role', {})
