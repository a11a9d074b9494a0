import type { Language } from '@sundown/engine/words'
import type { AccountWords } from './account.en.ts'

/** Every path is spelled out, so that only the language in use is loaded. */
const loaders: { readonly [language in Language]: () => Promise<AccountWords> } = {
  en: async () => (await import('./account.en.ts')).accountEn,
  fr: async () => (await import('./account.fr.ts')).accountFr,
  it: async () => (await import('./account.it.ts')).accountIt,
}

export const loadAccount = (language: Language): Promise<AccountWords> => loaders[language]()
