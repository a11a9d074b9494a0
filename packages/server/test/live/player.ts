import { once } from 'node:events'
import { applyPatch, nth, type Patch, type Random, toHex } from '@sundown/engine'
import { changedTable, type GameState, PROTOCOL_VERSION, ServerMessage, type TableView } from '@sundown/protocol'
import WebSocket from 'ws'

type Said<Say extends ServerMessage['say']> = Extract<ServerMessage, { say: Say }>
type Reply = Said<'done'> | Said<'refused'> | Said<'welcome'> | Said<'state'>

export interface WireOption {
  readonly id: string
  readonly card?: number
  readonly seat?: number
  readonly fields?: readonly { readonly min: number; readonly max: number; readonly from?: readonly number[] }[]
}
export interface WireQuestion {
  readonly number: number
  readonly kind: string
  readonly seats?: readonly number[]
  readonly window?: true
  readonly options?: readonly WireOption[]
  readonly interjections?: readonly WireOption[]
}
export interface WireAnswer {
  readonly id: string
  readonly card?: number
  readonly seat?: number
  readonly picks?: readonly (readonly number[])[]
}

export class WasRefused extends Error {
  readonly code: string
  readonly facts: unknown
  constructor({ refusal }: Said<'refused'>) {
    super(refusal.code)
    this.code = refusal.code
    this.facts = refusal.facts
  }
}

/** A client as a person's browser would be one: it knows the protocol and nothing of the engine but how to apply a patch. */
export class Player {
  readonly id: string
  readonly name: string
  /** Every byte that came in, in order. */
  readonly bytes: string[] = []
  readonly heard: ServerMessage[] = []
  table: TableView | undefined
  state: GameState | undefined
  /** Answers `deal` with this; nothing: keeps silent. */
  share: string | undefined
  /** Called whenever the game was shown to him. */
  onShown: (() => void) | undefined
  onQuestion: ((question: WireQuestion) => void) | undefined
  private readonly url: string
  private socket: WebSocket | undefined
  private lastId = 0
  private readonly open = new Map<number, (reply: Reply) => void>()
  private watchers: (() => void)[] = []

  constructor(url: string, id: string, name: string) {
    this.url = url
    this.id = id
    this.name = name
  }

  async connect({ hello = true } = {}): Promise<void> {
    const socket = new WebSocket(this.url)
    this.socket = socket
    socket.on('message', (data) => {
      if (this.socket === socket) this.hear(String(data))
    })
    socket.on('error', () => undefined)
    await once(socket, 'open')
    if (hello) await this.call('hello', { version: PROTOCOL_VERSION })
  }

  /** The connection breaks. */
  drop(): void {
    this.socket?.terminate()
    this.socket = undefined
    this.open.clear()
  }

  /** What he has asked for and was not replied to yet. */
  get pending(): number {
    return this.open.size
  }

  get closed(): boolean {
    return !this.socket || this.socket.readyState === WebSocket.CLOSED
  }

  pauseReading(): void {
    this.socket?.pause()
  }

  sendRaw(text: string | Buffer): void {
    this.socket?.send(text)
  }

  // ---- asking --------------------------------------------------------------------------------------------------------------------------

  send(message: object, reply: (reply: Reply) => void): number {
    const id = ++this.lastId
    this.open.set(id, reply)
    this.sendRaw(JSON.stringify({ ...message, id }))
    return id
  }

  call(name: string, fields: object = {}): Promise<Reply> {
    return new Promise((done, failed) => {
      this.send({ do: name, ...fields }, (reply) => (reply.say === 'refused' ? failed(new WasRefused(reply)) : done(reply)))
    })
  }

  async ask(name: string, fields: object = {}): Promise<unknown> {
    const reply = await this.call(name, fields)
    return reply.say === 'done' ? reply.result : undefined
  }

  /** At the table where this player is. */
  at(name: string, fields: object = {}): Promise<unknown> {
    return this.ask(name, { table: this.tableId, ...fields })
  }

  get tableId(): string {
    if (!this.table) throw new Error(`${this.name} is at no table`)
    return this.table.id
  }

  async create(settings: object): Promise<TableView> {
    await this.call('create', { settings })
    return this.here()
  }

  async come(code: string): Promise<TableView> {
    await this.call('come', { code })
    return this.here()
  }

  private here(): TableView {
    if (!this.table) throw new Error('no table was told')
    return this.table
  }

  async resume(after?: number): Promise<GameState> {
    const reply = await this.call('resume', { table: this.tableId, ...(after !== undefined && { after }) })
    if (reply.say !== 'state') throw new Error('not a state')
    return reply.state
  }

  async back(): Promise<GameState> {
    this.drop()
    await this.connect()
    return this.resume(this.state?.seq)
  }

  get seat(): number {
    return this.table?.seats.findIndex(({ person }) => person?.id === this.id) ?? -1
  }

  get question(): WireQuestion | undefined {
    return (this.state?.question ?? undefined) as WireQuestion | undefined
  }

  // ---- hearing -------------------------------------------------------------------------------------------------------------------------

  private hear(text: string): void {
    this.bytes.push(text)
    const message = ServerMessage.parse(JSON.parse(text))
    this.heard.push(message)
    if (message.say === 'table') this.table = message.table
    if (message.say === 'table-change' && this.table?.id === message.table) this.table = changedTable(this.table, message.change)
    if (message.say === 'deal' && this.share) void this.at('share', { share: this.share }).catch(() => undefined)
    if (message.say === 'state') this.take(message.state)
    if (message.say === 'step') this.follow(message.step)
    if (
      (message.say === 'done' || message.say === 'refused' || message.say === 'welcome' || message.say === 'state') &&
      message.re != null
    ) {
      if (message.say === 'done' && isTable(message.result)) this.table = message.result
      const reply = this.open.get(message.re)
      this.open.delete(message.re)
      reply?.(message)
    }
    for (const watcher of this.watchers.slice()) watcher()
  }

  private take(state: GameState): void {
    const own = this.state
    // Ordered messages: what was patched together must be what the server sees as a whole.
    if (own && own.game === state.game && own.seq === state.seq && own.seat === state.seat) {
      if (JSON.stringify(sorted(own.view)) !== JSON.stringify(sorted(state.view))) throw new Error(`${this.name} was led astray by patches`)
    }
    this.state = state
    this.beAsked()
  }

  private follow(step: Said<'step'>['step']): void {
    const { state } = this
    if (!state || state.game !== step.game) throw new Error('a step without a state')
    if (step.after !== state.seq) throw new Error(`a gap: ${step.after} after ${state.seq}`)
    const view = applyPatch(state.view as object, step.patch as unknown as Patch) as GameState['view']
    this.state = { ...state, seq: step.seq, view, question: step.question, clocks: step.clocks, events: step.events, open: step.open }
    this.beAsked()
  }

  private beAsked(): void {
    this.onShown?.()
    if (this.question?.options?.length) this.onQuestion?.(this.question)
  }

  said<Say extends ServerMessage['say']>(say: Say): Said<Say>[] {
    return this.heard.filter((message): message is Said<Say> => message.say === say)
  }

  /** Waits, in real time, until something is so. */
  until(isSo: () => boolean, what = 'something'): Promise<void> {
    return new Promise((done, failed) => {
      if (isSo()) return done()
      const patience = setTimeout(() => failed(new Error(`${this.name} waited in vain for ${what}`)), 50_000)
      const watcher = () => {
        if (!isSo()) return
        clearTimeout(patience)
        this.watchers = this.watchers.filter((other) => other !== watcher)
        done()
      }
      this.watchers.push(watcher)
    })
  }

  get isOver(): boolean {
    return this.table?.status === 'over'
  }
}

const isTable = (result: unknown): result is TableView =>
  typeof result === 'object' && result !== null && 'seats' in result && 'code' in result

/** Patches may put keys in another order. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}

export const anyShare = (random: Random): string => toHex(Uint8Array.from({ length: 16 }, () => random.below(256)))

const pick = <T>(list: readonly T[], random: Random): T => nth(list, random.below(list.length))

/** A legal answer drawn at random from a question as it was sent; what further fields offer is asked for. */
export async function anyAnswer(player: Player, question: WireQuestion, random: Random): Promise<WireAnswer> {
  const besides = question.interjections ?? []
  const options = besides.length > 0 && random.below(8) === 0 ? besides : (question.options ?? besides)
  const { id, card, seat, fields } = pick(options, random)
  let answer: WireAnswer = { id, ...(card !== undefined && { card }), ...(seat !== undefined && { seat }) }
  for (const { min, max, from } of fields ?? []) {
    const picks = answer.picks ?? []
    const offered = from ?? ((await player.at('complete', { number: question.number, partial: answer })) as readonly number[])
    const count = min + random.below(Math.max(1, Math.min(max, offered.length) - min + 1))
    const left = offered.slice()
    const chosen: number[] = []
    while (chosen.length < count) chosen.push(...left.splice(random.below(left.length), 1))
    answer = { ...answer, picks: [...picks, chosen] }
  }
  return answer
}

/** From now on this player answers whatever he is asked, at random. `before` may do something else first. */
export function playAtRandom(player: Player, random: Random, before: (player: Player) => Promise<boolean> = async () => true): void {
  let busy = false
  const answerAll = async () => {
    if (busy) return
    busy = true
    try {
      while (player.onQuestion === answerAll && player.question?.options?.length && player.table?.status === 'playing' && !player.closed) {
        if (!(await before(player))) continue
        const { question } = player
        if (!question?.options?.length) break
        const { number } = question
        const answer = await anyAnswer(player, question, random).catch(() => undefined)
        if (!answer) continue
        await player.at('answer', { number, answer }).catch((error) => {
          if (!(error instanceof WasRefused) || !['old-question', 'not-asked', 'not-started', 'paused'].includes(error.code)) throw error
        })
      }
    } finally {
      busy = false
    }
  }
  player.onQuestion = answerAll
}

interface Seen {
  readonly seats: readonly { readonly state: string }[]
  readonly table: { readonly turn: number }
  readonly own?: object
}
/** What this player sees of the game. */
export function seen({ state, name }: Player): Seen {
  if (!state) throw new Error(`${name} sees no game`)
  return state.view as unknown as Seen
}
export const isOut = (player: Player): boolean => seen(player).seats[player.seat]?.state === 'out'
