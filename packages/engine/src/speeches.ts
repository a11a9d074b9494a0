import type { Speech } from './western/words/speech.ts'
import type { Language } from './western/words/types.ts'

export type { Seen, Speech } from './western/words/speech.ts'
export type { Teller } from './western/words/teller.ts'
export { LANGUAGES, type Language } from './western/words/types.ts'

/** What a card shows, in any game. */
export interface AnyFace {
  readonly id: string
}

/** How each game is told, loaded when it is asked for: also for who shows games and runs none. */
export const speeches = {
  bang: async (language: Language, sets: readonly string[]): Promise<Speech<AnyFace>> =>
    (await import('./bang/words/speech.ts')).speak(language, sets),
  dice: async (language: Language): Promise<Speech<AnyFace>> => (await import('./dice/words/speech.ts')).speak(language),
  duel: async (language: Language): Promise<Speech<AnyFace>> => (await import('./duel/words/speech.ts')).speak(language),
}
