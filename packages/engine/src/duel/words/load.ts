import type { Language } from '../../western/words/types.ts'
import type { DuelWords } from './types.ts'

/** Every path is spelled out, so that whoever bundles this loads one language and nothing else. */
const loaders: { readonly [language in Language]: () => Promise<DuelWords> } = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
}

export const loadDuelWords = (language: Language): Promise<DuelWords> => loaders[language]()
