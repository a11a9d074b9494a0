import type { Table } from '../../scenario.ts'

/** Ends the turn of a player, who discards whatever is too much. */
export function endTurn<S extends string>(t: Table<S>, who: S): void {
  t.say(who, 'end')
  while (t.asked() === `discard:${who}`) t.say(who, 'discard', { card: t.hand(who)[0] })
}

/** The turns of these players pass without anything being done. */
export function endTurns<S extends string>(t: Table<S>, ...seats: readonly S[]): void {
  for (const who of seats) endTurn(t, who)
}
