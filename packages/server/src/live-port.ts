import type { ChatLine, FriendView, MoveView, TableStatus, TableSummary } from '@sundown/protocol'
import type { RawData } from 'ws'
import type { Clock } from './clock.ts'
import type { Faults } from './faults.ts'
import type { Limits } from './limits.ts'
import type { Thinkers } from './live/thinking/thinkers.ts'
import type { Log } from './log.ts'
import type { Store, StoredGame, StoredPerson, StoredTable } from './store/store.ts'

/** The part of a socket that the live part uses: one of `ws`, or one that another node has. */
export interface LiveSocket {
  readonly readyState: number
  readonly OPEN: number
  readonly bufferedAmount: number
  /** `mayWait`: nobody has to answer it, so it need not go out by itself. */
  send(text: string, mayWait?: boolean): void
  close(code?: number, why?: string): void
  terminate(): void
  ping(): void
  on(event: 'message', heard: (data: RawData, isBinary: boolean) => void): unknown
  on(event: 'ping' | 'pong' | 'close' | 'error', heard: () => void): unknown
}

/** The tables that live here, where others live on other nodes. */
export interface LiveTables {
  has(id: string): boolean
  /** From now on it lives here. Its clocks go on. */
  adopt(table: StoredTable, game: StoredGame | undefined): void
  /** It lives here no longer: what is under way is finished, and everybody at it is sent to come back. */
  release(id: string): Promise<void>
  /** Those everybody may see, as many as a list shows. */
  listed(): readonly TableSummary[]
  /** What other nodes list. */
  listedElsewhere(tables: readonly TableSummary[]): void
  of(person: string): readonly TableSummary[]
  /** By post: from now on this is told who is waited for, or no longer, and tells it to them. */
  onMoves(told: (people: readonly string[]) => void): void
}

/** Whom a socket belongs to, proven before the live part sees it. */
export interface Visitor {
  readonly person: StoredPerson
  /** Came with a token: a program plays for this person. */
  readonly program: boolean
  /** The household he comes from: for limits, in memory only. */
  readonly address: string
}

/** Somebody who is here, and a public table where he is. */
export interface Presence {
  readonly person: string
  readonly at: FriendView['at']
  /** Who may not go to that table. */
  readonly kicked: readonly string[]
}

/** What the operator sees of a table: nothing that a player at it could not see. */
export interface AdminTable {
  readonly id: string
  readonly code: string
  readonly status: TableStatus
  readonly public: boolean
  readonly seats: number
  readonly bots: number
  readonly people: readonly AdminPerson[]
  readonly game: string | null
  readonly createdAt: number
  readonly usedAt: number
}

export interface AdminPerson {
  readonly id: string
  readonly name: string
  /** None: watches. */
  readonly seat: number | null
  readonly connected: boolean
}

/** Figures for `/metrics`: counts since the start, and what there is now. No names, no ids, nothing of a game. */
export interface LiveMetrics {
  readonly connections: number
  readonly tables: number
  readonly gamesPlaying: number
  /** Games kept in memory. */
  readonly gamesWarm: number
  readonly messagesIn: number
  readonly messagesOut: number
  readonly answers: number
  readonly refusals: number
  readonly resumes: number
  /** Exceptions in a game, each of which cost no more than a refused answer. */
  readonly engineErrors: number
  readonly gamesStarted: number
  readonly gamesOver: number
  readonly gamesClosed: number
  /** Thoughts of bots, those that failed or took too long, and threads that were replaced for it. */
  readonly botThoughts: number
  readonly botFailures: number
  readonly botThreadsReplaced: number
  /** Games of bots that wait for their part of the processor. */
  readonly botsWaiting: number
  /** Empty tables closed because the house was full. */
  readonly tablesGaveWay: number
}

/** A part of the list of public tables, and where the next one begins. */
export interface TablesPage {
  readonly tables: TableSummary[]
  readonly next: number | null
}

/** The live part of the server, as the rest of it sees it. */
export interface LivePort {
  /** Takes over the socket: it is open and authenticated, and nothing has been read from it. Pings it, and drops it when it is dead. */
  connect(socket: LiveSocket, who: Visitor): void
  publicTables(from: number): Promise<TablesPage>
  /** Whom this person follows, and who of them is here. */
  friends(personId: string): Promise<FriendView[]>
  /** These follow, block or show themselves otherwise than before: it is in the store already. */
  friendsChanged(people: readonly string[]): Promise<void>
  /** By post: the tables that wait for this person. */
  moves(personId: string): Promise<MoveView[]>
  /** What everybody else is called at the tables where this person sits or is present. */
  namesBeside(personId: string): Promise<readonly string[]>
  /** The person has a new name, or has become an account: tables show it. */
  renamed(person: StoredPerson): void
  /** Called before the person leaves the store: seats go to bots, sockets close, his lines leave the chat. */
  deleted(personId: string): Promise<void>
  /** What somebody at a table could hear of its talk; nothing: he is not there. */
  heardBy(personId: string, table: string): Promise<readonly ChatLine[] | undefined>
  /** What was said before then has left the store. */
  talkDeleted(before: number): void
  /** Everywhere: all sockets of the person close. */
  loggedOut(personId: string): void
  /** By the operator. False: there is no such table. */
  closeTable(id: string, why: string): Promise<boolean>
  listTables(): Promise<AdminTable[]>
  /** The ban is in the store already: sockets close with `bye: banned`, seats go to bots. */
  ban(personId: string): Promise<void>
  /** Finishes what is in flight, says `bye: restart` to everybody, closes the sockets. Nothing is written to the store afterwards. */
  stop(): Promise<void>
  metrics(): LiveMetrics
  readonly tables: LiveTables
  readonly presence: {
    here(): readonly Presence[]
    /** Who is on other nodes. */
    elsewhere(people: readonly Presence[]): void
  }
  /** From now on this takes what is for one person, at whatever table, and tells it to all his sockets. */
  onSay(say: (person: string, text: string) => void): void
  /** What people may do so often only. */
  readonly allowed: { readonly [name: string]: Limits }
  /** It takes nobody: it is about to stop, or cut off from the other nodes. */
  readonly closing: boolean
}

/** What the operator may set about tables and messages. */
export interface LiveLimits {
  /** A table at which nobody is present is closed after this long, with its game if one runs. */
  readonly tableIdleMinutes: number
  /** Tables that one person has opened or hosts, and those of one address. */
  readonly tablesPerPerson: number
  readonly tablesPerAddress: number
  readonly tables: number
  /** Sustained messages a second and burst, of one connection and of one person over all his connections. */
  readonly messagesPerSecond: number
  readonly messageBurst: number
  /** Times that one person may come to a table; ten times as many from one address. */
  readonly visitsPerMinute: number
  readonly socketsPerPerson: number
  /** For how long a table of quick play waits for people. */
  readonly quickSeconds: number
  /** Percent of one processor that games without people may take. */
  readonly botShare: number
  /** Bytes waiting to be sent to a slow client before it is told `bye: too-slow`. */
  readonly socketBufferBytes: number
}

/** `createLive(deps): Promise<LivePort>` in `live/index.ts`. */
export interface LiveDeps {
  readonly store: Store
  readonly log: Log
  readonly faults: Faults
  readonly clock: Clock
  /** Bytes nobody can foresee. Only tests, in code, give another source than `node:crypto`. */
  readonly random: (bytes: number) => Uint8Array
  readonly limits: LiveLimits
  /** Where bots think; without, they do so in this thread. */
  readonly thinkers?: Thinkers
}
