import type { Deal, GameRecord, Input, Json } from '@sundown/engine'
import type { ChatLine, TableSettings } from '@sundown/protocol'
import type { Moment } from '../clock.ts'

/** Epoch milliseconds. */
export type Time = number

export interface StoredPerson {
  readonly id: string
  readonly name: string
  /** An account's name in the form that look-alikes share; guests have none, so their names need not be unique. */
  readonly nameKey: string | null
  readonly passwordHash: string | null
  readonly recoveryHash: string | null
  readonly createdAt: Time
  readonly seenAt: Time
  readonly bannedAt: Time | null
}

/** Which devices end; tokens always do. `change`: of the person, in the same breath. */
export interface Ending {
  readonly devices: 'all' | 'none' | { readonly except: string }
  readonly change?: PersonChange
}

/** Hashes of the devices' secrets, ids of the tokens. */
export interface EndedAccess {
  readonly devices: readonly string[]
  readonly tokens: readonly string[]
}

export type PersonChange = Partial<Omit<StoredPerson, 'id' | 'createdAt'>>

export interface StoredToken {
  readonly id: string
  readonly person: string
  readonly label: string
  readonly createdAt: Time
  readonly usedAt: Time | null
}

export interface StoredSeat {
  readonly person: string | null
  /** The name is kept here, so that a deleted person leaves none behind elsewhere. */
  readonly bot: string | null
  readonly program: boolean
  readonly ready: boolean
}

export interface StoredTable {
  readonly id: string
  readonly code: string
  readonly settings: TableSettings
  readonly host: string | null
  readonly seats: readonly StoredSeat[]
  /** Sent away by the host, for good. */
  readonly kicked: readonly string[]
  readonly game: string | null
  readonly played: number
  readonly talkOpen: boolean
  readonly paused: boolean
  /** Options of the next game of the series, once one was played. */
  readonly next: Json
  readonly createdAt: Time
  readonly usedAt: Time
}

export type GameStatus = 'dealing' | 'playing' | 'over' | 'closed'

export interface StoredGame {
  readonly id: string
  readonly table: string
  readonly kind: string
  readonly rulesVersion: string
  readonly options: Json
  /** By seat. */
  readonly people: readonly (string | null)[]
  readonly status: GameStatus
  /** The server's half of the deal. Never leaves the store before the game is over. */
  readonly deal: Deal
  /** Digests of the turns that began with the deal, before anybody answered. */
  readonly begun: readonly number[]
  readonly startedAt: Time
  readonly endedAt: Time | null
}

/** The clock of a seat: its reserve and, while it runs, for which question, how much was left of it and when that was. */
export interface StoredClock {
  readonly seat: number
  readonly reserve: number
  readonly runs?: StoredRun
}

export interface StoredRun {
  readonly question: number
  /** Milliseconds. */
  readonly left: number
  /** By the time of the house; nothing: written when there was none yet. */
  readonly at: Moment | null
}

/** One answer of one game, with the clocks that run after it. */
export interface LogEntry {
  readonly game: string
  /** From 1, without gaps; unique within the game. */
  readonly seq: number
  readonly at: Time
  readonly input: Input
  /** The digests of turns that began with this answer. */
  readonly digests: readonly number[]
  readonly clocks: readonly StoredClock[]
}

/** An answer that waits in a window: sealed, so that the disk does not tell what was said either. */
export interface HeldAnswer {
  readonly game: string
  readonly question: number
  readonly seat: number
  readonly sealed: string
}

export interface Part {
  readonly from: number
  readonly most: number
}

export interface PastGame {
  readonly game: string
  readonly kind: string
  readonly seat: number
  readonly players: number
  readonly startedAt: Time
  readonly endedAt: Time | null
  readonly won: boolean | null
}

/** The disk is full: nothing of the batch was kept, and nothing before it was lost. */
export class StoreFull extends Error {}
/** The store was written by a newer program. */
export class StoreTooNew extends Error {}
/** Something that must be unique is there already: a sequence number, an account's name, a table's code. Nothing of the call was kept. */
export class Taken extends Error {}
/** Another server runs on this store. */
export class StoreInUse extends Error {}
/** The file is damaged, or is no store at all. */
export class StoreBroken extends Error {}

/** Something in the store is not what was written. Nothing was changed, and nothing is built upon it. */
export class StoreDamaged extends Error {}

/** Where everything lies that must outlive the process. Whatever resolves is on the disk. */
export interface Store {
  // people
  addPerson(person: StoredPerson): Promise<void>
  person(id: string): Promise<StoredPerson | undefined>
  /** Should several share the form, the one that is written exactly so, else the oldest. */
  accountNamed(nameKey: string, written?: string): Promise<StoredPerson | undefined>
  /** What looks alike is judged anew since the last version: all accounts get their form again, the oldest first. Tells how many were changed. */
  foldNames(version: number, fold: (name: string) => string): Promise<number>
  changePerson(id: string, change: PersonChange): Promise<void>
  /** Takes the person and everything about him away; records of shared games stay, without the name. */
  deletePerson(id: string): Promise<void>
  /** Guests not seen since then and at no table. Tells how many. */
  deleteGuestsUnusedSince(time: Time): Promise<number>
  addSession(hash: string, person: string, at: Time): Promise<void>
  sessionOf(hash: string): Promise<{ readonly person: StoredPerson; readonly usedAt: Time } | undefined>
  useSession(hash: string, at: Time): Promise<void>
  deleteSession(hash: string): Promise<void>
  /** Changes a person and ends what he is known by, as a whole. Tells what has ended. */
  endAccess(person: string, ending: Ending): Promise<EndedAccess>
  /** Tells how many. */
  deleteSessionsUnusedSince(time: Time): Promise<number>
  addToken(token: StoredToken, hash: string): Promise<void>
  tokenOf(hash: string): Promise<{ readonly person: StoredPerson; readonly token: StoredToken } | undefined>
  tokens(person: string): Promise<readonly StoredToken[]>
  deleteToken(person: string, id: string): Promise<boolean>
  useToken(id: string, at: Time): Promise<void>
  setMute(person: string, other: string, muted: boolean): Promise<void>
  muted(person: string): Promise<readonly string[]>

  // tables
  saveTable(table: StoredTable): Promise<void>
  tables(): Promise<readonly StoredTable[]>
  /** With its chat. */
  deleteTable(id: string): Promise<void>
  addChat(table: string, line: ChatLine): Promise<void>
  /** The last so many lines. */
  chat(table: string, most: number): Promise<readonly ChatLine[]>
  /** What a person wrote at tables that are still there. */
  chatOf(person: string): Promise<readonly ChatLine[]>
  /** What was said before then. Tells how many lines. */
  deleteChatBefore(time: Time): Promise<number>

  // games
  addGame(game: StoredGame): Promise<void>
  game(id: string): Promise<StoredGame | undefined>
  /** The shares are in, and the game is dealt. */
  dealt(game: string, shares: readonly (string | null)[], begun: readonly number[]): Promise<void>
  /** Later rules play the game as it was played so far: from now on it is theirs. */
  setRulesVersion(game: string, rulesVersion: string): Promise<void>
  /** All entries or none. A sequence number that is taken fails the batch with `Taken`, and no other batch. */
  append(entries: readonly LogEntry[]): Promise<void>
  log(game: string): Promise<readonly LogEntry[]>
  /** An answer in a window, which is not part of the log before that closes. A second one of the same seat takes its place. */
  hold(answer: HeldAnswer): Promise<void>
  held(game: string): Promise<readonly HeldAnswer[]>
  /** The game is over or closed: its record is kept and its log goes. */
  archive(game: string, status: 'over' | 'closed', record: GameRecord, winners: readonly number[], at: Time): Promise<void>
  /** The game cannot be read any more: it is over for everybody, and what is left of it stays as it is. */
  setAside(game: string, at: Time): Promise<void>
  record(game: string): Promise<GameRecord | undefined>
  unfinishedGames(): Promise<readonly StoredGame[]>
  /** The newest first; all of them, or a part of the list. */
  gamesOf(person: string, part?: Part): Promise<readonly PastGame[]>
  /** Somebody has left for good: his seat is no longer his. */
  clearSeat(game: string, seat: number): Promise<void>

  // operation
  /** For how long the server has run, over all its lives: what is measured stands still while it is down. */
  beat(ran: Moment): Promise<void>
  ran(): Promise<Moment>
  /** A complete copy in one file, while running. */
  backup(path: string): Promise<void>
  /** Somebody came upon something in it that is not what was written: the operator is told. */
  foundDamage(what: string, fields: object): void
  close(): Promise<void>
}
