import { type Answer, type CardId, type Option, option, type Seat } from '../../kernel/index.ts'
import type { Duel } from '../duel.ts'
import { cardIn } from './play.ts'
import type { DuelReason } from './reasons.ts'

/** Only while a side is down to one character. */
export const mayRecharge = (game: Duel): boolean => game.both.some((seat) => game.isAlone(seat))

const isRechargeable = (game: Duel, card: CardId): boolean => game.def(card).facts?.recharge === true

/** From the hand, or from play on the own active character. */
function rechargeable(game: Duel, seat: Seat): readonly CardId[] {
  const active = game.active(seat)
  const cards = [...game.hand(seat), ...(active === undefined ? [] : game.equipment(active))]
  return cards.filter((card) => isRechargeable(game, card))
}

export function listRecharges(game: Duel, seat: Seat, out: Option[]): void {
  if (mayRecharge(game)) for (const card of rechargeable(game, seat)) out.push(option('recharge', game.handle(card)))
}

export function whyNoRecharge(game: Duel, seat: Seat, answer: Answer): DuelReason {
  const card = game.cardAt(answer.card)
  const own = card !== undefined && [...game.hand(seat), ...game.cardsInPlay(seat)].includes(card)
  if (!own) return { code: 'not-in-hand' }
  const facts = { card: game.def(card).id }
  if (!isRechargeable(game, card)) return { code: 'no-recharge', facts }
  return mayRecharge(game) ? { code: 'recharge-backup', facts } : { code: 'both-have-two', facts }
}

export function recharge(game: Duel, seat: Seat, answer: Answer): void {
  const card = cardIn(game, answer)
  game.emit({ type: 'recharged', seat, card: game.faceOf(card) })
  game.discard(card)
  game.draw(seat, 1)
}
