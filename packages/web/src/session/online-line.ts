import type { Language } from '@sundown/engine/words'
import type { ClientWriting, ServerMessage } from '@sundown/protocol'
import { PROTOCOL_VERSION } from '@sundown/protocol/plain'
import type { Connection, Refusal } from './session.ts'

/** As much of a WebSocket as is needed, so that tests can bring their own. */
export interface SocketLike {
  onopen: () => void
  onmessage: (data: unknown) => void
  /** Also when it never opened. */
  onclose: () => void
  send(text: string): void
  close(): void
}

/** The browser's own. */
export function pageSocket(address: string): SocketLike {
  const socket = new WebSocket(address)
  const nothing = () => undefined
  const like: SocketLike = {
    onopen: nothing,
    onmessage: nothing,
    onclose: nothing,
    send: (text) => socket.send(text),
    close: () => socket.close(),
  }
  socket.onopen = () => like.onopen()
  socket.onmessage = ({ data }) => like.onmessage(data)
  socket.onclose = () => like.onclose()
  return like
}

/** Milliseconds. */
export interface LineTimes {
  /** The first wait after a loss; it doubles up to the last. */
  readonly firstWait: number
  readonly longestWait: number
  /** After this many failures in a row the server counts as gone. */
  readonly patience: number
  /** Silence after which the line is tested, and how long the test may take. */
  readonly silence: number
  readonly echo: number
}

const TIMES: LineTimes = { firstWait: 300, longestWait: 15_000, patience: 5, silence: 25_000, echo: 8_000 }

/** A message without its number. */
export type Command = { [Do in ClientWriting['do']]: Omit<Extract<ClientWriting, { do: Do }>, 'id'> }[ClientWriting['do']]

/** What came back. `lost`: the line broke before anything did. */
export type Reply =
  | { readonly is: 'done'; readonly result: unknown }
  | { readonly is: 'refused'; readonly refusal: Refusal }
  | { readonly is: 'lost' }

export type Welcome = Extract<ServerMessage, { say: 'welcome' }>

export interface LineParts {
  /** Makes sure the server knows us, before every attempt; nothing: it does. */
  readonly knock: () => Promise<Refusal | undefined>
  readonly open: () => SocketLike
  readonly language: () => Language
  readonly times?: Partial<LineTimes>
  readonly onState: (state: Connection, why: string | undefined) => void
  /** The server knows us: now everything may be asked for. */
  readonly onWelcome: (welcome: Welcome, again: boolean) => void
  readonly onMessage: (message: ServerMessage) => void
}

/** The connection to the server: greets, numbers what is asked, comes back by itself. It knows nothing of tables. */
export class Line {
  state: Connection = 'connecting'
  private readonly parts: LineParts
  private readonly times: LineTimes
  private socket: SocketLike | undefined = undefined
  private last = 0
  private readonly open = new Map<number, (reply: Reply) => void>()
  private failures = 0
  private attempt = 0
  private timer: ReturnType<typeof setTimeout> | undefined = undefined
  private watch: ReturnType<typeof setTimeout> | undefined = undefined
  private stopped = false

  constructor(parts: LineParts) {
    this.parts = parts
    this.times = { ...TIMES, ...parts.times }
  }

  // ---- coming and going ----------------------------------------------------------------------------------------------------------------

  /** It does not come back by itself: only `connect` leads on. */
  get isOver(): boolean {
    return this.stopped
  }

  /** Connects now, whatever was waited for. */
  connect(): void {
    if (this.state === 'reload') return
    this.stopped = false
    clearTimeout(this.timer)
    this.drop()
    // Until the server greets us again nothing can be sent, also where a live line is opened anew.
    if (this.state === 'out' || this.state === 'live') this.become('connecting')
    void this.try(++this.attempt)
  }

  /** The page is looked at again, or the network is back: a dead line is noticed now, a lost one tried at once. */
  wake(): void {
    if (this.state === 'live') this.test()
    else if (!this.stopped) this.connect()
  }

  /** For good: until somebody calls `connect`. */
  close(): void {
    this.stopped = true
    this.attempt++
    clearTimeout(this.timer)
    this.drop()
  }

  private async try(attempt: number): Promise<void> {
    // Whatever stands before a server that hangs may wait for it for ever.
    this.expect(this.times.echo)
    const refusal = await this.parts.knock()
    if (attempt !== this.attempt || this.stopped) return
    if (refusal?.code === 'banned') this.end('out', refusal.code)
    else if (refusal) this.failed()
    else this.listen(this.parts.open())
  }

  private listen(socket: SocketLike): void {
    this.socket = socket
    const current = () => this.socket === socket
    socket.onopen = () => {
      if (current()) void this.hello()
    }
    socket.onmessage = (data) => {
      if (current()) this.hear(data)
    }
    socket.onclose = () => {
      if (current()) this.failed()
    }
    this.expect(this.times.echo)
  }

  private async hello(): Promise<void> {
    const reply = await this.send({ do: 'hello', version: PROTOCOL_VERSION, language: this.parts.language() })
    if (reply.is !== 'refused') return
    if (reply.refusal.code === 'wrong-version') this.end('reload', 'wrong-version')
    else if (this.state !== 'live') {
      // Its database is away, perhaps: the line is there, but of no use yet.
      this.failed()
    }
  }

  /** Nobody is listening any more: whoever waits for a reply is told. */
  private drop(): void {
    const { socket } = this
    this.socket = undefined
    clearTimeout(this.watch)
    if (socket) {
      socket.onclose = () => undefined
      socket.close()
    }
    const waiting = [...this.open.values()]
    this.open.clear()
    for (const done of waiting) done({ is: 'lost' })
  }

  /** This attempt is over, whatever may still come of it. */
  private failed(): void {
    this.drop()
    this.attempt++
    if (this.stopped) return
    this.failures++
    this.become(this.failures > this.times.patience ? 'gone' : this.state === 'connecting' ? 'connecting' : 'lost')
    const { firstWait, longestWait } = this.times
    const wait = Math.min(longestWait, firstWait * 2 ** (this.failures - 1))
    // Not all at once when a server comes back.
    this.timer = setTimeout(() => this.connect(), wait * (0.7 + 0.6 * Math.random()))
  }

  private end(state: Connection, why: string): void {
    this.close()
    this.become(state, why)
  }

  private become(state: Connection, why?: string): void {
    this.state = state
    this.parts.onState(state, why)
  }

  // ---- asking --------------------------------------------------------------------------------------------------------------------------

  async send(command: Command): Promise<Reply> {
    const { socket } = this
    if (!socket || (this.state !== 'live' && command.do !== 'hello')) return { is: 'lost' }
    return new Promise((done) => {
      const id = ++this.last
      this.open.set(id, done)
      socket.send(JSON.stringify({ ...command, id }))
    })
  }

  private reply(id: number | null | undefined, reply: Reply): void {
    if (id === null || id === undefined) return
    this.open.get(id)?.(reply)
    this.open.delete(id)
  }

  // ---- hearing -------------------------------------------------------------------------------------------------------------------------

  private hear(data: unknown): void {
    this.expect(this.times.silence)
    const message = readMessage(data)
    if (message) this.read(message)
  }

  private read(message: ServerMessage): void {
    switch (message.say) {
      case 'done':
        this.reply(message.re, { is: 'done', result: message.result })
        break
      case 'refused':
        this.reply(message.re, { is: 'refused', refusal: message.refusal })
        if (message.re === null) this.parts.onMessage(message)
        break
      case 'welcome':
        this.welcome(message)
        break
      case 'state':
        this.parts.onMessage(message)
        this.reply(message.re, { is: 'done', result: undefined })
        break
      case 'bye':
        this.bye(message.why)
        break
      default:
        this.parts.onMessage(message)
    }
  }

  private welcome(message: Welcome): void {
    const again = this.state === 'live'
    this.failures = 0
    if (!again) this.become('live')
    this.parts.onWelcome(message, again)
    this.reply(message.re, { is: 'done', result: undefined })
  }

  /** Asks once more who we are and where we sit. */
  async refresh(): Promise<void> {
    if (this.state === 'live') await this.hello()
  }

  private bye(why: string): void {
    if (why === 'reload') this.end('reload', why)
    else if (why === 'banned' || why === 'logged-out') this.end('out', why)
    // A restart, or we were too slow: the line closes, and we come back.
  }

  /** Something is heard within this time, or the line is tested, or given up. */
  private expect(milliseconds: number): void {
    clearTimeout(this.watch)
    const tested = milliseconds === this.times.echo
    this.watch = setTimeout(() => {
      if (tested) this.failed()
      else this.test()
    }, milliseconds)
  }

  private test(): void {
    this.expect(this.times.echo)
    void this.send({ do: 'ping' })
  }
}

/** The shape of messages is the server's business; one that is none is not heard. */
function readMessage(data: unknown): ServerMessage | undefined {
  try {
    const message: unknown = JSON.parse(String(data))
    return isMessage(message) ? message : undefined
  } catch {
    return undefined
  }
}

const isMessage = (message: unknown): message is ServerMessage =>
  typeof message === 'object' && message !== null && 'say' in message && typeof message.say === 'string'
