import type { Language } from '@sundown/engine/words'
import type { CompanyWords } from './company.en.ts'

/** Every path is spelled out, so that only the language in use is loaded. */
const loaders: { readonly [language in Language]: () => Promise<CompanyWords> } = {
  en: async () => (await import('./company.en.ts')).companyEn,
  fr: async () => (await import('./company.fr.ts')).companyFr,
  it: async () => (await import('./company.it.ts')).companyIt,
}

export const loadCompany = (language: Language): Promise<CompanyWords> => loaders[language]()
