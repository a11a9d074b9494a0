import type { Facts } from '@sundown/protocol'
import { ClientMessage, type ErrorCode, MAX_MESSAGE_BYTES, PROTOCOL_VERSION, type ServerMessage } from '@sundown/protocol'
import type { RawData } from 'ws'
import { readJson } from '../json.ts'
import { Limits } from '../limits.ts'
import type { LiveSocket, Visitor } from '../live-port.ts'
import { Refused, refusedByStore } from '../refused.ts'
import { obey, REPLIED } from './commands.ts'
import { type Person, type Tab, viewOfPerson } from './crowd.ts'
import type { Env } from './env.ts'
import type { Friends } from './friends.ts'
import type { Hall } from './hall.ts'
import type { QuickPlay } from './quick-play.ts'
import { RefusedByRules } from './refused.ts'
import type { Table } from './table.ts'

/** Replies kept for messages that are sent twice. */
const KEPT_REPLIES = 32
/** Messages of one connection that wait for their turn. */
const WAITING = 64
/** Messages refused unread in a row; after that the connection is closed. */
const FLOOD = 200

/** This many unanswered pings, and the socket is given up. */
const SILENT_ROUNDS = 3

/** Where a connection leads. */
export interface Rooms {
  readonly env: Env
  readonly hall: Hall
  readonly quickPlay: QuickPlay
  readonly friends: Friends
}

type Bye = Parameters<Tab['close']>[0]

/** One socket. What comes in is checked before anything is done, one message after the other; nothing it sends can harm anybody else. */
export class Connection implements Tab {
  readonly person: Person
  readonly program: boolean
  readonly address: string
  readonly at = new Set<Table>()
  private readonly socket: LiveSocket
  private readonly env: Env
  private readonly hall: Hall
  private readonly quickPlay: QuickPlay
  private readonly friends: Friends
  private readonly messages: Limits
  private readonly replies = new Map<number, string | null>()
  private greeted = false
  /** What is being worked on, and what comes after it. */
  private readonly waiting: ClientMessage[] = []
  private floods = 0
  /** Rounds in which nothing came back: a line that is dead although nobody hung up. */
  private silentRounds = 0
  private working: Promise<void> = Promise.resolve()
  private readonly left: () => void

  constructor(
    { env, hall, quickPlay, friends }: Rooms,
    socket: LiveSocket,
    person: Person,
    { program, address }: Visitor,
    left: () => void,
  ) {
    this.env = env
    this.hall = hall
    this.quickPlay = quickPlay
    this.friends = friends
    this.socket = socket
    this.person = person
    this.program = program
    this.address = address
    this.left = left
    this.messages = new Limits(env.clock, {
      most: env.limits.messageBurst,
      seconds: env.limits.messageBurst / env.limits.messagesPerSecond,
    })
    socket.on('message', (data, isBinary) => this.guard(() => this.receive(data, isBinary)))
    socket.on('ping', () => this.control())
    socket.on('pong', () => {
      this.silentRounds = 0
      this.control()
    })
    socket.on('close', () => this.gone())
    socket.on('error', () => socket.terminate())
  }

  /** Whatever goes wrong here costs this connection, and nobody else anything. */
  private guard(work: () => void): void {
    try {
      work()
    } catch (error) {
      this.broken(error)
    }
  }

  private broken(error: unknown): void {
    this.env.faults.caught('connection', error, 'a connection failed')
    this.socket.terminate()
  }

  // ---- out -----------------------------------------------------------------------------------------------------------------------------

  send(text: string, mayWait?: boolean): void {
    const { socket, env } = this
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > env.limits.socketBufferBytes) {
      this.close('too-slow')
      return
    }
    env.counts.messagesOut++
    this.guard(() => socket.send(text, mayWait))
  }

  private say(message: ServerMessage): void {
    this.send(JSON.stringify(message))
  }

  close(why: Bye): void {
    const { socket } = this
    if (socket.readyState !== socket.OPEN) return
    socket.send(JSON.stringify({ say: 'bye', why }))
    // A client too slow to read would not read this either.
    if (why === 'too-slow') socket.terminate()
    else socket.close(1000, why)
  }

  /** Is anybody there? */
  knock(): void {
    if (++this.silentRounds > SILENT_ROUNDS) this.socket.terminate()
    else if (this.socket.readyState === this.socket.OPEN) this.guard(() => this.socket.ping())
  }

  private gone(): void {
    this.guard(() => this.hall.lost(this))
    this.friends.lost(this)
    this.left()
  }

  // ---- in ------------------------------------------------------------------------------------------------------------------------------

  private receive(data: RawData, isBinary: boolean): void {
    // After the good-bye nothing is read any more, even if the client does not hang up.
    if (this.socket.readyState !== this.socket.OPEN) return
    this.env.counts.messagesIn++
    this.silentRounds = 0
    const unread = this.unreadable(data, isBinary)
    if (unread) {
      this.refuse(null, unread)
      this.flood()
      return
    }
    this.floods = 0
    const { value, fault } = readJson(String(data))
    const message = fault ? undefined : ClientMessage.safeParse(value).data
    if (!message) {
      this.say({ say: 'refused', re: idOf(value), refusal: { code: fault ?? 'bad-message' } })
      this.env.counts.refusals++
      return
    }
    const known = this.replies.get(message.id)
    if (known !== undefined) {
      // Sent twice: the first reply again, or nothing while that is still being worked on.
      if (known !== null) this.send(known)
      return
    }
    this.replies.set(message.id, null)
    this.waiting.push(message)
    if (this.waiting.length === 1) this.working = this.work()
  }

  /** One after the other, until nothing waits. */
  private async work(): Promise<void> {
    for (let message = this.waiting[0]; message; message = this.waiting[0]) {
      try {
        await this.handle(message)
      } catch (error) {
        this.broken(error)
      }
      this.waiting.shift()
    }
  }

  /** Pings and pongs count as messages, but get no refusal when there are too many. */
  private control(): void {
    if (this.messages.take('') === undefined) this.floods = 0
    else this.flood()
  }

  private flood(): void {
    if (++this.floods > FLOOD) this.socket.terminate()
  }

  private unreadable(data: RawData, isBinary: boolean): ErrorCode | undefined {
    if (this.env.state.closing) return 'server-closing'
    if (isBinary) return 'bad-message'
    if (sizeOf(data) > MAX_MESSAGE_BYTES) return 'too-long'
    const tooMany = this.messages.take('') ?? this.env.allowed.messages.take(this.person.view.id)
    return tooMany === undefined && this.waiting.length < WAITING ? undefined : 'too-fast'
  }

  private async handle(message: ClientMessage): Promise<void> {
    try {
      if (message.do === 'hello') await this.hello(message)
      else if (!this.greeted) throw new Refused('hello-first')
      else {
        const result = await obey(message, { hall: this.hall, quickPlay: this.quickPlay, friends: this.friends, env: this.env, tab: this })
        if (result === REPLIED) this.replies.delete(message.id)
        else this.reply(message.id, { say: 'done', re: message.id, ...(result !== undefined && { result }) })
      }
    } catch (error) {
      this.fail(message, error)
    }
  }

  private fail(message: ClientMessage, thrown: unknown): void {
    // Whatever it was that needed the store: that it is away or full is nobody's fault here.
    const error = refusedByStore(thrown)
    if (error instanceof Refused || error instanceof RefusedByRules) {
      const { code, facts } = error instanceof Refused ? error : error.reason
      this.refuse(message.id, code, facts)
      return
    }
    this.env.faults.caught('connection', error, 'a message failed', { do: message.do })
    this.refuse(message.id, 'engine-error')
  }

  private async hello({ id, version }: Extract<ClientMessage, { do: 'hello' }>): Promise<void> {
    if (version !== PROTOCOL_VERSION) {
      this.refuse(id, 'wrong-version', { version: PROTOCOL_VERSION })
      this.close('reload')
      return
    }
    const { view, muted } = this.person
    if (!this.greeted) for (const other of await this.env.store.muted(view.id)) muted.add(other)
    this.greeted = true
    this.reply(id, {
      say: 'welcome',
      re: id,
      you: view,
      muted: [...muted],
      tables: this.hall.tablesOf(view.id),
      moves: this.hall.movesOf(view.id),
      quickSeconds: this.env.limits.quickSeconds,
    })
  }

  private reply(id: number, message: object): void {
    const text = JSON.stringify(message)
    this.replies.set(id, text)
    const [oldest] = this.replies.keys()
    if (oldest !== undefined && this.replies.size > KEPT_REPLIES) this.replies.delete(oldest)
    this.send(text)
  }

  private refuse(id: number | null, code: string, facts?: Facts): void {
    this.env.counts.refusals++
    const message: ServerMessage = { say: 'refused', re: id, refusal: { code, ...(facts && { facts: { ...facts } }) } }
    if (id === null) this.say(message)
    else this.reply(id, message)
  }

  /** Everything that was sent has been dealt with. */
  async idle(): Promise<void> {
    await this.working
  }
}

/** A malformed message may still have a number; the reply then names it. */
const idOf = (said: unknown): number | null =>
  typeof said === 'object' && said !== null && 'id' in said && Number.isSafeInteger(said.id) ? Number(said.id) : null

const sizeOf = (data: RawData): number => (Array.isArray(data) ? data.reduce((sum, part) => sum + part.byteLength, 0) : data.byteLength)

export const newPerson = (visitor: Visitor): Person => ({
  view: viewOfPerson(visitor.person),
  tabs: new Set(),
  muted: new Set(),
})
