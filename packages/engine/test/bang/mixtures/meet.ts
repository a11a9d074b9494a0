import { type SeatSpec, type Situation, type Table, table } from '../../scenario.ts'

const HIDDEN = ['saved', 'escape']

/**
 * A table with these sets besides the base game, in phase 2 unless the scenario says otherwise. Where The Valley of Shadows is among them
 * everybody sees Saved! and Escape lie: nobody is asked for one unless the scenario deals them.
 */
export function meet<const S extends string>(
  sets: readonly string[],
  seats: { readonly [name in S]: SeatSpec },
  { discard = [], options, ...situation }: Situation<NoInfer<S>> = {},
): Table<S> {
  const hands = Object.values<SeatSpec>(seats).flatMap(({ hand = [] }) => (typeof hand === 'number' ? [] : hand))
  const dealt = [...hands, ...(situation.deck ?? []), ...(typeof discard === 'number' ? [] : discard)]
  const seen = sets.includes('valley-of-shadows') ? HIDDEN.filter((card) => !dealt.includes(card)) : []
  const pile = typeof discard === 'number' ? discard : [...discard, ...seen]
  return table<S>(seats, { ...situation, discard: pile, options: { ...options, sets: ['base', ...sets] } })
}

export const DODGE = 'dodge-city'
export const NOON = 'high-noon'
export const FISTFUL = 'fistful-of-cards'
export const SHOW = 'wild-west-show'
export const VALLEY = 'valley-of-shadows'
export const GOLD = 'gold-rush'
export const ARMED = 'armed-and-dangerous'
export const TRAIN = 'great-train-robbery'
