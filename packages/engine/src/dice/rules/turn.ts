import type { Rule } from '../../kernel/index.ts'
import type { Dice } from '../dice.ts'
import { resolve } from './resolve.ts'
import { rollDice } from './roll.ts'

/** The turn of the active player; then the next one in play is. */
export function* turn(game: Dice): Rule {
  const seat = game.active
  game.startTurn()
  const { startOfTurn, endOfTurn } = game.character(seat)
  if (startOfTurn) yield* startOfTurn(game, seat)
  game.setPhase('roll')
  yield* rollDice(game, seat)
  game.setPhase('resolve')
  if (game.goesOn(seat)) yield* resolve(game, seat)
  game.setPhase('end')
  if (game.goesOn(seat)) endOfTurn?.(game, seat)
  if (!game.over) game.passTurn(game.leftOf(seat))
}
