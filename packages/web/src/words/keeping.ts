import type { Language } from '@sundown/engine/words'
import type { KeepingWords } from './keeping.en.ts'

/** Every path is spelled out, so that only the language in use is loaded. */
const loaders: { readonly [language in Language]: () => Promise<KeepingWords> } = {
  en: async () => (await import('./keeping.en.ts')).keepingEn,
  fr: async () => (await import('./keeping.fr.ts')).keepingFr,
  it: async () => (await import('./keeping.it.ts')).keepingIt,
}

export const loadKeeping = (language: Language): Promise<KeepingWords> => loaders[language]()
