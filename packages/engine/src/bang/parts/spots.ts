import type { CardId, Seat } from '../../kernel/index.ts'
import { MAX_SEATS } from '../zones.ts'

declare const brand: unique symbol
/** Where counters lie, as a number: all spots of one counter are one list. */
export type Spot = number & { readonly [brand]: 'spot' }

const spot = (n: number): Spot => n as Spot
const FIRST_CHARACTER = MAX_SEATS
const MIDDLE_SPOT = FIRST_CHARACTER + MAX_SEATS
export const FIRST_CARD = MIDDLE_SPOT + 1

/** Counters at the seat of a player. */
export const atSeat = (seat: Seat): Spot => spot(seat)
/** Counters on the character of a player. */
export const onCharacter = (seat: Seat): Spot => spot(FIRST_CHARACTER + seat)
/** Counters in the middle of the table. */
export const inTheMiddle: Spot = spot(MIDDLE_SPOT)
/** Counters on a card in play. */
export const onCard = (card: CardId): Spot => spot(FIRST_CARD + card)

/** The card of a spot on a card, or -1. */
export const cardOfSpot = (at: Spot): number => at - FIRST_CARD
/** The seat of a spot at a seat or on its character, or -1. */
export const seatOfSpot = (at: Spot): number => (at < MIDDLE_SPOT ? at % MAX_SEATS : -1)
export const isOnCharacter = (at: Spot): boolean => at >= FIRST_CHARACTER && at < MIDDLE_SPOT
