import type { SetManifest } from '../manifest.ts'
import { armedAndDangerousManifest } from './armed-and-dangerous/manifest.ts'
import { baseManifest } from './base/manifest.ts'
import { dodgeCityManifest } from './dodge-city/manifest.ts'
import { fistfulOfCardsManifest } from './fistful-of-cards/manifest.ts'
import { goldRushManifest } from './gold-rush/manifest.ts'
import { greatTrainRobberyManifest } from './great-train-robbery/manifest.ts'
import { highNoonManifest } from './high-noon/manifest.ts'
import { valleyOfShadowsManifest } from './valley-of-shadows/manifest.ts'
import { wildWestShowManifest } from './wild-west-show/manifest.ts'

const known = [
  baseManifest,
  dodgeCityManifest,
  highNoonManifest,
  fistfulOfCardsManifest,
  wildWestShowManifest,
  valleyOfShadowsManifest,
  goldRushManifest,
  armedAndDangerousManifest,
  greatTrainRobberyManifest,
] as const

export type SetId = (typeof known)[number]['id']
/** Switches of the table that are on or off, with the names the rules give them. */
export type Variant = (typeof known)[number]['switches'][number]['id']

/** Every set there is, in the order in which they were printed. The first is always in play. Nothing else lists them but `all.ts` beside it. */
export const manifests: readonly SetManifest[] = known
export const SETS: readonly SetId[] = known.map(({ id }) => id)
export const VARIANTS: readonly Variant[] = known.flatMap(({ switches }) => switches.map(({ id }) => id))
