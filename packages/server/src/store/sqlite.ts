import { existsSync } from 'node:fs'
import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { backupFolder, heldFile, lockFile, stamp, storeFile } from './files.ts'
import * as games from './queries/games.ts'
import * as people from './queries/people.ts'
import * as tables from './queries/tables.ts'
import type { Schema } from './schema.ts'
import { backupFile } from './sqlite/backup.ts'
import { Connection, dialectOf } from './sqlite/connection.ts'
import { HeldAnswers } from './sqlite/held.ts'
import { lockFolder } from './sqlite/lock.ts'
import { migrate } from './sqlite/migrate.ts'
import { MIGRATIONS, type Migration } from './sqlite/migrations.ts'
import { Writer } from './sqlite/writer.ts'
import type { Store } from './store.ts'

export interface SqliteOptions {
  readonly now?: () => number
  /** The store grows no larger: 4096 bytes a page. For tests of a full disk. */
  readonly maxPages?: number
  readonly migrations?: readonly Migration[]
}

export interface SqliteStore extends Store {
  /** Since the start: transactions, and the calls that shared them. */
  readonly figures: { readonly commits: number; readonly writes: number }
}

/** The store of a folder, in one file. Reads never wait for writes: each side has a connection of its own. */
export async function openSqlite(data: string, options: SqliteOptions = {}): Promise<SqliteStore> {
  const { now = Date.now, migrations = MIGRATIONS } = options
  await mkdir(data, { recursive: true, mode: 0o700 })
  const file = storeFile(data)
  const unlock = lockFolder(lockFile(data))
  const opened: Connection[] = []
  try {
    const fresh = !existsSync(file)
    const writing = await Connection.open(file)
    opened.push(writing)
    // Only the server's own user reads what is in it.
    if (fresh) await chmod(file, 0o600)
    await migrate(writing, migrations, (version) =>
      backupFile(file, join(backupFolder(data), `before-upgrade-of-${version}-${stamp(now())}.db`)),
    )
    if (options.maxPages !== undefined) await writing.all(`pragma max_page_count = ${Math.trunc(options.maxPages)}`)
    const reading = await Connection.open(file)
    opened.push(reading)
    const db = new Kysely<Schema>({ dialect: dialectOf(reading) })
    const unfinished = (await games.unfinishedGames(db)).map(({ id }) => id)
    const held = await HeldAnswers.open(heldFile(data), unfinished, options.maxPages)
    return storeOf(file, new Writer<Schema>(writing), db, held, unlock)
  } catch (error) {
    for (const connection of opened) connection.close()
    unlock()
    throw error
  }
}

function storeOf(file: string, writer: Writer<Schema>, db: Kysely<Schema>, held: HeldAnswers, unlock: () => void): SqliteStore {
  let closing: Promise<void> | undefined
  const closeAll = async () => {
    await writer.close()
    await held.close()
    await db.destroy()
    unlock()
  }
  return {
    figures: writer.figures,

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
    chat: (table) => tables.chat(db, table),
    chatOf: (person) => tables.chatOf(db, person),

    addGame: (game) => writer.write((tx) => games.addGame(tx, game)),
    game: (id) => games.game(db, id),
    dealt: (game, shares, begun) => writer.write((tx) => games.dealt(tx, game, shares, begun)),
    setRulesVersion: (game, rulesVersion) => writer.write((tx) => games.setRulesVersion(tx, game, rulesVersion)),
    append: (entries) => writer.write((tx) => games.append(tx, entries)),
    log: (game) => games.log(db, game),
    hold: (answer) => held.hold(answer),
    held: (game) => held.of(game),
    async archive(game, status, record, winners, at) {
      await writer.write((tx) => games.archive(tx, game, { status, record, winners, at }))
      await held.forget(game)
    },
    record: (game) => games.record(db, game),
    unfinishedGames: () => games.unfinishedGames(db),
    gamesOf: (person) => games.gamesOf(db, person),
    clearSeat: (game, seat) => writer.write((tx) => games.clearSeat(tx, game, seat)),

    beat: (at) => writer.write((tx) => setMeta(tx, 'beat', String(at))),
    async lastBeat() {
      const beat = await meta(db, 'beat')
      return beat === undefined ? undefined : Number(beat)
    },
    backup: (path) => backupFile(file, path),
    close: () => {
      closing ??= closeAll()
      return closing
    },
  }
}

async function meta(db: Kysely<Schema>, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value
}

async function setMeta(db: Kysely<Schema>, key: string, value: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
