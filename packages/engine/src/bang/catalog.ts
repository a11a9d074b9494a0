import { type Layout, layOut } from '../kernel/index.ts'
import { type Def, variant } from './def.ts'
import type { Face } from './events.ts'
import type { Copy, Reprint, RoleFacts, RoleId } from './facts.ts'
import type { BangOptions } from './options.ts'
import { CHARACTER_BOX, DECK, EVENT_DECK, ROLE_BOX, SHOW_DECK, zones } from './zones.ts'

/** What a set adds to the table. */
export interface SetContent {
  readonly id: string
  readonly cards: readonly Def[]
  /** More copies of cards of other sets. */
  readonly reprints: readonly Reprint[]
  readonly characters: readonly Def[]
  readonly roles: readonly RoleFacts[]
  /** Cards of the event pile; the last one comes last. */
  readonly events: readonly Def[]
  /** Cards of the show pile. */
  readonly shows: readonly Def[]
  /** Rules for the whole table that come with the set. */
  readonly rules: readonly Def[]
  /** Rules for the whole table that an option switches on. */
  readonly variants: { readonly [option in keyof BangOptions]?: Def }
}

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
  /** The characters of the base game, by id. */
  readonly baseCharacters: ReadonlySet<string>
}

const BACK = { main: 0, character: 1, role: 2, event: 3, show: 4 } as const
const known = new Map<string, Mixture>()

/** Built once for each mixture of sets and options. */
export function mixture(options: BangOptions, atHand: readonly SetContent[]): Mixture {
  const { players, sets, simplifiedDeck, stickOfDynamite, highNoonExtras } = options
  const key = `${players} ${sets.join()} ${simplifiedDeck} ${stickOfDynamite} ${highNoonExtras}`
  const built = known.get(key) ?? build(options, atHand)
  known.set(key, built)
  return built
}

const plain = (id: string): Face => ({ id, suit: undefined, rank: undefined })

function build(options: BangOptions, atHand: readonly SetContent[]): Mixture {
  const sets = options.sets.map((id) => setAtHand(id, atHand))
  const [base] = sets
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
  const playing = sets.flatMap((set) => set.cards)
  const copies = (def: Def | undefined, all: readonly Copy[]) => {
    if (def === undefined || (options.simplifiedDeck && def.facts?.bookSymbol)) return
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
  for (const role of ROLE_TABLE[options.players]) put(plain(role), ROLE, BACK.role, ROLE_BOX)
  for (const set of sets) {
    for (const def of set.events) {
      if (def.event?.edition !== 'extra' || options.highNoonExtras) put(plain(def.id), def, BACK.event, EVENT_DECK)
    }
    for (const def of set.shows) put(plain(def.id), def, BACK.show, SHOW_DECK)
  }
  const variants = sets.flatMap((set) => [
    ...set.rules,
    ...Object.entries(set.variants).flatMap(([option, def]) => (options[option as keyof BangOptions] === true && def ? [def] : [])),
  ])
  const facesWith = (has: (def: Def) => boolean) => defs.flatMap((def, face) => (has(def) ? [face] : []))
  return {
    layout: layOut({ faces, backs: Uint8Array.from(backs), zones, home: Uint8Array.from(home) }),
    defs,
    variants,
    bangDef: defs.find((def) => def.isBang) ?? ROLE,
    suppressors: [...defs, ...variants].some((def) => def.suppresses !== undefined),
    green: defs.some((def) => def.border === 'green'),
    repeats: defs.some((def) => def.repeatsLast),
    revivers: [...defs, ...variants].some((def) => def.revives !== undefined || def.keepsGhost),
    escapes: facesWith((def) => def.escapes !== undefined),
    spares: facesWith((def) => def.spares !== undefined),
    joins: facesWith((def) => def.joins !== undefined),
    names: playing.map(({ id }) => id),
    baseCharacters: new Set(base.characters.map(({ id }) => id)),
  }
}

function setAtHand(id: string, atHand: readonly SetContent[]): SetContent {
  const set = atHand.find((one) => one.id === id)
  if (!set) throw new Error(`the set ${id} is not loaded`)
  return set
}

/** A role card does nothing by itself: the rules read it. */
const ROLE: Def = variant('role', {})
