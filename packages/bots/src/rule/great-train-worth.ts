import type { CardView, Field, Option, Seat } from '@sundown/engine'
import { helps } from './front.ts'
import { isMissedFriend } from './roles.ts'
import { massScore, NEVER, shotScore } from './shots.ts'
import type { Table } from './table.ts'
import { lowest, worthInHand } from './worth.ts'

/** What cars and cards of The Great Train Robbery are worth, and what is picked for them; what is done with them is in `great-train.ts`. */

type Score = (table: Table, option: Option) => number

// ---- what a car is worth -----------------------------------------------------------------------------------------------------------------

/** How good it is that somebody has a car before him, for the bot: its own, a friend's or an enemy's. */
export function gainFrom(table: Table, id: string, holder: Seat): number {
  if (id === 'lumber-flatcar') return holder === table.own.seat ? -30 : table.wish(holder) / 3
  if (id === 'ghost-car') return ghostCarFor(table, holder)
  const good = helps(id)
  return holder === table.own.seat ? good : (-good * table.wish(holder)) / 100
}

/** It saves who has it, and calls a friend back. */
function ghostCarFor(table: Table, holder: Seat): number {
  if (holder === table.own.seat) return 55 + 10 * Math.max(0, 3 - table.me.life)
  if (table.player(holder).state === 'out') return isMissedFriend(table, holder) ? 80 : -50
  return -table.wish(holder) / 2
}

/** What a card costs whoever gives it up, in hand or in front of him: what only burdens him costs less than nothing. */
export function loss(table: Table, handle: number): number {
  for (const { card, id } of table.me.front) if (card === handle) return helps(id) + 20
  return worthInHand(table, handle)
}

export const cheapestOf = (table: Table, offered: readonly number[], count: number): readonly number[] =>
  lowest(table, offered, count, loss)

// ---- cards -------------------------------------------------------------------------------------------------------------------------------

/** How many cards a Train Robbery costs its target, or how many shots. */
function robberyScore(table: Table, { seat }: Option): number {
  const score = shotScore(table, seat)
  const cards = seat === undefined ? 0 : table.player(seat).front.length
  return score < 0 || cards === 0 ? NEVER : score + 4 * Math.min(cards, 3) - 3
}

export const frontsOf = (table: Table, seat: Seat): readonly CardView[] => table.player(seat).front

/** A burden, or something of little use, for the best an enemy has. */
function switchScore(table: Table, { seat, fields }: Option): number {
  const [mine, theirs] = fields ?? []
  if (seat === undefined || mine === undefined || theirs === undefined || table.wish(seat) <= 0) return NEVER
  const [given] = leastHelp(table, mine.from([]))
  const [taken] = given === undefined ? [] : mostHelp(table, seat, theirs.from([[given]]))
  const gain = helpOf(table, seat, taken) - helpOf(table, table.own.seat, given)
  return gain > 8 ? 92 + gain / 10 : NEVER
}

export const helpOf = (table: Table, seat: Seat, handle: number | undefined): number => {
  const card = frontsOf(table, seat).find((one) => one.card === handle)
  return card === undefined ? 0 : helps(card.id)
}
const leastHelp = (table: Table, offered: readonly number[]): readonly number[] =>
  [...offered].sort((a, b) => helpOf(table, table.own.seat, a) - helpOf(table, table.own.seat, b)).slice(0, 1)
const mostHelp = (table: Table, seat: Seat, offered: readonly number[]): readonly number[] =>
  [...offered].sort((a, b) => helpOf(table, seat, b) - helpOf(table, seat, a)).slice(0, 1)

/** What the cards of the set are good for. */
export const GREAT_TRAIN_CARDS: { readonly [id: string]: Score } = {
  'knife-revolver': (table, { seat }) => shotScore(table, seat),
  'train-robbery': robberyScore,
  'next-stop': () => 198,
  'water-tower': () => 150,
  'most-wanted': (table) => (table.me.life > 1 ? Math.max(30, massScore(table, 0.2)) : NEVER),
  'full-steam': () => 20,
  switch: switchScore,
}

// ---- picks -------------------------------------------------------------------------------------------------------------------------------

type Pick = (table: Table, field: Field, offered: readonly number[], option: Option) => readonly number[]

const SHARED: ReadonlySet<string> = new Set(['general-store', 'saloon', 'tornado'])

export const GREAT_TRAIN_PICKS: { readonly [name: string]: Pick } = {
  fare: (table, { min }, offered) => cheapestOf(table, offered, min),
  'blue-card': (table, { min }, offered) => cheapestOf(table, offered, min),
  'switch-own': (table, _field, offered) => leastHelp(table, offered),
  'switch-theirs': (table, _field, offered, { seat }) => (seat === undefined ? offered.slice(0, 1) : mostHelp(table, seat, offered)),
  // Who is left out of something good is an enemy, of something bad a friend.
  'leave-out': (table, _field, offered, { card }) => {
    const sign = SHARED.has(table.ownCard(card)?.id ?? '') ? 1 : -1
    const wish = (seat: number) => sign * (seat === table.own.seat ? -60 : table.wish(seat))
    const [top] = [...offered].sort((a, b) => wish(b) - wish(a))
    return top !== undefined && wish(top) > 0 ? [top] : []
  },
}
