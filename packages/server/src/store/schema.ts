import type { Time } from './store.ts'

/** Text that holds JSON. */
export type JsonText = string
/** 0 or 1: not every database has booleans. */
export type Flag = number

/** The tables whose rows have shadows. */
export type ShadowedTable =
  | 'meta'
  | 'people'
  | 'sessions'
  | 'tokens'
  | 'mutes'
  | 'tables'
  | 'chat'
  | 'games'
  | 'gameSeats'
  | 'ratings'
  | 'sideCounts'
  | 'ratedSeats'
  | 'playedGames'
  | 'playedSeats'
  | 'standings'
  | 'moderators'
  | 'profiles'
  | 'reports'
  | 'moderationLog'
  | 'follows'
  | 'blocks'
  | 'presence'
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
  follows: { person: string; other: string; at: Time }
  blocks: { person: string; other: string; at: Time }
  /** Who sees that somebody is here, if he has said so. */
  presence: { person: string; shown: string }
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
  /** Of a person in one game of the family. `mu` and `sigma` in millionths. */
  ratings: { person: string; game: string; mu: number; sigma: number; games: number; playedAt: Time }
  /** How often each side has won at tables of one kind; `wins` by the name of the side. */
  sideCounts: { key: string; games: number; wins: JsonText }
  /** Who sat at a rated game when it was dealt: leaving changes nothing about that. `gone`: was not there at the end. */
  ratedSeats: { game: string; seat: number; person: string | null; bot: string | null; gone: Flag }
  /** What a finished game came to. */
  playedGames: { game: string; kind: string; sets: JsonText; rated: Flag; endedAt: Time }
  playedSeats: {
    game: string
    seat: number
    person: string | null
    role: string
    characters: JsonText
    won: Flag
    gone: Flag
    felledBy: number | null
    harms: JsonText
    stamps: JsonText
    /** Before and after, and the chance of his side, in millionths. Nothing: not rated. */
    mu: number | null
    sigma: number | null
    newMu: number | null
    newSigma: number | null
    chance: number | null
  }
  /** What somebody may not do, and for how long. */
  standings: {
    person: string
    level: number
    levelAt: Time
    pausedUntil: Time
    mutedUntil: Time
    unratedUntil: Time
    warning: string | null
    warnedAt: Time | null
    /** How often another account was used at one of his devices. Which one is not kept. */
    others: number
  }
  moderators: { person: string; at: Time }
  profiles: { person: string; shared: Flag }
  reports: {
    id: string
    about: string
    by: string | null
    reason: string
    text: string
    game: string | null
    tableId: string | null
    context: JsonText
    at: Time
    closedAt: Time | null
    outcome: string | null
  }
  /** Every act of a moderator. Who and what leaves with the person it is about; that something was done stays. */
  moderationLog: {
    number: number
    at: Time
    act: string
    hours: number | null
    report: string | null
    moderator: string | null
    about: string | null
    note: string | null
    salt: string | null
    /** Of what leaves: that it was not changed can be seen as long as it is there. */
    digest: string
    /** Of this line and all before it. */
    sum: string
  }
}
