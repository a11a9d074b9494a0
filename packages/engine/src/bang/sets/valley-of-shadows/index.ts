import { setContent } from '../../catalog.ts'
import { inOrder } from '../../def.ts'
import * as cards from './cards.ts'
import * as characters from './characters.ts'
import { cards as cardFacts, characters as characterFacts } from './facts.ts'
import { valleyOfShadowsManifest } from './manifest.ts'

export const valleyOfShadows = setContent(valleyOfShadowsManifest, {
  cards: inOrder(cardFacts, Object.values(cards)),
  characters: inOrder(characterFacts, Object.values(characters)),
})
