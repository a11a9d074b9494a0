import type { CardId, Option, Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { event, type Source } from '../../def.ts'
import { listCard } from '../../rules/play.ts'
import { events as facts } from './facts.ts'

/** Noted: what the second card of the active player is called as long as he holds it. */
export const lawOfTheWest = event(facts['law-of-the-west'], {
  startOfTurn(_game, self) {
    self.note = 0
  },
  secondCard(game, self, seat, card) {
    self.note = game.handle(card)
    // Who shows it by an ability of his own need not do so twice.
    if (game.of(seat).secondCard.some(({ owner }) => owner === seat)) return
    game.reveal(card)
    game.emit({ type: 'shown', seat, card: game.faceOf(card), because: self.def.id })
  },
  holdsTurn(game, self, seat) {
    const card = shownCard(game, self, seat)
    return card === undefined || !isOwed(game, seat, card) ? undefined : { code: 'must-play', facts: { card: game.def(card).id } }
  },
  /** Another card of the same name has to wait; but an answer is no play. */
  forbids(game, self, seat, card, use) {
    if (game.depth > 0 || use === 'pay' || game.handle(card) === self.note) return false
    const shown = shownCard(game, self, seat)
    if (shown === undefined || game.def(shown).id !== game.def(card).id) return false
    return isOwed(game, seat, shown) && 'must-play-first'
  },
})

/** The card that was shown, while the active player holds it. */
function shownCard(game: Bang, { note }: Source, seat: Seat): CardId | undefined {
  if (note === 0 || !game.inTurn(seat)) return undefined
  return game.hand(seat).find((own) => game.handle(own) === note)
}

/** He could play it at somebody else, or at nobody. */
function isOwed(game: Bang, seat: Seat, card: CardId): boolean {
  const plays: Option[] = []
  listCard(game, seat, card, plays)
  return plays.some((play) => play.seat !== seat)
}
