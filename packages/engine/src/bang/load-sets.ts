import type { Json } from '../kernel/index.ts'
import type { SetContent } from './catalog.ts'
import type { SetManifest, Switch } from './manifest.ts'
import { manifests, SETS } from './sets/manifests.ts'

/** The manifests of these sets; the first set is always among them. */
export const manifestsOf = (names: readonly string[]): readonly SetManifest[] =>
  manifests.filter(({ id }, i) => i === 0 || names.includes(id))

const optionsOf = (options: Json | undefined) => new Map(typeof options === 'object' && options !== null ? Object.entries(options) : [])

/** The sets of which something is in use with these options, not checked yet: those that are chosen, and those of switches that work alone. */
export function setsNeeded(options: Json | undefined): readonly string[] {
  const given = optionsOf(options)
  const chosen = given.get('sets')
  const isChosen = (id: string) => Array.isArray(chosen) && chosen.includes(id)
  const isOn = ({ id, alias }: Switch) => given.get(id) === true || (alias !== undefined && given.get(alias) === true)
  return manifests.flatMap(({ id, switches }) => (isChosen(id) || switches.some((each) => each.alone && isOn(each)) ? [id] : []))
}

/** The sets of these names, and nothing else, so that whoever bundles this loads only those. */
export const loadSets = (names: readonly string[]): Promise<readonly SetContent[]> =>
  Promise.all(manifestsOf(names).map((set) => set.content()))

/** Lists the set of this id, if somebody has it. */
export type Finder = (id: string) => Promise<void>

/** The chosen sets that are not known here: a game with them can neither be played nor judged. */
export function setsMissing(options: Json | undefined, known: readonly string[] = SETS): readonly string[] {
  const chosen = optionsOf(options).get('sets')
  return Array.isArray(chosen) ? chosen.filter((id) => typeof id === 'string' && !known.includes(id)) : []
}

/** Looks for the sets of these options that are not known yet. */
export async function askFor(options: Json, find: Finder): Promise<void> {
  for (const id of setsMissing(options)) await find(id)
}
