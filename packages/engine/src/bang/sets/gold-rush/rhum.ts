import type { Rule, Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { flipSeveral } from '../../rules/draw-check.ts'
import { mixed } from './parts.ts'

const FLIPS = 4

/** Four cards are flipped as one "draw!"; each suit among them is a life point. */
export function* drinkRhum(game: Bang, seat: Seat, source: string): Rule {
  const faces = yield* flipSeveral(game, seat, source, FLIPS)
  const suits = new Set(faces.map((face) => game.suitOf(face))).size
  game.tell(mixed, seat, { cards: faces.map(({ suit, rank }) => `${rank} ${suit}`), suits })
  game.heal(seat, suits, source)
}
