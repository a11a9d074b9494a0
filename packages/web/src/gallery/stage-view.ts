import { type BangView, seatOf } from '@sundown/engine'
import type { ToldEvent } from '../session/played.ts'

export type Told = ToldEvent<'bang'>
export type CardView = NonNullable<BangView['table']['top']>

export const card = (handle: number, id: string, suit: CardView['suit'] = 'hearts', rank: CardView['rank'] = '6'): CardView => ({
  card: handle,
  id,
  suit,
  rank,
})

type Seat = BangView['seats'][number]

export const seat =
  (n: number, change: (seat: Seat) => Partial<Seat>) =>
  (view: BangView): BangView => ({ ...view, seats: view.seats.map((each, i) => (i === n ? { ...each, ...change(each) } : each)) })
export const table =
  (change: (table: BangView['table']) => Partial<BangView['table']>) =>
  (view: BangView): BangView => ({ ...view, table: { ...view.table, ...change(view.table) } })
export const hand =
  (change: (hand: readonly CardView[]) => readonly CardView[]) =>
  (view: BangView): BangView => ({
    ...view,
    own: view.own && { ...view.own, hand: change(view.own.hand) },
    seats: view.seats.map((each, i) => (i === 0 && view.own ? { ...each, hand: change(view.own.hand).length } : each)),
  })
export const all =
  (...changes: readonly ((view: BangView) => BangView)[]) =>
  (view: BangView): BangView =>
    changes.reduce((now, change) => change(now), view)

export const discarded = (top: CardView, n = 1) => table(({ discard }) => ({ discard: discard + n, top }))
export const without = (handle: number) => hand((cards) => cards.filter((each) => each.card !== handle))
export const life = (n: number, change: number) => seat(n, (each) => ({ life: each.life + change }))
export const hands = (n: number, change: number) => seat(n, (each) => ({ hand: each.hand + change }))

let last = 1000
/** A card that is new where it lies. */
export const fresh = (id: string, suit?: CardView['suit'], rank?: CardView['rank']): CardView => card(++last, id, suit, rank)

export const wounded = (n: number, left: number, by: number | undefined, cause = 'bang', amount = 1): Told => ({
  type: 'wounded',
  seat: seatOf(n),
  amount,
  life: left,
  by: by === undefined ? undefined : seatOf(by),
  cause,
})
