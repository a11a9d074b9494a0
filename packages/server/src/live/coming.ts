import { Refused } from '../refused.ts'
import type { Tab } from './crowd.ts'
import type { Env } from './env.ts'
import type { Table } from './table.ts'

/** No page shows more tables than this on one socket. */
const TABLES_AT_ONCE = 20

/** Everybody at a table hears who comes and goes. So visits are limited, and so is the number of tables. */
export function mayCome({ allowed }: Env, { person, address, at }: Tab): void {
  if (at.size >= TABLES_AT_ONCE) throw new Refused('too-many-tables')
  const seconds = allowed.visits.take(person.view.id) ?? allowed.visitsOfAddress.take(address)
  if (seconds !== undefined) throw new Refused('too-fast', { seconds })
}

/** Somebody comes to a table, or back to it. */
export function enter(table: Table, tab: Tab): void {
  const person = tab.person.view.id
  if (table.stored.kicked.includes(person)) throw new Refused('no-such-table')
  if (table.started && table.viewerOf(person) === undefined && table.stored.host !== person) throw new Refused('no-spectators')
  if (tab.at.has(table)) return
  mayCome(table.env, tab)
  table.attach(tab)
}
