import type { Seat } from '../../kernel/index.ts'
import type { Dice } from '../dice.ts'
import { settle } from './elimination.ts'
import { lose } from './loss.ts'

/** Takes one arrow from the middle. If it was the last one the Indians attack at once. */
export function takeArrow(game: Dice, seat: Seat, because: string): void {
  game.setArrows(seat, game.arrows(seat) + 1)
  game.emit({ type: 'arrow', seat, arrows: game.arrows(seat), supply: game.supply, because })
  if (game.supply === 0) indianAttack(game)
}

/** Everybody loses as much as he has arrows, counted before anything moves; then all arrows go back. */
function indianAttack(game: Dice): void {
  game.emit({ type: 'indians' })
  const players = game.from(game.active)
  for (const seat of players) {
    const arrows = game.arrows(seat)
    const { indians } = game.character(seat)
    if (arrows > 0) lose(game, seat, indians ? indians(arrows) : arrows, undefined, 'indians')
  }
  for (const seat of players) game.returnArrows(seat, game.arrows(seat), 'indians')
  settle(game, undefined)
}
