import { eventCounts, type Json, MAX_PLAYERS, MIN_PLAYERS, manifests, Random, type Seed, seedFrom } from '@sundown/engine'

/** Variants are there for change, not in every game. */
const ONE_IN = 4

/** A mixture of sets, variants and, unless it is given, a table size: always the same for the same seed. */
export function anyTable(seed: Seed, players?: number): Json {
  const chance = new Random(seedFrom(`${seed} table`))
  const often = (n: number) => chance.below(n) === 0
  const inUse = manifests.filter((_, i) => i === 0 || often(2))
  const size = players ?? MIN_PLAYERS + chance.below(MAX_PLAYERS - MIN_PLAYERS + 1)
  const sets = inUse.map(({ id }) => id)
  const options: { [name: string]: Json } = { players: size, sets }
  const on: string[] = []
  for (const set of manifests) {
    for (const { id, alone, leastPlayers = MIN_PLAYERS } of set.switches) {
      const wanted = often(ONE_IN)
      if (wanted && size >= leastPlayers && (alone || inUse.includes(set))) on.push(id)
    }
  }
  for (const id of on) options[id] = true
  const counts = eventCounts(sets, on)
  if (counts && often(ONE_IN)) options.combinedEventCount = counts.least + chance.below(counts.most - counts.least + 1)
  return options
}
