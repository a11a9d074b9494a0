import { type SeatSpec, type Situation, table } from '../../scenario.ts'

export const SET = 'armed-and-dangerous'
export const TOKEN = 'load-token'

/** A table with Armed & Dangerous; other sets may join. */
export const armed = <const S extends string>(
  seats: { readonly [name in S]: SeatSpec },
  { options, ...situation }: Situation<NoInfer<S>> = {},
  ...more: readonly string[]
) => table(seats, { phase: 'play', ...situation, options: { ...options, sets: ['base', SET, ...more] } })

/** The same from the start of a turn. */
export const fromStart = <const S extends string>(
  seats: { readonly [name in S]: SeatSpec },
  { options, ...situation }: Situation<NoInfer<S>> = {},
  ...more: readonly string[]
) => table(seats, { ...situation, options: { ...options, sets: ['base', SET, ...more] } })

/** Dangerous cards in front of somebody, with this many tokens on each. */
export const loaded = (cards: { readonly [card: string]: number }): Pick<SeatSpec, 'front' | 'on'> => ({
  front: Object.keys(cards),
  on: Object.fromEntries(Object.entries(cards).map(([card, count]) => [card, { [TOKEN]: count }])),
})

/** Tokens on somebody's character. */
export const tokens = (count: number): Pick<SeatSpec, 'onCharacter'> => ({ onCharacter: { [TOKEN]: count } })
