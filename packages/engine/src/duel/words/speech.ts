import type { Speech } from '../../western/words/speech.ts'
import type { Language } from '../../western/words/types.ts'
import type { Face } from '../events.ts'
import { loadDuelWords } from './load.ts'
import { duelTeller } from './teller.ts'

/** The Duel in one language. */
export async function speak(language: Language): Promise<Speech<Face>> {
  const words = await loadDuelWords(language)
  const bySide: { readonly [side: string]: string } = words.goals
  return {
    title: words.title,
    typeset: words.typeset,
    goal: (side) => bySide[side] ?? '',
    unseen: words.unseen,
    teller: (names, seen, me) => duelTeller(words, language, names, seen, me),
  }
}
