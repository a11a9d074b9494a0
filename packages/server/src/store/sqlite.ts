import { existsSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { makeFolder } from '../folder.ts'
import { backupFolder, heldFile, lockFile, stamp, storeFile, witnessFile } from './files.ts'
import { MIGRATIONS, type Migration } from './migrations.ts'
import * as games from './queries/games.ts'
import * as tables from './queries/tables.ts'
import { hasRoom, storedRows } from './rows.ts'
import type { Schema } from './schema.ts'
import { backupFile } from './sqlite/backup.ts'
import { checkAll, faultsOfFile } from './sqlite/check.ts'
import { Connection, dialectOf } from './sqlite/connection.ts'
import { Health } from './sqlite/health.ts'
import { HeldAnswers } from './sqlite/held.ts'
import { lockFolder } from './sqlite/lock.ts'
import { migrate } from './sqlite/migrate.ts'
import { sqliteTransactions } from './sqlite/transactions.ts'
import { Witness } from './sqlite/witness.ts'
import { type RunningStore, StoreBroken, StoreDamaged } from './store.ts'
import { Writer } from './writer.ts'

export interface SqliteOptions {
  readonly now?: () => number
  /** The store grows no larger: 4096 bytes a page. For tests of a full disk. */
  readonly maxPages?: number
  readonly migrations?: readonly Migration[]
  /** Tells the operator that the store is damaged. */
  readonly say?: (what: string, fields: object) => void
}

/** Pages of 4096 bytes. The file of a larger store is looked at while the server runs already: 64 MiB take a fraction of a second. */
const SMALL = 16_384
/** And everything in it, if it is larger than this. */
const TINY = 2048

/** Milliseconds after each part of a long look: others want the processor and the disk, too. */
const PAUSE = 4

/** The store of a folder, in one file. Reads never wait for writes: each side has a connection of its own. */
export async function openSqlite(data: string, options: SqliteOptions = {}): Promise<RunningStore> {
  const { now = Date.now, migrations = MIGRATIONS } = options
  makeFolder(data, 0o700)
  const file = storeFile(data)
  const unlock = lockFolder(lockFile(data))
  const opened: Connection[] = []
  const health = new Health(options.say ?? (() => undefined))
  const onDamage = () => health.breaks('the store is damaged: SQLite has come upon a page that cannot be')
  try {
    const fresh = !existsSync(file)
    const writing = await Connection.open(file, onDamage)
    opened.push(writing)
    // Only the server's own user reads what is in it.
    if (fresh) await chmod(file, 0o600)
    await mustHangTogether(writing, data)
    await migrate(writing, migrations, (version) =>
      backupFile(file, join(backupFolder(data), `before-upgrade-of-${version}-${stamp(now())}.db`)),
    )
    if (options.maxPages !== undefined) await writing.all(`pragma max_page_count = ${Math.trunc(options.maxPages)}`)
    const reading = await Connection.open(file, onDamage)
    opened.push(reading)
    const witnesses: Witness[] = []
    const watched = (seen: string) => async (connection: Connection) => {
      const [header] = await connection.all('pragma user_version')
      const witness = new Witness(seen, Number(header?.user_version))
      witnesses.push(witness)
      if (witness.missing > 0) health.damaged('the store is damaged: its newest part is missing', { commits: witness.missing })
      const refusal = () => (health.broken ? new StoreDamaged('a damaged store is not written to') : undefined)
      return { witness, bystanders: { refusal, full: () => health.full(true) } }
    }
    const { witness, bystanders } = await watched(witnessFile(file))(writing)
    const writer = new Writer(sqliteTransactions<Schema>(writing, witness), bystanders)
    const db = new Kysely<Schema>({ dialect: dialectOf(reading) })
    const unfinished = (await games.unfinishedGames(db)).map(({ id }) => id)
    const others = async (ids: readonly string[]) => {
      const unknown = await games.unknownOf(db, ids)
      if (unknown > 0) health.damaged('the store is damaged: answers that waited in windows belong to no game', { games: unknown })
    }
    const held = await HeldAnswers.open(heldFile(data), { unfinished, others }, watched(witnessFile(heldFile(data))), options.maxPages)
    return storeOf({ file, writer, db, held, witnesses, health, onDamage, unlock })
  } catch (error) {
    for (const connection of opened) connection.close()
    unlock()
    throw error
  }
}

/** A store in disorder is not brought forward, and not made worse. */
async function mustHangTogether(connection: Connection, data: string): Promise<void> {
  const [fault] = await faultsOfSmall(connection).catch(() => ['it cannot be read'])
  if (fault === undefined) return
  throw new StoreBroken(
    `the store is damaged (${fault}): restore a backup with "sundown restore", which keeps the store that is there beside it; backups are in ${backupFolder(data)}`,
  )
}

async function faultsOfSmall(connection: Connection): Promise<readonly string[]> {
  const pages = await pagesOf(connection)
  return pages > SMALL ? [] : faultsOfFile(connection, pages > TINY ? 'quick_check' : 'integrity_check')
}

async function pagesOf(connection: Connection): Promise<number> {
  const [size] = await connection.all('pragma page_count')
  return Number(size?.page_count)
}

interface Parts {
  readonly file: string
  readonly writer: Writer<Schema>
  readonly db: Kysely<Schema>
  readonly held: HeldAnswers
  readonly witnesses: readonly Witness[]
  readonly health: Health
  readonly onDamage: () => void
  readonly unlock: () => void
}

function storeOf({ file, writer, db, held, witnesses, health, onDamage, unlock }: Parts): RunningStore {
  const rows = storedRows({ writer, db, held })
  let closing: Promise<void> | undefined
  let checking: Promise<void> | undefined
  const closeAll = async () => {
    const written = writer.close()
    await checking
    await written
    await held.close()
    await db.destroy()
    for (const witness of witnesses) witness.close()
    unlock()
  }
  const checkOnce = async () => {
    health.checking(true)
    const connection = await Connection.open(file, onDamage)
    const own = new Kysely<Schema>({ dialect: dialectOf(connection) })
    const tiny = (await pagesOf(connection)) <= TINY
    const done = checkAll({ connection, db: own, health, pause: tiny ? 0 : PAUSE, stopped: () => closing !== undefined })
      .catch((error) => {
        // That is what was looked for, and it has been said.
        if (!(error instanceof StoreDamaged)) throw error
      })
      .finally(() => {
        health.checking(false)
        return own.destroy()
      })
    checking = done.catch(() => undefined)
    if (tiny) await done
    return { done }
  }
  return {
    figures: writer.figures,
    get state() {
      return health.state
    },
    check: checkOnce,
    async lookForRoom() {
      if (health.state !== 'full') return
      if (await hasRoom(writer)) health.full(false)
    },

    ...rows,
    saveTable: async (table) => writer.keep(tables.savingTable(table), (tx) => tables.saveTable(tx, table)),
    append: async (entries) => writer.keep(games.appending(entries), (tx, run) => games.append(tx, run, entries)),
    async beat(ran) {
      await rows.beat(ran)
      await Promise.all(witnesses.map((witness) => witness.sync()))
    },
    backup: (path) => backupFile(file, path),
    foundDamage: (what, fields) => health.damaged(`the store is damaged: ${what}`, fields),
    close: () => {
      closing ??= closeAll()
      return closing
    },
  }
}
