import { type Game, type GameKind, games, type Rules } from '@sundown/engine'

/** A game as simulations take it, with these rules of its own or of a test. */
export function kindWith(rules: Rules<Game>): GameKind {
  const kind = games.get(rules.name)
  if (!kind) throw new Error(`there is no game ${rules.name}`)
  return { ...kind, rules }
}
