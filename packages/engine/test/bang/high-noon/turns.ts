import { type SeatSpec, type Situation, type Table, table } from '../../scenario.ts'

/** A table whose keeper is the first seat: the turn of the last one ends, and the next event comes. */
export function entering<const S extends string>(
  seats: { readonly [name in S]: SeatSpec },
  last: NoInfer<S>,
  situation: Situation<NoInfer<S>>,
): Table<S> {
  const t = table<S>(seats, { ...situation, turn: last, phase: 'play' })
  return t.endTurn(last)
}
