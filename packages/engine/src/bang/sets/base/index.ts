import { setContent } from '../../catalog.ts'
import { inOrder } from '../../def.ts'
import * as cards from './cards.ts'
import * as characters from './characters.ts'
import { cards as cardFacts, characters as characterFacts, roles } from './facts.ts'
import { baseManifest } from './manifest.ts'
import { stickOfDynamite } from './stick-of-dynamite.ts'

export const base = setContent(baseManifest, {
  cards: inOrder(cardFacts, Object.values(cards)),
  characters: inOrder(characterFacts, Object.values(characters)),
  roles: Object.values(roles),
  variants: { stickOfDynamite },
})
