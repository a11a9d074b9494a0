import { SET_CARDS } from './cards-sets.ts'
import { EVENTS } from './events.ts'
import { DODGE_CITY } from './portrait/characters-dodge-city.ts'
import { ARMED_AND_DANGEROUS, GOLD_RUSH, GREAT_TRAIN_ROBBERY } from './portrait/characters-gold-arms-and-train.ts'
import { VALLEY_OF_SHADOWS, WILD_WEST_SHOW } from './portrait/characters-shadows-and-show.ts'

/** Everything that is drawn for the expansions. */
export const cards = { ...SET_CARDS, ...EVENTS }
export const characters = {
  ...DODGE_CITY,
  ...VALLEY_OF_SHADOWS,
  ...WILD_WEST_SHOW,
  ...GOLD_RUSH,
  ...ARMED_AND_DANGEROUS,
  ...GREAT_TRAIN_ROBBERY,
}
