import type { Language } from '@sundown/engine/words'
import type { EndWords } from './end.en.ts'

/** Every path is spelled out, so that only the language in use is loaded. */
const loaders: { readonly [language in Language]: () => Promise<EndWords> } = {
  en: async () => (await import('./end.en.ts')).endEn,
  fr: async () => (await import('./end.fr.ts')).endFr,
  it: async () => (await import('./end.it.ts')).endIt,
}

export const loadEnd = (language: Language): Promise<EndWords> => loaders[language]()
