import type { Language } from '@sundown/engine/words'
import type { QuickWords } from './quick.en.ts'

/** Every path is spelled out, so that only the language in use is loaded. */
const loaders: { readonly [language in Language]: () => Promise<QuickWords> } = {
  en: async () => (await import('./quick.en.ts')).quickEn,
  fr: async () => (await import('./quick.fr.ts')).quickFr,
  it: async () => (await import('./quick.it.ts')).quickIt,
}

export const loadQuick = (language: Language): Promise<QuickWords> => loaders[language]()
