import type { Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'

/** Tells everybody the cards of a hand that lies open. */
export function tellHand(game: Bang, seat: Seat, because: string): void {
  game.emit({ type: 'hand-shown', seat, cards: game.hand(seat).map((card) => game.faceOf(card)), because })
}
