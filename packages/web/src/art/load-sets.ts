import { addCards } from './cards.ts'
import { addCharacters } from './portrait/index.ts'

/** Cards and faces of the expansions: a page that shows none of them does not load them. Call it before anything of theirs is drawn. */
export async function loadSetArt(): Promise<void> {
  const { cards, characters } = await import('./sets.ts')
  addCards(cards)
  addCharacters(characters)
}
