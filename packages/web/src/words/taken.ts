import type { Language } from '@sundown/engine/words'
import type { TakenWords } from './taken.en.ts'

/** Every path is spelled out, so that only the language in use is loaded. */
const loaders: { readonly [language in Language]: () => Promise<TakenWords> } = {
  en: async () => (await import('./taken.en.ts')).takenEn,
  fr: async () => (await import('./taken.fr.ts')).takenFr,
  it: async () => (await import('./taken.it.ts')).takenIt,
}

export const loadTaken = (language: Language): Promise<TakenWords> => loaders[language]()
