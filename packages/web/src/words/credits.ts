import type { Language } from '@sundown/engine/words'
import type { CreditsWords } from './credits.en.ts'

/** Every path is spelled out, so that only the language in use is loaded. */
const loaders: { readonly [language in Language]: () => Promise<CreditsWords> } = {
  en: async () => (await import('./credits.en.ts')).creditsEn,
  fr: async () => (await import('./credits.fr.ts')).creditsFr,
  it: async () => (await import('./credits.it.ts')).creditsIt,
}

export const loadCredits = (language: Language): Promise<CreditsWords> => loaders[language]()
