import type { Kysely } from 'kysely'
import type { Client } from 'pg'
import { ConfigError } from '../config.ts'
import type { Migration } from './migrations.ts'
import { kyselyOver, readersOf } from './postgres/dialect.ts'
import { isPlain, refusalOf } from './postgres/errors.ts'
import { heldAnswers } from './postgres/held.ts'
import { Link } from './postgres/link.ts'
import { migrate } from './postgres/migrate.ts'
import { POSTGRES_MIGRATIONS } from './postgres/migrations.ts'
import type { DatabaseSchema } from './postgres/schema.ts'
import { postgresTransactions } from './postgres/transactions.ts'
import { unfinishedGames } from './queries/games.ts'
import { deleteTable, saveTable, table } from './queries/tables.ts'
import { hasRoom, type StoredRows, storedRows, type Writes } from './rows.ts'
import { type RunningStore, StoreBroken, type StoredTable, StoreInUse, type StoreState, TableElsewhere } from './store.ts'
import { Writer } from './writer.ts'

/** Alone: nobody else may have it. Shared: other nodes may, but nobody who wants it alone. */
export type Sharing = 'alone' | 'shared'

export interface PostgresOptions {
  readonly sharing?: Sharing
  /** By which the database's operator knows this node. */
  readonly name?: string
  readonly migrations?: readonly Migration[]
  /** Before anything is changed: throws if this server may not have it. */
  readonly check?: (link: Link) => Promise<void>
  /** Tells the operator that something is wrong with what is in it. */
  readonly say?: (what: string, fields: object) => void
}

/** Which epoch of a table a node writes in. */
export interface Fence {
  readonly table: string
  readonly node: string
  readonly epoch: number
}

export interface PostgresStore extends RunningStore {
  readonly url: string
  /** The same store, but whatever is changed through it is kept only while that node owns the table in that epoch. */
  fenced(fence: Fence): StoredRows
  /** The node owns a table from its first row on. */
  saveNewTable(table: StoredTable, node: string): Promise<void>
  table(id: string): Promise<StoredTable | undefined>
  /** With the row of its owner. */
  deleteOwnedTable(fence: Fence): Promise<void>
}

/** Reads at a time. */
const READERS = 6
const OLDEST = 150_000
/** A number of ours, so that no other program of the database holds the same lock; and the schema, for several may share a database. */
const LOCK: { readonly [sharing in Sharing]: string } = {
  alone: 'pg_try_advisory_lock(731984, hashtext(current_schema()))',
  shared: 'pg_try_advisory_lock_shared(731984, hashtext(current_schema()))',
}

/** The store in a PostgreSQL database. Reads never wait for writes: each side has connections of its own. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<PostgresStore> {
  const { sharing = 'alone', migrations = POSTGRES_MIGRATIONS } = options
  const link = new Link(url, (client) => take(client, sharing), options.name)
  try {
    await link.connect()
    await checkServer(link)
    await options.check?.(link)
    await migrate(link, migrations)
  } catch (error) {
    await link.close()
    throw isPlain(error) ? error : refusalOf(error, url)
  }
  const db = kyselyOver<DatabaseSchema>(readersOf(url, READERS))
  const known = { there: true, full: false, damaged: false }
  const bystanders = {
    full: () => {
      known.full = true
    },
  }
  const looked = (there: boolean) => {
    known.there = there
  }
  const writer = new Writer(postgresTransactions<DatabaseSchema>(link, looked), bystanders)
  const hurry = sharing === 'shared' ? holdNoLocks : undefined
  const heldWriter = new Writer(postgresTransactions<DatabaseSchema>(new Link(url, hurry, options.name), looked), bystanders)
  if (sharing === 'alone') await forgetOld(db, heldWriter)
  let closing: Promise<void> | undefined
  const closeAll = async () => {
    await heldWriter.close()
    await writer.close()
    await db.destroy()
  }
  return {
    url,
    figures: writer.figures,
    get state(): StoreState {
      if (known.damaged) return 'damaged'
      if (!known.there) return 'away'
      return known.full ? 'full' : 'well'
    },
    // PostgreSQL looks after its pages itself.
    check: async () => ({ done: Promise.resolve() }),
    async lookForRoom() {
      if (known.full && (await hasRoom(writer))) known.full = false
    },
    ...storedRows({ writer, db, held: heldAnswers(heldWriter) }),
    backup: async () => {
      throw new StoreBroken('a PostgreSQL database is backed up by its own tools, such as pg_dump: docs/hosting.md says how')
    },
    fenced: (fence) => storedRows({ writer: fencedBy(fence, writer), db, held: heldAnswers(fencedBy(fence, heldWriter)) }),
    saveNewTable: (fresh, node) =>
      writer.write(async (tx) => {
        await tx.insertInto('owners').values({ tableId: fresh.id, node, epoch: 1 }).execute()
        await saveTable(tx, fresh)
      }),
    table: (id) => table(db, id),
    deleteOwnedTable: (fence) =>
      fencedBy(fence, writer).write(async (tx) => {
        await deleteTable(tx, fence.table)
        await tx.deleteFrom('owners').where('tableId', '=', fence.table).execute()
      }),
    foundDamage(what, fields) {
      known.damaged = true
      options.say?.(`the store is damaged: ${what}`, fields)
    },
    close: () => {
      closing ??= closeAll()
      return closing
    },
  }
}

/** Every answer asks this first: it is written out, and not put together each time. */
const MINE = 'select 1 from owners where "tableId" = $1 and node = $2 and epoch = $3 for share'

/** Whoever takes the table over must wait until a write that has seen the owner's row is done; one that comes later sees that it has gone. */
const fencedBy = ({ table: id, node, epoch }: Fence, writer: Writer<DatabaseSchema>): Writes<DatabaseSchema> => ({
  write: (work) =>
    writer.write(async (tx, run) => {
      const mine = await run(MINE, [id, node, epoch])
      if (mine.length === 0) throw new TableElsewhere('another node has this table')
      return work(tx, run)
    }),
})

/** What waited in windows of games that are over is of no use any more. */
async function forgetOld(db: Kysely<DatabaseSchema>, writer: Writer<DatabaseSchema>): Promise<void> {
  const unfinished = (await unfinishedGames(db)).map(({ id }) => id)
  await writer.write((tx) =>
    tx
      .deleteFrom('held')
      .where('game', 'not in', [...unfinished, ''])
      .execute(),
  )
}

/** The lock is the connection's: it ends with the process, however that ends. */
async function take(client: Client, sharing: Sharing): Promise<void> {
  const { rows } = await client.query(`select ${LOCK[sharing]} as taken`)
  if (rows[0]?.taken !== 't') throw new StoreInUse('a server is running on this database')
  if (sharing === 'shared') await holdNoLocks(client)
}

/** A node that is stopped in the middle of a transaction would hold its tables for as long as it is: nobody could take them over. */
async function holdNoLocks(client: Client): Promise<void> {
  await client.query('set idle_in_transaction_session_timeout = 3000')
}

export const takeAlone = (client: Client): Promise<void> => take(client, 'alone')

async function checkServer(link: Link): Promise<void> {
  const { rows } = await link.query("select current_setting('server_version_num') as version, current_setting('server_version') as said")
  if (Number(rows[0]?.version) < OLDEST) throw new ConfigError(`Sundown needs PostgreSQL 15 or newer; this is ${rows[0]?.said}`)
}
