import { type ChatLine, PHRASES, TableSettings } from '@sundown/protocol'
import type { Kysely, Selectable } from 'kysely'
import type { Schema } from '../schema.ts'
import type { StoredTable } from '../store.ts'

type Db = Kysely<Schema>

export async function saveTable(db: Db, table: StoredTable): Promise<void> {
  const { id, code, host, game, played, createdAt, usedAt } = table
  const row = {
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
  await db
    .insertInto('tables')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

export async function tables(db: Db): Promise<readonly StoredTable[]> {
  const rows = await db.selectFrom('tables').selectAll().orderBy('createdAt').orderBy('id').execute()
  return rows.map(tableOf)
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

export async function chat(db: Db, table: string): Promise<readonly ChatLine[]> {
  const rows = await selectChat(db).where('tableId', '=', table).orderBy('number').execute()
  return rows.map(lineOf)
}

export async function chatOf(db: Db, person: string): Promise<readonly ChatLine[]> {
  const rows = await selectChat(db).where('person', '=', person).orderBy('at').orderBy('number').execute()
  return rows.map(lineOf)
}

/** The name is looked up, not kept with the line: it is today's, and goes when the person does. */
const selectChat = (db: Db) =>
  db
    .selectFrom('chat')
    .leftJoin('people', 'people.id', 'chat.person')
    .select(['chat.number', 'chat.at', 'chat.text', 'chat.phrase', 'chat.aside', 'people.id', 'people.name', 'people.passwordHash'])

interface ChatRow {
  number: number
  at: number
  text: string | null
  phrase: string | null
  aside: number
  id: string | null
  name: string | null
  passwordHash: string | null
}

function lineOf({ number, at, text, phrase, aside, id, name, passwordHash }: ChatRow): ChatLine {
  const known = PHRASES.find((candidate) => candidate === phrase)
  return {
    number,
    at,
    from: id === null || name === null ? null : { id, name, account: passwordHash !== null },
    ...(text !== null && { text }),
    ...(known && { phrase: known }),
    ...(aside === 1 && { aside: true }),
  }
}
