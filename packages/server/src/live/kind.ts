import { type Game, games, type Json, type Match, type Seat, seatOf } from '@sundown/engine'

/** What the server must know of a position besides what the kernel says; the registry answers, so the server names no game. */
const kindOf = (match: Match<Game>) => games.get(match.rules.name)

/** Out of the game: he decides nothing any more. */
export const isOut = (match: Match<Game>, seat: number): boolean => kindOf(match)?.isOut(match.game, seatOf(seat)) ?? false

/** Whose turn it is. */
export const activeSeat = (match: Match<Game>): number | undefined => kindOf(match)?.activeSeat(match.game)

/** What one seat alone sees. */
export function ownSight(match: Match<Game>, seat: Seat): Json {
  const view: { readonly own?: Json } = match.game.view(seat)
  return view.own ?? null
}
