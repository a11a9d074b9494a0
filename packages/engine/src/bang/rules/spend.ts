import type { CardId, Seat } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import { maskOf } from '../moments.ts'

const SPENT = maskOf('spent')

export interface Spending {
  /** What the card is used as: `missed`, `bang`, or its own name. */
  readonly as: string
  /** What it answers. */
  readonly to: string
  /** Played; otherwise given up instead of a loss. */
  readonly played: boolean
}

/** A card of the hand is used in answer to something. */
export function spend(game: Bang, seat: Seat, card: CardId, { as, to, played }: Spending): void {
  const def = game.def(card)
  if (game.isHeard) game.emit({ type: 'answered', seat, card: game.faceOf(card), as, to })
  game.discard(card)
  noteSpent(game, seat, def, as, played)
}

/** What follows from a card having been used so, wherever it has gone. */
export function noteSpent(game: Bang, seat: Seat, def: ReturnType<Bang['def']>, as: string, played: boolean): void {
  if (played && game.inTurn(seat)) game.cardsPlayed++
  if (!game.has(seat, SPENT)) return
  for (const source of game.of(seat).spent) source.def.spent?.(game, source, { seat, def, as, played })
}
