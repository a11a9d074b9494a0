import { card, type Def } from '../../def.ts'
import { shootTarget } from '../../rules/attack.ts'
import { DISCARD } from '../../zones.ts'
import { cards as facts } from './facts.ts'

const NOTHING_TO_COPY = 'great-train-robbery/nothing-to-copy'

/** Does what the top card of the discard pile does, if that card is brown. It is still a Money Bag. */
export const moneyBag: Def = card(facts['money-bag'], {
  refuse: () => NOTHING_TO_COPY,
  actsAs(game) {
    const discard = game.at(DISCARD)
    const top = discard[discard.length - 1]
    const def = top === undefined ? undefined : game.def(top)
    return def === undefined || def.border !== 'brown' || def.isOnlyAnswer || def.id === moneyBag.id ? undefined : copyOf(def)
  },
})

const copies = new WeakMap<Def, Def>()

/** The effect of another card under the name of the Money Bag: it is no BANG! card and no Beer, and does not count for the limit. */
function copyOf(def: Def): Def {
  const known = copies.get(def)
  if (known) return known
  const copy: Def = {
    ...def,
    id: moneyBag.id,
    facts: moneyBag.facts,
    actsAs: undefined,
    isBang: false,
    isBeer: false,
    refuse(game, seat) {
      const code = def.refuse?.(game, seat)
      return code === 'bang-limit' ? undefined : code
    },
    play: def.isBang ? shootTarget : def.isBeer ? likeBeer : def.play,
  }
  copies.set(def, copy)
  return copy
}

const likeBeer: Def['play'] = (game, { by, as }) => {
  if (game.playersLeft() > 2) game.heal(by, 1, as.id)
  return undefined
}
