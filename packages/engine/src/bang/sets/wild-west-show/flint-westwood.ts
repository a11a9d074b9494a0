import { option, type Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import type { Moments } from '../../moments.ts'
import { takeFromHand } from '../../rules/lose-card.ts'
import type { BangReason, ReasonCode } from '../../rules/reasons.ts'

const TAKEN = 2

function refusal(game: Bang, seat: Seat, other: Seat): ReasonCode | undefined {
  if (other === seat) return 'yourself'
  if (!game.alive(other)) return 'not-in-play'
  return game.hand(other).length > 0 ? undefined : 'no-cards'
}

/** Gives a card of his choice for two cards of another player's hand. The two are taken first. */
export const trades: Pick<Moments, 'actions' | 'whyNoAction' | 'act'> = {
  actions(game, { def }, seat, out) {
    const own = game.hand(seat).map((card) => game.handle(card))
    if (own.length === 0) return
    for (const other of game.ring) {
      if (refusal(game, seat, other)) continue
      out.push(option(def.id, undefined, other, [{ name: 'give-away', pick: 'cards', min: 1, max: 1, from: () => own }]))
    }
  },
  whyNoAction(game, _self, seat, { seat: other }): BangReason {
    if (game.hand(seat).length === 0) return { code: 'too-few-cards', facts: { cards: 1 } }
    if (other === undefined || !game.ring.includes(other)) return { code: 'no-such-seat' }
    return { code: refusal(game, seat, other) ?? 'wrong-choice', facts: { seat: other } }
  },
  *act(game, { def }, seat, { seat: other, picks }) {
    if (other === undefined) return
    game.emit({ type: 'ability', seat, source: def.id, target: other })
    yield* takeFromHand(game, { owner: other, by: seat, count: TAKEN })
    const given = game.hand(seat).find((card) => game.handle(card) === picks?.[0]?.[0])
    if (given !== undefined && game.alive(seat) && game.alive(other)) game.take(given, other, true)
  },
}
