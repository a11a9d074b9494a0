import { type Answer, absent, type CardId, choose, type Kind, offer, type Rule, type Seat } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import { maskOf } from '../moments.ts'
import { DECK } from '../zones.ts'
import { cardIn } from './play.ts'
import type { BangReason } from './reasons.ts'

/** T10: discarding down to the limit, one card after the other. */
export function phase3(game: Bang, seat: Seat): Rule | undefined {
  game.setPhase('discard')
  return excess(game, seat) > 0 ? discardToLimit(game, seat) : undefined
}

function* discardToLimit(game: Bang, seat: Seat): Rule {
  while (excess(game, seat) > 0) {
    const cards = game.hand(seat)
    // The last one is nobody's choice.
    if (cards.length === 1) putAway(game, seat, cards[0] ?? absent())
    else {
      const answer = (yield choose(game, seat, discardExcess, undefined)) as Answer | undefined
      if (answer === undefined) continue
      putAway(game, seat, cardIn(game, answer))
    }
    for (const source of game.of(seat).excessGone) {
      const then = source.def.excessGone?.(game, source, seat)
      if (then) yield* then
    }
  }
}

const TAKES_EXCESS = maskOf('takesExcess')

/** To whoever takes such cards, the first clockwise; else on the discard pile, or on the deck while cards are drawn from there. */
function putAway(game: Bang, seat: Seat, card: CardId): void {
  if (game.anybodyHas(TAKES_EXCESS)) {
    for (const other of game.othersFrom(seat)) {
      for (const source of game.of(other).takesExcess) if (source.def.takesExcess?.(game, source, seat, card)) return
    }
  }
  if (game.drawsFromDiscard) game.move(card, DECK, true)
  else game.discard(card)
}

/** Somebody without life keeps nothing, unless his limit does not depend on it. */
const handLimit = (game: Bang, seat: Seat): number => Math.max(game.life(seat), game.of(seat).handLimit)
/** A shadow has no phase 3: what it holds goes when it leaves (T11), and is nobody's excess. */
const excess = (game: Bang, seat: Seat): number => (game.presenceOf(seat) === 'shadow' ? 0 : game.hand(seat).length - handLimit(game, seat))

const discardExcess: Kind<Bang, undefined> = {
  name: 'discard',
  options: (game, seat) => offer(game, 'discard', game.hand(seat)),
  refuse: (game, seat, _about, answer: Answer): BangReason | undefined =>
    answer.id === 'end' ? { code: 'too-many-cards', facts: { cards: game.hand(seat).length, limit: handLimit(game, seat) } } : undefined,
  live: (game, seat) => excess(game, seat) > 0,
  fallback: (game, seat) => ({ id: 'discard', card: game.handle(game.hand(seat)[0] ?? absent()) }),
  publicAbout: () => null,
}
