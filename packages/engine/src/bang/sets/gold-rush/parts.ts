import type { CardId, Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { counter, happening, pile, placeBeforeEach, row, state } from '../../parts/declare.ts'
import { atSeat } from '../../parts/spots.ts'

/** Nuggets never run out: players use something else when the heap is empty. Whoever may come back as a shadow keeps his. */
export const nugget = counter('nugget', {
  at: ['seat', 'card', 'character'],
  supply: 30,
  limited: false,
  keeps: (game) => game.options.variants.includes('shadowGunslingers'),
})

export const equipmentPile = pile('equipment-pile')
export const market = row('market')
/** Discarded equipment goes face up under its pile. */
export const putUnder = (game: Bang, card: CardId): void => game.moveUnder(card, game.placeOf(equipmentPile))
export const worn = placeBeforeEach('equipment', { inForce: true, lost: putUnder })

/** By seat: the side an eliminated Renegade plays for as a shadow; empty at first. */
type Shadows = { readonly sides: readonly string[]; readonly gone: boolean }
export const shadows = state<Shadows>('shadows', (players) => ({ sides: Array.from({ length: players }, () => ''), gone: false }))

export type Bought = { readonly card: string; readonly way: string; readonly price: number; readonly target: number | undefined }
/** A card of the market is bought. */
export const bought = happening<Bought>('bought')
/** Somebody has to give up a card of his equipment. */
export type Forced = { readonly card: string; readonly price: number; readonly target: number }
export const forced = happening<Forced>('forced')
/** The top card of the pile is taken and used. */
export type Taken = { readonly card: string; readonly way: string; readonly target: number | undefined }
export const taken = happening<Taken>('taken')
/** Cards were flipped to count their suits. */
export type Mixed = { readonly cards: readonly string[]; readonly suits: number }
export const mixed = happening<Mixed>('mixed')
/** The side a shadow-Renegade takes for this turn. */
export type Sided = { readonly side: string }
export const sided = happening<Sided>('sided')

export const nuggetsOf = (game: Bang, seat: Seat): number => game.count(nugget, atSeat(seat))
export const wears = (game: Bang, seat: Seat, id: string): CardId | undefined =>
  game.lying(worn, seat).find((card) => game.def(card).id === id)
