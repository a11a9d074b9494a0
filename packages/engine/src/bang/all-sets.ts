import type { SetContent } from './catalog.ts'
import { base } from './sets/base/index.ts'
import { dodgeCity } from './sets/dodge-city/index.ts'
import { fistfulOfCards } from './sets/fistful-of-cards/index.ts'
import { highNoon } from './sets/high-noon/index.ts'
import { valleyOfShadows } from './sets/valley-of-shadows/index.ts'
import { wildWestShow } from './sets/wild-west-show/index.ts'

/** Every set there is, in the order in which they were printed. */
export const allSets: readonly SetContent[] = [base, dodgeCity, highNoon, fistfulOfCards, wildWestShow, valleyOfShadows]
