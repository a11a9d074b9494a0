import type { SetContent } from '../../catalog.ts'
import { inOrder } from '../../def.ts'
import * as cards from './cards.ts'
import * as characters from './characters.ts'
import { cards as cardFacts, characters as characterFacts, reprints, roles } from './facts.ts'

export const dodgeCity: SetContent = {
  id: 'dodge-city',
  cards: inOrder(cardFacts, Object.values(cards)),
  reprints,
  characters: inOrder(characterFacts, Object.values(characters)),
  roles: Object.values(roles),
  events: [],
  shows: [],
  rules: [],
  variants: {},
}
