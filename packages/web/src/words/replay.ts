import type { Language } from '@sundown/engine/words'
import type { ReplayWords } from './replay.en.ts'

/** Every path is spelled out, so that only the language in use is loaded. */
const loaders: { readonly [language in Language]: () => Promise<ReplayWords> } = {
  en: async () => (await import('./replay.en.ts')).replayEn,
  fr: async () => (await import('./replay.fr.ts')).replayFr,
  it: async () => (await import('./replay.it.ts')).replayIt,
}

export const loadReplay = (language: Language): Promise<ReplayWords> => loaders[language]()
