import { type Answer, option } from '../../kernel/index.ts'
import { character, type Def, type Source } from '../def.ts'
import type { Duel } from '../duel.ts'
import { characters } from '../facts.ts'
import { announced, cardIn, targetName } from '../rules/play.ts'
import type { DuelReason } from '../rules/reasons.ts'
import { mayRecharge } from '../rules/recharge.ts'
import type { Way } from '../rules/target.ts'
import { DISCARD } from '../zones.ts'

/** The action on top of the discard pile, read before anything is paid. A card that is only an answer cannot be copied. */
function copied(game: Duel): Def | undefined {
  const top = game.at(DISCARD).at(-1)
  const def = top === undefined ? undefined : game.def(top)
  return def?.facts?.border === 'brown' && def.aim ? def : undefined
}

const waysToCopy = (game: Duel, { seat }: Source, def: Def): readonly Way[] => {
  const ways = def.aim?.ways(game, seat, def) ?? []
  return def.facts?.recharge && mayRecharge(game) ? [...ways, { id: 'recharge' }] : ways
}

/** Options are called after her: `pearl-hat`, `pearl-hat-rob`, `pearl-hat-recharge`. */
const nameOf = (id: string, way: Way['id']): string => (way === 'play' ? id : `${id}-${way}`)
const WAYS: readonly Way['id'][] = ['play', 'rob', 'recharge']

export const pearlHat: Def = character(characters['pearl-hat'], {
  actions(game, self, out) {
    const def = copied(game)
    if (def === undefined || game.isUsed(self.character)) return
    for (const card of game.hand(self.seat)) {
      for (const way of waysToCopy(game, self, def)) {
        out.push(option(nameOf(self.def.id, way.id), game.handle(card), way.seat, way.fields))
      }
    }
  },
  whyNoAction(game, self, answer: Answer): DuelReason {
    if (game.isUsed(self.character)) return { code: 'used', facts: { card: self.def.id } }
    const def = copied(game)
    const top = game.at(DISCARD).at(-1)
    if (def === undefined) return top === undefined ? { code: 'not-copied' } : { code: 'not-copied', facts: { card: game.def(top).id } }
    const card = game.cardAt(answer.card)
    if (card === undefined || !game.hand(self.seat).includes(card)) return { code: 'not-in-hand' }
    return { code: def.aim?.refuse(game, self.seat, def, answer) ?? 'not-allowed', facts: { card: def.id } }
  },
  *act(game, self, answer) {
    const def = copied(game)
    if (def === undefined) return
    const { seat } = self
    const way = WAYS.find((one) => nameOf(self.def.id, one) === answer.id) ?? 'play'
    const play = announced(game, seat, def, way, answer, false)
    game.setUsed(self.character)
    game.emit({ type: 'copied', seat, card: def.id, target: targetName(game, play) })
    game.discard(cardIn(game, answer))
    if (way === 'recharge') game.draw(seat, 1)
    else {
      const effect = def.play?.(game, play)
      if (effect) yield* effect
    }
  },
})
