import type { Time } from './store.ts'

/** Text that holds JSON. */
export type JsonText = string
/** 0 or 1: not every database has booleans. */
export type Flag = number

/** The tables whose rows have shadows. */
export type ShadowedTable = 'meta' | 'people' | 'sessions' | 'tokens' | 'mutes' | 'tables' | 'chat' | 'games' | 'gameSeats'
export type Sound<Table extends string> = `sound${Capitalize<Table>}`

/**
 * What is read, and what is written. Of every table with shadows only those rows are read that are as they were written: a damaged one is not there, whoever
 * looks for it, until the operator restores it.
 */
export type Schema = Tables & { readonly [Table in ShadowedTable as Sound<Table>]: Tables[Table] }

/**
 * The tables, as queries see them. Only text and integers, JSON as text, ids made by us and epoch milliseconds, so that the same queries run on
 * every database.
 */
interface Tables {
  meta: { key: string; value: string }
  people: {
    id: string
    name: string
    nameKey: string | null
    passwordHash: string | null
    recoveryHash: string | null
    createdAt: Time
    seenAt: Time
    bannedAt: Time | null
  }
  sessions: { hash: string; person: string; createdAt: Time; usedAt: Time }
  tokens: { id: string; person: string; hash: string; label: string; createdAt: Time; usedAt: Time | null }
  mutes: { person: string; other: string }
  tables: {
    id: string
    code: string
    settings: JsonText
    host: string | null
    seats: JsonText
    kicked: JsonText
    game: string | null
    played: number
    talkOpen: Flag
    paused: Flag
    next: JsonText
    createdAt: Time
    usedAt: Time
  }
  chat: { tableId: string; number: number; at: Time; person: string | null; text: string | null; phrase: string | null; aside: number }
  games: {
    id: string
    tableId: string
    kind: string
    rulesVersion: string
    options: JsonText
    status: string
    seal: string
    secret: string
    shares: JsonText
    begun: JsonText
    startedAt: Time
    endedAt: Time | null
  }
  /** Who sat where; a seat of a bot, or of a person who is gone, has nobody. */
  gameSeats: { game: string; seat: number; person: string | null; won: Flag | null }
  /** `sum`: see `sums.ts`. Rows from before there were any have none. */
  log: { game: string; seq: number; at: Time; input: JsonText; digests: JsonText; clocks: JsonText; sum: string | null }
  records: { game: string; record: JsonText; sum: string | null }
}
