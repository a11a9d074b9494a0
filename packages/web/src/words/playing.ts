import type { Language } from '@sundown/engine/words'
import type { PlayingWords } from './playing.en.ts'

/** Every path is spelled out, so that only the language in use is loaded. */
const loaders: { readonly [language in Language]: () => Promise<PlayingWords> } = {
  en: async () => (await import('./playing.en.ts')).playingEn,
  fr: async () => (await import('./playing.fr.ts')).playingFr,
  it: async () => (await import('./playing.it.ts')).playingIt,
}

export const loadPlaying = (language: Language): Promise<PlayingWords> => loaders[language]()
