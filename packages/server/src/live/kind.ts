import type { Game, GameKind, Json, Match, Seat } from '@sundown/engine'

/**
 * What the server must know of a position besides what the kernel says. Everything is read from what all players see, in the words that the
 * views of all games share, so the server names no game.
 */
interface TableSight {
  readonly seats?: readonly { readonly state?: unknown }[]
  readonly table?: { readonly active?: unknown }
}

/** A kind of game may say that its dead come back in some mixtures; then they are never shown what the living hold. */
interface Returning {
  deadMayReturn(options: Json): boolean
}

const tellsReturns = (kind: object): kind is Returning => 'deadMayReturn' in kind && typeof kind.deadMayReturn === 'function'

export const deadMayReturn = (kind: GameKind, options: Json): boolean => tellsReturns(kind) && kind.deadMayReturn(options)

const sightOf = (match: Match<Game>): TableSight => match.game.view('spectator')

/** Out of the game: he decides nothing any more. */
export const isOut = (match: Match<Game>, seat: number): boolean => sightOf(match).seats?.[seat]?.state === 'out'

/** Whose turn it is. */
export const activeSeat = (match: Match<Game>): number | undefined => {
  const active = sightOf(match).table?.active
  return typeof active === 'number' ? active : undefined
}

/** What one seat alone sees. */
export function ownSight(match: Match<Game>, seat: Seat): Json {
  const view: { readonly own?: Json } = match.game.view(seat)
  return view.own ?? null
}
