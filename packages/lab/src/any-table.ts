import { type Json, MAX_PLAYERS, MIN_PLAYERS, Random, SETS, type Seed, seedFrom, VARIANTS } from '@sundown/engine'

const HIGH_NOON = 'high-noon'
const MOST_EVENTS = 26
const FEWEST_EVENTS = 12
/** Variants are there for change, not in every game. */
const ONE_IN = 4

/** A mixture of sets, variants and, unless it is given, a table size: always the same for the same seed. */
export function anyTable(seed: Seed, players?: number): Json {
  const chance = new Random(seedFrom(`${seed} table`))
  const often = (n: number) => chance.below(n) === 0
  const sets = SETS.filter((set) => set === 'base' || often(2))
  const options: { [name: string]: Json } = {
    players: players ?? MIN_PLAYERS + chance.below(MAX_PLAYERS - MIN_PLAYERS + 1),
    sets,
  }
  for (const variant of VARIANTS) {
    const wanted = often(ONE_IN)
    if (wanted && (variant !== 'highNoonExtras' || sets.includes(HIGH_NOON))) options[variant] = true
  }
  if (sets.includes(HIGH_NOON) && sets.includes('fistful-of-cards') && often(ONE_IN)) {
    options.combinedEventCount = FEWEST_EVENTS + chance.below(MOST_EVENTS - FEWEST_EVENTS + 1)
  }
  return options
}
