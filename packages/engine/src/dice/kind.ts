import type { GameKind } from '../game-kind.ts'
import { lazyGames } from '../lazy.ts'
import type { Dice } from './dice.ts'
import { dice } from './index.ts'
import { DICE_SET, readDiceOptions } from './options.ts'

export const diceKind: GameKind<Dice> = {
  rules: dice,
  sets: [DICE_SET],
  read: readDiceOptions,
  // Nothing is carried over from one game to the next.
  next: ({ options }) => options,
  activeSeat: (game) => game.active,
  isOut: (game, seat) => !game.inPlay(seat),
  isAlive: (game, seat) => game.alive(seat),
  role: (game, seat) => (game.hasRole(seat) ? game.role(seat) : undefined),
  characters(game, seat) {
    const id = game.characterId(seat)
    return id === undefined ? [] : [id]
  },
  mayReturn: () => false,
  talking: () => undefined,
  speak: lazyGames.dice.speak,
}
