import {
  type Answer,
  ask,
  type CardId,
  firstNumber,
  firstOf,
  type Kind,
  offer,
  option,
  type Rule,
  type Seat,
  type ZoneId,
} from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { cardIn } from '../../rules/play.ts'
import type { BangReason } from '../../rules/reasons.ts'
import { DECK, DISCARD, hand, look } from '../../zones.ts'

interface Elsewhere {
  /** The player whose hand it comes from. */
  readonly seat: Seat | undefined
  /** The uppermost discard. */
  readonly top: CardId | undefined
}

/** The first card may come from elsewhere: another hand or the discard pile. Nothing: it comes from the deck. */
export function* firstCard(game: Bang, seat: Seat, elsewhere: 'hand' | 'discard'): Rule<Elsewhere | undefined> {
  if (firstCardFrom.options(game, seat, elsewhere).length === 1) return undefined
  const answer = (yield ask(game, seat, firstCardFrom, elsewhere)) as Answer
  return answer.id === 'deck' ? undefined : { seat: answer.seat, top: game.at(DISCARD).at(-1) }
}

const firstCardFrom: Kind<Bang, 'hand' | 'discard'> = {
  name: 'first-card',
  options(game, seat, elsewhere) {
    const deck = option('deck')
    if (elsewhere === 'discard') return game.at(DISCARD).length > 0 ? [deck, option('discard')] : [deck]
    const others = game.othersFrom(seat).filter((other) => game.hand(other).length > 0)
    return [deck, ...others.map((other) => option('hand', undefined, other))]
  },
  refuse(game, seat, elsewhere, answer): BangReason | undefined {
    if (answer.id !== elsewhere) return undefined
    if (elsewhere === 'discard') return { code: 'no-discards' }
    const { seat: other } = answer
    if (other === undefined || !game.ring.includes(other)) return { code: 'no-such-seat' }
    if (other === seat) return { code: 'yourself' }
    return { code: game.inPlay(other) ? 'no-cards' : 'not-in-play', facts: { seat: other } }
  },
  fallback: () => ({ id: 'deck' }),
  publicAbout: (_game, elsewhere) => ({ elsewhere }),
}

/** Looks at the top cards, keeps some, and puts the rest back where they came from, in their old order and unseen by others. */
export function* keepOfLook(game: Bang, seat: Seat, looked: number, kept: number): Rule {
  const piles: ZoneId[] = []
  for (let left = looked; left > 0; left--) {
    const pile = game.drawsFromDiscard && game.at(DISCARD).length > 0 ? DISCARD : DECK
    if (game.fromPile(look(seat)) !== undefined) piles.push(pile)
  }
  const back: CardId[] = []
  while (game.at(look(seat)).length - back.length > kept) {
    back.push(cardIn(game, (yield ask(game, seat, putBack, back)) as Answer))
  }
  const seen = [...game.at(look(seat))]
  // Of several cards of the deck nobody else sees which goes back. Those of the discard pile everybody can tell from them.
  const open = seen.filter((_card, at) => piles[at] === DISCARD)
  const unseen = seen.length - open.length > 1
  for (const card of [...seen].reverse()) if (back.includes(card)) game.move(card, piles[seen.indexOf(card)] ?? DECK, unseen)
  for (const card of open) if (!game.isPublic(card)) game.reveal(card)
  while (game.at(look(seat)).length > 0) {
    const card = yield* nextOfLook(game, seat)
    game.move(card, hand(seat))
    game.noteDrawn(card)
  }
}

/** He chooses the order only if something depends on which card is the second. */
function* nextOfLook(game: Bang, seat: Seat): Rule<CardId> {
  const cards = game.at(look(seat))
  const matters = cards.length > 1 && game.of(seat).secondCard.length > 0
  return matters ? cardIn(game, yield* ask(game, seat, takeNext, undefined)) : firstNumber(cards)
}

const takeNext: Kind<Bang, undefined> = {
  name: 'take-next',
  options: (game, seat) => offer(game, 'take', game.at(look(seat))),
  fallback: (game, seat) => firstOf(takeNext.options(game, seat, undefined)),
  publicAbout: () => null,
}

const putBack: Kind<Bang, readonly CardId[]> = {
  name: 'put-back',
  options: (game, seat, back) =>
    game
      .at(look(seat))
      .filter((card) => !back.includes(card))
      .map((card) => option('put-back', game.handle(card))),
  fallback: (game, seat, back) => firstOf(putBack.options(game, seat, back)),
  publicAbout: () => null,
}
