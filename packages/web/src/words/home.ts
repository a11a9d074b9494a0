import type { Language } from '@sundown/engine/words'
import type { HomeWords } from './home.en.ts'

/** Every path is spelled out, so that only the language in use is loaded. */
const loaders: { readonly [language in Language]: () => Promise<HomeWords> } = {
  en: async () => (await import('./home.en.ts')).homeEn,
  fr: async () => (await import('./home.fr.ts')).homeFr,
  it: async () => (await import('./home.it.ts')).homeIt,
}

export const loadHome = (language: Language): Promise<HomeWords> => loaders[language]()
