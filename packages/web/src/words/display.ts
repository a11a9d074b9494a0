import type { Language } from '@sundown/engine/words'
import type { DisplayWords } from './display.en.ts'

/** Every path is spelled out, so that only the language in use is loaded. */
const loaders: { readonly [language in Language]: () => Promise<DisplayWords> } = {
  en: async () => (await import('./display.en.ts')).displayEn,
  fr: async () => (await import('./display.fr.ts')).displayFr,
  it: async () => (await import('./display.it.ts')).displayIt,
}

export const loadDisplay = (language: Language): Promise<DisplayWords> => loaders[language]()
