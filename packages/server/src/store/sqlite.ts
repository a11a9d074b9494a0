import { existsSync } from 'node:fs'
import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { backupFolder, heldFile, lockFile, stamp, storeFile, witnessFile } from './files.ts'
import * as games from './queries/games.ts'
import * as people from './queries/people.ts'
import * as tables from './queries/tables.ts'
import type { Schema } from './schema.ts'
import { backupFile } from './sqlite/backup.ts'
import { checkAll, faultsOfFile } from './sqlite/check.ts'
import { Connection, dialectOf } from './sqlite/connection.ts'
import { Health, type StoreState } from './sqlite/health.ts'
import { HeldAnswers } from './sqlite/held.ts'
import { lockFolder } from './sqlite/lock.ts'
import { migrate } from './sqlite/migrate.ts'
import { MIGRATIONS, type Migration } from './sqlite/migrations.ts'
import { Witness } from './sqlite/witness.ts'
import { Writer } from './sqlite/writer.ts'
import { type Store, StoreBroken, StoreDamaged } from './store.ts'

export type { StoreState } from './sqlite/health.ts'

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

export interface SqliteStore extends Store {
  /** What is known of its state. */
  readonly state: StoreState
  /** Looks at everything in it. What is little is looked at before anybody comes, the rest by and by: then `done` ends when that has ended, or the store is closed. */
  check(): Promise<{ readonly done: Promise<void> }>
  /** After a write found no room: is there some now? */
  lookForRoom(): Promise<void>
  /** Since the start: transactions, and the calls that shared them. */
  readonly figures: { readonly commits: number; readonly writes: number }
}

/** Milliseconds after each part of a long look: others want the processor and the disk, too. */
const PAUSE = 4
/** As much as a few answers at once take. */
const ROOM = 'x'.repeat(64 * 1024)

/** The store of a folder, in one file. Reads never wait for writes: each side has a connection of its own. */
export async function openSqlite(data: string, options: SqliteOptions = {}): Promise<SqliteStore> {
  const { now = Date.now, migrations = MIGRATIONS } = options
  await mkdir(data, { recursive: true, mode: 0o700 })
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
      return {
        witness,
        refusal: () => (health.broken ? new StoreDamaged('a damaged store is not written to') : undefined),
        full: () => health.full(true),
      }
    }
    const writer = new Writer<Schema>(writing, await watched(witnessFile(file))(writing))
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

function storeOf({ file, writer, db, held, witnesses, health, onDamage, unlock }: Parts): SqliteStore {
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
      await writer
        .write((tx) => setMeta(tx, 'room', ROOM))
        .then(
          () => health.full(false),
          () => undefined,
        )
      await writer.write((tx) => tx.deleteFrom('meta').where('key', '=', 'room').execute())
    },

    addPerson: (person) => writer.write((tx) => people.addPerson(tx, person)),
    person: (id) => people.person(db, id),
    accountNamed: (nameKey, written) => people.accountNamed(db, nameKey, written),
    async foldNames(version, fold) {
      if ((await meta(db, 'nameFold')) === String(version)) return 0
      return writer.write(async (tx) => {
        const changed = await people.foldNames(tx, fold)
        await setMeta(tx, 'nameFold', String(version))
        return changed
      })
    },
    changePerson: (id, change) => writer.write((tx) => people.changePerson(tx, id, change)),
    deletePerson: (id) =>
      writer.write(async (tx) => {
        await people.clearTables(tx, id)
        await people.deletePeople(tx, [id])
      }),
    deleteGuestsUnusedSince: (time) => writer.write((tx) => people.deleteGuestsUnusedSince(tx, time)),
    addSession: (hash, person, at) => writer.write((tx) => people.addSession(tx, hash, person, at)),
    sessionOf: (hash) => people.sessionOf(db, hash),
    useSession: (hash, at) => writer.write((tx) => people.useSession(tx, hash, at)),
    deleteSession: (hash) => writer.write((tx) => people.deleteSession(tx, hash)),
    endAccess: (person, ending) => writer.write((tx) => people.endAccess(tx, person, ending)),
    deleteSessionsUnusedSince: (time) => writer.write((tx) => people.deleteSessionsUnusedSince(tx, time)),
    addToken: (token, hash) => writer.write((tx) => people.addToken(tx, token, hash)),
    tokenOf: (hash) => people.tokenOf(db, hash),
    tokens: (person) => people.tokens(db, person),
    deleteToken: (person, id) => writer.write((tx) => people.deleteToken(tx, person, id)),
    useToken: (id, at) => writer.write((tx) => people.useToken(tx, id, at)),
    setMute: (person, other, muted) => writer.write((tx) => people.setMute(tx, person, other, muted)),
    muted: (person) => people.muted(db, person),

    saveTable: (table) => writer.write((tx) => tables.saveTable(tx, table)),
    tables: () => tables.tables(db),
    deleteTable: (id) => writer.write((tx) => tables.deleteTable(tx, id)),
    addChat: (table, line) => writer.write((tx) => tables.addChat(tx, table, line)),
    chat: (table, most) => tables.chat(db, table, most),
    deleteChatBefore: (time) => writer.write((tx) => tables.deleteChatBefore(tx, time)),
    chatOf: (person) => tables.chatOf(db, person),

    addGame: (game) => writer.write((tx) => games.addGame(tx, game)),
    game: (id) => games.game(db, id),
    dealt: (game, shares, begun) => writer.write((tx) => games.dealt(tx, game, shares, begun)),
    setRulesVersion: (game, rulesVersion) => writer.write((tx) => games.setRulesVersion(tx, game, rulesVersion)),
    append: (entries) => writer.write((tx) => games.append(tx, entries)),
    log: (game) => games.log(db, game),
    setAside: (game, at) => writer.write((tx) => games.setAside(tx, game, at)),
    hold: (answer) => held.hold(answer),
    held: (game) => held.of(game),
    async archive(game, status, record, winners, at) {
      await writer.write((tx) => games.archive(tx, game, { status, record, winners, at }))
      await held.forget(game)
    },
    record: (game) => games.record(db, game),
    unfinishedGames: () => games.unfinishedGames(db),
    gamesOf: (person, part) => games.gamesOf(db, person, part),
    clearSeat: (game, seat) => writer.write((tx) => games.clearSeat(tx, game, seat)),

    async beat(ran) {
      await writer.write((tx) => setMeta(tx, 'ran', String(ran)))
      await Promise.all(witnesses.map((witness) => witness.sync()))
    },
    ran: async () => Number((await meta(db, 'ran')) ?? 0),
    backup: (path) => backupFile(file, path),
    foundDamage: (what, fields) => health.damaged(`the store is damaged: ${what}`, fields),
    close: () => {
      closing ??= closeAll()
      return closing
    },
  }
}

async function meta(db: Kysely<Schema>, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('soundMeta').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value
}

async function setMeta(db: Kysely<Schema>, key: string, value: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
