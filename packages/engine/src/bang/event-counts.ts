import type { SetManifest } from './manifest.ts'
import { manifests } from './sets/manifests.ts'

/** Two event decks together make a pile of this many events, unless more are wanted for a longer game. */
export const COMBINED_EVENTS = 12

/** The events of these sets that come before the last one, with these switches on. */
const eventsIn = (sets: readonly SetManifest[], variants: readonly string[]): number =>
  sets.reduce((sum, { events }) => {
    const more = events?.more && variants.includes(events.more.with) ? events.more.count : 0
    return sum + (events?.count ?? 0) + more
  }, 0)

/** With two event decks: from how many events to how many the pile may have before the last one. */
export function eventCounts(
  sets: readonly string[],
  variants: readonly string[],
  known: readonly SetManifest[] = manifests,
): { readonly least: number; readonly most: number } | undefined {
  const piles = known.filter(({ id, events }) => events !== undefined && sets.includes(id))
  return piles.length < 2 ? undefined : { least: COMBINED_EVENTS, most: eventsIn(piles, variants) }
}
