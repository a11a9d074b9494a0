import { ask, type Kind, type Option, option, type Rule, type Seat } from '../kernel/index.ts'
import { Cast, type Character, type Moments } from './cast.ts'
import type { Dice } from './dice.ts'
import { type CharacterId, characters as facts } from './facts.ts'
import type { DiceReason } from './reasons.ts'
import { takeArrow } from './rules/arrows.ts'

/** Each character's rule; what is not here is as for everybody. */
const rules: { readonly [id in CharacterId]: Moments } = {
  'bart-cassidy': {
    *insteadOfLosing(game, self, points, by) {
      let lost = 0
      for (let left = points; left > 0 && lost < game.life(self); left--) {
        const answer = mayTakeArrow(game) ? yield* ask(game, self, arrowInstead, { by, left }) : undefined
        if (answer?.id === 'take-arrow') takeArrow(game, self, 'bart-cassidy')
        else lost++
      }
      return lost
    },
  },
  'black-jack': { rerollsDynamite: true },
  'calamity-janet': { reach: () => [1, 2] },
  'el-gringo': { avenged: (game, _self, by) => takeArrow(game, by, 'el-gringo') },
  'jesse-jones': { beer: (life) => (life <= 4 ? 2 : 1) },
  jourdonnais: { indians: (arrows) => Math.min(arrows, 1) },
  'kit-carlson': {
    *gatlingDice(game, self, dice) {
      for (let left = dice; left > 0 && holders(game, self).length > 0; left--) {
        const { id, seat } = yield* ask(game, self, removeArrow, left)
        if (id === 'done' || seat === undefined) return
        game.emit({ type: 'ability', seat: self, source: 'kit-carlson', target: seat })
        game.returnArrows(seat, 1, 'kit-carlson')
      }
    },
  },
  'lucky-duke': { moreRolls: 1 },
  'paul-regret': { gatlingProof: true },
  'pedro-ramirez': {
    *afterLoss(game, self, points) {
      for (let left = points; left > 0 && game.arrows(self) > 0; left--) {
        const { id } = yield* ask(game, self, dropArrow, left)
        if (id === 'drop-arrow') game.returnArrows(self, 1, 'pedro-ramirez')
      }
    },
  },
  'rose-doolan': { reach: (value) => [value, value + 1] },
  'sid-ketchum': {
    *startOfTurn(game, self): Rule {
      const { seat = self } = yield* ask(game, self, giveLife, undefined)
      game.emit({ type: 'ability', seat: self, source: 'sid-ketchum', target: seat })
      game.heal(seat, 1, 'sid-ketchum')
    },
  },
  'slab-the-killer': { doubles: true },
  'suzy-lafayette': {
    endOfTurn(game, self) {
      if (game.diceShowing(['bullseye-1', 'bullseye-2']).length === 0) game.heal(self, 2, 'suzy-lafayette')
    },
  },
  'vulture-sam': { eliminated: (game, self, others) => game.heal(self, 2 * others, 'vulture-sam') },
  'willy-the-kid': { gatlings: 2 },
}

// ---- their questions -------------------------------------------------------------------------------------------------------------------

/** Never the last arrow. */
const mayTakeArrow = (game: Dice): boolean => game.supply > 1

const INSTEAD: readonly Option[] = [option('take-arrow'), option('lose-life')]
const DROP: readonly Option[] = [option('drop-arrow'), option('keep-arrows')]
const DONE: Option = option('done')

const arrowInstead: Kind<Dice, { readonly by: Seat; readonly left: number }> = {
  name: 'arrow-instead',
  options: () => INSTEAD,
  fallback: () => ({ id: 'lose-life' }),
  publicAbout: (_game, { by, left }) => ({ by, points: left }),
}

const dropArrow: Kind<Dice, number> = {
  name: 'drop-arrow',
  options: () => DROP,
  fallback: () => ({ id: 'drop-arrow' }),
  publicAbout: (_game, left) => ({ points: left }),
}

const holders = (game: Dice, self: Seat): readonly Seat[] => game.from(self).filter((seat) => game.arrows(seat) > 0)

const removeArrow: Kind<Dice, number> = {
  name: 'remove-arrow',
  options: (game, self): readonly Option[] => [...holders(game, self).map((seat) => option('remove-arrow', undefined, seat)), DONE],
  refuse: (_game, _self, _left, { id, seat }): DiceReason | undefined =>
    id === 'remove-arrow' ? { code: 'no-arrows', ...(seat !== undefined && { facts: { seat } }) } : undefined,
  fallback: () => ({ id: 'done' }),
  publicAbout: (_game, left) => ({ dice: left }),
}

const giveLife: Kind<Dice, undefined> = {
  name: 'give-life',
  options: (game, self): readonly Option[] => game.from(self).map((seat) => option('give-life', undefined, seat)),
  refuse: (_game, _self, _about, { id, seat }): DiceReason | undefined =>
    id === 'give-life' ? { code: 'not-in-play', ...(seat !== undefined && { facts: { seat } }) } : undefined,
  fallback: (_game, self) => ({ id: 'give-life', seat: self }),
  publicAbout: () => null,
}

export const characters: readonly Character[] = Object.entries(facts).map(([id, printed]) => ({
  id,
  ...printed,
  ...rules[id as CharacterId],
}))

export const cast = new Cast(characters)
