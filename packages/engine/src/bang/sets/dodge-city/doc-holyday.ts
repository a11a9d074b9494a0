import { option } from '../../../kernel/index.ts'
import type { Numbers } from '../../def.ts'
import type { Moments } from '../../moments.ts'
import { shoot, shotOf } from '../../rules/attack.ts'
import type { BangReason } from '../../rules/reasons.ts'
import { anotherInReach, explain } from '../../rules/target.ts'

const PRICE = 2

/** Discards two hand cards, in the order he names them, for a shot within reach. */
export const twoCardsForShot: Pick<Moments, 'actions' | 'whyNoAction' | 'act'> & Pick<Numbers, 'uses'> = {
  uses: 1,
  actions(game, { def }, seat, out) {
    const cards = game.hand(seat).map((card) => game.handle(card))
    if (cards.length < PRICE) return
    for (const target of game.ring) {
      if (anotherInReach.refuse(game, seat, target)) continue
      out.push(option(def.id, undefined, target, [{ name: 'discard-two', pick: 'cards', min: PRICE, max: PRICE, from: () => cards }]))
    }
  },
  whyNoAction(game, _self, seat, { seat: target }): BangReason {
    if (game.hand(seat).length < PRICE) return { code: 'too-few-cards', facts: { cards: PRICE } }
    if (target === undefined || !game.ring.includes(target)) return { code: 'no-such-seat' }
    const wrong = anotherInReach.refuse(game, seat, target)
    return wrong ? explain(game, wrong, seat, { target }) : { code: 'wrong-choice' }
  },
  *act(game, { def }, seat, { seat: target, picks }) {
    if (target === undefined) return
    const price = (picks?.[0] ?? []).flatMap((handle) => game.hand(seat).filter((card) => game.handle(card) === handle))
    const allDiamonds = price.every((card) => game.suitOf(game.faceOf(card)) === 'diamonds')
    for (const card of price) game.discard(card)
    game.emit({ type: 'ability', seat, source: def.id, target })
    const suit = allDiamonds ? 'diamonds' : undefined
    yield* shoot(
      game,
      shotOf({
        by: seat,
        target,
        name: def.id,
        suit,
        rank: undefined,
        border: undefined,
        bangCard: false,
        duel: false,
        card: undefined,
        isSingle: true,
      }),
    )
  },
}
