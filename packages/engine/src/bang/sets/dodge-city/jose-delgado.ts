import { option } from '../../../kernel/index.ts'
import type { Def, Numbers } from '../../def.ts'
import type { Moments } from '../../moments.ts'
import { cardIn } from '../../rules/play.ts'
import type { BangReason } from '../../rules/reasons.ts'

/** Orange cards are put in front of players like blue ones, so they count as blue. */
const isBlue = ({ border }: Def): boolean => border === 'blue' || border === 'orange'

/** Discards a blue hand card, without playing it, to draw two cards. */
export const blueCardForTwo: Pick<Moments, 'actions' | 'whyNoAction' | 'act'> & Pick<Numbers, 'uses'> = {
  uses: 2,
  actions(game, { def }, seat, out) {
    for (const card of game.hand(seat)) {
      if (isBlue(game.def(card))) out.push(option(def.id, game.handle(card)))
    }
  },
  whyNoAction(game, _self, seat, answer): BangReason {
    const card = game.cardAt(answer.card)
    if (card === undefined || !game.hand(seat).includes(card)) return { code: 'not-in-hand' }
    return { code: 'wrong-border', facts: { card: game.def(card).id, border: 'blue' } }
  },
  act(game, { def }, seat, answer) {
    game.emit({ type: 'ability', seat, source: def.id, target: undefined })
    game.discard(cardIn(game, answer))
    game.draw(seat, 2, def.id)
  },
}
