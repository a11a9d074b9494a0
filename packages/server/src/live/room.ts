import type { Moment } from '../clock.ts'
import type { Table } from './table.ts'

/** The least loss goes first: a table that waits for players, then one after its last game, then one where only bots play. */
const RANK: { readonly [status in Table['status']]?: number } = { open: 0, over: 1, playing: 2 }

/**
 * The table that gives way to somebody who is here, if one does: nobody has been at it for a while, and nobody who has a seat or is host is anywhere in the
 * house, but for him who asks for another of his own. A game of people is never given up for another.
 */
export function emptyTable(tables: Iterable<Table>, emptyFor: number, now: Moment, asking?: string): Table | undefined {
  let best: Table | undefined
  for (const table of tables) {
    if (!givesWay(table, asking) || now - table.emptySince < emptyFor) continue
    if (best === undefined || order(table) < order(best) || (order(table) === order(best) && table.emptySince < best.emptySince))
      best = table
  }
  return best
}

const order = ({ status }: Table): number => RANK[status] ?? 3

function givesWay({ status, members, people, stored, crowd, playsToItsEnd }: Table, asking: string | undefined): boolean {
  if (members.size > 0 || RANK[status] === undefined || playsToItsEnd) return false
  if (status === 'playing' && people.some((person) => person !== null)) return false
  return ![...people, stored.host].some((person) => person !== null && person !== asking && crowd.people.has(person))
}
