import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { CompiledQuery, Kysely, sql } from 'kysely'
import { ConfigError, databaseUrlOf } from '../config.ts'
import { heldFile, lockFile, storeFile } from './files.ts'
import { checkVersion, MIGRATIONS } from './migrations.ts'
import { kyselyOver } from './postgres/dialect.ts'
import { isPlain, refusalOf } from './postgres/errors.ts'
import { Link } from './postgres/link.ts'
import { versionOf as databaseVersion } from './postgres/migrate.ts'
import { POSTGRES_MIGRATIONS } from './postgres/migrations.ts'
import { openPostgres, takeAlone } from './postgres.ts'
import { Connection, dialectOf } from './sqlite/connection.ts'
import { lockFolder } from './sqlite/lock.ts'
import { versionOf as fileVersion } from './sqlite/migrate.ts'
import { openSqlite } from './sqlite.ts'
import { StoreBroken } from './store.ts'

type Row = Record<string, string | number | null>
type Any = Kysely<Record<string, Row>>

/** Every table with the columns of its key; those that others point to come first. */
const COPIED: readonly (readonly [table: string, ...key: string[]])[] = [
  ['people', 'id'],
  ['sessions', 'hash'],
  ['tokens', 'id'],
  ['mutes', 'person', 'other'],
  ['follows', 'person', 'other'],
  ['blocks', 'person', 'other'],
  ['presence', 'person'],
  ['tables', 'id'],
  ['chat', 'tableId', 'number'],
  ['games', 'id'],
  ['gameSeats', 'game', 'seat'],
  ['log', 'game', 'seq'],
  ['records', 'game'],
  ['ratings', 'person', 'game'],
  ['sideCounts', 'key'],
  ['ratedSeats', 'game', 'seat'],
  ['playedGames', 'game'],
  ['playedSeats', 'game', 'seat'],
  ['standings', 'person'],
  ['moderators', 'person'],
  ['profiles', 'person'],
  ['reports', 'id'],
  ['moderationLog', 'number'],
  ['meta', 'key'],
]
const HELD = ['held', 'game', 'question', 'seat'] as const
/** These tables describe the place, not what is kept there. */
const OF_THE_PLACE = ['schema', 'schemaSum', 'room']
const LEFT_OUT = ['shadows', 'held', 'nodes', 'owners']
const AT_ONCE = 400

export interface Copied {
  /** Rows, by table. */
  readonly counts: { readonly [table: string]: number }
  /** What was read there and here, alike on both sides. */
  readonly digest: string
}

/** One end of a copy: a store that nobody else has meanwhile. */
interface Side {
  readonly db: Any
  /** Where answers in windows are. Nothing: the folder has no file for them, as after a restore, so none wait. */
  readonly held: Any | undefined
  /** The names of all tables. */
  tables(): Promise<readonly string[]>
  /** A transaction has begun: a connection that breaks takes all of it along. */
  hold(): void
  close(): Promise<void>
}

const isDatabase = (place: string): boolean => /^postgres(ql)?:/.test(place)

/**
 * Copies everything a server keeps from one place to another: a data folder, or a PostgreSQL database. No server may run on either; nothing may be in the second
 * yet. What arrived is read again and compared before it counts.
 */
export async function copyStore(from: string, to: string): Promise<Copied> {
  for (const place of [from, to]) if (isDatabase(place)) databaseUrlOf(place, 'a database')
  if (from === to) throw new ConfigError('a store is copied from one place to another, not to itself')
  const source = await (isDatabase(from) ? openDatabase(from) : openFolder(from))
  try {
    // Makes the tables of the new place.
    await (isDatabase(to) ? await openPostgres(to) : await openSqlite(to)).close()
    const target = await (isDatabase(to) ? openDatabase(to) : openFolder(to))
    try {
      await mustBeEmpty(target.db)
      return await copyAll(source, target)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

async function copyAll(source: Side, target: Side): Promise<Copied> {
  mustKnowAll(await source.tables())
  // The new place has just been made, with all its tables.
  const heldHere = target.held ?? target.db
  const both = [...new Set([target.db, heldHere])]
  for (const db of both) await begin(db)
  target.hold()
  try {
    const counts: { [table: string]: number } = {}
    const digests: string[] = []
    for (const [table, ...key] of [...COPIED, HELD]) {
      const [there, here] = table === 'held' ? [source.held, heldHere] : [source.db, target.db]
      for await (const rows of pages(there, table, key)) await here.insertInto(table).values(rows).execute()
      const [read, written] = [await summed(there, table, key), await summed(here, table, key)]
      if (read.count !== written.count || read.digest !== written.digest) {
        throw new StoreBroken(`what arrived of the table ${table} is not what was read: nothing was copied`)
      }
      counts[table] = read.count
      digests.push(`${table} ${read.count} ${read.digest}`)
    }
    for (const db of both) await run(db, 'commit')
    return { counts, digest: createHash('sha256').update(digests.join('\n')).digest('hex') }
  } catch (error) {
    for (const db of both) await run(db, 'rollback').catch(() => undefined)
    throw error
  }
}

const run = (db: Any, text: string) => db.executeQuery(CompiledQuery.raw(text))
const begin = (db: Any) => run(db, 'begin')

/** A part of a table at a time, in the order of its key. */
async function* pages(db: Any | undefined, table: string, key: readonly string[]): AsyncGenerator<Row[]> {
  if (!db) return
  for (let last: Row | undefined; ; ) {
    let query = db.selectFrom(table).selectAll().limit(AT_ONCE)
    for (const column of key) query = query.orderBy(column)
    if (last) {
      const { ...row } = last
      const values = key.map((column) => row[column])
      query = query.where(sql<boolean>`(${sql.join(key.map((column) => sql.ref(column)))}) > (${sql.join(values)})`)
    }
    if (table === 'meta') query = query.where('key', 'not in', OF_THE_PLACE)
    const rows = await query.execute()
    if (rows.length > 0) yield rows
    last = rows.at(-1)
    if (rows.length < AT_ONCE) return
  }
}

/** The sum of the sums of all rows: databases sort in different ways. */
async function summed(
  db: Any | undefined,
  table: string,
  key: readonly string[],
): Promise<{ readonly count: number; readonly digest: string }> {
  let count = 0
  let sum = 0n
  for await (const rows of pages(db, table, key)) {
    for (const row of rows) {
      const text = JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)))
      sum = BigInt.asUintN(256, sum + BigInt(`0x${createHash('sha256').update(text).digest('hex')}`))
      count++
    }
  }
  return { count, digest: sum.toString(16).padStart(64, '0') }
}

/** A table that a later version has and this list has not would be lost. */
function mustKnowAll(tables: readonly string[]): void {
  const known = new Set([...COPIED.map(([table]) => table), ...LEFT_OUT])
  const strange = tables.filter((name) => !known.has(name))
  if (strange.length > 0) throw new Error(`tables that are not copied: ${strange.join(', ')}`)
}

async function mustBeEmpty(db: Any): Promise<void> {
  for (const [table] of COPIED.filter(([name]) => name !== 'meta')) {
    const [row] = await db.selectFrom(table).selectAll().limit(1).execute()
    if (row) throw new StoreBroken('there is something in the place to copy to already: choose an empty folder or database')
  }
}

async function openFolder(data: string): Promise<Side> {
  if (!existsSync(storeFile(data))) throw new StoreBroken(`there is no store in ${data}`)
  const unlock = lockFolder(lockFile(data))
  const opened: Connection[] = []
  const kyselyOf = async (file: string): Promise<Any> => {
    const connection = await Connection.open(file)
    opened.push(connection)
    return new Kysely({ dialect: dialectOf(connection) })
  }
  const close = async () => {
    for (const connection of opened) connection.close()
    unlock()
  }
  try {
    const db = await kyselyOf(storeFile(data))
    const [connection] = opened
    if (connection) mustBeToday(await fileVersion(connection), MIGRATIONS)
    const tables = async () => ((await connection?.all("select name from sqlite_master where type = 'table'")) ?? []).map(nameIn)
    const held = existsSync(heldFile(data)) ? await kyselyOf(heldFile(data)) : undefined
    return { db, held, tables, hold: () => undefined, close }
  } catch (error) {
    await close()
    throw error
  }
}

const TABLES =
  "select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'"
const nameIn = ({ name }: { readonly name?: unknown }): string => String(name)

async function openDatabase(url: string): Promise<Side> {
  const link = new Link(url, takeAlone)
  const close = () => link.close()
  try {
    await link.connect()
    mustBeToday(await databaseVersion(link), POSTGRES_MIGRATIONS)
    const db: Any = kyselyOver([link])
    return { db, held: db, tables: async () => (await link.query(TABLES)).rows.map(nameIn), hold: () => link.hold(), close }
  } catch (error) {
    await close()
    throw isPlain(error) ? error : refusalOf(error, url)
  }
}

function mustBeToday(version: number, migrations: typeof MIGRATIONS): void {
  checkVersion(version, migrations)
  if (version !== migrations.at(-1)?.version) {
    throw new StoreBroken('the store is of an older version: start the server once, which brings it up to date')
  }
}
