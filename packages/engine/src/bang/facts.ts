import type { Json } from '../kernel/index.ts'
import type { Name, RoleId } from '../western/facts.ts'

export type { Name, RoleId }

/** The shapes of what is printed on cards; each set fills them in its own `facts.ts`. */

export const SUITS = ['hearts', 'diamonds', 'clubs', 'spades'] as const
/** The suits of the playing cards. */
export type Suit = (typeof SUITS)[number]
/** From low to high. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const
/** Ranks, from 2 to ace. */
export type Rank = (typeof RANKS)[number]
/** The colour of the border of a card, which says how long it lasts. */
export type Border = 'brown' | 'blue' | 'green' | 'orange' | 'black'
/** What a card is for. */
export type CardType = 'weapon' | 'equipment' | 'action' | 'response'

/** Which cards flipped for a "draw!" bring the result. */
export interface Check {
  /** Left out: any. */
  readonly suits?: readonly Suit[]
  readonly ranks?: readonly Rank[]
}

/** Rank and suit of one physical card. */
export interface Copy {
  readonly rank: Rank
  readonly suit: Suit
}

/** What is printed on a card, besides rank and suit. */
export interface Printed {
  readonly name: Name
  readonly border: Border
  readonly type: CardType
  readonly range?: number
  readonly target?: string
  readonly distanceYouSee?: number
  readonly distanceOthersSee?: number
  readonly symbols?: readonly string[]
  readonly isBangCard?: true
  readonly isMissedCard?: true
  readonly isBeerCard?: true
  readonly bookSymbol?: true
  readonly check?: Check
  /** Paid with another card of the hand. */
  readonly extraCost?: 'discard-another-hand-card'
  /** A green card that its owner may also use in the turns of others. */
  readonly outOfTurn?: boolean
  /** What else is printed on cards of one set only. */
  readonly more?: MoreFacts
}

/** Facts under the names that only their set gives them. */
export interface MoreFacts {
  readonly [name: string]: Json
}

/** What is printed on a card, with its id and all its copies. */
export interface CardFacts extends Printed {
  readonly id: string
  readonly copies: readonly Copy[]
}

/** Copies that another set adds of a card it does not define. */
export interface Reprint {
  readonly id: string
  readonly copies: readonly Copy[]
}

/** What is printed on a character. */
export interface CharacterFacts {
  readonly id: string
  readonly name: Name
  readonly life: number
  /** Cards dealt to him at the start, if not one for each life point. */
  readonly startingHand?: number
  readonly more?: MoreFacts
}

/** A card of the event pile or of the show pile: it has neither suit nor owner. */
export interface EventFacts {
  readonly id: string
  readonly name: Name
  readonly timing: string
  readonly duration: string
  readonly edition?: 'core' | 'extra'
  /** Always the last of its pile. */
  readonly last?: true
}

/** Something of a kind that only one set has: equipment for sale, a railcar, a station. It has neither suit nor rank. */
export interface ThingFacts {
  readonly id: string
  readonly name: Name
  /** How many there are. */
  readonly count: number
  readonly border?: Border
  readonly type?: CardType
  readonly outOfTurn?: boolean
  readonly check?: Check
  readonly target?: string
  readonly more?: MoreFacts
}

export interface RoleFacts {
  readonly id: string
  readonly name: Name
  readonly count: number
  readonly public: boolean
  readonly lifeBonus?: number
  readonly reward?: number
  readonly more?: MoreFacts
}

/** What a set's own `facts.ts` holds. */
export interface SetFacts {
  readonly cards?: Entries<CardFacts>
  readonly reprints?: readonly Reprint[]
  readonly characters?: Entries<CharacterFacts>
  readonly roles?: Entries<RoleFacts>
  readonly events?: Entries<EventFacts>
  readonly shows?: Entries<EventFacts>
  /** By kind. */
  readonly things?: { readonly [kind: string]: Entries<ThingFacts> }
}

const SUIT_LETTERS: { readonly [letter: string]: Suit } = { H: 'hearts', D: 'diamonds', C: 'clubs', S: 'spades' }

function copyOf(text: string): Copy {
  const rank = RANKS.find((known) => known === text.slice(0, -1))
  const suit = SUIT_LETTERS[text.slice(-1)]
  if (!rank || !suit) throw new Error(`no such card: ${text}`)
  return { rank, suit }
}

type WithIds<T> = { readonly [id in keyof T & string]: T[id] & { readonly id: id } }

/** The key of an entry is its id. */
function withIds<T extends object>(entries: T): WithIds<T> {
  const all: { [id: string]: unknown } = {}
  for (const [id, entry] of Object.entries(entries)) all[id] = { id, ...entry }
  return all as WithIds<T>
}

interface Entries<T> {
  readonly [id: string]: T
}

/** The cards of a set, by id. `copies` lists every physical card: '7H QS' is the 7 of hearts and the queen of spades. */
export const cardFacts = <const T extends Entries<Printed & { readonly copies: string }>>(entries: T) =>
  withIds(withCopies(entries)) satisfies Entries<CardFacts>
/** The characters of a set, by id. */
export const characterFacts = <const T extends Entries<Omit<CharacterFacts, 'id'>>>(entries: T) => withIds(entries)
/** The event cards or show cards of a set, by id. */
export const eventFacts = <const T extends Entries<Omit<EventFacts, 'id'>>>(entries: T) => withIds(entries) satisfies Entries<EventFacts>
/** Things of a kind that only this set has, by id. */
export const thingFacts = <const T extends Entries<Omit<ThingFacts, 'id'>>>(entries: T) => withIds(entries) satisfies Entries<ThingFacts>
/** Rank and suit of every copy, as in `cardFacts`. */
export const reprintFacts = (entries: Entries<string>): readonly Reprint[] =>
  Object.entries(entries).map(([id, copies]) => ({ id, copies: copies.split(' ').map(copyOf) }))
export const roleFacts = <const T extends Entries<Omit<RoleFacts, 'id'>>>(entries: T) => withIds(entries)

type WithCopies<T> = { readonly [id in keyof T]: Omit<T[id], 'copies'> & Printed & { readonly copies: readonly Copy[] } }

function withCopies<T extends Entries<Printed & { readonly copies: string }>>(entries: T): WithCopies<T> {
  const all: { [id: string]: unknown } = {}
  for (const [id, entry] of Object.entries(entries)) all[id] = { ...entry, copies: entry.copies.split(' ').map(copyOf) }
  return all as WithCopies<T>
}
