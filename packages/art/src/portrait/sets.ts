import { DODGE_CITY } from './characters-dodge-city.ts'
import { ARMED_AND_DANGEROUS, GOLD_RUSH, GREAT_TRAIN_ROBBERY } from './characters-gold-arms-and-train.ts'
import { VALLEY_OF_SHADOWS, WILD_WEST_SHOW } from './characters-shadows-and-show.ts'

/** The people of all expansions. */
export const SET_CHARACTERS = {
  ...DODGE_CITY,
  ...VALLEY_OF_SHADOWS,
  ...WILD_WEST_SHOW,
  ...GOLD_RUSH,
  ...ARMED_AND_DANGEROUS,
  ...GREAT_TRAIN_ROBBERY,
}
