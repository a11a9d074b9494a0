import type { Language } from '@sundown/engine/words'
import type { TablesWords } from './tables.en.ts'

/** Every path is spelled out, so that only the language in use is loaded. */
const loaders: { readonly [language in Language]: () => Promise<TablesWords> } = {
  en: async () => (await import('./tables.en.ts')).tablesEn,
  fr: async () => (await import('./tables.fr.ts')).tablesFr,
  it: async () => (await import('./tables.it.ts')).tablesIt,
}

export const loadTables = (language: Language): Promise<TablesWords> => loaders[language]()
