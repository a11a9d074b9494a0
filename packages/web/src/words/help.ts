import type { Language } from '@sundown/engine/words'
import type { HelpWords } from './help.en.ts'

/** Every path is spelled out, so that only the language in use is loaded. */
const loaders: { readonly [language in Language]: () => Promise<HelpWords> } = {
  en: async () => (await import('./help.en.ts')).helpEn,
  fr: async () => (await import('./help.fr.ts')).helpFr,
  it: async () => (await import('./help.it.ts')).helpIt,
}

export const loadHelp = (language: Language): Promise<HelpWords> => loaders[language]()
