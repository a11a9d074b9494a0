import { ask, type Rule, type Seat } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import type { Source } from '../def.ts'
import { effect, endEffect } from './effect.ts'
import { phase1 } from './phase1.ts'
import { act, playOrEnd } from './phase2.ts'
import { phase3 } from './phase3.ts'

/** T2 to T12: the turn of the active player; then the next one in play is. */
export function* turn(game: Bang): Rule {
  const seat = game.active
  game.startTurn(seat)
  for (const source of game.of(seat).startOfTurn) {
    if (goesOn(game, seat)) yield* effect(game, source.def.startOfTurn?.(game, source, seat))
  }
  const skipped = game.of(seat).check.length > 0 && (yield* checks(game, seat))
  if (skipped && goesOn(game, seat)) game.emit({ type: 'turn-skipped', seat })
  if (!skipped && goesOn(game, seat)) {
    for (const source of game.of(seat).beforePhase1) yield* effect(game, source.def.beforePhase1?.(game, source, seat))
    if (goesOn(game, seat)) yield* effect(game, phase1(game, seat))
    if (goesOn(game, seat)) game.setPhase('play')
    // Phase 2 is not a rule of its own: it asks most of all questions, and every rule on the way to one costs time.
    while (goesOn(game, seat)) {
      const answer = yield* ask(game, seat, playOrEnd, undefined)
      if (answer.id === 'end') break
      game.depth++
      const acting = act(game, seat, answer)
      if (acting) yield* acting
      const rest = endEffect(game)
      if (rest) yield* rest
    }
    if (goesOn(game, seat)) yield* effect(game, phase3(game, seat))
  }
  if (goesOn(game, seat)) game.setPhase('end')
  for (const source of game.of(seat).endOfTurn) {
    if (goesOn(game, seat)) yield* effect(game, source.def.endOfTurn?.(game, source, seat, skipped))
  }
  if (!game.over) game.passTurn(game.leftOf(seat))
}

const goesOn = (game: Bang, seat: Seat): boolean => !game.over && game.inPlay(seat)

/** T4: each check is finished before the next; true: the turn is lost. */
function* checks(game: Bang, seat: Seat): Rule<boolean> {
  let done = 0
  for (let next = nextCheck(game, seat, done); next; next = nextCheck(game, seat, done)) {
    done = next.def.checkOrder
    const lost = yield* effect(game, next.def.check?.(game, next, seat))
    if (lost || !goesOn(game, seat)) return true
  }
  return false
}

function nextCheck(game: Bang, seat: Seat, done: number): Source | undefined {
  let next: Source | undefined
  for (const source of game.of(seat).check) {
    const order = source.def.checkOrder
    if (order > done && (next === undefined || order < next.def.checkOrder)) next = source
  }
  return next
}
