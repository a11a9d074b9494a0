import { type CardId, type Handle, noOptions, type Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { event, type Source } from '../../def.ts'
import { goesAlong, listCard } from '../../rules/list-plays.ts'
import { events as facts } from './facts.ts'

/** The handle of the active player's second card, as long as he holds it. */
type Shown = { handle: Handle | undefined }
const NOTHING_SHOWN: Shown = { handle: undefined }

export const lawOfTheWest = event(facts['law-of-the-west'], {
  memory: NOTHING_SHOWN,
  startOfTurn(_game, { memory }) {
    memory.handle = undefined
  },
  secondCard(game, self, seat, card) {
    self.memory.handle = game.handle(card)
    // If his own ability already shows it, it is not shown twice.
    if (game.of(seat).secondCard.some(({ owner }) => owner === seat)) return
    game.reveal(card)
    game.emit({ type: 'shown', seat, card: game.faceOf(card), because: self.def.id })
  },
  duty(game, self, seat) {
    const card = owedCard(game, self, seat)
    return card === undefined ? undefined : { card }
  },
  holdsTurn(game, self, seat) {
    const card = owedCard(game, self, seat)
    return card === undefined ? undefined : { code: 'must-play', facts: { card: game.def(card).id } }
  },
  /** Another card of the same name must wait. Answering is not playing, so answers are allowed. */
  forbids(game, self, seat, card, use) {
    if (game.depth > 0 || use === 'pay' || game.handle(card) === self.memory.handle) return false
    // Cards that are only played along with another card may be played together.
    if (game.def(card).joins !== undefined) return false
    const shown = shownCard(game, self, seat)
    if (shown === undefined || game.def(shown).id !== game.def(card).id) return false
    return isPlayable(game, seat, shown) && 'must-play-first'
  },
})

/** The card that was shown, while the active player holds it in phase 2. */
function shownCard(game: Bang, { memory: { handle } }: Source<Shown>, seat: Seat): CardId | undefined {
  if (handle === undefined || seat !== game.active || game.phase !== 'play') return undefined
  return game.hand(seat).find((own) => game.handle(own) === handle)
}

function owedCard(game: Bang, self: Source<Shown>, seat: Seat): CardId | undefined {
  const card = shownCard(game, self, seat)
  return card !== undefined && isPlayable(game, seat, card) ? card : undefined
}

/** He could play it at somebody else, or at nobody, or along with another card. */
function isPlayable(game: Bang, seat: Seat, card: CardId): boolean {
  const plays = noOptions()
  listCard(game, seat, card, plays)
  return plays.some((play) => play.seat !== seat) || goesAlong(game, seat, card)
}
