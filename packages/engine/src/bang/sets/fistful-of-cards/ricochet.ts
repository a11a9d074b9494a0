import { type Answer, type Field, option, type Rule, type Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { event } from '../../def.ts'
import { cancel, cardlessShot, whyNoAnswer } from '../../rules/attack.ts'
import { loseCard, pickedInFront } from '../../rules/lose-card.ts'
import { cardIn } from '../../rules/play.ts'
import type { BangReason, ReasonCode } from '../../rules/reasons.ts'
import { events as facts } from './facts.ts'

const NAME = facts.ricochet.id

export const ricochet = event(facts.ricochet, {
  actions(game, _self, seat, out) {
    const bangs = game.hand(seat).filter((card) => game.usable(seat, card, 'bang'))
    if (bangs.length === 0) return
    for (const target of game.othersFrom(seat)) {
      if (refusal(game, seat, target)) continue
      const fields = [cardInFront(game, target)]
      for (const card of bangs) out.push(option(NAME, game.handle(card), target, fields))
    }
  },
  whyNoAction(game, _self, seat, answer): BangReason {
    const card = game.hand(seat).find((own) => game.handle(own) === answer.card)
    if (card === undefined || !game.usable(seat, card, 'bang')) return whyNoAnswer(game, seat, answer, 'bang')
    const { seat: target } = answer
    if (target === undefined || !game.ring.includes(target)) return { code: 'no-such-seat' }
    return { code: refusal(game, seat, target) ?? 'wrong-choice', facts: { seat: target } }
  },
  act: (game, _self, seat, answer) => ricochetAt(game, seat, answer),
})

function refusal(game: Bang, seat: Seat, target: Seat): ReasonCode | undefined {
  if (!game.alive(target)) return 'not-in-play'
  if (target === seat) return 'yourself'
  return game.front(target).length > 0 ? undefined : 'no-cards'
}

const cardInFront = (game: Bang, target: Seat): Field => {
  const cards = game.front(target).map((card) => game.handle(card))
  return { name: 'front', pick: 'cards', min: 1, max: 1, from: () => cards }
}

/** A BANG! card at a card in play. Its owner may save it with a single Missed!, as if he were shot at. */
function* ricochetAt(game: Bang, seat: Seat, answer: Answer): Rule {
  const bang = cardIn(game, answer)
  const { seat: target, picks = [] } = answer
  const aimed = target === undefined ? undefined : pickedInFront(game, target, picks[0]?.[0])
  if (target === undefined || aimed === undefined) return
  const handle = game.handle(aimed)
  game.emit({ type: 'played', seat, card: game.faceOf(bang), as: NAME, target })
  game.discard(bang)
  const shot = cardlessShot(NAME, seat, target)
  shot.aimed = game.def(aimed).id
  const fate = yield* cancel(game, shot)
  if (fate === 'stands' && game.cardAt(handle) === aimed) yield* loseCard(game, { owner: target, by: seat, card: aimed, to: 'discard' })
  else if (fate !== 'stands') game.emit({ type: 'cancelled', seat: target, by: seat, shot: NAME })
}
