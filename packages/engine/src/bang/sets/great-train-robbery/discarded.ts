import {
  askUnlessForced,
  type CardId,
  choose,
  type Field,
  firstNumber,
  firstOf,
  type Kind,
  noOptions,
  offer,
  option,
  type Seat,
} from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { thing } from '../../def.ts'
import { loseCard, takeFromTarget } from '../../rules/lose-card.ts'
import { cardIn, everybodyElse, type Play } from '../../rules/play.ts'
import { Aim, isBarred } from '../../rules/target.ts'
import type { Way } from '../../rules/ways.ts'
import { ASIDE, DISCARD } from '../../zones.ts'
import { railcars as facts } from './facts.ts'
import { isRailcar, putBefore, topCar } from './parts.ts'
import { discardedFor } from './using.ts'

// ---- Cattle Truck ------------------------------------------------------------------------------------------------------------------------

const LOOKS_AT = 3

/** Takes one of the three top discards. They are laid out side by side until one is taken; the others go back in their old order. */
const rummage: Way = {
  id: 'cattle-truck',
  *use(game, { by }) {
    const found = game.at(DISCARD).slice(-LOOKS_AT)
    if (found.length === 0) return
    for (const card of [...found].reverse()) game.move(card, ASIDE)
    const answer = yield* askUnlessForced(game, by, fromDiscards, found)
    const taken = cardIn(game, answer)
    for (const card of found) if (card !== taken) game.move(card, DISCARD)
    game.take(taken, by)
  },
}

const fromDiscards: Kind<Bang, readonly CardId[]> = {
  name: 'cattle-truck',
  options: (game, _seat, found) => offer(game, 'take', [...found].reverse()),
  fallback: (game, seat, found) => firstOf(fromDiscards.options(game, seat, found)),
  publicAbout: () => null,
}

// ---- Circus Wagon ------------------------------------------------------------------------------------------------------------------------

/** Every other player discards one of the cards in front of him, whatever it is. */
const parade: Way = {
  id: 'circus-wagon',
  everybody: 'others',
  *use(game, play) {
    for (const seat of everybodyElse(game, play)) {
      if (!game.alive(seat) || game.front(seat).length === 0) continue
      const answer = yield* askUnlessForced(game, seat, oneOfHis, play)
      game.discard(cardIn(game, answer))
    }
  },
}

const oneOfHis: Kind<Bang, Play> = {
  name: 'circus-wagon',
  options: (game, seat) => offer(game, 'discard', game.front(seat)),
  fallback: (game, seat) => ({ id: 'discard', card: game.handle(firstNumber(game.front(seat))) }),
  publicAbout: (_game, { by }) => ({ by }),
}

// ---- Coal Hopper -------------------------------------------------------------------------------------------------------------------------

/** Draws a card; then discards a Railcar in front of anybody, if there is one. */
const shovel: Way = {
  id: 'coal-hopper',
  *use(game, { by, as }) {
    game.draw(by, 1, as.id)
    if (anyRailcar.options(game, by, undefined).length === 0) return
    const answer = yield* askUnlessForced(game, by, anyRailcar, undefined)
    if (answer.seat !== undefined) yield* loseCard(game, { owner: answer.seat, by, card: cardIn(game, answer), to: 'discard' })
  },
}

const anyRailcar: Kind<Bang, undefined> = {
  name: 'coal-hopper',
  options: (game, seat) =>
    game.from(seat).flatMap((owner) =>
      game
        .front(owner)
        .filter((card) => isRailcar(game.def(card)))
        .map((card) => option('discard', game.handle(card), owner)),
    ),
  fallback: (game, seat) => firstOf(anyRailcar.options(game, seat, undefined)),
  publicAbout: () => null,
}

// ---- Express Car -------------------------------------------------------------------------------------------------------------------------

/** Discards the whole hand and ends the turn at once; then another turn begins. */
const hurry: Way = {
  id: 'express-car',
  refuse: (game) => (game.isExtraTurn || game.hasExtraTurn ? 'great-train-robbery/extra-turn' : undefined),
  use(game, { by, as }) {
    for (const card of [...game.hand(by)]) game.discard(card)
    game.winExtraTurn(as.id)
    game.endActions()
    return undefined
  },
}

// ---- Lounge Car --------------------------------------------------------------------------------------------------------------------------

const DRAWN = 2

/** Two Railcars from the pile: one goes in front of its user, the other in front of somebody else. */
const relax: Way = {
  id: 'lounge-car',
  *use(game, { by }) {
    const cars: CardId[] = []
    for (let car = topCar(game); car !== undefined && cars.length < DRAWN; car = topCar(game)) {
      game.move(car, ASIDE)
      cars.push(car)
    }
    if (cars.length === 0) return
    const answer = yield* askUnlessForced(game, by, shareCars, cars)
    const named = cardIn(game, answer)
    const isKept = answer.id === 'keep'
    for (const car of cars) {
      const holder = (car === named) === isKept ? by : answer.seat
      putBefore(game, car, holder ?? by)
    }
  },
}

/** Who may be given a car: somebody else. A car that brings players back may also go to somebody who is out. */
const receivers = (game: Bang, by: Seat, car: CardId): Seat[] =>
  game.ring.filter(
    (seat) => seat !== by && (game.alive(seat) || (game.def(car).keepsGhost && !game.inPlay(seat))) && !isBarred(game, car, seat),
  )

const shareCars: Kind<Bang, readonly CardId[]> = {
  name: 'lounge-car',
  options(game, by, cars) {
    const out = noOptions()
    for (const kept of cars) {
      if (isBarred(game, kept, by)) continue
      const [given] = cars.filter((car) => car !== kept)
      if (given === undefined) out.push(option('keep', game.handle(kept)))
      else for (const seat of receivers(game, by, given)) out.push(option('keep', game.handle(kept), seat))
    }
    // If it is a single car that he may not have, it goes to somebody else.
    if (out.length === 0)
      for (const car of cars) for (const seat of receivers(game, by, car)) out.push(option('give', game.handle(car), seat))
    return out
  },
  fallback: (game, seat, cars) => firstOf(shareCars.options(game, seat, cars)),
  publicAbout: () => null,
}

// ---- Mail Car ----------------------------------------------------------------------------------------------------------------------------

const LETTERS = 3

/** Draws three cards and gives one of them to somebody else. */
const deliver: Way = {
  id: 'mail-car',
  *use(game, { by, as }) {
    const before = new Set(game.hand(by))
    game.draw(by, LETTERS, as.id)
    const drawn = game.hand(by).filter((card) => !before.has(card))
    if (drawn.length === 0) return
    const answer = yield* choose(game, by, letter, drawn)
    if (answer?.seat !== undefined) game.take(cardIn(game, answer), answer.seat, true)
  },
}

const letter: Kind<Bang, readonly CardId[]> = {
  name: 'mail-car',
  options(game, by, drawn) {
    const out = noOptions()
    for (const card of drawn) {
      if (!game.hand(by).includes(card)) continue
      for (const seat of game.othersFrom(by)) if (game.alive(seat)) out.push(option('give', game.handle(card), seat))
    }
    return out
  },
  refuse: () => ({ code: 'great-train-robbery/only-drawn' }),
  live: (game, by, drawn) => drawn.some((card) => game.hand(by).includes(card)),
  fallback: (game, seat, drawn) => firstOf(letter.options(game, seat, drawn)),
  publicAbout: () => null,
}

// ---- Passenger Car -----------------------------------------------------------------------------------------------------------------------

const anothersCard = new Aim({
  at: 'another',
  also: (game, by, target) =>
    game.hand(target).length > 0 || game.front(target).some((card) => !isBarred(game, card, by)) ? undefined : 'no-cards',
  fields(game, by, target): readonly Field[] {
    const isBlind = game.hand(target).length > 0
    const inFront = game.front(target).flatMap((card) => (isBarred(game, card, by) ? [] : [game.handle(card)]))
    return [{ name: isBlind ? 'front-or-random' : 'front', pick: 'cards', min: isBlind ? 0 : 1, max: 1, from: () => inFront }]
  },
})

/** A card of any other player, at any distance. */
const board: Way = { id: 'passenger-car', aim: anothersCard, use: takeFromTarget }

export const cattleTruck = thing(facts['cattle-truck'], discardedFor(rummage))
export const circusWagon = thing(facts['circus-wagon'], discardedFor(parade))
export const coalHopper = thing(facts['coal-hopper'], discardedFor(shovel))
export const expressCar = thing(facts['express-car'], discardedFor(hurry))
export const loungeCar = thing(facts['lounge-car'], discardedFor(relax))
export const mailCar = thing(facts['mail-car'], discardedFor(deliver))
export const passengerCar = thing(facts['passenger-car'], discardedFor(board))
