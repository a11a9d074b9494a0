import {
  type BangView,
  type CardView,
  entryOf,
  type Field,
  handleOf,
  type Json,
  nth,
  type Option,
  Random,
  type Rank,
  type RoleId,
  type Seat,
  type SeatView,
  type Suit,
  seatOf,
  seedFrom,
} from '@sundown/engine'
import { rule, type Situation } from '../src/index.ts'

/** A card of the hand: its name, or with what is printed in its corner. */
export type Held = string | { readonly id: string; readonly suit?: Suit; readonly rank?: Rank }

/** A table written down by hand: seat 0 is the bot's, and the seats sit in a circle. */
export interface Sketch {
  readonly turn?: number
  readonly role: RoleId
  readonly life?: number
  readonly state?: SeatView['state']
  readonly character?: string
  readonly hand?: readonly Held[]
  readonly front?: readonly string[]
  /** Load tokens on cards in front. */
  readonly loads?: Loads
  /** The others, clockwise. */
  readonly others: readonly Partial<
    Pick<SeatView, 'life' | 'character' | 'hand' | 'role' | 'state' | 'abilities' | 'cards'> & {
      readonly front: readonly string[]
      readonly loads: Loads
      readonly parts: Partial<SeatParts>
    }
  >[]
  readonly aside?: readonly CardView[]
  readonly look?: readonly string[]
  readonly top?: CardView
  /** The show card in force. */
  readonly show?: string
  /** Characters whose abilities the bot has besides its own. */
  readonly abilities?: readonly string[]
  /** What sets bring to the bot's seat and to the middle of the table. */
  readonly parts?: Partial<SeatParts>
  readonly middle?: Partial<TableParts>
}

interface Loads {
  readonly [card: string]: number
}

type SeatParts = NonNullable<SeatView['parts']>
type TableParts = NonNullable<BangView['table']['parts']>

const NO_SEAT_PARTS: SeatParts = { counters: {}, onCharacter: {}, zones: {} }
const NO_TABLE_PARTS: TableParts = { supplies: {}, counters: {}, rows: {}, piles: {}, states: {} }

const RANGES: { readonly [id: string]: number } = { volcanic: 1, schofield: 2, remington: 3, 'rev-carabine': 4, winchester: 5 }
const MAX = 4

/** Handles tell the place: the hand counts from 100, what lies in front of a seat from 200 + 10 a seat, what is looked at from 300. */
export const HAND = 100
export const front = (seat: number): number => 200 + 10 * seat
export const LOOK = 300

export const faceUp = (card: number, id: string, suit?: Suit, rank?: Rank): CardView => ({ card, id, suit, rank })
const row = (cards: readonly Held[], from: number): CardView[] =>
  cards.map((held, i) => (typeof held === 'string' ? faceUp(from + i, held) : faceUp(from + i, held.id, held.suit, held.rank)))

function seatView(sketch: Sketch, seat: number): SeatView {
  const own = { ...sketch, hand: sketch.hand?.length ?? 0, role: sketch.role === 'sheriff' ? sketch.role : undefined }
  const given = seat === 0 ? own : nth(sketch.others, seat - 1)
  const weapon = given.front?.find((id) => RANGES[id] !== undefined)
  const maxLife = given.role === 'sheriff' ? MAX + 1 : MAX
  return {
    seat: seatOf(seat),
    character: given.character ?? 'black-jack',
    life: given.life ?? maxLife,
    maxLife,
    hand: given.hand ?? 2,
    front: row(given.front ?? [], front(seat)).map((card) => {
      const count = given.loads?.[card.id]
      return count === undefined ? card : { ...card, counters: { 'load-token': count } }
    }),
    weapon,
    reach: weapon === undefined ? 1 : entryOf(RANGES, weapon),
    role: given.role,
    state: given.state ?? 'in',
    abilities: given.abilities ?? [],
    cards: 'cards' in given ? given.cards : undefined,
    skips: 0,
    parts: { ...NO_SEAT_PARTS, ...given.parts },
  }
}

export function viewOf(sketch: Sketch): BangView {
  const players = sketch.others.length + 1
  const ring = Array.from({ length: players }, (_, i) => seatOf(i))
  return {
    game: 'bang',
    viewer: seatOf(0),
    seats: ring.map((seat) => seatView(sketch, seat)),
    table: {
      ring,
      turn: sketch.turn ?? 3,
      active: seatOf(0),
      phase: 'play',
      deck: 40,
      discard: sketch.top ? 1 : 0,
      top: sketch.top,
      aside: sketch.aside ?? [],
      stick: undefined,
      event: undefined,
      show: sketch.show === undefined ? undefined : { now: sketch.show, next: undefined, last: undefined, left: 0 },
      reversed: false,
      keeper: seatOf(0),
      extraTurn: false,
      speech: undefined,
      parts: { ...NO_TABLE_PARTS, ...sketch.middle },
    },
    duty: undefined,
    own: {
      seat: seatOf(0),
      role: sketch.role,
      hand: row(sketch.hand ?? [], HAND),
      look: row(sketch.look ?? [], LOOK),
      distances: ring.map((seat) => Math.min(seat, players - seat)),
      mustPlay: undefined,
    },
    over: undefined,
  }
}

export interface Asked {
  readonly kind: string
  readonly about?: Json
  readonly options: readonly Option[]
  readonly interjections?: readonly Option[]
}

export const decide = (sketch: Sketch, { kind, about = null, options, interjections = [] }: Asked) => {
  const situation: Situation = { game: 'bang', seat: seatOf(0), kind, about, options, interjections, view: viewOf(sketch) }
  return rule.answer(situation, new Random(seedFrom('hand-made')))
}

// ---- options ---------------------------------------------------------------------------------------------------------------------------

export const END: Option = { id: 'end' }
export const play = (place: number, seat?: Seat | number, fields?: Option['fields']): Option => ({
  id: 'play',
  card: handleOf(HAND + place),
  seat: seat === undefined ? undefined : seatOf(seat),
  fields,
})

/** A card in front of the bot. */
export const use = (place: number, seat?: number, fields?: Option['fields']): Option => ({
  id: 'use',
  card: handleOf(front(0) + place),
  seat: seat === undefined ? undefined : seatOf(seat),
  fields,
})

/** A price from the hand, or anything else picked there: all but one card are offered. */
export const fromHand = (name: string, count: number, sketch: Sketch, except?: number): Field => {
  const offered = (sketch.hand ?? []).map((_, i) => HAND + i).filter((card) => card !== except)
  return { name, pick: 'cards', min: count, max: count, from: () => offered }
}

/** A card in front of a seat or, if it has a hand, a blind one. */
export const inFrontOf = (seat: number, sketch: Sketch): Field => {
  const { front: cards, hand } = nth(viewOf(sketch).seats, seat)
  return {
    name: seat !== 0 && hand > 0 ? 'front-or-random' : 'front',
    seat: seatOf(seat),
    pick: 'cards',
    min: seat !== 0 && hand > 0 ? 0 : 1,
    max: 1,
    from: () => cards.map(({ card }) => card),
  }
}

/** Panic! or Cat Balou at a seat. */
export const rob = (place: number, seat: number, sketch: Sketch): Option => play(place, seat, [inFrontOf(seat, sketch)])

export const cardOption = (id: string, handle: number): Option => ({ id, card: handleOf(handle) })
