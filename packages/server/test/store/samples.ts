import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type GameRecord, seatOf } from '@sundown/engine'
import { TableSettings } from '@sundown/protocol'
import { onTestFinished } from 'vitest'
import { openSqlite, type SqliteOptions } from '../../src/store/sqlite.ts'
import type {
  EndedGame,
  LogEntry,
  RatedSeat,
  RunningStore,
  Store,
  StoredGame,
  StoredPerson,
  StoredReport,
  StoredTable,
} from '../../src/store/store.ts'

/** A folder that is gone after the test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'sundown-store-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** A store that is closed after the test, if the test has not done so. */
export async function opened(data = folder(), options: SqliteOptions = {}): Promise<RunningStore> {
  const store = await openSqlite(data, options)
  onTestFinished(() => store.close())
  return store
}

export const T0 = 1_700_000_000_000

export const person = (id: string, change: Partial<StoredPerson> = {}): StoredPerson => ({
  id,
  name: `Name of ${id}`,
  nameKey: null,
  passwordHash: null,
  recoveryHash: null,
  createdAt: T0,
  seenAt: T0,
  bannedAt: null,
  ...change,
})

export const table = (id: string, change: Partial<StoredTable> = {}): StoredTable => ({
  id,
  code: `CODE${id.toUpperCase()}`,
  settings: TableSettings.parse({ public: true }),
  host: null,
  seats: [{ person: null, bot: 'rule', program: false, ready: true }],
  kicked: [],
  game: null,
  played: 0,
  talkOpen: true,
  paused: false,
  next: null,
  createdAt: T0,
  usedAt: T0,
  ...change,
})

export const game = (id: string, change: Partial<StoredGame> = {}): StoredGame => ({
  id,
  table: 't1',
  kind: 'bang',
  rulesVersion: '7',
  options: { players: 4 },
  people: ['p1', null, 'p2', null],
  status: 'playing',
  deal: { seal: 'a'.repeat(64), secret: 'b'.repeat(64), shares: [] },
  begun: [],
  startedAt: T0,
  endedAt: null,
  ...change,
})

export const entry = (game: string, seq: number, change: Partial<LogEntry> = {}): LogEntry => ({
  game,
  seq,
  at: T0 + seq,
  input: { seat: seatOf(seq % 4), answer: { id: 'pass' } },
  digests: [seq],
  clocks: [
    { seat: 0, reserve: 60_000 },
    { seat: 1, reserve: 60_000, runs: { question: seq, left: 1000, at: 20_000 } },
  ],
  ...change,
})

export const record = (change: Partial<GameRecord> = {}): GameRecord => ({
  format: 1,
  game: 'bang',
  rulesVersion: '7',
  options: { players: 4 },
  seed: 'c'.repeat(64),
  seal: 'd'.repeat(64),
  inputs: [],
  digests: [1, 2, 3],
  ...change,
})

/** What a game of four came to: the first two won. Each rated game makes the winners better and all surer. */
export const ended = (change: Partial<EndedGame> = {}): EndedGame => ({
  kind: 'bang',
  sets: ['base'],
  seats: [0, 1, 2, 3].map((seat) => ({
    role: seat < 2 ? 'outlaw' : 'sheriff',
    characters: ['willy-the-kid'],
    won: seat < 2,
    felledBy: seat < 2 ? null : 0,
    harms: [0, 0, 3, 1],
    stamps: [],
  })),
  rating: {
    key: 'bang 4',
    rate: ({ ratings, count }) => {
      const before = ratings.map((one) => ({ mu: one?.mu ?? 25, sigma: one?.sigma ?? 8 }))
      const after = before.map(({ mu, sigma }, seat) => ({ mu: mu + (seat < 2 ? 1.5 : -1.5), sigma: sigma - 0.25 }))
      return { before, after, chances: [0.25, 0.25, 0.75, 0.75], count: { games: (count?.games ?? 0) + 1, wins: { outlaws: 1 } } }
    },
  },
  ...change,
})

export const ratedSeats: readonly RatedSeat[] = [
  { person: 'p1', bot: null, gone: false },
  { person: null, bot: 'rule', gone: false },
  { person: 'p2', bot: null, gone: false },
  { person: null, bot: 'rule', gone: false },
]

/** A rated game of `p1` and `p2`, played to its end. */
export async function playRated(store: Store, id: string, at = T0): Promise<void> {
  await store.addGame(game(id))
  await store.addRatedSeats(id, ratedSeats)
  await store.archive(id, 'over', record(), [0, 1], at, ended())
}

export const report = (id: string, change: Partial<StoredReport> = {}): StoredReport => ({
  id,
  about: 'p1',
  by: 'p2',
  reason: 'insults',
  text: 'why',
  game: null,
  table: 't1',
  context: [{ number: 1, at: T0, from: { id: 'p1', name: 'Name of p1', account: true }, text: 'a rude line' }],
  at: T0,
  closedAt: null,
  outcome: null,
  ...change,
})
