import type { GameKind } from './game-kind.ts'
import type { Json } from './kernel/index.ts'
import type { lazyGames } from './lazy.ts'

const LOADERS: { readonly [name in keyof typeof lazyGames]: (options: Json | undefined) => Promise<GameKind> } = {
  async bang(options) {
    const [{ cardGame }, { cardGameKind }, { loadSets, setsNeeded }] = await Promise.all([
      import('./bang/card-game.ts'),
      import('./bang/kind.ts'),
      import('./bang/load-sets.ts'),
    ])
    const sets = await loadSets(setsNeeded(options))
    return cardGameKind(cardGame(sets), sets) as GameKind
  },
  dice: async () => (await import('./dice/kind.ts')).diceKind as GameKind,
  duel: async () => (await import('./duel/kind.ts')).duelKind as GameKind,
}

/** The same names as in `games`, which would load them all. */
export const GAME_NAMES: readonly string[] = Object.keys(LOADERS)

/**
 * One game as `games` has it, if there is one of this name, with the sets that these options need and no others; without options with those that
 * are always in play. A short run would spend a good part of its time on loading what it does not play.
 */
export async function loadGame(name: string, options?: Json): Promise<GameKind | undefined> {
  const known: { readonly [name: string]: (options: Json | undefined) => Promise<GameKind> } = LOADERS
  return Object.hasOwn(known, name) ? known[name]?.(options) : undefined
}
