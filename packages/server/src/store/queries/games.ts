import type { GameRecord, Json } from '@sundown/engine'
import { CompiledQuery, type Kysely, type Selectable } from 'kysely'
import type { Schema } from '../schema.ts'
import type { GameStatus, LogEntry, PastGame, StoredGame, Time } from '../store.ts'

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
  const row = await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const seats = await db.selectFrom('gameSeats').select('person').where('game', '=', id).orderBy('seat').execute()
  return gameOf(
    row,
    seats.map(({ person }) => person),
  )
}

export async function unfinishedGames(db: Db): Promise<readonly StoredGame[]> {
  const rows = await db.selectFrom('games').selectAll().where('status', 'in', UNFINISHED).orderBy('startedAt').orderBy('id').execute()
  const seats = await db
    .selectFrom('gameSeats')
    .innerJoin('games', 'games.id', 'gameSeats.game')
    .select(['gameSeats.game', 'gameSeats.person'])
    .where('games.status', 'in', UNFINISHED)
    .orderBy('gameSeats.game')
    .orderBy('gameSeats.seat')
    .execute()
  const people = new Map<string, (string | null)[]>()
  for (const { game, person } of seats) {
    const sitting = people.get(game)
    if (sitting) sitting.push(person)
    else people.set(game, [person])
  }
  return rows.map((row) => gameOf(row, people.get(row.id) ?? []))
}

const UNFINISHED: readonly GameStatus[] = ['dealing', 'playing']
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

/** The query every answer needs, put together once. */
let insertEntry: string | undefined

export async function append(db: Db, entries: readonly LogEntry[]): Promise<void> {
  insertEntry ??= db.insertInto('log').values({ game: '', seq: 0, at: 0, input: '', digests: '', clocks: '' }).compile().sql
  for (const { game, seq, at, input, digests, clocks } of entries) {
    const values = [game, seq, at, JSON.stringify(input), JSON.stringify(digests), JSON.stringify(clocks)]
    await db.executeQuery(CompiledQuery.raw(insertEntry, values))
  }
}

export async function log(db: Db, game: string): Promise<readonly LogEntry[]> {
  const rows = await db.selectFrom('log').selectAll().where('game', '=', game).orderBy('seq').execute()
  return rows.map(({ input, digests, clocks, ...row }) => ({
    ...row,
    input: JSON.parse(input),
    digests: JSON.parse(digests),
    clocks: JSON.parse(clocks),
  }))
}

export interface Ending {
  readonly status: 'over' | 'closed'
  readonly record: GameRecord
  readonly winners: readonly number[]
  readonly at: Time
}

export async function archive(db: Db, game: string, { status, record, winners, at }: Ending): Promise<void> {
  await db.updateTable('games').set({ status, endedAt: at }).where('id', '=', game).execute()
  const body = JSON.stringify(record)
  await db
    .insertInto('records')
    .values({ game, record: body })
    .onConflict((conflict) => conflict.column('game').doUpdateSet({ record: body }))
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

export async function record(db: Db, game: string): Promise<GameRecord | undefined> {
  const row = await db.selectFrom('records').select('record').where('game', '=', game).executeTakeFirst()
  return row && JSON.parse(row.record)
}

export async function gamesOf(db: Db, person: string): Promise<readonly PastGame[]> {
  const rows = await db
    .selectFrom('gameSeats as mine')
    .innerJoin('games', 'games.id', 'mine.game')
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
    .execute()
  return rows.map(({ won, players, ...row }) => ({ ...row, players: Number(players ?? 0), won: won === null ? null : won === 1 }))
}

export const clearSeat = async (db: Db, game: string, seat: number): Promise<void> => {
  await db.updateTable('gameSeats').set({ person: null }).where('game', '=', game).where('seat', '=', seat).execute()
}
