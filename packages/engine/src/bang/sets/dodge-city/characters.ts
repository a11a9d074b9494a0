import { option } from '../../../kernel/index.ts'
import { character, type Def } from '../../def.ts'
import { payLife } from '../../rules/damage.ts'

import { twoCardsForShot } from './doc-holyday.ts'
import { characters as facts } from './facts.ts'
import { blueCardForTwo } from './jose-delgado.ts'
import { cardInPlayInstead } from './pat-brennan.ts'
import { copyAnother } from './vera-custer.ts'

/** An ability has no card, only the suit of its price; it counts like a brown card of that suit. */
export const apacheKid = character(facts['apache-kid'], {
  immune: (_game, { owner }, { by, suit, border, duel }) =>
    by !== undefined && by !== owner && !duel && suit === 'diamonds' && (border === 'brown' || border === undefined),
})

/** From the start of her turn to the end of phase 3, and also while she follows an order to play as if it were her turn. */
export const belleStar = character(facts['belle-star'], {
  judgesNow: (game, { owner }) => owner !== undefined && game.asInTurn(owner) && game.phase !== 'end',
  suppresses: (game, { owner }, other) =>
    owner !== undefined && other.owner !== owner && other.def.isCard && game.asInTurn(owner) && game.phase !== 'end',
})

export const billNoface = character(facts['bill-noface'], {
  drawSets: (game, _self, seat) => 1 + game.maxLife(seat) - game.life(seat),
})

export const chuckWengam = character(facts['chuck-wengam'], {
  actions(game, { def }, seat, out) {
    if (game.life(seat) > 1) out.push(option(def.id))
  },
  whyNoAction: (game, _self, seat) => (game.life(seat) > 1 ? undefined : { code: 'last-life' }),
  *act(game, { def }, seat) {
    yield* payLife(game, seat, def.id)
    game.emit({ type: 'ability', seat, source: def.id, target: undefined })
    game.draw(seat, 2, def.id)
  },
})

export const docHolyday = character(facts['doc-holyday'], twoCardsForShot)
export const elenaFuente = character(facts['elena-fuente'], { countsAs: (_game, _self, _seat, _def, use) => use === 'missed' })

export const gregDigger = character(facts['greg-digger'], {
  eliminated(game, { owner, def }) {
    if (owner === undefined || game.isGhost(owner) || game.life(owner) >= game.maxLife(owner)) return
    game.emit({ type: 'ability', seat: owner, source: def.id, target: undefined })
    game.heal(owner, 2, def.id)
  },
})

export const herbHunter = character(facts['herb-hunter'], {
  eliminated(game, { owner, def }) {
    if (owner === undefined) return
    game.emit({ type: 'ability', seat: owner, source: def.id, target: undefined })
    game.draw(owner, 2, def.id)
  },
})

export const joseDelgado = character(facts['jose-delgado'], blueCardForTwo)

/** Cards with these names, and any card while it is used as a Missed! or a BANG!. */
const isCounted = ({ facts: printed, isMissed }: Def): boolean =>
  isMissed || [printed?.isMissedCard, printed?.isBeerCard, printed?.isBangCard].includes(true)

/** The cards she spends are counted; she draws as many when the effect is over. */
export const mollyStark = character(facts['molly-stark'], {
  memory: { spent: 0 },
  spent(game, { memory }, { seat, def, as }) {
    if (!game.inTurn(seat) && (isCounted(def) || as === 'missed' || as === 'bang')) memory.spent++
  },
  effectOver(game, { owner, def, memory }) {
    const { spent } = memory
    if (owner === undefined || spent === 0) return false
    memory.spent = 0
    game.emit({ type: 'ability', seat: owner, source: def.id, target: undefined })
    game.draw(owner, spent, def.id)
    return true
  },
})

export const patBrennan = character(facts['pat-brennan'], cardInPlayInstead)
export const pixiePete = character(facts['pixie-pete'], { drawSets: () => 3 })
export const seanMallory = character(facts['sean-mallory'], { handLimit: 10 })
export const tequilaJoe = character(facts['tequila-joe'], { beer: 2 })
export const veraCuster = character(facts['vera-custer'], copyAnother)
