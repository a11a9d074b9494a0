import type { SetContent } from './catalog.ts'
import type { SETS } from './options.ts'

/** Every path is spelled out, so that whoever bundles this loads the sets in use and nothing else. */
const loaders: { readonly [set in (typeof SETS)[number]]: () => Promise<SetContent> } = {
  base: async () => (await import('./sets/base/index.ts')).base,
  'dodge-city': async () => (await import('./sets/dodge-city/index.ts')).dodgeCity,
  'high-noon': async () => (await import('./sets/high-noon/index.ts')).highNoon,
  'fistful-of-cards': async () => (await import('./sets/fistful-of-cards/index.ts')).fistfulOfCards,
  'wild-west-show': async () => (await import('./sets/wild-west-show/index.ts')).wildWestShow,
  'valley-of-shadows': async () => (await import('./sets/valley-of-shadows/index.ts')).valleyOfShadows,
}

/** The sets of these names; the base game is always among them. */
export const loadSets = (names: readonly string[]): Promise<readonly SetContent[]> =>
  Promise.all(Object.entries(loaders).flatMap(([set, load]) => (set === 'base' || names.includes(set) ? load() : [])))
