import type { Language } from '@sundown/engine/words'
import type { TemperWords } from './tempers.en.ts'

/** Every path is spelled out, so that only the language in use is loaded. */
const loaders: { readonly [language in Language]: () => Promise<TemperWords> } = {
  en: async () => (await import('./tempers.en.ts')).tempersEn,
  fr: async () => (await import('./tempers.fr.ts')).tempersFr,
  it: async () => (await import('./tempers.it.ts')).tempersIt,
}

export const loadTempers = (language: Language): Promise<TemperWords> => loaders[language]()
