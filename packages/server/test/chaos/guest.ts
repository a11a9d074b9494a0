import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { firstOf, nth, type Random, toHex } from '@sundown/engine'
import { changedTable, PROTOCOL_VERSION, ServerMessage, type TableView } from '@sundown/protocol'
import WebSocket from 'ws'
import type { WireAnswer, WireQuestion } from '../live/player.ts'

/** An answer the server has said yes to: it must never be lost. */
export interface Acknowledged {
  readonly game: string
  readonly seat: number
  readonly answer: WireAnswer
  /** It was given in a window, and waits until that is over. */
  readonly window: boolean
}

class No extends Error {
  readonly code: string
  constructor(code: string) {
    super(`refused: ${code}`)
    this.code = code
  }
}
class Lost extends Error {}

/** Somebody else was faster, or the question has passed. */
const HARMLESS = ['old-question', 'not-asked', 'not-started', 'already-started', 'not-everybody-ready', 'server-closing', 'paused']

/** It passes. */
const AGAIN = ['store-away', 'server-closing']

/** Milliseconds between two tries to come back: sooner than a page tries, and not so often that trying keeps everybody from coming back. */
const FIRST_PAUSE = 30
const LONGEST_PAUSE = 500

/** A guest with a browser: plays at random, comes back whenever the line breaks, and keeps account of everything. */
export class Guest {
  readonly id: string
  readonly cookie: string
  readonly name: string
  /** Everything that came in, in order. */
  readonly heard: string[] = []
  readonly acknowledged: Acknowledged[] = []
  readonly acknowledgedAt: number[] = []
  /** From when to when he had no connection. */
  readonly away: { readonly from: number; to: number }[] = []
  /** Refusals that a well-behaved player should never see. */
  readonly surprises: string[] = []
  readonly records = new Set<string>()
  table: TableView | undefined
  game: string | undefined
  seat: number | null = null
  seq = -1
  question: WireQuestion | undefined
  /** Answers whatever he is asked; waits otherwise. */
  playing = true
  /** Milliseconds he thinks before an answer. */
  pace = 0
  /** Ends his turn and harms nobody: the game goes on and on. */
  peaceful = false
  /** The host wants game after game. */
  again = true
  private url: string
  private readonly random: Random
  private socket: WebSocket | undefined
  /** High, so that no nonsense has the number of something that is asked in earnest. */
  private last = 1_000_000
  private busy = false
  private gone = false
  private returning = false
  private hosted = ''
  private readonly open = new Map<number, { done: (said: ServerMessage) => void; failed: (error: Error) => void }>()

  private constructor(url: string, random: Random, { id, name, cookie }: { id: string; name: string; cookie: string }) {
    this.url = url
    this.random = random
    this.id = id
    this.name = name
    this.cookie = cookie
  }

  static async come(url: string, random: Random): Promise<Guest> {
    const answer = await fetch(`${url}/api/guest`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
    const me: { you: { id: string; name: string } } = JSON.parse(await answer.text())
    const [cookie = ''] = answer.headers.getSetCookie().map((line) => line.split(';')[0])
    const guest = new Guest(url, random, { ...me.you, cookie })
    await guest.connect()
    return guest
  }

  /** The same person with another browser. */
  static async back(url: string, { id, name, cookie, random }: Guest): Promise<Guest> {
    const guest = new Guest(url, random, { id, name, cookie })
    await guest.connect()
    return guest
  }

  // ---- the line ------------------------------------------------------------------------------------------------------------------------

  private async connect(): Promise<void> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/ws`, { headers: { cookie: this.cookie }, perMessageDeflate: false })
    socket.on('error', () => undefined)
    // From the start: the first words may come together with the yes.
    socket.on('message', (data: Buffer) => this.hear(data.toString()))
    await Promise.race([once(socket, 'open'), once(socket, 'close').then(() => Promise.reject(new Lost('refused')))])
    this.socket = socket
    socket.on('close', () => this.lost(socket))
    await this.call('hello', { version: PROTOCOL_VERSION })
  }

  private lost(socket: WebSocket): void {
    if (this.socket !== socket) return
    this.socket = undefined
    this.hosted = ''
    this.question = undefined
    for (const { failed } of this.open.values()) failed(new Lost('lost'))
    this.open.clear()
    // A line that breaks while he comes back is no second way back: he has one line, so that all he hears is in order.
    if (!this.gone && !this.returning) void this.comeBack()
  }

  private async comeBack(): Promise<void> {
    this.returning = true
    const away = { from: performance.now(), to: Number.POSITIVE_INFINITY }
    this.away.push(away)
    for (let pause = FIRST_PAUSE; !this.gone; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      try {
        await this.connect()
        if (this.table) await this.resume(this.table.id)
        if (this.socket) break
      } catch (error) {
        if (error instanceof No) this.surprises.push(`back: ${error.code}`)
        // Refused, but still on the line: it is given up for the next.
        this.drop()
      }
      await wait(pause)
    }
    away.to = performance.now()
    this.returning = false
  }

  /** What was seen before must still be there. */
  private async resume(table: string): Promise<void> {
    const { seq, game } = this
    try {
      const said = await this.call('resume', { table, after: Math.max(0, seq) })
      if (said.say === 'state' && said.state.game === game && said.state.seq < seq)
        this.surprises.push(`back from ${seq} to ${said.state.seq}`)
    } catch (error) {
      if (!(error instanceof No) || error.code !== 'not-started') throw error
      await this.call('come', { table })
    }
  }

  drop(): void {
    this.socket?.terminate()
  }

  leave(): void {
    this.gone = true
    this.socket?.terminate()
  }

  /** When he is sent away he comes back there. */
  goesTo(url: string): void {
    this.url = url
  }

  /** From now on he does not come back when he is sent away. */
  stays(): void {
    this.gone = true
  }

  get connected(): boolean {
    return this.socket?.readyState === WebSocket.OPEN
  }

  raw(data: string | Buffer): void {
    this.socket?.send(data)
  }

  call(name: string, fields: object = {}): Promise<ServerMessage> {
    return new Promise((done, failed) => {
      if (this.socket?.readyState !== WebSocket.OPEN) return failed(new Lost('lost'))
      const id = ++this.last
      this.open.set(id, { done, failed })
      this.socket.send(JSON.stringify({ do: name, ...fields, id }))
    })
  }

  at(name: string, fields: object = {}): Promise<ServerMessage> {
    return this.call(name, { table: this.table?.id, ...fields })
  }

  private try(name: string, fields: object): void {
    this.at(name, fields).catch((error) => {
      this.wrong(name, error)
      // The store was away, or the table changed hands: as a person would, once more.
      if (error instanceof No && AGAIN.includes(error.code) && !this.gone) setTimeout(() => this.try(name, fields), 300)
    })
  }

  private wrong(what: string, error: unknown): void {
    if (error instanceof Lost || (error instanceof No && HARMLESS.includes(error.code))) return
    this.surprises.push(`${what}: ${error instanceof Error ? error.message : 'thrown'}`)
  }

  // ---- hearing -------------------------------------------------------------------------------------------------------------------------

  private hear(text: string): void {
    this.heard.push(text)
    const said = ServerMessage.parse(JSON.parse(text))
    if ('re' in said && said.re !== null && said.re !== undefined) {
      const asked = this.open.get(said.re)
      this.open.delete(said.re)
      if (said.say === 'refused') asked?.failed(new No(said.refusal.code))
      else asked?.done(said)
    }
    if (said.say === 'done' && isTable(said.result)) this.table = said.result
    if (said.say === 'table') this.attend(said.table)
    if (said.say === 'table-change' && this.table) this.attend(changedTable(this.table, said.change))
    if (said.say === 'deal') this.try('share', { share: anyShare(this.random) })
    if (said.say === 'record') this.records.add(said.game)
    if (said.say === 'state') this.seat = said.state.seat
    if (said.say === 'state') this.see(said.state)
    if (said.say === 'step') this.see(said.step)
  }

  private attend(table: TableView): void {
    this.table = table
    const { status, host, seats, game } = table
    // Who was away when it was said learns it here.
    if (status === 'over' && game !== null) this.records.add(game)
    const mine = seats.find(({ person }) => person?.id === this.id)
    if (status === 'open' && mine && !mine.ready && host !== this.id) this.try('ready', { ready: true })
    if (host !== this.id) return
    const full = seats.every(({ person, bot, ready }) => bot !== null || (person !== null && (ready || person.id === this.id)))
    if (status === 'open' && full) this.once('start', {})
    if (status === 'over' && this.again) this.once(`rematch ${game}`, {})
  }

  private once(what: string, fields: object): void {
    if (this.hosted === what) return
    this.hosted = what
    this.try(firstOf(what.split(' ')), fields)
  }

  private see({ game, seq, question }: { game: string; seq: number; question: unknown }): void {
    this.game = game
    this.seq = seq
    this.question = isQuestion(question) ? question : undefined
    this.think()
  }

  // ---- playing -------------------------------------------------------------------------------------------------------------------------

  /** He sees a window, whether or not he has anything to say in it. */
  get inWindow(): boolean {
    return this.question?.window === true
  }

  get isAsked(): boolean {
    return (this.question?.options?.length ?? 0) > 0
  }

  think(): void {
    if (this.isAsked && this.playing && !this.busy) void this.answer()
  }

  private async answer(): Promise<void> {
    this.busy = true
    try {
      while (this.isAsked && this.playing && !this.gone) {
        if (this.pace > 0) await wait(this.pace)
        await this.answerOnce()
      }
    } catch (error) {
      this.wrong('answer', error)
      if (error instanceof No) setTimeout(() => this.think(), 20)
    } finally {
      this.busy = false
    }
  }

  /** Refusals go to whoever calls. */
  async answerOnce(): Promise<void> {
    const { question, game, seat } = this
    if (!question || game === undefined || seat === null) return
    const answer = await this.anyAnswer(question)
    if (this.question !== question) return
    await this.at('answer', { number: question.number, answer })
    this.acknowledged.push({ game, seat, answer, window: question.window === true })
    this.acknowledgedAt.push(performance.now())
    if (this.question === question) this.question = undefined
  }

  private async anyAnswer({ number, options = [] }: WireQuestion): Promise<WireAnswer> {
    const peace = this.peaceful ? options.find((option) => option.id === 'end') : undefined
    const { id, card, seat, fields } = peace ?? nth(options, this.random.below(options.length))
    let answer: WireAnswer = { id, ...(card !== undefined && { card }), ...(seat !== undefined && { seat }) }
    for (const { min, from } of fields ?? []) {
      const picks = answer.picks ?? []
      const offered = from ?? (await this.offered(number, answer))
      answer = { ...answer, picks: [...picks, offered.slice(0, min)] }
    }
    return answer
  }

  private async offered(number: number, partial: WireAnswer): Promise<readonly number[]> {
    const said = await this.at('complete', { number, partial })
    return said.say === 'done' && isNumbers(said.result) ? said.result : []
  }

  /** Waits, in real time, until something is so. */
  async until(isSo: () => boolean, what: string, seconds = 60): Promise<void> {
    for (let left = seconds * 100; !isSo(); left--) {
      if (left <= 0)
        throw new Error(
          `${this.name} waited in vain for ${what} (${this.table?.status}, step ${this.seq}); surprises: ${this.surprises.join(', ')}`,
        )
      await wait(10)
    }
  }
}

const anyShare = (random: Random): string => toHex(Uint8Array.from({ length: 16 }, () => random.below(256)))

const isNumbers = (result: unknown): result is number[] => Array.isArray(result) && result.every((entry) => typeof entry === 'number')
const isQuestion = (question: unknown): question is WireQuestion =>
  typeof question === 'object' && question !== null && 'number' in question && 'kind' in question
const isTable = (result: unknown): result is TableView =>
  typeof result === 'object' && result !== null && 'seats' in result && 'code' in result

/** For how many milliseconds nobody at a table was told that his answer counts, at the longest. */
export function pauseOf(table: readonly Guest[], since: number): number {
  const times = table.flatMap(({ acknowledgedAt }) => acknowledgedAt.filter((at) => at > since)).sort((a, b) => a - b)
  return Math.max(...[...times, performance.now()].map((at, i) => at - (times[i - 1] ?? since)))
}
