import type { Bang } from './bang/bang.ts'
import type { BangPosition } from './bang/position.ts'
import type { Dice } from './dice/dice.ts'
import type { DicePosition } from './dice/position.ts'
import type { Duel } from './duel/duel.ts'
import type { DuelPosition } from './duel/position.ts'
import type { Game, Json, Rules } from './kernel/index.ts'
import { lazyGames } from './lazy.ts'

export type Position = BangPosition | DicePosition | DuelPosition

/**
 * The rules of a game that begins with a position: the ordinary rules, but what comes before the first turn is laid out instead of dealt by chance. For
 * lessons and puzzles; a record of such a game says nothing without its position.
 */
export async function rulesFrom(position: Position, options: Json): Promise<Rules<Game>> {
  const rules: Rules<Game> = await lazyGames[position.game].rules(options)
  switch (position.game) {
    case 'bang':
      return (await import('./bang/position.ts')).bangFrom(rules as Rules<Bang>, position) as Rules<Game>
    case 'dice':
      return (await import('./dice/position.ts')).diceFrom(rules as Rules<Dice>, position) as Rules<Game>
    case 'duel':
      return (await import('./duel/position.ts')).duelFrom(rules as Rules<Duel>, position) as Rules<Game>
  }
}
