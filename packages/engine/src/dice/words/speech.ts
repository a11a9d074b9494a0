import type { Speech } from '../../western/words/speech.ts'
import type { Language } from '../../western/words/types.ts'
import type { DiceCard } from '../events.ts'
import { MIN_PLAYERS } from '../size.ts'
import { loadDiceWords } from './load.ts'
import { diceTeller } from './teller.ts'

/** The dice game in one language. */
export async function speak(language: Language): Promise<Speech<DiceCard>> {
  const words = await loadDiceWords(language)
  const goals: { readonly [role: string]: string } = words.goals
  const ofThree: { readonly [role: string]: string } = words.goalsOfThree
  return {
    title: words.title,
    typeset: words.typeset,
    goal: (role, players) => (players === MIN_PLAYERS ? ofThree : goals)[role] ?? '',
    unseen: words.unseen,
    teller: (names, seen, me) => diceTeller(words, language, names, seen, me),
  }
}
