import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { GameKind } from '@sundown/engine'
import { changedTable, type QuestionView, type TableView } from '@sundown/protocol'
import { anyAnswer, isAsked } from './answer.ts'
import { type Counts, fail } from './figures.ts'
import type { Servers } from './servers.ts'
import { type Heard, Lost, No, Wire } from './wire.ts'

/** Shared by all players of a run. */
export interface Run {
  readonly servers: Servers
  /** What is played at all tables. */
  readonly kind: GameKind
  /** Milliseconds before each answer. */
  readonly think: number
  readonly counts: Counts
  /** Answers count from here. */
  measuring: boolean
  /** Nobody answers any more. */
  over: boolean
}

/** The connection breaks once in this many answers. */
const DROPS_ONCE_IN = 250
/** Not errors: somebody else was faster, or the question is over. */
const HARMLESS = ['old-question', 'not-asked', 'not-started', 'already-started', 'not-everybody-ready']

/** A person who plays whatever is legal, as fast as he is asked, and now and then loses the connection. */
export class LoadPlayer {
  private readonly run: Run
  private readonly cookie: string
  private readonly id: string
  private wire: Wire | undefined
  private table: string | undefined
  /** The table as the server last described it. */
  private told: TableView | undefined
  private seq = 0
  private question: QuestionView | null = null
  private busy = false
  /** The question whose answer is in flight, and since when. */
  private sent: { readonly number: number; readonly at: number } | undefined
  /** What the host has done already, for this game. */
  private hosted = ''
  private leaving = false
  /** When the game was last seen to move. */
  movedAt = performance.now()

  constructor(run: Run, { cookie, id }: { readonly cookie: string; readonly id: string }) {
    this.run = run
    this.cookie = cookie
    this.id = id
  }

  async connect(): Promise<void> {
    this.wire = await Wire.open(
      this.run.servers.next(),
      this.cookie,
      (heard, bytes) => this.hear(heard, bytes),
      () => this.lost(),
    )
  }

  private get line(): Wire {
    if (!this.wire) throw new Lost('not connected')
    return this.wire
  }

  private call(name: string, fields: object): ReturnType<Wire['call']> {
    if (this.run.measuring) this.run.counts.messages++
    return this.line.call(name, fields)
  }

  private async ask(name: string, fields: object): Promise<unknown> {
    const reply = await this.call(name, fields)
    return reply.say === 'done' ? reply.result : undefined
  }

  leave(): void {
    this.leaving = true
    this.wire?.close()
  }

  // ---- the table -----------------------------------------------------------------------------------------------------------------------

  /** A table of this many people; its code. */
  async create(players: number): Promise<string> {
    const made = await this.ask('create', { settings: { game: this.run.kind.rules.name, options: { players }, botPace: 0 } })
    if (!isTable(made)) throw new Error('the server made no table')
    this.table = made.id
    await this.ask('sit', { table: made.id })
    return made.code
  }

  async join(code: string): Promise<void> {
    const found = await this.ask('come', { code })
    if (!isTable(found)) throw new Error('the server found no table')
    this.table = found.id
    await this.ask('sit', { table: found.id })
    await this.ask('ready', { table: found.id, ready: true })
  }

  /** Everybody gets ready again after each game; the host sees to the rest. */
  private attend(table: TableView): void {
    this.told = table
    const { status, host, seats, game, id } = table
    if (this.run.over || this.table === undefined) return
    const mine = seats.find(({ person }) => person?.id === this.id)
    if (status === 'open' && mine && !mine.ready && host !== this.id) this.say('ready', { table: id, ready: true })
    if (host !== this.id) return
    const everybody = seats.every(({ person, ready }) => person !== null && (ready || person.id === this.id))
    if (status === 'open' && everybody) this.once('start', () => this.say('start', { table: id }))
    if (status === 'over') {
      this.once(`rematch after ${game}`, () => {
        this.run.counts.games++
        this.say('rematch', { table: id })
      })
    }
  }

  private once(what: string, act: () => void): void {
    if (this.hosted === what) return
    this.hosted = what
    act()
  }

  private say(name: string, fields: object): void {
    this.call(name, fields).catch((error) => this.wrong(name, error))
  }

  private wrong(what: string, error: unknown): void {
    if (error instanceof Lost || this.leaving) return
    if (error instanceof No && (HARMLESS.includes(error.code) || error.code === 'too-fast')) return
    fail(this.run.counts, `${what}: ${error instanceof Error ? error.message : 'thrown'}`)
  }

  // ---- the game ------------------------------------------------------------------------------------------------------------------------

  private hear(heard: Heard, bytes: number): void {
    const { counts, measuring } = this.run
    if (measuring) counts.bytes += bytes
    if (heard.say === 'table') this.attend(heard.table)
    else if (heard.say === 'table-change') this.told && this.attend(changedTable(this.told, heard.change))
    else if (heard.say === 'deal') this.say('share', { table: this.table, share: randomBytes(16).toString('hex') })
    else if (heard.say === 'step') {
      if (measuring) counts.steps++
      if (measuring) counts.stepBytes += bytes
      this.see(heard.step.seq, heard.step.question)
    } else if (heard.say === 'state') this.see(heard.state.seq, heard.state.question)
    else if (heard.say === 'record') this.question = null
    else if (heard.say === 'refused' && heard.re === null && heard.refusal.code !== 'too-fast') fail(counts, heard.refusal.code)
    // A table that goes to another node sends its people to come back.
    else if (heard.say === 'bye' && heard.why !== 'restart' && !this.leaving && !this.run.over) fail(counts, `bye: ${heard.why}`)
  }

  private see(seq: number, question: QuestionView | null): void {
    this.movedAt = performance.now()
    this.seq = seq
    this.question = question
    const { sent } = this
    if (sent && !(isAsked(question) && question.number === sent.number)) {
      if (this.run.measuring) this.run.counts.latencies.push(this.movedAt - sent.at)
      this.sent = undefined
    }
    if (isAsked(question) && !this.busy) void this.answer()
  }

  /** Answers as long as there is something to answer. */
  private async answer(): Promise<void> {
    this.busy = true
    const { counts } = this.run
    try {
      while (isAsked(this.question) && !this.run.over && !this.leaving) {
        const { question } = this
        if (this.run.think > 0) await wait(this.run.think)
        const answer = await anyAnswer(question, (number, partial) => this.complete(number, partial))
        if (!answer || this.question !== question) continue
        this.sent = { number: question.number, at: performance.now() }
        const acknowledged = this.ask('answer', { table: this.table, number: question.number, answer })
        if (Math.random() * DROPS_ONCE_IN < 1) this.line.cut()
        await acknowledged
        if (this.run.measuring) counts.answers++
        // The step that shows the answer has already arrived; if it asks again, that is the next question.
        if (this.question === question) this.question = null
      }
    } catch (error) {
      this.sent = undefined
      this.wrong('answer', error)
      if (error instanceof No) await this.thinkAgain(error)
    } finally {
      this.busy = false
    }
  }

  private async thinkAgain({ seconds = 0.2, code }: No): Promise<void> {
    await wait(code === 'too-fast' ? seconds * 1000 : 5)
    setImmediate(() => isAsked(this.question) && !this.busy && void this.answer())
  }

  private async complete(number: number, partial: object): Promise<readonly number[]> {
    const offered = await this.ask('complete', { table: this.table, number, partial })
    return Array.isArray(offered) ? offered : []
  }

  // ---- the line ------------------------------------------------------------------------------------------------------------------------

  private lost(): void {
    this.wire = undefined
    // The server may not have received the last message.
    this.hosted = ''
    if (!this.leaving && !this.run.over) void this.comeBack()
  }

  private async comeBack(): Promise<void> {
    for (let tries = 0; tries < 20 && !this.leaving; tries++) {
      try {
        await this.connect()
        if (this.table !== undefined) await this.resume(this.table)
        return
      } catch (error) {
        if (!(error instanceof Lost) && tries === 19) fail(this.run.counts, `no way back: ${error instanceof Error ? error.message : ''}`)
        await wait(50 * (tries + 1))
      }
    }
  }

  private async resume(table: string): Promise<void> {
    try {
      await this.call('resume', { table, after: this.seq })
      if (this.run.measuring) this.run.counts.resumes++
    } catch (error) {
      // Between two games there is nothing to resume, so we come to the table again.
      if (!(error instanceof No) || error.code !== 'not-started') throw error
      const found = await this.ask('come', { table })
      if (isTable(found)) this.attend(found)
    }
  }
}

const isTable = (result: unknown): result is TableView =>
  typeof result === 'object' && result !== null && 'code' in result && 'seats' in result
