import { type SeatSpec, type Situation, table } from '../../scenario.ts'

/** A table with The Valley of Shadows; other sets may join. */
export const valley = <const S extends string>(
  seats: { readonly [name in S]: SeatSpec },
  { options, ...situation }: Situation<NoInfer<S>> = {},
  ...more: readonly string[]
) => table(seats, { ...situation, options: { ...options, sets: ['base', 'valley-of-shadows', ...more] } })

/** Phase 2, with Saved! and Escape where everybody sees them: nobody is asked for one. */
export const SEEN = { phase: 'play', discard: ['saved', 'escape'] } as const
