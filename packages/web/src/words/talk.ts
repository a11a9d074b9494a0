import type { Language } from '@sundown/engine/words'
import type { TalkWords } from './talk.en.ts'

/** Every path is spelled out, so that only the language in use is loaded. */
const loaders: { readonly [language in Language]: () => Promise<TalkWords> } = {
  en: async () => (await import('./talk.en.ts')).talkEn,
  fr: async () => (await import('./talk.fr.ts')).talkFr,
  it: async () => (await import('./talk.it.ts')).talkIt,
}

export const loadTalk = (language: Language): Promise<TalkWords> => loaders[language]()
