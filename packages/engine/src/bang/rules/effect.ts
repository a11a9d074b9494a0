import { absent, NOTHING_MORE, type Rule, type Seat } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import { maskOf } from '../moments.ts'
import { misfortune, wound } from './damage.ts'
import { eliminate } from './elimination.ts'
import { victory } from './victory.ts'

/**
 * Everything one card, ability, check or phase does, with all its targets. Effects nest; only the outermost settles: eliminations, one victory
 * check, then delayed triggers. So the game ends only when nothing but the turn is going on.
 */
export const effect = <T>(game: Bang, body: Rule<T> | undefined): Rule<T | undefined> =>
  body ? effectOf(game, body) : ((settled(game) as Rule<undefined> | undefined) ?? NOTHING_MORE)

function* effectOf<T>(game: Bang, body: Rule<T>): Rule<T | undefined> {
  game.depth++
  const result = yield* body
  const rest = endEffect(game)
  if (rest) yield* rest
  return result
}

/** An effect that had nothing to ask; a rule only if there is more to do. */
export function settled(game: Bang): Rule | undefined {
  game.depth++
  return endEffect(game)
}

/** What is left to do when an effect is over; mostly nothing. */
export function endEffect(game: Bang): Rule | undefined {
  game.depth--
  if (game.depth > 0) return undefined
  if (game.anyDoomed || game.anyFine || game.rolesChanged || delayedTriggers(game)) return settle(game)
  while (game.flips.length > 0) game.flips.pop()
  return undefined
}

function* settle(game: Bang): Rule {
  yield* conclude(game)
  while (game.anyFine && !game.over) {
    yield* collectFine(game)
    yield* conclude(game)
  }
}

/** A8 and A9; what waits for all of it belongs to the effect, so that only then nothing is going on. */
function* conclude(game: Bang): Rule {
  do {
    if (game.anyDoomed) yield* inside(game, eliminate(game))
    if (game.rolesChanged && !game.over) judgeAgain(game)
  } while (!game.over && (game.anyDoomed || game.rolesChanged || delayedTriggers(game)))
  while (game.flips.length > 0) game.flips.pop()
}

/** Roles have changed hands: somebody may have won by that. */
function judgeAgain(game: Bang): void {
  game.rolesChanged = false
  const outcome = victory(game, [])
  if (outcome) game.finish(outcome)
}

/** A life point for talking, when nothing else is going on. */
function* collectFine(game: Bang): Rule {
  const seat = game.takeFine()
  if (seat !== undefined) yield* inside(game, wound(game, misfortune(seat, 1, game.speech ?? 'talking')))
}

/** Part of the effect that is being settled: what is interjected meanwhile settles with it. */
function* inside(game: Bang, rule: Rule): Rule {
  game.depth++
  yield* rule
  game.depth--
}

const DELAYED = maskOf('effectOver')

/** From the active player clockwise; true: something happened, so look again. */
function delayedTriggers(game: Bang): boolean {
  if (!game.anybodyHas(DELAYED)) return false
  // Mostly it is one player, and then there is no order to keep.
  const only = game.onlyOneWaiting
  if (only !== undefined) return reacts(game, only)
  let happened = false
  const { ring } = game
  const first = game.sitsAt(game.active)
  let at = first
  do {
    const seat = ring[at] ?? absent()
    if (game.waitsForEnd(seat) && reacts(game, seat)) happened = true
    at = at + 1 === ring.length ? 0 : at + 1
  } while (at !== first)
  return happened
}

function reacts(game: Bang, seat: Seat): boolean {
  let happened = false
  for (const source of game.of(seat).effectOver) if (source.def.effectOver?.(game, source)) happened = true
  return happened
}
