import { askUnlessForced, type CardId, firstOf, type Kind, type Option, offer, option, plainAnswer, type Rule } from '../../kernel/index.ts'
import { character, type Def } from '../def.ts'
import type { Duel } from '../duel.ts'
import { characters } from '../facts.ts'
import { cardIn } from '../rules/play.ts'
import { robHand, takeInPlay } from '../rules/rob.ts'
import { backFields } from '../rules/target.ts'

const TAKEN = 2

/** Two cards of whoever is eliminated, from its equipment or its owner's hand: compulsory as far as there are any. */
export const bullAnderson: Def = character(characters['bull-anderson'], {
  *eliminating(game, { seat, character: self, def }, dead): Rule {
    if (dead === self) return
    const victim = game.owner(dead)
    for (let left = TAKEN; left > 0; left--) {
      if (game.equipment(dead).length === 0 && (victim === seat || game.hand(victim).length === 0)) return
      const answer = yield* askUnlessForced(game, seat, loot, { source: def.id, dead })
      if (answer.id === 'none') return
      game.emit({ type: 'ability', seat, source: def.id })
      if (answer.id === 'rob') robHand(game, seat, victim, answer)
      else takeInPlay(game, seat, cardIn(game, answer), 'hand')
    }
  },
})

interface Loot {
  readonly source: string
  readonly dead: CardId
}

const loot: Kind<Duel, Loot> = {
  name: 'loot',
  options(game, seat, { dead }) {
    const victim = game.owner(dead)
    const out: Option[] = offer(game, 'take', game.equipment(dead))
    // Naming the own hand would have no effect.
    if (victim === seat) out.push(option('none'))
    else if (game.hand(victim).length > 0) out.push(option('rob', undefined, victim, backFields(game, victim)))
    return out
  },
  fallback: (game, seat, about) => plainAnswer(firstOf(loot.options(game, seat, about))),
  publicAbout: (game, { source, dead }) => ({ source, character: game.def(dead).id }),
}
