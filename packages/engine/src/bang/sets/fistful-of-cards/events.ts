import type { Seat } from '../../../kernel/index.ts'
import { event } from '../../def.ts'
import { cancel, cardlessShot, shoot } from '../../rules/attack.ts'
import { misfortune, wound } from '../../rules/damage.ts'
import { drawCheck } from '../../rules/draw-check.ts'
import { giveLife } from './blood-brothers.ts'
import { events as facts } from './facts.ts'
import { drinkInstead } from './hard-liquor.ts'
import { exchangeCards } from './ranch.ts'

export const abandonedMine = event(facts['abandoned-mine'], { mine: true })
export const ambush = event(facts.ambush, { adjacent: true })
export const bloodBrothers = event(facts['blood-brothers'], { startOfTurn: (game, _self, seat) => giveLife(game, seat) })

export const deadMan = event(facts['dead-man'], {
  memory: { hasBeenBack: false },
  revives: (game, { memory }, seat) =>
    !memory.hasBeenBack && seat === game.firstOut ? { order: 1, as: 'in', life: 2, cards: 2 } : undefined,
  revived(_game, { memory }) {
    memory.hasBeenBack = true
  },
})

export const hardLiquor = event(facts['hard-liquor'], { replacesPhase1: (game, _self, seat) => drinkInstead(game, seat) })

export const theJudge = event(facts['the-judge'], {
  forbids: (game, _self, _seat, card, use) => use === 'play' && game.def(card).border !== 'brown',
})

/** Cards in front of players do nothing, but they still count as lying there. */
export const lasso = event(facts.lasso, { suppresses: (_game, _self, { def }) => def.isCard })

export const ranch = event(facts.ranch, { endOfPhase1: (game, _self, seat) => exchangeCards(game, seat) })

const ROULETTE_LOSS = 2

/** It goes round until somebody has no Missed! or does not play it. Ghosts have no life to lose and are passed over. */
export const russianRoulette = event(facts['russian-roulette'], {
  *enters(game, { def }, by) {
    const takesPart = (seat: Seat) => game.alive(seat) && !game.isGhost(seat)
    // What an answer costs may take out the last one who could go on.
    for (let seat = by; game.ring.some(takesPart); seat = game.leftOf(seat)) {
      if (!takesPart(seat)) continue
      if ((yield* cancel(game, cardlessShot(def.id, undefined, seat))) !== 'stands') continue
      yield* wound(game, misfortune(seat, ROULETTE_LOSS, def.id))
      return
    }
  },
})

export const vendetta = event(facts.vendetta, {
  order: 2,
  *endOfTurn(game, { def }, seat, skipped) {
    if (skipped || game.isExtraTurn || game.hasExtraTurn) return
    if (yield* drawCheck(game, seat, def.id, { suits: ['hearts'] })) game.winExtraTurn(def.id)
  },
})

/** The hand is counted once. The shots stop when the player is down. */
export const aFistfulOfCards = event(facts['a-fistful-of-cards'], {
  *startOfTurn(game, { def }, seat) {
    for (let left = game.hand(seat).length; left > 0 && game.alive(seat); left--) yield* shoot(game, cardlessShot(def.id, undefined, seat))
  },
})
