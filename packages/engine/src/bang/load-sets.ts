import type { SetContent } from './catalog.ts'
import type { SetManifest } from './manifest.ts'
import { manifests } from './sets/manifests.ts'

/** The manifests of these sets; the first set is always among them. */
export const manifestsOf = (names: readonly string[]): readonly SetManifest[] =>
  manifests.filter(({ id }, i) => i === 0 || names.includes(id))

/** The sets of these names, and nothing else, so that whoever bundles this loads only those. */
export const loadSets = (names: readonly string[]): Promise<readonly SetContent[]> =>
  Promise.all(manifestsOf(names).map((set) => set.content()))
