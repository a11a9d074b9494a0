/** Numbers that must never be mixed up carry a brand; these functions are the only place where a plain number becomes one. */
declare const brand: unique symbol

/** A person at the table, fixed for the whole game. Not a place: places can be swapped. */
export type Seat = number & { readonly [brand]: 'seat' }
/** A slot for a face, known inside the engine only. */
export type CardId = number & { readonly [brand]: 'card' }
/** What everybody calls a card while it stays where it is. */
export type Handle = number & { readonly [brand]: 'handle' }
/** A place where cards lie. */
export type ZoneId = number & { readonly [brand]: 'zone' }
/** Who looks: a seat, or somebody who only watches. */
export type Viewer = Seat | 'spectator'

/** A number as a seat; seats count from 0. */
export const seatOf = (n: number): Seat => n as Seat
export const cardOf = (n: number): CardId => n as CardId
/** A number as a handle: the name of a card in answers and views. */
export const handleOf = (n: number): Handle => n as Handle
export const zoneOf = (n: number): ZoneId => n as ZoneId

/**
 * A list by seat, card or zone with an entry for every one there is. To have such a number is proof enough, because they are made above only. The compiler
 * takes it for one where the number's type is a parameter; the few functions that everything goes through read so, at no cost.
 */
export type Each<Id extends number, T> = { readonly [id in Id]: T }

/** Bit masks of viewers: one bit a seat, one for all spectators. */
export type Mask = number
export const SPECTATORS: Mask = 1 << 15
export const EVERYBODY: Mask = 0xffff
export const NOBODY: Mask = 0
export const maskOf = (viewer: Viewer): Mask => (viewer === 'spectator' ? SPECTATORS : 1 << viewer)

/** Whatever JSON can write down. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }
