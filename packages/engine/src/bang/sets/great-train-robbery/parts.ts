import type { CardId, Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import type { Def } from '../../def.ts'
import { happening, lateState, pile, row, state } from '../../parts/declare.ts'
import { layBefore } from '../../rules/play.ts'
import { railcars } from './facts.ts'

export const railcarPile = pile('railcar-pile')
/** The first one is next to the Locomotive. */
export const train = row('train')
export const stationPile = pile('station-pile')
/** From left to right. */
export const line = row('stations')
/** The side of the Locomotive that is up; the other one lies beneath. */
export const engine = row('locomotive')
export const beneath = pile('locomotive-back')

/** Where the Locomotive is: from 0 to the number of Stations, which means past the last one. And what the active player has done this turn. */
type Journey = { readonly position: number; readonly takes: number; readonly advanced: boolean }
export const journey = state<Journey>('journey', () => ({ position: 0, takes: 0, advanced: false }))

/** The last turn in which the Sleeper Car was used. It works once a turn, even if it came to somebody else or came back meanwhile. */
type LastUse = { readonly turn: number }
export const slept = lateState<LastUse>('slept', () => ({ turn: 0 }))

/** The train moves on. */
export type Moved = { readonly position: number; readonly because: string; readonly end: boolean }
export const moved = happening<Moved>('moved')
/** A Railcar is taken from the train. */
export type Robbed = { readonly car: string; readonly station: string; readonly holder: number; readonly free: string }
export const robbed = happening<Robbed>('robbed')
/** What the Locomotive does at the End of the Line. */
export type Arrived = { readonly locomotive: string }
export const arrived = happening<Arrived>('arrived')
/** A new line, a new train, the other side of the Locomotive. */
export type Rebuilt = { readonly locomotive: string }
export const rebuilt = happening<Rebuilt>('rebuilt')
/** Two players have exchanged a card. */
export type Switched = { readonly given: string; readonly taken: string; readonly with: number }
export const switched = happening<Switched>('switched')
/** Somebody is left out of an effect on all players. */
export type LeftOut = { readonly who: number; readonly of: string }
export const leftOut = happening<LeftOut>('left-out')

/** The length of the train, if there are enough cars. */
const CARS = 3

export const isRailcar = ({ id, thing }: Def): boolean => thing !== undefined && id in railcars

/** A Railcar goes to the train if there is room, otherwise face down under its pile. */
export function backToTheTrain(game: Bang, car: CardId): void {
  if (game.lying(train).length < CARS) game.move(car, game.placeOf(train))
  else game.moveUnder(car, game.placeOf(railcarPile))
}

/** Puts a Railcar in front of a player; one that may not lie there is discarded. */
export function putBefore(game: Bang, car: CardId, seat: Seat): void {
  if (game.def(car).barredFrom?.(game, seat) !== undefined) backToTheTrain(game, car)
  else layBefore(game, car, seat)
}

/** The top card of the pile of Railcars. */
export function topCar(game: Bang): CardId | undefined {
  const cars = game.lying(railcarPile)
  return cars[cars.length - 1]
}

/** Fills the train up as far as there are cars. */
export function refill(game: Bang): void {
  for (let car = topCar(game); car !== undefined && game.lying(train).length < CARS; car = topCar(game)) game.move(car, game.placeOf(train))
}

/** The Station above that place of the train, if there is one. */
export function stationAbove(game: Bang, place: number, position: number): CardId | undefined {
  const stations = game.lying(line)
  const at = position - place - 1
  return at < 0 || at >= stations.length ? undefined : stations[at]
}

/** The Station a car of the train stands under, if any. */
export function stationOf(game: Bang, car: CardId): CardId | undefined {
  const k = game.lying(train).indexOf(car)
  return k < 0 ? undefined : stationAbove(game, k, game.recall(journey).position)
}

/**
 * Without this card he might not be in play any more, so he may not pay with it or exchange it. With a Ghost and a Ghost Car he can spare one of
 * them, but not where `amount` cards are asked for at once.
 */
export function keepsInPlay(game: Bang, seat: Seat, card: CardId, amount = 1): boolean {
  if (game.presenceOf(seat) !== 'ghost' || !game.def(card).keepsGhost) return false
  return game.front(seat).filter((own) => game.def(own).keepsGhost).length <= amount
}
