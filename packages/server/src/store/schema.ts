import type { Time } from './store.ts'

/** Text that holds JSON. */
export type JsonText = string
/** 0 or 1: not every database has booleans. */
export type Flag = number

/**
 * The tables, as queries see them. Only text and integers, JSON as text, ids made by us and epoch milliseconds, so that the same queries run on
 * every database.
 */
export interface Schema {
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
  log: { game: string; seq: number; at: Time; input: JsonText; digests: JsonText; clocks: JsonText }
  records: { game: string; record: JsonText }
}
