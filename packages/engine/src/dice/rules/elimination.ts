import type { Seat } from '../../kernel/index.ts'
import type { Dice } from '../dice.ts'
import { victory } from './victory.ts'

/** Everybody brought to zero by one event leaves together; then the table is looked at. `by`: whose dice it was. */
export function settle(game: Dice, by: Seat | undefined): void {
  const dead = game.from(game.active).filter((seat) => !game.alive(seat))
  if (dead.length === 0) return
  for (const seat of dead) game.leave(seat)
  for (const seat of dead) {
    game.revealRole(seat)
    game.emit({ type: 'eliminated', seat, role: game.role(seat), by })
    game.returnArrows(seat, game.arrows(seat), 'eliminated')
  }
  const outcome = victory(game, dead, by)
  if (outcome) {
    game.finish(outcome)
    return
  }
  for (const seat of game.from(game.active)) game.character(seat).eliminated?.(game, seat, dead.length)
}
