import type { SetContent } from '../../catalog.ts'
import * as cards from './cards.ts'
import * as characters from './characters.ts'
import { cards as cardFacts, characters as characterFacts, reprints, roles } from './facts.ts'

const inOrder = <T extends { readonly id: string }>(ids: object, defs: readonly T[]): readonly T[] =>
  Object.keys(ids).flatMap((id) => defs.filter((def) => def.id === id))

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
