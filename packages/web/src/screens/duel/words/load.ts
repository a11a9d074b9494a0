import { lazyGames } from '@sundown/engine/lazy'
import type { Language } from '@sundown/engine/words'
import type { DuelLabels } from './en.ts'

/** Every path is spelled out, so that only the language in use is loaded. */
const loaders: { readonly [language in Language]: () => Promise<DuelLabels> } = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
}

export const loadLabels = (language: Language): Promise<DuelLabels> => loaders[language]()

/** What the rules and the table say in one language. */
export const speakDuel = async (language: Language) => {
  const [speech, labels] = await Promise.all([lazyGames.duel.speak(language, []), loadLabels(language)])
  return { speech, labels }
}
