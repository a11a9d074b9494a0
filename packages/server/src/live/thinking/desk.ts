import { plainInput } from '../position.ts'
import type { Order, Reply, Wish } from './job.ts'
import { SEARCH_MS, type Thinkable, type ThinkingFigures } from './thinkers.ts'

/** As much of a worker thread as is used. */
export interface Thread {
  postMessage(order: Order): void
  on(event: 'message', then: (reply: Reply) => void): unknown
  on(event: 'error', then: (error: unknown) => void): unknown
  on(event: 'exit', then: () => void): unknown
  terminate(): Promise<unknown>
}

/** Games a thread plays along with; the one that was thought of longest ago is forgotten first. */
const KNOWN_GAMES = 128
/** A thread that ends this soon after its start may never run: for this long no other is started, and the caller thinks in its own thread. */
const REST_MS = 1_000

type Figures = { -readonly [name in keyof ThinkingFigures]: number }

interface Job {
  /** Made when its turn has come. Nothing: nobody wants it any more. */
  readonly order: () => Order | undefined
  readonly done: (reply: Reply | undefined) => void
  readonly failed: (error: Error) => void
}

/** What the thread is busy with. */
interface Busy {
  readonly job: Job
  /** The game it thinks about. */
  readonly game: string | undefined
  /** Forgotten in the meantime: whatever the thread learns of the game now, it forgets next. */
  isForgotten: boolean
}

/** A thread and what waits for it. It gets one order at a time. If it is slow or fails, another takes its place. */
export class Desk {
  private readonly start: () => Thread
  private readonly patience: number
  private readonly figures: Figures
  private thread: Thread | undefined = undefined
  private current: Busy | undefined = undefined
  private timer: NodeJS.Timeout | undefined = undefined
  private startedAt = 0
  private restsUntil = 0
  private stopped = false
  private readonly urgent: Job[] = []
  private readonly others: Job[] = []
  /** By game: how many of its inputs the thread knows. */
  private readonly known = new Map<string, number>()

  constructor(start: () => Thread, patience: number, figures: Figures) {
    this.start = start
    this.patience = patience
    this.figures = figures
  }

  /** Nothing: nobody wanted it when its turn came. */
  give(order: () => Order | undefined, urgent: boolean): Promise<Reply | undefined> {
    return new Promise((done, failed) => {
      if (this.stopped) return failed(new Error('stopped'))
      this.figures.waiting++
      const line = urgent ? this.urgent : this.others
      line.push({ order, done, failed })
      this.next()
    })
  }

  /** With what the thread does not know of the game yet. */
  orderFor({ outline, match, bots }: Thinkable, wish: Wish): Order {
    const length = match.inputs.length
    const before = this.known.get(outline.id) ?? 0
    if (before > length) this.forget(outline.id)
    const known = before > length ? 0 : before
    const inputs = match.inputs.slice(known).flatMap((input) => ('sample' in input ? [] : [plainInput(input)]))
    return { think: { game: outline, known, inputs, bots, wish, search: this.searchTime } }
  }

  /** The more wait for this thread, the less each bot looks ahead. */
  private get searchTime(): number {
    return Math.round(SEARCH_MS / (1 + this.urgent.length + this.others.length))
  }

  private knows(game: string, inputs: number): void {
    this.known.delete(game)
    this.known.set(game, inputs)
    const [oldest] = this.known.keys()
    if (oldest !== undefined && this.known.size > KNOWN_GAMES) this.forget(oldest)
  }

  forget(game: string): void {
    if (!this.known.delete(game)) return
    this.thread?.postMessage({ forget: game })
    if (this.current?.game === game) this.current.isForgotten = true
  }

  private next(): void {
    while (!this.current) {
      const job = this.urgent.shift() ?? this.others.shift()
      if (!job) return
      this.figures.waiting--
      const order = job.order()
      if (order) this.send(job, order)
      else job.done(undefined)
    }
  }

  private send(job: Job, order: Order): void {
    const thread = this.running()
    if (!thread) {
      this.fail(job, new Error('there is no thread'))
      return
    }
    this.current = { job, game: 'think' in order ? order.think.game.id : undefined, isForgotten: false }
    this.timer = setTimeout(() => this.replace(new Error('a thread took too long')), this.patience)
    this.timer.unref()
    thread.postMessage(order)
  }

  private running(): Thread | undefined {
    if (this.thread || performance.now() < this.restsUntil) return this.thread
    this.startedAt = performance.now()
    try {
      const thread = this.start()
      thread.on('message', (reply) => this.hear(thread, reply))
      thread.on('error', (error) => this.lost(thread, error))
      thread.on('exit', () => this.lost(thread, new Error('a thread ended')))
      this.thread = thread
    } catch {
      this.restsUntil = this.startedAt + REST_MS
    }
    return this.thread
  }

  private hear(thread: Thread, reply: Reply): void {
    const busy = this.current
    if (thread !== this.thread || !busy) return
    this.rest()
    this.note(busy, reply)
    if ('fault' in reply) this.fail(busy.job, new Error(reply.fault))
    else busy.job.done(reply)
    this.next()
  }

  /** Before the next order is made: it may be about the same game. A thread that throws has forgotten the game. */
  private note({ game, isForgotten }: Busy, reply: Reply): void {
    if (game === undefined) return
    if ('thought' in reply && !isForgotten) this.knows(game, reply.thought.known)
    else this.known.delete(game)
  }

  private lost(thread: Thread, error: unknown): void {
    if (thread !== this.thread) return
    if (performance.now() - this.startedAt < REST_MS) this.restsUntil = performance.now() + REST_MS
    this.replace(error instanceof Error ? error : new Error('a thread threw'))
  }

  /** A new thread knows nothing. It is started when it is needed. */
  private replace(error: Error): void {
    const busy = this.current
    const { thread } = this
    this.rest()
    this.thread = undefined
    this.known.clear()
    void thread?.terminate()
    this.figures.replaced++
    if (busy) this.fail(busy.job, error)
    this.next()
  }

  private rest(): void {
    this.current = undefined
    clearTimeout(this.timer)
  }

  private fail(job: Job, error: Error): void {
    this.figures.failures++
    job.failed(error)
  }

  async stop(): Promise<void> {
    this.stopped = true
    for (const job of [...this.urgent.splice(0), ...this.others.splice(0)]) {
      this.figures.waiting--
      job.failed(new Error('stopped'))
    }
    const { thread, current } = this
    this.rest()
    // Its messages are ignored from now on.
    this.thread = undefined
    current?.job.failed(new Error('stopped'))
    await thread?.terminate()
  }
}
