import { askUnlessForced, firstNumber, type Kind, lastNumber, type Option, option, type Rule, type Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { thing, variant } from '../../def.ts'
import { cardlessShot, shoot } from '../../rules/attack.ts'
import { openStore } from '../../rules/general-store.ts'
import type { Hit } from '../../rules/ignore.ts'
import { everybody, type Play } from '../../rules/play.ts'
import { useOf } from '../../rules/ways.ts'
import { locomotives as facts } from './facts.ts'
import {
  arrived,
  backToTheTrain,
  beneath,
  engine,
  isRailcar,
  journey,
  leftOut,
  line,
  moved,
  putBefore,
  railcarPile,
  rebuilt,
  refill,
  stationPile,
  train,
} from './parts.ts'
import { mustTake, takeWindow, whyNoAdvance } from './taking.ts'

interface Move {
  readonly because: string
  /** How far; left out: one Station. */
  readonly steps?: number
  /** A free advance: a Railcar must be taken. */
  readonly binds?: true
  /** How often the Locomotive acts at the End of the Line. */
  readonly times?: number
}

/** The train moves right. First come the reactions, then the take this move was made for, then the End of the Line. */
export function* advance(game: Bang, by: Seat, { because, steps = 1, binds, times = 1 }: Move): Rule {
  const last = game.lying(line).length
  if (last === 0) return
  const position = Math.min(last, game.recall(journey).position + steps)
  const end = position === last
  game.note(journey, { position })
  game.tell(moved, by, { position, because, end })
  if (end) yield* witness(game, 'end-of-the-line')
  yield* witness(game, 'train-moved')
  if (binds) yield* mustTake(game, by)
  if (end) yield* endOfTheLine(game, times)
}

/** Asks everybody who reacts, clockwise from the active player. */
function* witness(game: Bang, what: string): Rule {
  for (const seat of game.from(game.active)) {
    for (const source of game.of(seat).witnesses) {
      const then = source.owner === seat ? source.def.witnesses?.(game, source, what) : undefined
      if (then) yield* then
    }
  }
}

function* endOfTheLine(game: Bang, times: number): Rule {
  const seat = game.active
  yield* takeWindow(game, seat)
  for (let left = times; left > 0; left--) yield* locomotiveActs(game, seat)
  rebuild(game)
}

/** No player is responsible. At most the active player chooses who is left out. */
function* locomotiveActs(game: Bang, seat: Seat): Rule {
  const [card] = game.lying(engine)
  if (card === undefined) return
  const play = useOf(game, seat, card)
  const exempt = yield* whoIsLeftOut(game, seat, play.def.id)
  if (exempt !== undefined) play.leftOut = exempt
  game.tell(arrived, undefined, { locomotive: play.def.id })
  const acting = play.def.play?.(game, play)
  if (acting) yield* acting
}

/** Asked here, because this effect on all is not a card that somebody announces. */
function* whoIsLeftOut(game: Bang, seat: Seat, of: string): Rule<Seat | undefined> {
  const isAble = game.alive(seat) && game.of(seat).adds.some(({ def, owner }) => owner === seat && def.id === BLAZE)
  if (!isAble) return undefined
  const { seat: who } = yield* askUnlessForced(game, seat, leaveOut, of)
  if (who !== undefined) game.tell(leftOut, seat, { who, of })
  return who
}

const BLAZE = 'sgt-blaze'
const NOBODY: Option = { id: 'nobody', card: undefined, seat: undefined, fields: undefined }

const leaveOut: Kind<Bang, string> = {
  name: 'leave-out',
  options: (game, seat) => [NOBODY, ...game.from(seat).map((other) => option('leave-out', undefined, other))],
  fallback: () => NOBODY,
  publicAbout: (_game, of) => ({ of }),
}

/** A new line, a new train, the other side of the Locomotive. */
function rebuild(game: Bang): void {
  for (const station of [...game.lying(line)]) game.move(station, game.placeOf(stationPile))
  for (const car of [...game.lying(train)]) game.move(car, game.placeOf(railcarPile))
  layOut(game)
  const [up] = game.lying(engine)
  const [down] = game.lying(beneath)
  if (up !== undefined && down !== undefined) {
    game.move(down, game.placeOf(engine))
    game.move(up, game.placeOf(beneath))
  }
  game.note(journey, { position: 0 })
  game.tell(rebuilt, undefined, { locomotive: down === undefined ? '' : game.def(down).id })
}

/** As many Stations as there were players at the start, and the first cars. */
function layOut(game: Bang): void {
  const stations = game.placeOf(stationPile)
  const cars = game.placeOf(railcarPile)
  game.shuffleInto(stations, stations)
  game.shuffleInto(cars, cars)
  for (let left = game.options.players; left > 0; left--) game.move(lastNumber(game.at(stations)), game.placeOf(line))
  refill(game)
}

/** The train moves before each turn of the first player. Railcars that leave play go back to it. */
export const theTrain = variant('the-train', {
  dealt(game) {
    layOut(game)
    const sides = game.placeOf(beneath)
    game.shuffleInto(sides, sides)
    game.move(firstNumber(game.at(sides)), game.placeOf(engine))
  },
  startOfTurn(game, _self, seat) {
    const { takes, advanced } = game.recall(journey)
    if (takes > 0 || advanced) game.note(journey, { takes: 0, advanced: false })
    return seat === game.keeper ? advance(game, seat, { because: '' }) : undefined
  },
  redirects(game, _self, card, to, seat) {
    if (!isRailcar(game.def(card))) return false
    if (to === 'hand' && seat !== undefined) putBefore(game, card, seat)
    else backToTheTrain(game, card)
    return true
  },
})

/** Once a turn, and only to take a Railcar right after. */
export const freeAdvance = variant('free-advance', {
  actions(game, { def }, seat, out) {
    if (whyNoAdvance(game, seat) === undefined) out.push(option(def.id))
  },
  whyNoAction: (game, _self, seat) => whyNoAdvance(game, seat),
  act(game, { def }, seat) {
    game.note(journey, { advanced: true })
    return advance(game, seat, { because: def.id, binds: true })
  },
})

/** A shot at everybody in play that nobody is responsible for. */
export const ironhorse = thing(facts.ironhorse, {
  *play(game, play) {
    for (const target of everybody(game, play)) {
      yield* shoot(game, cardlessShot(play.as.id, undefined, target, 1, false))
    }
  },
})

/** A General Store for everybody. */
export const leland = thing(facts.leland, {
  play: (game, play) =>
    openStore(
      game,
      everybody(game, play).map((target) => noCardsHit(play, target)),
    ),
})

const noCardsHit = ({ as }: Play, target: Seat): Hit => ({
  by: undefined,
  target,
  name: as.id,
  suit: undefined,
  rank: undefined,
  border: undefined,
  bangCard: false,
  duel: false,
  card: undefined,
  isSingle: false,
})
