import type { GameName } from '../session/played.ts'
import type { AnyScript } from './script.ts'

/** Every path is spelled out, so that only the lesson that is taken is loaded. */
const loaders: { readonly [game in GameName]: () => Promise<AnyScript> } = {
  bang: async () => (await import('./scripts/bang.ts')).script,
  dice: async () => (await import('./scripts/dice.ts')).script,
  duel: async () => (await import('./scripts/duel.ts')).script,
}

export const loadScript = (game: GameName): Promise<AnyScript> => loaders[game]()

export const isTaught = (game: string): game is GameName => Object.hasOwn(loaders, game)
