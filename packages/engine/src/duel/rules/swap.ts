import type { Seat } from '../../kernel/index.ts'
import type { Duel } from '../duel.ts'

/** The token of a side moves to its other character. Nothing happens on a side with one. */
export function swap(game: Duel, seat: Seat, because: string): void {
  const next = game.backup(seat)
  if (next === undefined) return
  game.setToken(seat, game.token(seat) === 0 ? 1 : 0)
  game.emit({ type: 'swapped', seat, character: game.def(next).id, because })
  for (const source of game.allSources()) source.def.tokenMoved?.(game, source, seat)
}
