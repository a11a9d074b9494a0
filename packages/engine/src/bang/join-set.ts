import { checkedSet } from './checked-set.ts'
import { addRules, allSets } from './sets/all.ts'
import { listSet } from './sets/manifests.ts'

export { BadSet } from './checked-set.ts'

/**
 * Adds a set from outside to the card game of this program: from then on its id may be among the `sets` of any table. `given` is its manifest, as
 * `manifest(...)` of `@sundown/engine/set` makes it. Call it before the first game. It throws `BadSet`, with one sentence, if the set cannot be played with.
 */
export async function joinSet(given: unknown): Promise<string> {
  const content = await checkedSet(given, allSets)
  listSet(content.manifest)
  addRules(content)
  return content.id
}
