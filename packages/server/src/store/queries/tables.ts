import { type ChatLine, type PersonView, PHRASES, TableSettings } from '@sundown/protocol'
import type { Kysely, Selectable } from 'kysely'
import type { Schema } from '../schema.ts'
import type { StoredTable, Time } from '../store.ts'
import { literal } from '../text.ts'

type Db = Kysely<Schema>

function rowOf(table: StoredTable): Selectable<Schema['tables']> {
  const { id, code, host, game, played, createdAt, usedAt } = table
  return {
    id,
    code,
    host,
    game,
    played,
    createdAt,
    usedAt,
    settings: JSON.stringify(table.settings),
    seats: JSON.stringify(table.seats),
    kicked: JSON.stringify(table.kicked),
    next: JSON.stringify(table.next ?? null),
    talkOpen: table.talkOpen ? 1 : 0,
    paused: table.paused ? 1 : 0,
  }
}

export async function saveTable(db: Db, table: StoredTable): Promise<void> {
  const row = rowOf(table)
  await db
    .insertInto('tables')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** The same as one statement of SQLite: whoever gets ready for the next game does not hold up the answers at other tables. */
export function savingTable(table: StoredTable): string {
  const row = rowOf(table)
  const columns = Object.keys(row)
  const changes = columns.map((column) => `"${column}" = excluded."${column}"`)
  return `insert into tables ("${columns.join('","')}") values (${Object.values(row).map(literal)}) on conflict (id) do update set ${changes}`
}

export async function tables(db: Db): Promise<readonly StoredTable[]> {
  const rows = await db.selectFrom('soundTables').selectAll().orderBy('createdAt').orderBy('id').execute()
  return rows.map(tableOf)
}

export async function table(db: Db, id: string): Promise<StoredTable | undefined> {
  const row = await db.selectFrom('soundTables').selectAll().where('id', '=', id).executeTakeFirst()
  return row && tableOf(row)
}

const tableOf = (row: Selectable<Schema['tables']>): StoredTable => ({
  ...row,
  // A table from before a setting existed has its usual value.
  settings: TableSettings.parse(JSON.parse(row.settings)),
  seats: JSON.parse(row.seats),
  kicked: JSON.parse(row.kicked),
  next: JSON.parse(row.next),
  talkOpen: row.talkOpen === 1,
  paused: row.paused === 1,
})

/** Its chat goes with the row. */
export const deleteTable = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('tables').where('id', '=', id).execute()
}

export const addChat = async (db: Db, tableId: string, { number, at, from, text, phrase, aside }: ChatLine): Promise<void> => {
  await db
    .insertInto('chat')
    .values({ tableId, number, at, person: from?.id ?? null, text: text ?? null, phrase: phrase ?? null, aside: aside ? 1 : 0 })
    .execute()
}

export async function chat(db: Db, table: string, most: number): Promise<readonly ChatLine[]> {
  const last = await db.selectFrom('soundChat').selectAll().where('tableId', '=', table).orderBy('number', 'desc').limit(most).execute()
  return linesOf(db, last.reverse())
}

export async function deleteChatBefore(db: Db, time: Time): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('chat').where('at', '<', time).executeTakeFirst()
  return Number(numDeletedRows)
}

export async function chatOf(db: Db, person: string): Promise<readonly ChatLine[]> {
  return linesOf(db, await db.selectFrom('soundChat').selectAll().where('person', '=', person).orderBy('at').orderBy('number').execute())
}

/** The name is looked up, not kept with the line: it is today's, and goes when the person does. */
async function linesOf(db: Db, rows: readonly Selectable<Schema['chat']>[]): Promise<readonly ChatLine[]> {
  const speakers = new Map<string, PersonView>()
  for (const id of new Set(rows.flatMap(({ person }) => person ?? []))) {
    const speaker = await db.selectFrom('soundPeople').select(['id', 'name', 'passwordHash']).where('id', '=', id).executeTakeFirst()
    if (speaker) speakers.set(id, { id, name: speaker.name, account: speaker.passwordHash !== null })
  }
  return rows.map((row) => lineOf(row, (row.person !== null && speakers.get(row.person)) || null))
}

function lineOf({ number, at, text, phrase, aside }: Selectable<Schema['chat']>, from: PersonView | null): ChatLine {
  const known = PHRASES.find((candidate) => candidate === phrase)
  return {
    number,
    at,
    from,
    ...(text !== null && { text }),
    ...(known && { phrase: known }),
    ...(aside === 1 && { aside: true }),
  }
}
