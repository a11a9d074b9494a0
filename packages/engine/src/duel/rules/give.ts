import { ask, type CardId, type Kind, type Option, offer, type Rule, type Seat } from '../../kernel/index.ts'
import type { Duel } from '../duel.ts'
import { cardIn } from './play.ts'
import type { DuelReason } from './reasons.ts'

/** What asks for a shot card, who played it, and for which character it is given. */
interface Demand {
  readonly card: string
  readonly by: Seat
  readonly character: CardId
}

/** Discarding a shot card instead of losing life: it is given, not played, and does nothing. True: given. */
export function* giveShot(game: Duel, demand: Demand): Rule<boolean> {
  const seat = game.owner(demand.character)
  if (game.hand(seat).length === 0) return false
  const character = game.def(demand.character).id
  const before = game.setTarget(game.isActive(demand.character) ? undefined : demand.character)
  const answer = yield* ask(game, seat, shotOrLoss, demand)
  game.setTarget(before)
  if (answer.id === 'decline') {
    game.emit({ type: 'declined', seat, to: demand.card, character })
    return false
  }
  const card = cardIn(game, answer)
  game.emit({ type: 'answered', seat, card: game.faceOf(card), as: 'shot', to: demand.card, character })
  game.discard(card)
  return true
}

const DECLINE: Option = { id: 'decline' }

const shotOrLoss: Kind<Duel, Demand> = {
  name: 'give-shot',
  options(game, seat) {
    const given = game.hand(seat).filter((card) => game.usable(seat, card, 'shot'))
    return [...offer(game, 'give', given), DECLINE]
  },
  refuse(game, seat, _demand, answer): DuelReason | undefined {
    const card = game.cardAt(answer.card)
    if (card !== undefined && game.hand(seat).includes(card)) return { code: 'not-a-shot', facts: { card: game.def(card).id } }
    if (game.cardsInPlay(seat).some((one) => game.def(one).id === answer.id)) return { code: 'not-a-shot', facts: { card: answer.id } }
    return answer.id === 'give' || answer.id === 'dodge' || answer.id === 'play' ? { code: 'not-in-hand' } : undefined
  },
  fallback: () => DECLINE,
  publicAbout: (game, { card, by, character }) => ({ card, by, target: game.handle(character), character: game.def(character).id }),
}
