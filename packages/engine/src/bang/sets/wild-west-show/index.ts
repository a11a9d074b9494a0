import type { SetContent } from '../../catalog.ts'
import * as characters from './characters.ts'
import { characters as characterFacts, shows as showFacts } from './facts.ts'
import { showPile } from './show-pile.ts'
import * as shows from './shows.ts'

const inOrder = <T extends { readonly id: string }>(ids: object, defs: readonly T[]): readonly T[] =>
  Object.keys(ids).flatMap((id) => defs.filter((def) => def.id === id))

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
