import type { SetContent } from '../../catalog.ts'
import * as cards from './cards.ts'
import * as characters from './characters.ts'
import { cards as cardFacts, characters as characterFacts } from './facts.ts'

const inOrder = <T extends { readonly id: string }>(ids: object, defs: readonly T[]): readonly T[] =>
  Object.keys(ids).flatMap((id) => defs.filter((def) => def.id === id))

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
