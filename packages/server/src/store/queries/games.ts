import type { GameRecord, Json } from '@sundown/engine'
import { type InferResult, type Kysely, type Selectable, sql } from 'kysely'
import type { Schema } from '../schema.ts'
import {
  type GameStatus,
  type LogEntry,
  type Part,
  type PastGame,
  StoreDamaged,
  type StoredClock,
  type StoredGame,
  type Time,
} from '../store.ts'
import { sumOf } from '../sums.ts'
import { bytesOf, quoted, textOf } from '../text.ts'
import type { Run } from '../writer.ts'

type Db = Kysely<Schema>

export async function addGame(db: Db, game: StoredGame): Promise<void> {
  const { id, table, kind, rulesVersion, status, deal, startedAt, endedAt } = game
  const options = JSON.stringify(game.options ?? null)
  const shares = JSON.stringify(deal.shares)
  const begun = JSON.stringify(game.begun)
  const { seal, secret } = deal
  await db
    .insertInto('games')
    .values({ id, tableId: table, kind, rulesVersion, options, status, seal, secret, shares, begun, startedAt, endedAt })
    .execute()
  if (game.people.length > 0) {
    await db
      .insertInto('gameSeats')
      .values(game.people.map((person, seat) => ({ game: id, seat, person, won: null })))
      .execute()
  }
}

export async function game(db: Db, id: string): Promise<StoredGame | undefined> {
  const row = await db.selectFrom('soundGames').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) {
    const written = await db.selectFrom('games').select('startedAt').where('id', '=', id).executeTakeFirst()
    if (written) throw new StoreDamaged('a game is damaged')
    return undefined
  }
  const seats = await db.selectFrom('soundGameSeats').select('person').where('game', '=', id).orderBy('seat').execute()
  return gameOf(
    row,
    seats.map(({ person }) => person),
  )
}

export async function unfinishedGames(db: Db): Promise<readonly StoredGame[]> {
  const rows = await db.selectFrom('soundGames').selectAll().where('status', 'in', UNFINISHED).orderBy('startedAt').orderBy('id').execute()
  const seats = await db
    .selectFrom('games')
    .innerJoin('soundGameSeats as seats', 'seats.game', 'games.id')
    .select(['seats.game', 'seats.person'])
    .where('games.status', 'in', UNFINISHED)
    .orderBy('seats.game')
    .orderBy('seats.seat')
    .execute()
  const people = new Map<string, (string | null)[]>()
  for (const { game, person } of seats) {
    const sitting = people.get(game)
    if (sitting) sitting.push(person)
    else people.set(game, [person])
  }
  return [...rows.map((row) => gameOf(row, people.get(row.id) ?? [])), ...(await unreadable(db))]
}

/** Games that tables wait for, and nobody can play: they are there, and that is all that is known of them. */
async function unreadable(db: Db): Promise<readonly StoredGame[]> {
  const rows = await db
    .selectFrom('soundTables as tables')
    .innerJoin('games', 'games.id', 'tables.game')
    .leftJoin('soundGames', 'soundGames.id', 'tables.game')
    .select(['tables.game', 'tables.id'])
    .where('soundGames.id', 'is', null)
    .execute()
  const unknown = { kind: '', rulesVersion: '', options: null, people: [], begun: [], startedAt: 0, endedAt: null }
  const deal = { seal: '', secret: '', shares: [] }
  return rows.flatMap(({ game: id, id: table }) => (id === null ? [] : [{ ...unknown, id, table, status: 'playing' as const, deal }]))
}

export const UNFINISHED: readonly GameStatus[] = ['dealing', 'playing']
const STATUSES: readonly GameStatus[] = [...UNFINISHED, 'over', 'closed']

function gameOf(row: Selectable<Schema['games']>, people: readonly (string | null)[]): StoredGame {
  const status = STATUSES.find((candidate) => candidate === row.status)
  if (!status) throw new Error(`a game has the status ${row.status}`)
  const { id, kind, rulesVersion, startedAt, endedAt } = row
  const deal = { seal: row.seal, secret: row.secret, shares: JSON.parse(row.shares) }
  const options: Json = JSON.parse(row.options)
  const begun: number[] = JSON.parse(row.begun)
  return { id, table: row.tableId, kind, rulesVersion, options, people, status, deal, begun, startedAt, endedAt }
}

export const dealt = async (db: Db, game: string, shares: readonly (string | null)[], begun: readonly number[]): Promise<void> => {
  await db
    .updateTable('games')
    .set({ shares: JSON.stringify(shares), begun: JSON.stringify(begun), status: 'playing' })
    .where('id', '=', game)
    .where('status', '=', 'dealing')
    .execute()
}

export const setRulesVersion = async (db: Db, game: string, rulesVersion: string): Promise<void> => {
  await db.updateTable('games').set({ rulesVersion }).where('id', '=', game).execute()
}

/** The query every answer needs, put together once for each connection. */
const insertEntries = new WeakMap<Db, string>()

function insertEntryIn(db: Db): string {
  const known = insertEntries.get(db)
  if (known !== undefined) return known
  const made = db.insertInto('log').values({ game: '', seq: 0, at: 0, input: '', digests: '', clocks: '', sum: '' }).compile().sql
  insertEntries.set(db, made)
  return made
}

const rowOf = ({ game, seq, at, input, digests, clocks }: LogEntry): Omit<LogRow, 'sum'> => ({
  game,
  seq,
  at,
  input: JSON.stringify(input),
  digests: JSON.stringify(digests),
  clocks: JSON.stringify(clocks),
})

export async function append(db: Db, run: Run, entries: readonly LogEntry[]): Promise<void> {
  const insertEntry = insertEntryIn(db)
  for (const entry of entries) {
    const row = rowOf(entry)
    await run(insertEntry, [...Object.values(row), entrySum(row)])
  }
}

/** The same as one statement of SQLite: many of them can be sent to its thread at once, and nothing of them is done on this one. */
export function appending(entries: readonly LogEntry[]): string {
  const values = entries.map((entry) => {
    const row = rowOf(entry)
    const { game, seq, at, input, digests, clocks } = row
    return `(${quoted(game)},${seq},${at},${quoted(input)},${quoted(digests)},${quoted(clocks)},${quoted(entrySum(row))})`
  })
  return `insert into log (game, seq, at, input, digests, clocks, sum) values ${values.join()}`
}

type LogRow = Selectable<Schema['log']>

const entrySum = ({ game, seq, at, input, digests, clocks }: Omit<LogRow, 'sum'>): string => sumOf(game, seq, at, input, digests, clocks)

/** As bytes, which may be anything. */
export const logBytes = (db: Db) =>
  db
    .selectFrom('log')
    .select(['seq', 'at'])
    .select(({ ref }) => [
      bytesOf(db, ref('game')).as('game'),
      bytesOf(db, ref('input')).as('input'),
      bytesOf(db, ref('digests')).as('digests'),
      bytesOf(db, ref('clocks')).as('clocks'),
      bytesOf(db, ref('sum')).as('sum'),
    ])
    .orderBy('log.game')
    .orderBy('seq')

/** Nothing: it is not what was written. */
export function entryOf(bytes: InferResult<ReturnType<typeof logBytes>>[number]): Omit<LogRow, 'sum'> | undefined {
  const [game, input, digests, clocks] = [bytes.game, bytes.input, bytes.digests, bytes.clocks].map(textOf)
  if (game === undefined || input === undefined || digests === undefined || clocks === undefined) return undefined
  const row = { game, seq: bytes.seq, at: bytes.at, input, digests, clocks }
  return bytes.sum === null || textOf(bytes.sum) === entrySum(row) ? row : undefined
}

export async function log(db: Db, game: string): Promise<readonly LogEntry[]> {
  const rows = (await logBytes(db).where('log.game', '=', game).execute()).map((bytes, i) => {
    const row = entryOf(bytes)
    if (row?.seq !== i + 1) throw new StoreDamaged('the log of a game is damaged')
    return row
  })
  return rows.map(({ game: id, seq, at, input, digests, clocks }) => ({
    game: id,
    seq,
    at,
    input: JSON.parse(input),
    digests: JSON.parse(digests),
    clocks: clocksOf(JSON.parse(clocks), at),
  }))
}

/** Once the moment was kept at which a clock ran out, by a clock that could be set; `question` 0: it stood. */
interface EarlierClock {
  readonly seat: number
  readonly question: number
  readonly due: Time
  readonly reserve: number
}

const clocksOf = (clocks: readonly (StoredClock | EarlierClock)[], at: Time): readonly StoredClock[] =>
  clocks.map((clock) => {
    if (!('due' in clock)) return clock
    const { seat, question, due, reserve } = clock
    return { seat, reserve, ...(question > 0 && { runs: { question, left: due - at, at: null } }) }
  })

export interface Ending {
  readonly status: 'over' | 'closed'
  readonly record: GameRecord
  readonly winners: readonly number[]
  readonly at: Time
}

export async function archive(db: Db, game: string, { status, record, winners, at }: Ending): Promise<void> {
  await db.updateTable('games').set({ status, endedAt: at }).where('id', '=', game).execute()
  const body = JSON.stringify(record)
  const sum = sumOf(game, body)
  await db
    .insertInto('records')
    .values({ game, record: body, sum })
    .onConflict((conflict) => conflict.column('game').doUpdateSet({ record: body, sum }))
    .execute()
  // Nobody has won or lost a game that was closed.
  if (status === 'over') {
    await db.updateTable('gameSeats').set({ won: 0 }).where('game', '=', game).execute()
    if (winners.length > 0) {
      await db.updateTable('gameSeats').set({ won: 1 }).where('game', '=', game).where('seat', 'in', winners).execute()
    }
  }
  await db.deleteFrom('log').where('game', '=', game).execute()
}

/** As bytes, which may be anything. */
export const recordBytes = (db: Db) =>
  db
    .selectFrom('records')
    .select(({ ref }) => [bytesOf(db, ref('game')).as('game'), bytesOf(db, ref('record')).as('record'), bytesOf(db, ref('sum')).as('sum')])
    .orderBy('records.game')

/** The text of a record. Nothing: it is not what was written. */
export function recordOf(bytes: InferResult<ReturnType<typeof recordBytes>>[number]): string | undefined {
  const [game, text] = [bytes.game, bytes.record].map(textOf)
  if (game === undefined || text === undefined) return undefined
  return bytes.sum === null || textOf(bytes.sum) === sumOf(game, text) ? text : undefined
}

export async function record(db: Db, game: string): Promise<GameRecord | undefined> {
  const bytes = await recordBytes(db).where('records.game', '=', game).executeTakeFirst()
  if (!bytes) return undefined
  const text = recordOf(bytes)
  if (text === undefined) throw new StoreDamaged('the record of a game is damaged')
  return JSON.parse(text)
}

/** How many of these ids, in hexadecimal, are of no game there ever was. */
export async function unknownOf(db: Db, ids: readonly string[]): Promise<number> {
  const known = await db
    .selectFrom('games')
    .select(({ fn }) => fn.countAll<number>().as('games'))
    .where(sql<boolean>`hex(id) in (select value from json_each(${JSON.stringify(ids)}))`)
    .executeTakeFirst()
  return ids.length - Number(known?.games ?? 0)
}

export const setAside = async (db: Db, game: string, at: Time): Promise<void> => {
  await db.updateTable('games').set({ status: 'closed', endedAt: at }).where('id', '=', game).execute()
}

export async function gamesOf(db: Db, person: string, part?: Part): Promise<readonly PastGame[]> {
  const all = db
    .selectFrom('soundGameSeats as mine')
    .innerJoin('soundGames as games', 'games.id', 'mine.game')
    .select(['mine.game', 'games.kind', 'mine.seat', 'games.startedAt', 'games.endedAt', 'mine.won'])
    .select((query) =>
      query
        .selectFrom('gameSeats as all')
        .select(({ fn }) => fn.countAll<number>().as('players'))
        .whereRef('all.game', '=', 'mine.game')
        .as('players'),
    )
    .where('mine.person', '=', person)
    .orderBy('games.startedAt', 'desc')
    .orderBy('mine.game')
  const rows = await (part ? all.limit(part.most).offset(part.from) : all).execute()
  return rows.map(({ won, players, ...row }) => ({ ...row, players: Number(players ?? 0), won: won === null ? null : won === 1 }))
}

export const clearSeat = async (db: Db, game: string, seat: number): Promise<void> => {
  await db.updateTable('gameSeats').set({ person: null }).where('game', '=', game).where('seat', '=', seat).execute()
}
