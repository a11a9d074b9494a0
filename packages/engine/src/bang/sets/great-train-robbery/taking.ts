import {
  type Answer,
  ask,
  type CardId,
  choose,
  firstOf,
  type Kind,
  noOptions,
  type Option,
  option,
  plainAnswer,
  type Rule,
  type Seat,
} from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { variant } from '../../def.ts'
import { cardIn } from '../../rules/play.ts'
import type { BangReason } from '../../rules/reasons.ts'
import { useOf } from '../../rules/ways.ts'
import { engine, journey, putBefore, refill, robbed, stationAbove, stationOf, train } from './parts.ts'

const ROB = 'rob'
const SANCHO = 'sancho'

/** The player has this ability, which only the rules of the train look for. */
const can = (game: Bang, seat: Seat, ability: string): boolean => game.ownAction(seat, ability) !== undefined

/** One a turn, except for Benny Brawler. */
const mayTake = (game: Bang, seat: Seat): boolean => game.recall(journey).takes === 0 || can(game, seat, 'benny-brawler')
const mayTakeFree = (game: Bang, seat: Seat): boolean => game.recall(journey).takes === 0 && can(game, seat, SANCHO)

const BEFORE_HIMSELF: readonly (Seat | undefined)[] = [undefined]

/** The players a car may be put in front of, if its taker may choose. Nothing: it goes in front of himself. */
function holders(game: Bang, car: CardId): readonly (Seat | undefined)[] {
  const { thing, barredFrom } = game.def(car)
  const placed = thing?.more?.placedOn
  if (placed === undefined) return BEFORE_HIMSELF
  const isCalledBack = placed === 'any-player-except-sheriff-even-eliminated'
  return game.ring.filter((seat) => (game.alive(seat) || (isCalledBack && !game.inPlay(seat))) && barredFrom?.(game, seat) === undefined)
}

/** Cars under a Station. */
const underStations = (game: Bang): CardId[] => {
  const { position } = game.recall(journey)
  return game.lying(train).filter((_car, place) => stationAbove(game, place, position) !== undefined)
}

export const isAnyPaired = (game: Bang): boolean => underStations(game).length > 0

/** The price of a Station can be paid now. */
const isPayable = (game: Bang, seat: Seat, station: CardId): boolean => {
  const { play, refuse } = game.def(station)
  return play !== undefined && refuse?.(game, seat) === undefined
}

function listPaid(game: Bang, seat: Seat, out: Option[]): void {
  if (!mayTake(game, seat)) return
  const { position } = game.recall(journey)
  game.lying(train).forEach((car, place) => {
    const station = stationAbove(game, place, position)
    if (station === undefined || !isPayable(game, seat, station)) return
    const fields = game.def(station).choices?.(game, seat)
    const handle = game.handle(car)
    for (const holder of holders(game, car)) out.push(option(ROB, handle, holder, fields))
  })
}

/** Lists the cars under Stations, and the players they may be put in front of. */
export function listFree(game: Bang, id: string, out: Option[]): void {
  for (const car of underStations(game)) for (const holder of holders(game, car)) out.push(option(id, game.handle(car), holder))
}

function listTakes(game: Bang, seat: Seat): Option[] {
  const out = noOptions()
  listPaid(game, seat, out)
  if (mayTakeFree(game, seat)) listFree(game, SANCHO, out)
  return out
}

/** Why a car cannot be taken; `free`: nothing is paid. */
export function whyNotTaken(game: Bang, seat: Seat, { card: handle, seat: holder, picks }: Answer, free: boolean): BangReason {
  const car = game.cardAt(handle)
  if (car !== undefined && game.lying(engine).includes(car)) return { code: 'great-train-robbery/locomotive' }
  if (car === undefined || !game.lying(train).includes(car)) return { code: 'great-train-robbery/not-on-the-train' }
  const { id } = game.def(car)
  const station = stationOf(game, car)
  if (station === undefined) return { code: 'great-train-robbery/unpaired', facts: { card: id } }
  const { id: name, refuse } = game.def(station)
  const code = free ? undefined : refuse?.(game, seat)
  if (code !== undefined) return { code, facts: { card: name } }
  const all = holders(game, car)
  if (!all.includes(holder)) return whyNotBefore(game, car, holder)
  return picks?.length ? { code: 'great-train-robbery/wrong-fare', facts: { card: name } } : { code: 'wrong-choice', facts: { card: id } }
}

function whyNotBefore(game: Bang, car: CardId, holder: Seat | undefined): BangReason {
  const { id, thing, barredFrom } = game.def(car)
  if (thing?.more?.placedOn === undefined) return { code: 'no-target', facts: { card: id } }
  if (holder === undefined) return { code: 'target-needed', facts: { card: id } }
  if (!game.ring.includes(holder)) return { code: 'no-such-seat' }
  return { code: barredFrom?.(game, holder) ?? 'not-in-play', facts: { card: id, seat: holder } }
}

/** Pays for a car, takes it and puts it in front of a player. The cars behind it move up, and another joins the train. */
function* take(game: Bang, seat: Seat, answer: Answer): Rule {
  const car = cardIn(game, answer)
  const station = stationOf(game, car)
  if (station === undefined) return
  game.note(journey, { takes: game.recall(journey).takes + 1 })
  game.tell(robbed, seat, {
    car: game.def(car).id,
    station: game.def(station).id,
    holder: answer.seat ?? seat,
    free: answer.id === ROB ? '' : answer.id,
  })
  if (answer.id === ROB) {
    const paying = game.def(station).play?.(game, useOf(game, seat, station, { picks: answer.picks }))
    if (paying) yield* paying
  }
  giveCar(game, car, answer.seat ?? seat)
}

/** A car leaves the train. */
function giveCar(game: Bang, car: CardId, holder: Seat): void {
  putBefore(game, car, holder)
  refill(game)
}

/** Taken for free, not counted as the one take of the turn. */
export function takeFree(game: Bang, seat: Seat, because: string, answer: Answer): void {
  const car = cardIn(game, answer)
  const station = stationOf(game, car)
  const holder = answer.seat ?? seat
  game.tell(robbed, seat, { car: game.def(car).id, station: station === undefined ? '' : game.def(station).id, holder, free: because })
  giveCar(game, car, holder)
}

export const robbing = variant(ROB, {
  actions: (game, _self, seat, out) => listPaid(game, seat, out),
  whyNoAction: (game, _self, seat, answer) =>
    mayTake(game, seat) ? whyNotTaken(game, seat, answer, false) : { code: 'great-train-robbery/taken' },
  act: (game, _self, seat, answer) => take(game, seat, answer),
})

/** A free Railcar instead of the one he may pay for. */
export const takesForNothing = {
  actions(game: Bang, _self: unknown, seat: Seat, out: Option[]): void {
    if (mayTakeFree(game, seat)) listFree(game, SANCHO, out)
  },
  whyNoAction: (game: Bang, _self: unknown, seat: Seat, answer: Answer): BangReason =>
    mayTakeFree(game, seat) ? whyNotTaken(game, seat, answer, true) : { code: 'great-train-robbery/taken' },
  act: (game: Bang, _self: unknown, seat: Seat, answer: Answer): Rule => take(game, seat, answer),
}

/** Why the free advance cannot be announced: he must be able to take a Railcar after it. */
export function whyNoAdvance(game: Bang, seat: Seat): BangReason | undefined {
  const { position, advanced } = game.recall(journey)
  if (advanced) return { code: 'great-train-robbery/advanced' }
  if (!mayTake(game, seat)) return { code: 'great-train-robbery/taken' }
  return isAnyAhead(game, seat, position + 1) ? undefined : { code: 'great-train-robbery/nothing-ahead' }
}

/** He could take a car if the Locomotive were at this position. */
function isAnyAhead(game: Bang, seat: Seat, position: number): boolean {
  const isFree = mayTakeFree(game, seat)
  const cars = game.lying(train).length
  for (let place = 0; place < cars; place++) {
    const station = stationAbove(game, place, position)
    if (station !== undefined && (isFree || isPayable(game, seat, station))) return true
  }
  return false
}

const PASS: Option = { id: 'pass', card: undefined, seat: undefined, fields: undefined }

/** After the free advance he must take a Railcar. Whether he still can is his secret, so he is asked in any case. */
export function* mustTake(game: Bang, seat: Seat): Rule {
  if (!couldTake(game, seat)) return
  const answer = yield* ask(game, seat, takeOne, undefined)
  if (answer.id !== 'pass') yield* take(game, seat, answer)
}

const whyNone = (game: Bang, seat: Seat, answer: Answer): BangReason | undefined =>
  answer.id === ROB || answer.id === SANCHO
    ? whyNotTaken(game, seat, answer, answer.id === SANCHO)
    : { code: 'great-train-robbery/only-take' }

/** He takes none only if he no longer has what he wanted to pay with. */
const takeOne: Kind<Bang, undefined> = {
  name: 'take-railcar',
  options(game, seat) {
    const takes = listTakes(game, seat)
    return takes.length > 0 ? takes : [PASS]
  },
  refuse: (game, seat, _about, answer) => whyNone(game, seat, answer),
  fallback: (game, seat) => plainAnswer(firstOf(takeOne.options(game, seat, undefined))),
  publicAbout: () => null,
}

/** As far as everybody can see, the active player may still take a Railcar. */
const couldTake = (game: Bang, seat: Seat): boolean =>
  game.alive(seat) && mayTake(game, seat) && isAnyPaired(game) && (game.hand(seat).length > 0 || listTakes(game, seat).length > 0)

/** Before the Locomotive acts, the active player may take cars that stand under Stations. */
export function* takeWindow(game: Bang, seat: Seat): Rule {
  while (couldTake(game, seat)) {
    const answer = yield* choose(game, seat, takeOrPass, undefined)
    if (answer === undefined || answer.id === 'pass') return
    yield* take(game, seat, answer)
  }
}

const takeOrPass: Kind<Bang, undefined> = {
  name: 'end-of-the-line',
  options: (game, seat) => [...listTakes(game, seat), PASS],
  refuse: (game, seat, _about, answer) => whyNone(game, seat, answer),
  live: couldTake,
  fallback: () => PASS,
  publicAbout: () => null,
}
