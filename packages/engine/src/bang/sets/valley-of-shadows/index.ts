import type { SetContent } from '../../catalog.ts'
import { inOrder } from '../../def.ts'
import * as cards from './cards.ts'
import * as characters from './characters.ts'
import { cards as cardFacts, characters as characterFacts } from './facts.ts'

export const valleyOfShadows: SetContent = {
  id: 'valley-of-shadows',
  cards: inOrder(cardFacts, Object.values(cards)),
  reprints: [],
  characters: inOrder(characterFacts, Object.values(characters)),
  roles: [],
  events: [],
  shows: [],
  rules: [],
  variants: {},
}
