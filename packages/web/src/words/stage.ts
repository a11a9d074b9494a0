import type { Language } from '@sundown/engine/words'
import type { StageWords } from './stage.en.ts'

/** Every path is spelled out, so that only the language in use is loaded. */
const loaders: { readonly [language in Language]: () => Promise<StageWords> } = {
  en: async () => (await import('./stage.en.ts')).stageEn,
  fr: async () => (await import('./stage.fr.ts')).stageFr,
  it: async () => (await import('./stage.it.ts')).stageIt,
}

export const loadStageWords = (language: Language): Promise<StageWords> => loaders[language]()
