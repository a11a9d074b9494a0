import { card, variant } from '../../def.ts'
import { atSeat } from '../../parts/spots.ts'
import { afterBeer } from '../../rules/damage.ts'
import { listPlays } from '../../rules/list-plays.ts'
import { cardIn, playAs } from '../../rules/play.ts'
import type { BangReason } from '../../rules/reasons.ts'
import { nugget } from './parts.ts'

/** A Beer card played for a nugget: it heals nobody, and works even with two players left. */
const sold = card(
  { id: 'sell-beer', name: { en: 'Beer' }, border: 'brown', type: 'action', copies: [] },
  {
    play(game, { by, as }) {
      game.gain(nugget, atSeat(by), 1, as.id)
      return afterBeer(game, by)
    },
  },
)

export const sellBeer = variant('sell-beer', {
  plays(game, { def }, seat, held, out) {
    if (game.def(held).isBeer) listPlays(game, seat, held, sold, def.id, out)
  },
  whyNoAction(game, _self, seat, answer): BangReason {
    const held = game.cardAt(answer.card)
    if (held === undefined || !game.hand(seat).includes(held)) return { code: 'not-in-hand' }
    const { id, isBeer } = game.def(held)
    if (!isBeer) return { code: 'gold-rush/not-a-beer', facts: { card: id } }
    const forbidden = game.forbidden(seat, held, 'play')
    return forbidden ? { code: 'forbidden', facts: { card: id, source: forbidden.def.id } } : { code: 'wrong-choice', facts: { card: id } }
  },
  act: (game, _self, seat, answer) => playAs(game, seat, cardIn(game, answer), sold, answer),
})
