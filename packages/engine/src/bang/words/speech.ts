import type { Speech } from '../../western/words/speech.ts'
import type { Face } from '../events.ts'
import { loadWords } from './load.ts'
import { goalOf, teller } from './teller.ts'
import type { Language } from './types.ts'

/** The card game in one language. */
export async function speak(language: Language, sets: readonly string[]): Promise<Speech<Face>> {
  const words = await loadWords(language, sets)
  const { typeset, someCard, colt } = words.table
  return {
    title: 'BANG!',
    typeset,
    goal: (role, players) => goalOf(words.table, role, players),
    unseen: someCard,
    teller(names, seen, me) {
      const told = teller(words, names, seen, me)
      // The weapon everybody has is no card.
      return { ...told, name: (id) => (id === 'colt-45' ? colt : told.name(id)) }
    },
  }
}
