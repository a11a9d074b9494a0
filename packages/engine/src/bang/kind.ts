import type { GameKind } from '../game-kind.ts'
import type { Rules } from '../kernel/index.ts'
import { lazyGames } from '../lazy.ts'
import type { Bang } from './bang.ts'
import { mixture, type SetContent } from './catalog.ts'
import { readOptions } from './options.ts'
import { nextGame } from './series.ts'
import { SETS } from './sets/manifests.ts'

/** The card game with the sets at hand; options are read, and sets listed, whether or not they are at hand. */
export const cardGameKind = (rules: Rules<Bang>, sets: readonly SetContent[]): GameKind<Bang> => ({
  rules,
  sets: SETS,
  read: readOptions,
  next: nextGame,
  activeSeat: (game) => game.active,
  isOut: (game, seat) => !game.inPlay(seat),
  isAlive: (game, seat) => game.alive(seat),
  role: (game, seat) => (game.hasRole(seat) ? game.role(seat) : undefined),
  characters(game, seat) {
    const id = game.character(seat)?.id
    return id === undefined ? [] : [id]
  },
  mayReturn: (options) => mixture(readOptions(options), sets).revivers,
  talking: (game, seat) => (game.speech !== undefined && game.alive(seat) ? { id: game.speech } : undefined),
  speak: lazyGames.bang.speak,
})
