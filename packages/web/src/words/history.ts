import type { Language } from '@sundown/engine/words'
import type { HistoryWords } from './history.en.ts'

/** Every path is spelled out, so that only the language in use is loaded. */
const loaders: { readonly [language in Language]: () => Promise<HistoryWords> } = {
  en: async () => (await import('./history.en.ts')).historyEn,
  fr: async () => (await import('./history.fr.ts')).historyFr,
  it: async () => (await import('./history.it.ts')).historyIt,
}

export const loadHistory = (language: Language): Promise<HistoryWords> => loaders[language]()
