import type { Language } from '@sundown/engine/words'
import type { ClientWriting, FriendView, MoveView, PersonView, ServerMessage, TableSummary } from '@sundown/protocol'
import { newShare } from './chance.ts'
import { Api } from './online-http.ts'
import { type Command, Line, type LineTimes, pageSocket, type Reply, type SocketLike, type Welcome } from './online-line.ts'
import { isFriends, isTable, isTables, refusalOf } from './online-replies.ts'
import type { TableSession } from './online-table.ts'
import type { Connection, Refusal } from './session.ts'
import { Store } from './store.ts'

type Invitation = Extract<ServerMessage, { say: 'invited' }>

export interface HubSnapshot {
  readonly connection: Connection
  /** Why the server let us go: logged-out, banned, wrong-version. */
  readonly why: string | undefined
  readonly you: PersonView | undefined
  readonly muted: readonly string[]
  /** Tables where I have a seat. */
  readonly mine: readonly TableSummary[]
  /** The public tables, while they are followed. */
  readonly tables: readonly TableSummary[] | undefined
  /** By post: the tables that wait for me. */
  readonly moves: readonly MoveView[]
  /** Whom I follow, while they are watched. */
  readonly friends: readonly FriendView[] | undefined
  /** The last call of a friend to a table. */
  readonly invitation: Invitation | undefined
  /** For how long quick play waits for people. */
  readonly quickSeconds: number | undefined
}

export interface HubParts {
  /** Such as https://host, without a slash; nothing: where the page is from. */
  readonly base?: string
  readonly language: () => Language
  /** For somebody the server does not know yet. */
  readonly name: () => string | undefined
  readonly fetch?: typeof fetch
  readonly socket?: (url: string) => SocketLike
  readonly now?: () => number
  readonly share?: () => string
  readonly times?: Partial<LineTimes>
}

/** A new table: its session, or why there is none. */
export type Created =
  | { readonly session: TableSession; readonly refusal?: undefined }
  | { readonly session?: undefined; readonly refusal: Refusal }

/** A table that was found, or why none was. */
export type Found = { readonly code: string; readonly refusal?: undefined } | { readonly code?: undefined; readonly refusal: Refusal }

const NO_COMPANY = { moves: [], friends: undefined, invitation: undefined, quickSeconds: undefined }

/** Everything that goes through the server: who I am, the tables there are, and the ones I am at. */
export class Hub extends Store<HubSnapshot> {
  readonly api: Api
  readonly now: () => number
  readonly newShare: () => string
  private readonly line: Line
  private readonly sessions = new Set<TableSession>()
  private waiters: ((live: boolean) => void)[] = []
  private following = false
  /** How many parts of the page show friends. */
  private watchers = 0

  constructor({ base = '', language, name, fetch, socket, now, share, times }: HubParts) {
    super({ connection: 'connecting', why: undefined, you: undefined, muted: [], mine: [], tables: undefined, ...NO_COMPANY })
    this.api = new Api(base, fetch)
    this.now = now ?? (() => performance.now())
    this.newShare = share ?? newShare
    const url = () => `${(base || location.origin).replace(/^http/, 'ws')}/ws`
    this.line = new Line({
      knock: () => this.knock(name()),
      open: () => (socket ?? pageSocket)(url()),
      language,
      ...(times && { times }),
      onState: (connection, why) => this.became(connection, why),
      onWelcome: (welcome, again) => this.welcomed(welcome, again),
      onMessage: (message) => this.hear(message),
    })
  }

  // ---- the line ------------------------------------------------------------------------------------------------------------------------

  connect(): void {
    this.line.connect()
  }

  /** Also after a login or logout: the server must see who it is now. */
  retry(): void {
    this.line.connect()
  }

  /** See `watchPage`. */
  wake(): void {
    this.line.wake()
  }

  close(): void {
    this.line.close()
    this.release(false)
  }

  /** Who am I, and where do I sit. */
  refresh(): Promise<void> {
    return this.line.refresh()
  }

  send(command: Command): Promise<Reply> {
    return this.line.send(command)
  }

  /** True once the line is live again, and everything asked for before has been asked for; false if it will not be. */
  whenLive(): Promise<boolean> {
    const { isOver, state } = this.line
    return isOver || state === 'live' ? Promise.resolve(!isOver) : new Promise((done) => this.waiters.push(done))
  }

  /** The server must know us before it opens a line. */
  private async knock(name: string | undefined): Promise<Refusal | undefined> {
    const first = await this.api.guest(name)
    // A name that is taken or not allowed must not keep anybody out: the server has others.
    const tooProud =
      first.refusal?.code === 'name-taken' || first.refusal?.code === 'name-not-allowed' || first.refusal?.code === 'bad-message'
    const { value, refusal } = tooProud && name !== undefined ? await this.api.guest() : first
    if (value) this.set({ ...this.getSnapshot(), you: value.you })
    return refusal
  }

  private became(connection: Connection, why: string | undefined): void {
    this.set({ ...this.getSnapshot(), connection, why })
    for (const session of this.sessions) session.connectionChanged(connection)
    if (connection === 'reload' || connection === 'out') this.release(false)
  }

  private welcomed({ you, muted, tables: mine, moves, quickSeconds }: Welcome, again: boolean): void {
    this.set({ ...this.getSnapshot(), you, muted, mine, moves, quickSeconds })
    if (again) return
    if (this.following) void this.follow(true)
    if (this.watchers > 0) void this.askForFriends(true)
    for (const session of this.sessions) void session.enter()
    this.release(true)
  }

  private release(live: boolean): void {
    const { waiters } = this
    this.waiters = []
    for (const done of waiters) done(live)
  }

  private hear(message: ServerMessage): void {
    switch (message.say) {
      case 'tables':
        this.set({ ...this.getSnapshot(), tables: message.tables })
        return
      case 'moves':
        this.set({ ...this.getSnapshot(), moves: message.moves })
        return
      case 'friends':
        this.set({ ...this.getSnapshot(), friends: message.friends })
        return
      case 'invited':
        this.set({ ...this.getSnapshot(), invitation: message })
        return
      case 'table':
      case 'table-change':
      case 'gone':
      case 'chat':
      case 'deal':
      case 'state':
      case 'step':
      case 'record': {
        const id = message.say === 'table' ? message.table.id : message.table
        // One that comes by a code does not know its id yet.
        for (const session of this.sessions) if (session.id === id || session.id === undefined) session.hear(message)
        return
      }
      default:
      // Something newer than this page.
    }
  }

  // ---- tables --------------------------------------------------------------------------------------------------------------------------

  /** The public tables, now and whenever they change; or no longer. */
  async follow(follow: boolean): Promise<Refusal | undefined> {
    this.following = follow
    if (!follow) this.set({ ...this.getSnapshot(), tables: undefined })
    const reply = await this.send({ do: 'list', follow })
    if (reply.is === 'done' && follow && isTables(reply.result)) this.set({ ...this.getSnapshot(), tables: reply.result })
    return refusalOf(reply)
  }

  async create(settings: Extract<ClientWriting, { do: 'create' }>['settings']): Promise<Created> {
    const reply = await this.send({ do: 'create', settings })
    if (reply.is === 'done' && isTable(reply.result)) {
      // A page that only plays against bots never needs it.
      const { TableSession: Session } = await import('./online-table.ts')
      const session = new Session(this, { table: reply.result.id }, reply.result)
      this.sessions.add(session)
      return { session }
    }
    return { refusal: refusalOf(reply) ?? { code: 'engine-error' } }
  }

  /** A chair among strangers: the code of the table, or why there is none. */
  async quick(wish: Extract<ClientWriting, { do: 'quick' }>['wish']): Promise<Found> {
    const reply = await this.send({ do: 'quick', wish })
    if (reply.is === 'done' && isTable(reply.result)) return { code: reply.result.code }
    return { refusal: refusalOf(reply) ?? { code: 'engine-error' } }
  }

  /** Goes to a table, and comes there again after every loss. What is wrong with it is in its snapshot (`gone`). */
  attend(session: TableSession): void {
    this.sessions.add(session)
    if (this.line.state === 'live') void session.enter()
  }

  forget(session: TableSession): void {
    this.sessions.delete(session)
  }

  // ---- friends -------------------------------------------------------------------------------------------------------------------------

  /** Whom I follow and who of them is here, for as long as a part of the page wants it. */
  async watchFriends(watch: boolean): Promise<void> {
    this.watchers += watch ? 1 : -1
    if (this.line.state === 'live' && this.watchers < 2) await this.askForFriends(this.watchers > 0)
  }

  private async askForFriends(follow: boolean): Promise<void> {
    const reply = await this.send({ do: 'friends', follow })
    if (reply.is === 'done' && follow && isFriends(reply.result)) this.set({ ...this.getSnapshot(), friends: reply.result })
  }

  async invite(table: string, person: string): Promise<Refusal | undefined> {
    return refusalOf(await this.send({ do: 'invite', table, person }))
  }

  // ---- people --------------------------------------------------------------------------------------------------------------------------

  async mute(person: string, muted: boolean): Promise<Refusal | undefined> {
    const refusal = refusalOf(await this.send({ do: 'mute', person, muted }))
    const now = this.getSnapshot()
    const others = now.muted.filter((other) => other !== person)
    if (!refusal) this.set({ ...now, muted: muted ? [...others, person] : others })
    return refusal
  }
}
