import { type AnyFace, lazyGames, type Speech } from '@sundown/engine/lazy'
import type { Language } from '@sundown/engine/words'
import type { DiceInterface } from './dice.en.ts'

/** Every path is spelled out, so that only the language in use is loaded. */
const loaders: { readonly [language in Language]: () => Promise<DiceInterface> } = {
  en: async () => (await import('./dice.en.ts')).diceEn,
  fr: async () => (await import('./dice.fr.ts')).diceFr,
  it: async () => (await import('./dice.it.ts')).diceIt,
}

/** The dice game in one language: what its rules say, and what its table says. */
export interface DiceWords {
  readonly speech: Speech<AnyFace>
  readonly dice: DiceInterface
}

export const loadDice = async (language: Language): Promise<DiceWords> => {
  const [speech, dice] = await Promise.all([lazyGames.dice.speak(language, []), loaders[language]()])
  return { speech, dice }
}
