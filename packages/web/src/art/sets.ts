import { SET_CARDS } from './cards-sets.ts'
import { EVENTS } from './events.ts'

export { SET_CHARACTERS as characters } from '@sundown/art/portrait/sets'

/** Everything that is drawn for the expansions. */
export const cards = { ...SET_CARDS, ...EVENTS }
