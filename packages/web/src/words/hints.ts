import type { Language } from '@sundown/engine/words'
import type { HintWords } from './hints.en.ts'

/** Every path is spelled out, so that only the language in use is loaded. */
const loaders: { readonly [language in Language]: () => Promise<HintWords> } = {
  en: async () => (await import('./hints.en.ts')).hintsEn,
  fr: async () => (await import('./hints.fr.ts')).hintsFr,
  it: async () => (await import('./hints.it.ts')).hintsIt,
}

export const loadHints = (language: Language): Promise<HintWords> => loaders[language]()
