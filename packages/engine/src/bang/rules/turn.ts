import type { Answer, CardId, Rule, Seat } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import type { Source } from '../def.ts'
import { maskOf } from '../moments.ts'
import { effect, endEffect, settled } from './effect.ts'
import { changeEvent } from './event-pile.ts'
import { nextPlayer } from './next-player.ts'
import { phase1 } from './phase1.ts'
import { act, phase2, whatNext } from './phase2.ts'
import { discardExcess, endPhase3, phase3, whatExcess } from './phase3.ts'
import { haunt, keptBy } from './play.ts'

/**
 * T1 to T12: the turn of the active player; then it is decided whose turn is next. What is done without a question is done by plain functions: a rule
 * that was resumed has to look up all that it calls.
 */
export function* turn(game: Bang): Rule {
  const seat = game.active
  const event = eventOfTheRound(game, seat)
  if (event !== undefined) yield* event
  const begun = beginning(game, seat)
  const isLost = typeof begun === 'boolean' ? begun : yield* begun
  if (!isLost) {
    const drawing = upToPhase1(game, seat)
    if (drawing !== undefined) yield* drawing
    // Phase 2 is not a rule of its own, and yields its question as it is: most of all questions are asked here.
    for (let question = phase2(game, seat); question !== undefined; question = whatNext(game, seat)) {
      const answer = (yield question) as Answer | undefined
      if (answer === undefined || answer.id === 'end') break
      const before = game.lastPlay
      game.depth++
      const acting = act(game, seat, answer)
      if (acting !== undefined) yield* acting
      const rest = endEffect(game)
      if (rest !== undefined) yield* rest
      if (game.lastPlay === before) game.lastPlay = undefined
    }
    game.lastPlay = undefined
    if (game.goesOn(seat)) {
      // Nor is phase 3.
      for (let question = phase3(game, seat); question !== undefined; question = whatExcess(game, seat)) {
        const answer = (yield question) as Answer | undefined
        const then = answer === undefined ? undefined : discardExcess(game, seat, answer)
        if (then !== undefined) yield* then
      }
      const rest = endPhase3(game, seat)
      if (rest !== undefined) yield* rest
    }
  }
  const wasShadow = game.presenceOf(seat) === 'shadow'
  const last = ending(game, seat, isLost)
  if (last !== undefined) yield* last
  const rest = passOn(game, wasShadow)
  if (rest !== undefined) yield* rest
}

/** T1: between two turns, before every turn of the keeper but his first and those he has won. */
function eventOfTheRound(game: Bang, seat: Seat): Rule | undefined {
  game.showReady()
  if (game.isExtraTurn || seat !== game.keeper) return undefined
  const begun = game.eventsBegun
  game.eventsBegun = true
  return begun ? changeEvent(game) : undefined
}

const BEGINNING = maskOf('startOfTurn', 'check')
const BEFORE_PHASE1 = maskOf('beforePhase1')
const END_OF_TURN = maskOf('endOfTurn')

/** T2 to T4; true: the turn is lost. */
function beginning(game: Bang, seat: Seat): Rule<boolean> | boolean {
  if (!game.goesOn(seat)) return true
  game.startTurn(seat)
  return game.has(seat, BEGINNING) && startAndChecks(game, seat)
}

function* startAndChecks(game: Bang, seat: Seat): Rule<boolean> {
  // What comes to lie in front of him from now on waits for his next turn.
  const inFront = game.front(seat).slice()
  const { startOfTurn } = game.of(seat)
  if (startOfTurn.length > 0) yield* start(game, seat, startOfTurn)
  // The start of a turn may have ended the game although he is still in play.
  return game.goesOn(seat) && game.of(seat).check.length > 0 && (yield* checks(game, seat, inFront))
}

/** T3 */
function* start(game: Bang, seat: Seat, sources: readonly Source[]): Rule {
  for (const source of sources) {
    if (game.goesOn(seat)) yield* effect(game, source.def.startOfTurn?.(game, source, seat))
  }
}

/** T5 to T7 */
function upToPhase1(game: Bang, seat: Seat): Rule | undefined {
  if (!game.goesOn(seat)) return undefined
  return game.has(seat, BEFORE_PHASE1) ? preludeAndPhase1(game, seat) : phase1(game, seat)
}

function* preludeAndPhase1(game: Bang, seat: Seat): Rule {
  yield* inOrder(game, seat, 'beforePhase1', (source) => source.def.beforePhase1?.(game, source, seat))
  const drawing = game.goesOn(seat) ? phase1(game, seat) : undefined
  if (drawing) yield* drawing
}

/** T11 */
function ending(game: Bang, seat: Seat, isLost: boolean): Rule | undefined {
  if (!game.goesOn(seat)) return undefined
  if (isLost) game.emit({ type: 'turn-skipped', seat })
  game.setPhase('end')
  const isPlain = !game.has(seat, END_OF_TURN) && !isBackForOneTurn(game, seat)
  return isPlain ? undefined : endOfTurn(game, seat, isLost)
}

/** T12 */
function passOn(game: Bang, wasShadow: boolean): Rule | undefined {
  if (game.over) return undefined
  nextPlayer(game, wasShadow)
  // Whoever has come back may have an empty hand, and roles may have been dealt for it.
  return settled(game)
}

function* endOfTurn(game: Bang, seat: Seat, skipped: boolean): Rule {
  yield* inOrder(game, seat, 'endOfTurn', (source) => source.def.endOfTurn?.(game, source, seat, skipped))
  // T11.5: whoever was back for one turn is out again, and nobody has done it.
  if (game.goesOn(seat) && isBackForOneTurn(game, seat)) yield* effect(game, fade(game, seat))
}

const isBackForOneTurn = (game: Bang, seat: Seat): boolean => {
  const presence = game.presenceOf(seat)
  return presence === 'town-ghost' || presence === 'shadow'
}

/** A ghost is eliminated once more, unless a card keeps him; a shadow only leaves. */
function fade(game: Bang, seat: Seat): undefined {
  const keeper = keptBy(game, seat)
  game.setCause(seat, undefined)
  if (keeper !== undefined) haunt(game, seat, game.def(keeper).id)
  else game.setPresence(seat, game.presenceOf(seat) === 'shadow' ? 'fading' : 'doomed')
}

/** Each an effect of its own, by `order`; what has come or gone meanwhile is taken into account. */
function* inOrder(game: Bang, seat: Seat, moment: 'beforePhase1' | 'endOfTurn', rule: (source: Source) => Rule | undefined): Rule {
  const done: Source[] = []
  while (game.goesOn(seat)) {
    const next = lowestLeft(game.of(seat)[moment], done)
    if (next === undefined) return
    done.push(next)
    yield* effect(game, rule(next))
  }
}

function lowestLeft(sources: readonly Source[], done: readonly Source[]): Source | undefined {
  let lowest: Source | undefined
  for (const source of sources) {
    if ((lowest === undefined || source.def.order < lowest.def.order) && !done.includes(source)) lowest = source
  }
  return lowest
}

/** T4: each check is finished before the next; true: the turn is lost. */
function* checks(game: Bang, seat: Seat, cards: readonly CardId[]): Rule<boolean> {
  let done = 0
  for (let next = nextCheck(game, seat, cards, done); next; next = nextCheck(game, seat, cards, done)) {
    done = next.def.checkOrder
    const lost = yield* effect(game, next.def.check?.(game, next, seat))
    if (lost || !game.goesOn(seat)) return true
  }
  return false
}

function nextCheck(game: Bang, seat: Seat, cards: readonly CardId[], done: number): Source | undefined {
  let next: Source | undefined
  for (const source of game.of(seat).check) {
    const order = source.def.checkOrder
    if (source.card === undefined || !cards.includes(source.card)) continue
    if (order > done && (next === undefined || order < next.def.checkOrder)) next = source
  }
  return next
}
