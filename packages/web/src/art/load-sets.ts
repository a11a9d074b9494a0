import { addCharacters } from '@sundown/art/portrait'
import { addCards } from './cards.ts'

/** Cards and faces of the expansions: a page that shows none of them does not load them. Call it before anything of theirs is drawn. What nobody has drawn in these sets is drawn from what is printed. */
export async function loadSetArt(sets: readonly string[]): Promise<void> {
  const [{ cards, characters }, { drawMissing }] = await Promise.all([import('./sets.ts'), import('./default-art.ts')])
  addCards(cards)
  addCharacters(characters)
  await drawMissing(sets)
}
