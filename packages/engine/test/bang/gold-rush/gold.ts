import { type SeatSpec, type Situation, table } from '../../scenario.ts'

/** A table with Gold Rush; other sets may join. */
export const gold = <const S extends string>(
  seats: { readonly [name in S]: SeatSpec },
  { options, ...situation }: Situation<NoInfer<S>> = {},
  ...more: readonly string[]
) => table(seats, { ...situation, options: { ...options, sets: ['base', 'gold-rush', ...more] } })

/** The market shows these, in this order. */
export const selling = (...market: readonly string[]) => ({ phase: 'play', zones: { market } }) as const

export const rich = (nugget: number): { readonly counters: { readonly nugget: number } } => ({ counters: { nugget } })
export const wearing = (...equipment: readonly string[]): { readonly zones: { readonly equipment: readonly string[] } } => ({
  zones: { equipment },
})
