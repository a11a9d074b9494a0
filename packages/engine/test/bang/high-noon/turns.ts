import { type SeatSpec, type Situation, type Table, table } from '../../scenario.ts'

/** Ends the turn of a player, who discards whatever is too much. */
export function endTurn<S extends string>(t: Table<S>, who: S): void {
  t.say(who, 'end')
  while (t.asked() === `discard:${who}`) t.say(who, 'discard', { card: t.hand(who)[0] })
}

/** A table whose keeper is the first seat: the turn of the last one ends, and the next event comes. */
export function entering<const S extends string>(
  seats: { readonly [name in S]: SeatSpec },
  last: NoInfer<S>,
  situation: Situation<NoInfer<S>>,
): Table<S> {
  const t = table<S>(seats, { ...situation, turn: last, phase: 'play' })
  endTurn(t, last)
  return t
}

/** The turns of these players pass without anything being done. */
export function endTurns<S extends string>(t: Table<S>, ...seats: readonly S[]): void {
  for (const who of seats) endTurn(t, who)
}
