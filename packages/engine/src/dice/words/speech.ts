import type { Speech } from '../../western/words/speech.ts'
import type { Language } from '../../western/words/types.ts'
import type { DiceCard } from '../events.ts'
import { loadDiceWords } from './load.ts'
import { diceTeller } from './teller.ts'

/** The dice game in one language. */
export async function speak(language: Language): Promise<Speech<DiceCard>> {
  const words = await loadDiceWords(language)
  const byRole: { readonly [role: string]: string } = words.goals
  return {
    title: words.title,
    typeset: words.typeset,
    goal: (role) => byRole[role] ?? '',
    unseen: words.unseen,
    teller: (names, seen, me) => diceTeller(words, language, names, seen, me),
  }
}
