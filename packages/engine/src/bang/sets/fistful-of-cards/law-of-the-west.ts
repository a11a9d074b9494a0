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
    if (game.isPublic(card)) return
    game.reveal(card)
    game.emit({ type: 'shown', seat, card: game.faceOf(card), because: self.def.id })
  },
  holdsTurn(game, self, seat) {
    const card = duty(game, self, seat)
    return card === undefined ? undefined : { code: 'must-play', facts: { card: game.def(card).id } }
  },
  /** Another card of the same name has to wait; but an answer is no play. */
  forbids(game, self, seat, card) {
    if (self.note === 0 || game.depth > 0 || game.handle(card) === self.note) return false
    const owed = duty(game, self, seat)
    return owed !== undefined && game.def(owed).id === game.def(card).id
  },
})

/** The card that was shown, while he holds it and could play it at somebody else, or at nobody. */
function duty(game: Bang, { note }: Source, seat: Seat): CardId | undefined {
  if (note === 0 || !game.inTurn(seat)) return undefined
  const card = game.hand(seat).find((own) => game.handle(own) === note)
  if (card === undefined) return undefined
  const plays: Option[] = []
  listCard(game, seat, card, plays)
  return plays.some((play) => play.seat !== seat) ? card : undefined
}
