import { ask, firstOf, type Kind, offer, type Rule, type Seat } from '../../kernel/index.ts'
import type { Duel } from '../duel.ts'
import { hand, look } from '../zones.ts'
import { cardIn } from './play.ts'

/** Of the cards just drawn one is discarded, if there are more than may be kept; the others come to the hand. */
export function* keepBut(game: Duel, seat: Seat, kept: number, source: string): Rule {
  while (game.at(look(seat)).length > kept) game.discard(cardIn(game, yield* ask(game, seat, discardDrawn, { source })))
  for (const card of [...game.at(look(seat))]) game.move(card, hand(seat))
}

const discardDrawn: Kind<Duel, { readonly source: string }> = {
  name: 'discard-drawn',
  options: (game, seat) => offer(game, 'discard', game.at(look(seat))),
  fallback: (game, seat) => ({ id: 'discard', card: game.handle(firstOf(game.at(look(seat)))) }),
  publicAbout: (_game, { source }) => ({ source }),
}
