import { type Answer, ask, type Kind, type Option, type Rule, type Seat } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import { whyNoAnswer } from './attack.ts'
import { cardIn } from './play.ts'
import type { BangReason } from './reasons.ts'

/** What asks for a BANG! card, and who played it. */
export interface Demand {
  readonly card: string
  readonly by: Seat
  readonly against: Seat
}

/** Discarding a BANG! card instead of losing life: it is given, not played. True: given. */
export function* giveBang(game: Bang, seat: Seat, demand: Demand): Rule<boolean> {
  if (game.hand(seat).length === 0) return false
  const answer: Answer = yield* ask(game, seat, bangOrLoss, demand)
  if (answer.id === 'decline') {
    game.emit({ type: 'declined', seat, to: demand.card })
    return false
  }
  const card = cardIn(game, answer)
  game.emit({ type: 'answered', seat, card: game.faceOf(card), as: 'bang', to: demand.card })
  game.discard(card)
  return true
}

const DECLINE: Option = { id: 'decline', card: undefined, seat: undefined, fields: undefined }

const bangOrLoss: Kind<Bang, Demand> = {
  name: 'give-bang',
  options(game, seat) {
    const out: Option[] = []
    for (const card of game.hand(seat)) {
      if (game.usable(seat, card, 'bang') && !game.forbidden(seat, game.def(card), 'bang')) {
        out.push({ id: 'give', card: game.handle(card), seat: undefined, fields: undefined })
      }
    }
    out.push(DECLINE)
    return out
  },
  refuse(game, seat, _demand, answer): BangReason | undefined {
    if (answer.id === 'give' || answer.id === 'missed' || answer.id === 'play') return whyNoAnswer(game, seat, answer, 'bang')
    const useless = game.of(seat).replies.find((source) => source.def.id === answer.id)
    return useless ? { code: 'not-a-bang', facts: { card: useless.def.id } } : undefined
  },
  fallback: () => ({ id: 'decline' }),
  publicAbout: (_game, { card, by, against }) => ({ card, by, against }),
}
