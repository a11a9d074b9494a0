import type { Seat } from '../../kernel/index.ts'
import type { Duel } from '../duel.ts'

const BANGS_A_TURN = 1

/** How many BANG! cards may be played in a turn; nothing: any number, and none of them counts. */
export function bangLimit(game: Duel, seat: Seat): number | undefined {
  const sources = game.sources(seat)
  if (sources.some(({ def }) => def.unlimited)) return undefined
  return sources.reduce((limit, { def }) => limit + def.bangs, BANGS_A_TURN)
}

export function mayPlayBang(game: Duel, seat: Seat): boolean {
  const limit = bangLimit(game, seat)
  return limit === undefined || game.done.bangs < limit
}

export function countBang(game: Duel, seat: Seat): void {
  if (bangLimit(game, seat) !== undefined) game.countBang()
}
