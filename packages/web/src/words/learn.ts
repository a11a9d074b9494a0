import type { Language } from '@sundown/engine/words'
import type { LearnWords } from './learn.en.ts'

/** Every path is spelled out, so that only the language in use is loaded. */
const loaders: { readonly [language in Language]: () => Promise<LearnWords> } = {
  en: async () => (await import('./learn.en.ts')).learnEn,
  fr: async () => (await import('./learn.fr.ts')).learnFr,
  it: async () => (await import('./learn.it.ts')).learnIt,
}

export const loadLearn = (language: Language): Promise<LearnWords> => loaders[language]()
