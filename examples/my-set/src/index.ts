import { inOrder, setContent } from '@sundown/engine/set'
import { campCoffee, oldManTucker, ramonaCruz, rustling, saddlebags, stampede } from './cards.ts'
import { cards, characters } from './facts.ts'
import manifest from './manifest.ts'

/** The rules of the set, in the order of what is printed. */
export const cattleDrive = setContent(manifest, {
  cards: inOrder(cards, [campCoffee, rustling, stampede, saddlebags]),
  characters: inOrder(characters, [ramonaCruz, oldManTucker]),
})
