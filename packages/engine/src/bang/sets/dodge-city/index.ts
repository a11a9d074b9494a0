import { setContent } from '../../catalog.ts'
import { inOrder } from '../../def.ts'
import * as cards from './cards.ts'
import * as characters from './characters.ts'
import { cards as cardFacts, characters as characterFacts, reprints, roles } from './facts.ts'
import { dodgeCityManifest } from './manifest.ts'

export const dodgeCity = setContent(dodgeCityManifest, {
  cards: inOrder(cardFacts, Object.values(cards)),
  reprints,
  characters: inOrder(characterFacts, Object.values(characters)),
  roles: Object.values(roles),
})
