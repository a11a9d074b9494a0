import { ARMED_ACTIONS, ARMED_DEEDS, ARMED_PICKS, ARMED_QUESTIONS, DANGEROUS } from './armed-and-dangerous.ts'
import { learnDeeds, learnLaidDown, staysBare } from './cards.ts'
import { DEEDS_OF_SETS, GREEN } from './cards-of-sets.ts'
import { STRENGTH } from './characters.ts'
import { DODGE_CITY_ACTIONS, DODGE_CITY_QUESTIONS } from './dodge-city.ts'
import { EVENT_QUESTIONS } from './events.ts'
import { HELPS } from './front.ts'
import { GOLD_RUSH_ACTIONS, GOLD_RUSH_MOST, GOLD_RUSH_QUESTIONS } from './gold-rush.ts'
import { GREAT_TRAIN_ACTIONS, GREAT_TRAIN_MOST, GREAT_TRAIN_QUESTIONS } from './great-train.ts'
import { GREAT_TRAIN_CARDS, GREAT_TRAIN_PICKS } from './great-train-worth.ts'
import { PICKS, WHOLE_PICKS } from './picks.ts'
import { learnActions } from './play.ts'
import { QUESTIONS } from './rule.ts'
import { NEVER } from './shots.ts'
import { orderPicks, SHOW_ACTIONS, SHOW_QUESTIONS } from './shows.ts'
import type { Table } from './table.ts'
import { VALLEY_ACTIONS, VALLEY_QUESTIONS } from './valley.ts'
import { HELPS_OF_SETS, STRENGTH_OF_SETS, WORTH_OF_SETS } from './values.ts'
import { WORTH } from './worth.ts'

const laidDown = (table: Table): number => (staysBare(table) ? NEVER : 188)

/** What the bot knows beyond the base game. A page that plays without expansions does not load it. */
export function learnExpansions(): void {
  WORTH.learn(WORTH_OF_SETS)
  HELPS.learn(HELPS_OF_SETS)
  STRENGTH.learn(STRENGTH_OF_SETS)
  learnDeeds({ ...DEEDS_OF_SETS, ...ARMED_DEEDS, ...GREAT_TRAIN_CARDS })
  learnLaidDown(GREEN, () => () => 185)
  learnLaidDown(DANGEROUS, () => laidDown)
  learnActions(
    {
      ...DODGE_CITY_ACTIONS,
      ...SHOW_ACTIONS,
      ...VALLEY_ACTIONS,
      ...GOLD_RUSH_ACTIONS,
      ...ARMED_ACTIONS,
      ...GREAT_TRAIN_ACTIONS,
    },
    { ...GOLD_RUSH_MOST, ...GREAT_TRAIN_MOST },
  )
  PICKS.learn({ ...GREAT_TRAIN_PICKS, ...ARMED_PICKS })
  WHOLE_PICKS.learn({ 'dorothy-rage': orderPicks })
  QUESTIONS.learn({
    ...EVENT_QUESTIONS,
    ...DODGE_CITY_QUESTIONS,
    ...SHOW_QUESTIONS,
    ...VALLEY_QUESTIONS,
    ...GOLD_RUSH_QUESTIONS,
    ...ARMED_QUESTIONS,
    ...GREAT_TRAIN_QUESTIONS,
  })
}
