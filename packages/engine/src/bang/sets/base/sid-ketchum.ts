import { handlesOf, option, type Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import type { Moments } from '../../moments.ts'
import type { BangReason, ReasonCode } from '../../rules/reasons.ts'

const PRICE = 2

function refusal(game: Bang, seat: Seat): ReasonCode | undefined {
  if (game.isGhost(seat)) return 'no-life-for-ghosts'
  if (game.life(seat) >= game.maxLife(seat)) return 'full-life'
  return game.hand(seat).length < PRICE ? 'too-few-cards' : undefined
}

/** Two hand cards for one life point, at any time. */
export const twoCardsForLife: Pick<Moments, 'anytime' | 'whyNotNow' | 'doAnytime' | 'rescues'> = {
  anytime(game, { owner, def }, _seat, out) {
    if (owner === undefined || refusal(game, owner)) return
    const cards = handlesOf(game, game.hand(owner))
    out.push(option(def.id, undefined, undefined, [{ name: 'discard-two', pick: 'cards', min: PRICE, max: PRICE, from: () => cards }]))
  },
  whyNotNow(game, { owner }): BangReason | undefined {
    if (owner === undefined) return undefined
    return { code: refusal(game, owner) ?? 'wrong-choice', facts: { cards: PRICE } }
  },
  *doAnytime(game, { owner, def }, _seat, { picks }) {
    if (owner === undefined) return
    game.emit({ type: 'ability', seat: owner, source: def.id, target: undefined })
    const chosen = picks?.[0] ?? []
    for (const card of game.hand(owner).filter((inHand) => chosen.includes(game.handle(inHand)))) game.discard(card)
    game.heal(owner, 1, def.id)
  },
  rescues: (game, { owner }) => owner !== undefined && game.hand(owner).length >= PRICE,
}
