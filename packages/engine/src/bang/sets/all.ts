import type { SetContent } from '../catalog.ts'
import { armedAndDangerous } from './armed-and-dangerous/index.ts'
import { base } from './base/index.ts'
import { dodgeCity } from './dodge-city/index.ts'
import { fistfulOfCards } from './fistful-of-cards/index.ts'
import { goldRush } from './gold-rush/index.ts'
import { greatTrainRobbery } from './great-train-robbery/index.ts'
import { highNoon } from './high-noon/index.ts'
import { valleyOfShadows } from './valley-of-shadows/index.ts'
import { wildWestShow } from './wild-west-show/index.ts'

const all: SetContent[] = [
  base,
  dodgeCity,
  highNoon,
  fistfulOfCards,
  wildWestShow,
  valleyOfShadows,
  goldRush,
  armedAndDangerous,
  greatTrainRobbery,
]

/** Every set with all its rules, in the order of the manifests. For programs that can afford to load them all. */
export const allSets: readonly SetContent[] = all

/** Adds the rules of a set from outside to the card game. */
export const addRules = (set: SetContent): void => {
  if (!all.some(({ id }) => id === set.id)) all.push(set)
}
