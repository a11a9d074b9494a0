import type { CardId, Rule, Seat } from '../../kernel/index.ts'
import type { Duel } from '../duel.ts'
import { may } from './may.ts'

/** A loss of life points. */
export interface Wound {
  readonly character: CardId
  /** Who is responsible, if anybody. */
  readonly by: Seat | undefined
  /** The card or character that does it. */
  readonly source: string
}

/** Points are lost one after the other; another character may take each of them. What goes beyond the last point is lost. */
export function* wound(game: Duel, hit: Wound, points = 1): Rule {
  for (let left = points; left > 0 && game.alive(hit.character); left--) {
    const shield = shieldOf(game, hit.character)
    const shielded = shield !== undefined && (yield* may(game, game.owner(shield), game.def(shield).id, game.def(hit.character).id))
    losePoint(game, shielded ? { character: shield, by: hit.by, source: hit.source } : hit)
  }
}

/** A character that may lose a point, other than its last, in place of another one of its side. */
const shieldOf = (game: Duel, character: CardId): CardId | undefined =>
  game
    .characters(game.owner(character))
    .find((other) => other !== character && game.def(other).shields && game.alive(other) && game.life(other) > 1)

/** One point. Whoever lives may react to it. */
export function losePoint(game: Duel, hit: Wound): void {
  const { character, by, source } = hit
  const def = game.def(character)
  game.setLife(character, game.life(character) - 1)
  game.emit({ type: 'wounded', seat: game.owner(character), character: def.id, life: game.life(character), by, cause: source })
  if (game.alive(character)) def.lifeLost?.(game, game.selfOf(character), hit)
}

export const isOpponents = (game: Duel, { character, by }: Wound): boolean => by !== undefined && by !== game.owner(character)
