import type { Deal, GameRecord, Input, Json } from '@sundown/engine'
import type { ChatLine, PersonView, Shown, TableSettings } from '@sundown/protocol'
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

/** Which devices end; tokens always do. `change`: of the person, in the same transaction. */
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

/** Somebody who is followed. */
export interface StoredFriend {
  readonly person: PersonView
  /** Follows back. */
  readonly mutual: boolean
  readonly shown: Shown
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

/** What a finished game says about one seat. */
export interface EndedSeat {
  readonly role: string
  readonly characters: readonly string[]
  readonly won: boolean
  /** Who felled him. */
  readonly felledBy: number | null
  /** By seat: how many life points he took from whom. */
  readonly harms: readonly number[]
  readonly stamps: readonly string[]
}

export interface EndedGame {
  readonly kind: string
  readonly sets: readonly string[]
  readonly seats: readonly EndedSeat[]
  /** Nothing: not rated. */
  readonly rating: { readonly key: string; readonly rate: RateGame } | null
}

/** A rating as it is kept. */
export interface StoredRating {
  readonly mu: number
  readonly sigma: number
  readonly games: number
  readonly playedAt: Time
}

export interface SideCount {
  readonly games: number
  readonly wins: { readonly [side: string]: number }
}

/** Who sat at a rated game when it was dealt. */
export interface RatedSeat {
  readonly person: string | null
  readonly bot: string | null
  /** Was not there at the end. */
  readonly gone: boolean
}

/** What is known before a rated game is entered, by seat; and what of it is changed. Pure: it may be asked more than once. */
export type RateGame = (before: {
  readonly seats: readonly RatedSeat[]
  readonly ratings: readonly (StoredRating | null)[]
  readonly count: SideCount | null
}) => {
  readonly before: readonly { readonly mu: number; readonly sigma: number }[]
  readonly after: readonly { readonly mu: number; readonly sigma: number }[]
  readonly chances: readonly number[]
  readonly count: SideCount
}

/** One seat of a finished game, as it is kept. */
export interface PlayedSeat extends EndedSeat {
  readonly game: string
  readonly seat: number
  readonly person: string | null
  readonly gone: boolean
  readonly rated: RatedChange | null
}

export interface RatedChange {
  readonly mu: number
  readonly sigma: number
  readonly newMu: number
  readonly newSigma: number
  readonly chance: number
}

export interface PlayedGame {
  readonly game: string
  readonly kind: string
  readonly sets: readonly string[]
  readonly rated: boolean
  readonly endedAt: Time
  /** By seat. */
  readonly seats: readonly PlayedSeat[]
}

/** What somebody may not do, and until when; and what a moderator told him. */
export interface Standing {
  readonly level: number
  readonly levelAt: Time
  readonly pausedUntil: Time
  readonly mutedUntil: Time
  readonly unratedUntil: Time
  readonly warning: string | null
  readonly warnedAt: Time | null
  readonly others: number
}

export interface StoredReport {
  readonly id: string
  readonly about: string
  readonly by: string | null
  readonly reason: string
  readonly text: string
  readonly game: string | null
  readonly table: string | null
  /** The talk around it, as it was when the report was made. */
  readonly context: readonly ChatLine[]
  readonly at: Time
  readonly closedAt: Time | null
  readonly outcome: string | null
}

/** What a moderator did. */
export interface ModerationAct {
  readonly at: Time
  readonly act: string
  readonly hours: number | null
  readonly report: string | null
  readonly moderator: string
  readonly about: string
  readonly note: string
}

export interface ModerationLine extends Omit<ModerationAct, 'moderator' | 'about' | 'note'> {
  readonly number: number
  /** Nothing: has left, and with it who did it and why. */
  readonly about: string | null
  readonly moderator: string | null
  readonly note: string | null
  /** False: somebody has changed it, or a line before it. */
  readonly sound: boolean
}

/** The disk is full: nothing of the batch was kept, and nothing before it was lost. */
export class StoreFull extends Error {}
/** The store was written by a newer program. */
export class StoreTooNew extends Error {}
/** Something that must be unique is there already: a sequence number, an account's name, a table's code. Nothing of the call was kept. */
export class Taken extends Error {}
/** Another server runs on this store. */
export class StoreInUse extends Error {}
/** The database cannot be reached. What was under way may have been kept or not. */
export class StoreAway extends Error {}
/** The table has an owner, and that is not this node. Nothing of the call was kept. */
export class TableElsewhere extends Error {}
/** The file is damaged, or is no store at all. */
export class StoreBroken extends Error {}

/** Something in the store is not what was written. Nothing was changed, and nothing will be based on it. */
export class StoreDamaged extends Error {}

/** `checking`: well as far as is known, and being looked at. `away`: the database cannot be reached. */
export type StoreState = 'well' | 'checking' | 'full' | 'damaged' | 'away'

export interface Refitted {
  readonly ratings: readonly (StoredRating & { readonly person: string; readonly game: string })[]
  readonly counts: readonly (SideCount & { readonly key: string })[]
  readonly seats: readonly (RatedChange & { readonly game: string; readonly seat: number })[]
}

/** Holds everything that must survive the process. When a promise resolves, its change is on the disk. */
export interface Store {
  // people
  addPerson(person: StoredPerson): Promise<void>
  person(id: string): Promise<StoredPerson | undefined>
  /** Should several share the form, the one that is written exactly so, else the oldest. */
  accountNamed(nameKey: string, written?: string): Promise<StoredPerson | undefined>
  /** The rules for look-alike names have changed since the last version: all accounts get their form again, the oldest first. Returns how many were changed. */
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

  // friends
  /** Since then; nothing: no longer. */
  setFollow(person: string, other: string, at: Time | null): Promise<void>
  /** Blocking ends following, both ways. */
  setBlock(person: string, other: string, at: Time | null): Promise<void>
  /** Whom he follows, the first one first. */
  friends(person: string): Promise<readonly StoredFriend[]>
  follows(person: string, other: string): Promise<boolean>
  blocked(person: string): Promise<readonly PersonView[]>
  /** Whom he has blocked, and who has blocked him. */
  apart(person: string): Promise<ReadonlySet<string>>
  /** With whom he has played lately, the last first. */
  met(person: string, most: number): Promise<readonly PersonView[]>
  setShown(person: string, shown: Shown): Promise<void>
  shown(person: string): Promise<Shown>

  // tables
  saveTable(table: StoredTable): Promise<void>
  tables(): Promise<readonly StoredTable[]>
  /** With its chat. */
  deleteTable(id: string): Promise<void>
  addChat(table: string, line: ChatLine): Promise<void>
  /** The last this many lines. */
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
  archive(
    game: string,
    status: 'over' | 'closed',
    record: GameRecord,
    winners: readonly number[],
    at: Time,
    /** What the game came to; ratings change in the same transaction. */
    ended?: EndedGame,
  ): Promise<void>
  /** The game cannot be read any more: it is over for everybody, and what is left of it stays as it is. */
  setAside(game: string, at: Time): Promise<void>
  record(game: string): Promise<GameRecord | undefined>
  unfinishedGames(): Promise<readonly StoredGame[]>
  /** The newest first; all of them, or a part of the list. */
  gamesOf(person: string, part?: Part): Promise<readonly PastGame[]>
  /** Somebody has left for good: his seat is no longer his. */
  clearSeat(game: string, seat: number): Promise<void>

  // ratings, and pages of one's own
  /** A rated game was dealt to these. */
  addRatedSeats(game: string, seats: readonly RatedSeat[]): Promise<void>
  /** Somebody has gone from a rated game, or is back. */
  setGone(game: string, seat: number, gone: boolean): Promise<void>
  /** Rated games that somebody was dealt, has not gone from, and that are not over. */
  ratedNow(person: string): Promise<readonly string[]>
  ratings(person: string): Promise<readonly (StoredRating & { readonly game: string })[]>
  /** Games somebody has finished, the newest first, with all their seats. */
  playedBy(person: string, part?: Part): Promise<readonly PlayedGame[]>
  /** Rated games, in the order in which they ended; or only this many, the last. */
  ratedGames(last?: number): Promise<readonly (PlayedGame & { readonly seated: readonly RatedSeat[] })[]>
  /** All ratings and strengths anew, with what each game changed. */
  replaceRatings(anew: Refitted): Promise<void>
  isShared(person: string): Promise<boolean>
  setShared(person: string, shared: boolean): Promise<void>

  // keeping the house clean
  standing(person: string): Promise<Standing>
  changeStanding(person: string, change: Partial<Standing>): Promise<void>
  isModerator(person: string): Promise<boolean>
  setModerator(person: string, at: Time | null): Promise<void>
  addReport(report: StoredReport): Promise<void>
  report(id: string): Promise<StoredReport | undefined>
  /** Those that wait, the oldest first. */
  openReports(part: Part): Promise<readonly StoredReport[]>
  reportsAbout(person: string): Promise<readonly StoredReport[]>
  reportsBy(person: string): Promise<readonly StoredReport[]>
  /** What a moderator does: in the log, and done, as a whole. */
  moderate(act: ModerationAct, change: Partial<Standing>, closes: readonly string[]): Promise<void>
  moderationLog(part: Part, about?: string): Promise<readonly ModerationLine[]>
  /** Reports that were closed before then. Tells how many. */
  deleteReportsClosedBefore(time: Time): Promise<number>

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

/** A store as the server runs it. */
export interface RunningStore extends Store {
  /** What is known of its state. */
  readonly state: StoreState
  /** Checks everything in it. A small store is checked before anybody comes, a large one in the background: then `done` resolves when the check has ended or the store is closed. */
  check(): Promise<{ readonly done: Promise<void> }>
  /** After a write found no room: is there some now? */
  lookForRoom(): Promise<void>
  /** Since the start: transactions, the calls that shared them, and how long these took. */
  readonly figures: { readonly commits: number; readonly writes: number; readonly seconds: number }
}
