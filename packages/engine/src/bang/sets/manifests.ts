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

/** The on/off switches of a table, by the names the rules use. */
export type Variant = (typeof known)[number]['switches'][number]['id']

const all: SetManifest[] = [...known]
const ids: string[] = all.map(({ id }) => id)

/** Every set, in the order of printing; sets from outside come last. The first is always in play. Only `all.ts` has another list of them. */
export const manifests: readonly SetManifest[] = all
/** The ids of all sets, in the same order. */
export const SETS: readonly string[] = ids
/** The ids of the switches of the sets that come with the game. */
export const VARIANTS: readonly Variant[] = known.flatMap(({ switches }) => switches.map(({ id }) => id))

/** Lists a set from outside, without its rules: enough for a page that offers it. It must have been checked (`checkedSet`). */
export function listSet(manifest: SetManifest): void {
  if (ids.includes(manifest.id)) return
  all.push(manifest)
  ids.push(manifest.id)
}
