import type { SetContent } from '../../catalog.ts'
import { inOrder } from '../../def.ts'
import * as characters from './characters.ts'
import { characters as characterFacts, shows as showFacts } from './facts.ts'
import { showPile } from './show-pile.ts'
import * as shows from './shows.ts'

export const wildWestShow: SetContent = {
  id: 'wild-west-show',
  cards: [],
  reprints: [],
  characters: inOrder(characterFacts, Object.values(characters)),
  roles: [],
  events: [],
  shows: inOrder(showFacts, Object.values(shows)),
  rules: [showPile],
  variants: {},
}
