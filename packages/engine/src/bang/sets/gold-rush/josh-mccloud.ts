import { ask, type CardId, firstOf, type Kind, noOptions, option, plainAnswer, type Rule, type Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import type { Moments } from '../../moments.ts'
import { atSeat } from '../../parts/spots.ts'
import type { BangReason } from '../../rules/reasons.ts'
import { listWay, NO_MORE, whyNotAimed } from '../../rules/ways.ts'
import { topOfPile } from './market.ts'
import { market, nugget, nuggetsOf, putUnder, taken } from './parts.ts'
import { refuseWay, useEquipment, wayOf, waysOf } from './ways.ts'

const PRICE = 2

/** Pays two nuggets for the top card of the pile. It is used now, or goes under the pile if it cannot be used. */
export const takeFromPile: Pick<Moments, 'actions' | 'whyNoAction' | 'act'> = {
  actions(game, { def }, seat, out) {
    if (nuggetsOf(game, seat) >= PRICE) out.push(option(def.id))
  },
  whyNoAction: (game, { def }, seat): BangReason => ({
    code: 'gold-rush/too-poor',
    facts: { card: def.id, cost: PRICE, nuggets: nuggetsOf(game, seat) },
  }),
  *act(game, { def }, seat): Rule {
    game.spend(nugget, atSeat(seat), PRICE, def.id)
    const card = topOfPile(game)
    if (card === undefined) return
    // It lies in the row, where everybody sees it, before he says what he does with it.
    game.move(card, game.placeOf(market))
    const options = useTaken.options(game, seat, card)
    const answer = options.length > 1 || options[0]?.fields ? yield* ask(game, seat, useTaken, card) : options[0]
    const way = answer && wayOf(game.def(card), answer.id)
    game.tell(taken, seat, { card: game.def(card).id, way: way?.id ?? '', target: answer?.seat })
    if (answer === undefined || way === undefined) return putUnder(game, card)
    const then = useEquipment(game, seat, card, way, answer)
    if (then) yield* then
  },
}

const useTaken: Kind<Bang, CardId> = {
  name: 'josh-mccloud',
  options(game, seat: Seat, card) {
    const out = noOptions()
    const def = game.def(card)
    for (const way of waysOf(def)) {
      if (refuseWay(game, seat, def, way) === undefined) listWay(game, seat, way.id, card, way, NO_MORE, out)
    }
    return out
  },
  refuse(game, seat, card, answer): BangReason | undefined {
    const def = game.def(card)
    const way = wayOf(def, answer.id)
    return way && whyNotAimed(game, seat, def.id, way, answer)
  },
  fallback: (game, seat, card) => plainAnswer(firstOf(useTaken.options(game, seat, card))),
  publicAbout: (game, card) => ({ card: game.def(card).id }),
}
