import { type SeatSpec, type Situation, type Table, table } from '../../scenario.ts'

const ALL = ['base', 'dodge-city', 'high-noon', 'fistful-of-cards', 'wild-west-show', 'valley-of-shadows']

/** A table with all sets, where everybody sees Saved! and Escape lie: nobody is asked for one unless the scenario deals them. */
export function mixed<const S extends string>(seats: { readonly [name in S]: SeatSpec }, situation: Situation<NoInfer<S>> = {}): Table<S> {
  const { discard = [], options } = situation
  const hands = Object.values<SeatSpec>(seats).flatMap(({ hand = [] }) => (typeof hand === 'number' ? [] : hand))
  const dealt = [...hands, ...(situation.deck ?? [])]
  const seen = ['saved', 'escape'].filter((card) => !dealt.includes(card))
  const pile = typeof discard === 'number' ? discard : [...discard, ...seen]
  return table<S>(seats, { ...situation, discard: pile, options: { sets: ALL, ...options } })
}
