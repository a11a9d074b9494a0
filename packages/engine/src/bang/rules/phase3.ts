import { type Answer, choose, type Kind, type Rule, type Seat } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import { cardIn } from './play.ts'
import type { BangReason } from './reasons.ts'

/** T10: discarding down to the limit, one card after the other. */
export function phase3(game: Bang, seat: Seat): Rule | undefined {
  game.setPhase('discard')
  return excess(game, seat) > 0 ? discardToLimit(game, seat) : undefined
}

function* discardToLimit(game: Bang, seat: Seat): Rule {
  while (excess(game, seat) > 0) {
    const answer = yield* choose(game, seat, discardExcess, undefined)
    if (answer) game.discard(cardIn(game, answer))
  }
}

const handLimit = (game: Bang, seat: Seat): number => game.life(seat)
const excess = (game: Bang, seat: Seat): number => game.hand(seat).length - handLimit(game, seat)

const discardExcess: Kind<Bang, undefined> = {
  name: 'discard',
  options: (game, seat) => game.hand(seat).map((card) => ({ id: 'discard', card: game.handle(card) })),
  refuse: (game, seat, _about, answer: Answer): BangReason | undefined =>
    answer.id === 'end' ? { code: 'too-many-cards', facts: { cards: game.hand(seat).length, limit: handLimit(game, seat) } } : undefined,
  live: (game, seat) => excess(game, seat) > 0,
  fallback: (game, seat) => ({ id: 'discard', card: game.handle(game.hand(seat)[0]) }),
  publicAbout: () => null,
}
