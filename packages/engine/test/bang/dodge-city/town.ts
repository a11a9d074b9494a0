import { type SeatSpec, type Situation, type Table, table } from '../../scenario.ts'

/** A table with Dodge City. */
export const town = <const S extends string>(
  seats: { readonly [name in S]: SeatSpec },
  situation: Omit<Situation<NoInfer<S>>, 'options'> = {},
): Table<S> => table<S>(seats, { ...situation, options: { sets: ['base', 'dodge-city'] } })
