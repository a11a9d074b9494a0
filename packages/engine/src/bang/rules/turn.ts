import type { Rule, Seat } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import type { Source } from '../def.ts'
import { effect } from './effect.ts'
import { phase1 } from './phase1.ts'
import { phase2 } from './phase2.ts'
import { phase3 } from './phase3.ts'
import { setUp } from './setup.ts'

/** The whole game. Between two turns nothing is remembered but the state. */
export function* play(game: Bang): Rule {
  if (!game.dealt) yield* setUp(game)
  while (!game.over) {
    game.turnStarts()
    yield* turn(game, game.active)
    if (!game.over) game.passTurn(game.leftOf(game.active))
  }
}

/** T2 to T11. */
function* turn(game: Bang, seat: Seat): Rule {
  game.startTurn(seat)
  const goesOn = () => !game.over && game.inPlay(seat)
  for (const source of game.of(seat).startOfTurn) {
    if (goesOn()) yield* effect(game, source.def.startOfTurn?.(game, source, seat))
  }
  if (!goesOn()) return
  const skipped = yield* checks(game, seat)
  if (!goesOn()) return
  if (skipped) game.emit({ type: 'turn-skipped', seat })
  else {
    for (const source of game.of(seat).beforePhase1) yield* effect(game, source.def.beforePhase1?.(game, source, seat))
    if (goesOn()) yield* effect(game, phase1(game, seat))
    if (goesOn()) yield* phase2(game, seat)
    if (goesOn()) yield* effect(game, phase3(game, seat))
  }
  if (goesOn()) game.setPhase('end')
  for (const source of game.of(seat).endOfTurn) {
    if (goesOn()) yield* effect(game, source.def.endOfTurn?.(game, source, seat, skipped))
  }
}

/** T4: each check is finished before the next; true: the turn is lost. */
function* checks(game: Bang, seat: Seat): Rule<boolean> {
  let done = 0
  for (let next = nextCheck(game, seat, done); next; next = nextCheck(game, seat, done)) {
    done = next.def.checkOrder
    const lost = yield* effect(game, next.def.check?.(game, next, seat))
    if (lost || game.over || !game.inPlay(seat)) return true
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
