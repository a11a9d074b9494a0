import { SET_CARDS } from './cards-sets.ts'
import { EVENTS } from './events.ts'
import { DODGE_CITY } from './portrait/characters-dodge-city.ts'
import { VALLEY_OF_SHADOWS, WILD_WEST_SHOW } from './portrait/characters-shadows-and-show.ts'

/** Everything that is drawn for the expansions. */
export const cards = { ...SET_CARDS, ...EVENTS }
export const characters = { ...DODGE_CITY, ...VALLEY_OF_SHADOWS, ...WILD_WEST_SHOW }
