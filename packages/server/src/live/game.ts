import { type Answer, type Game, type GameKind, type Input, type Json, type Match, type Seat, seatOf, type Viewer } from '@sundown/engine'
import { isByPost } from '@sundown/protocol'
import type { Moment, Timer } from '../clock.ts'
import { traceOf } from '../log.ts'
import { mayReachStoreLater, Refused, refusedByStore } from '../refused.ts'
import { type HeldAnswer, type LogEntry, StoreAway, type StoredGame, TableElsewhere } from '../store/store.ts'
import { replayed } from './archive.ts'
import { endOf, nextEnd, runOut, storedClocks } from './clocks.ts'
import type { Env } from './env.ts'
import { BotDriver } from './game-bots.ts'
import { GameClocks } from './game-clocks.ts'
import type { GameHost } from './game-host.ts'
import { activeSeat, isOut } from './kind.ts'
import { newDealSecret } from './names.ts'
import type { Draft, Logged, Position } from './position.ts'
import { RefusedByRules } from './refused.ts'
import { Show, type Since } from './show.ts'
import { Silence } from './silence.ts'
import { fallback } from './thinking/bots.ts'
import type { GameOutline } from './thinking/job.ts'
import type { Follower } from './viewers.ts'
import type { Remembered } from './window.ts'
import { remembered, type Waiting, Windows } from './windows.ts'

/** Somebody whose clock runs. */
export interface Awaited {
  readonly seat: number
  readonly question: number
  /** His turn, and not only an answer. */
  readonly turn: boolean
  readonly ends: Moment
}

/** What is stored of a game that was played before; `stoodSince`: its clocks have not run since then. */
interface Past {
  readonly log: readonly LogEntry[]
  readonly held: readonly HeldAnswer[]
  readonly stoodSince?: Moment | undefined
}

const MISSES_UNTIL_A_BOT = 2
const RETRY_MS = 3_000
/** What it takes of this thread to append an answer to the log. */
const APPEND_MS = 0.05

/**
 * A game kept warm in memory. All its methods run in the queue of its table, one after the other: an answer is checked, applied, made durable
 * and shown before anything else is looked at.
 */
export class LiveGame {
  readonly stored: StoredGame
  readonly kind: GameKind
  /** What bots need to play along with it elsewhere. */
  readonly outline: GameOutline
  private readonly env: Env
  private readonly host: GameHost
  private readonly show: Show
  private readonly driver: BotDriver
  /** Lost when a rule threw or the disk was full; built again from the log when it is needed. */
  private position: Position | undefined
  private readonly clocks: GameClocks
  private timer: Timer | undefined = undefined
  private again: Timer | undefined = undefined
  private readonly windows: Windows
  /** By seat: how often in a row the clock has answered. */
  private readonly misses: number[]
  private readonly silence: Silence
  /** Milliseconds for which the game has kept this thread busy. */
  busy = 0

  private constructor(
    env: Env,
    host: GameHost,
    kind: GameKind,
    stored: StoredGame,
    show: Show,
    position: Position,
    clocks: GameClocks,
    said: Remembered,
  ) {
    this.env = env
    this.host = host
    this.kind = kind
    this.stored = stored
    this.show = show
    this.position = position
    this.clocks = clocks
    this.misses = stored.people.map(() => 0)
    const { id, options } = stored
    const chances = stored.people.map(() => newDealSecret(env.random))
    this.outline = { id, kind: stored.kind, options, seed: position.match.seed, chances }
    this.driver = new BotDriver(env, host, this)
    this.silence = new Silence(env, () => host.show())
    const wasCarriedOut = (seat: Seat, question: number, answer: Answer) => this.position?.wasAnswered(seat, question, answer) ?? false
    this.windows = new Windows({ env, queue: host.queue, stored, wasCarriedOut }, said)
  }

  /** Builds the game from its log. */
  static async load(env: Env, host: GameHost, kind: GameKind, stored: StoredGame, stoodSince: Moment): Promise<LiveGame> {
    const [log, held] = await Promise.all([env.store.log(stored.id), env.store.held(stored.id)])
    return LiveGame.from(env, host, kind, stored, { log, held, stoodSince })
  }

  static from(env: Env, host: GameHost, kind: GameKind, stored: StoredGame, { log, held, stoodSince }: Past): LiveGame {
    const show = new Show({ table: host.id, game: stored.id }, host.settings, kind, stored.options)
    const position = replayed(kind, stored, log, (at, events) => show.replayed(at, events))
    const clocks = new GameClocks(env, host, position.match, log.at(-1), stoodSince)
    return new LiveGame(env, host, kind, stored, show, position, clocks, remembered(stored, held, position, env.store))
  }

  /** Begins to wait for people, clocks and bots. */
  run(): void {
    if (!this.over) this.wait()
  }

  get over(): boolean {
    return this.position?.over ?? false
  }

  /** Nobody has answered anything yet. */
  get isUntouched(): boolean {
    return this.position?.log.length === 0
  }

  /** Leaves the memory; nothing is lost. */
  sleep(): void {
    this.timer?.cancel()
    this.again?.cancel()
    this.silence.stop()
    this.driver.sleep()
  }

  // ---- people --------------------------------------------------------------------------------------------------------------------------

  follow(follower: Follower, viewer: Viewer, since: Since): void {
    const answered = viewer !== 'spectator' && this.windows.hasAnswered(viewer)
    this.show.follow(follower, viewer, this.here(), this.clocks.current, this.clocks.now, { ...since, answered })
  }

  unfollow(follower: Follower): void {
    this.show.unfollow(follower)
  }

  /** An answer of a person. The same answer to the same question twice is accepted twice and counts once. */
  async answer(seat: Seat, number: number, answer: Answer): Promise<Waiting | undefined> {
    const position = this.here()
    const { input, reason } = this.ruled(() => position.match.judge(seat, answer, number))
    if (!input) {
      if (position.wasAnswered(seat, number, answer)) return undefined
      throw reason.code === 'old-question' ? new Refused('old-question') : new RefusedByRules(reason)
    }
    if (this.host.paused) throw new Refused('paused')
    this.misses[seat] = 0
    const waits = this.windows.hold(input)
    if (!waits) await this.commit([this.draft(input)])
    this.env.counts.answers++
    return waits
  }

  /** Somebody talks while talking has a price: paying it becomes an action of the game. `willing`: he knows the price and agrees. */
  async talks(seat: Seat, willing: boolean): Promise<void> {
    const { match } = this.here()
    const act = this.over ? undefined : this.ruled(() => this.kind.talking(match.game, seat))
    const input = act && this.ruled(() => match.judge(seat, act).input)
    if (!input) return
    if (!willing) throw new Refused('talk-costs')
    if (this.host.paused) throw new Refused('paused')
    await this.commit([this.draft(input)])
  }

  complete(seat: Seat, number: number, partial: Answer): Json | undefined {
    const { match } = this.here()
    if (number !== match.questionNumber) throw new Refused('old-question')
    return this.ruled(() => match.complete(seat, partial))
  }

  whyNot(seat: Seat, answer: Answer): Json | undefined {
    const { match } = this.here()
    const reason = this.ruled(() => match.whyNot(seat, answer))
    return reason && { code: reason.code, ...(reason.facts && { facts: reason.facts }) }
  }

  isOut(seat: number): boolean {
    return isOut(this.here().match, seat)
  }

  /** False: lost after a failure, and not rebuilt yet. */
  get isBuilt(): boolean {
    return this.position !== undefined
  }

  /** A person who can still make decisions holds a seat. */
  get peopleInPlay(): boolean {
    const { position, host } = this
    return !position || host.people.some((person, seat) => person !== null && !isOut(position.match, seat))
  }

  /** A question is open, and no clock will ever answer it. */
  private get standsStill(): boolean {
    return this.position?.match.question !== undefined && !this.host.settings.clocks && !this.host.paused
  }

  /**
   * Since when everybody may be waiting for this seat, where no clock runs. Nobody learns who has answered a question to several already, so it may be any that was
   * asked; nor whom a secret one was put to, so it may be anybody in play.
   */
  mayBeAwaited(seat: number): Moment | undefined {
    const { match } = this.position ?? {}
    if (!match?.question || !this.standsStill) return undefined
    const { secret, parts } = match.question
    const may = secret ? !isOut(match, seat) : parts.some((part) => part.seat === seat)
    return may ? this.silence.since : undefined
  }

  /** Somebody plays in his seat again. */
  isBack(seat: number): void {
    this.misses[seat] = 0
    this.silence.broken()
  }

  /** Everybody whose clock runs and who has not answered. */
  get awaited(): readonly Awaited[] {
    const { match } = this.position ?? {}
    if (!match || this.host.paused || this.over) return []
    const active = activeSeat(match)
    const { current: clocks } = this.clocks
    return clocks.running
      .filter(({ seat }) => !this.windows.hasAnswered(seatOf(seat)))
      .map((clock) => ({
        seat: clock.seat,
        question: clock.question,
        turn: clock.spends && clock.seat === active,
        ends: endOf(clocks, clock),
      }))
  }

  get watched(): boolean {
    return this.show.watched
  }

  get match(): Match<Game> {
    return this.here().match
  }

  /** What the store holds of it, and nobody needs to read there. */
  get log(): readonly Logged[] {
    return this.here().log
  }

  /** Another now plays in a seat, or the table has paused or goes on. */
  seatsChanged(): void {
    const stood = this.clocks.pauseOrGoOn()
    if (stood !== undefined) {
      this.windows.shift(stood)
      this.silence.broken()
    }
    if (this.position) {
      this.clocks.follow(this.position.match)
      this.show.refresh(this.position, this.clocks.current, this.clocks.now)
    }
    this.wait()
  }

  // ---- the way of every answer ---------------------------------------------------------------------------------------------------------

  /** Applies in memory an answer that was checked. If a rule throws, the game is as before and the answer refused. */
  draft(input: Input): Draft {
    const position = this.here()
    return this.timed(() => this.ruled(() => position.take(input)))
  }

  private timed<T>(work: () => T): T {
    const begun = performance.now()
    try {
      return work()
    } finally {
      this.busy += performance.now() - begun
    }
  }

  /** Makes answers durable, then shows them. Nobody sees anything of an answer that the disk does not hold. */
  async commit(drafts: readonly Draft[]): Promise<void> {
    const position = this.here()
    const { store, clock } = this.env
    const at = clock.wall()
    const { now } = this.clocks
    const clocks = this.ruled(() => this.clocks.after(position.match, now))
    const stored = storedClocks(clocks, now)
    try {
      await store.append(
        drafts.map(({ entry, input, digests }) => ({ game: this.stored.id, seq: entry, at, input, digests, clocks: stored })),
      )
    } catch (error) {
      this.position = undefined
      if (error instanceof StoreAway) this.buildAgainSoon()
      if (!mayReachStoreLater(error) && !(error instanceof TableElsewhere))
        this.env.log.error({ table: this.host.id, game: this.stored.id, fault: traceOf(error) }, 'append failed')
      const refusal = refusedByStore(error)
      throw refusal instanceof Refused ? refusal : new Refused('disk-full')
    }
    this.clocks.take(clocks)
    this.timed(() => this.publish(position, drafts, now))
    this.busy += drafts.length * APPEND_MS
    if (position.over) {
      this.sleep()
      void this.host.later(() => this.host.gameOver(position.match))
    } else this.wait()
  }

  /** A view that cannot be built does not take back what is durable: whoever missed a step gets there with the next. */
  private publish(position: Position, drafts: readonly Draft[], now: Moment): void {
    try {
      this.show.publish(position, drafts, this.clocks.current, now)
    } catch (error) {
      this.env.counts.engineErrors++
      this.env.log.error({ table: this.host.id, game: this.stored.id, kind: this.stored.kind, fault: traceOf(error) }, 'a view threw')
    }
  }

  /** If the rules throw, the game is rebuilt from the log; nothing else is affected. */
  private ruled<T>(work: () => T): T {
    try {
      return work()
    } catch (error) {
      const entries = this.position?.log.length
      this.position = undefined
      this.env.counts.engineErrors++
      this.env.log.error(
        { table: this.host.id, game: this.stored.id, kind: this.stored.kind, entries, fault: traceOf(error) },
        'a rule threw',
      )
      throw new Refused('engine-error')
    }
  }

  private here(): Position {
    if (!this.position) throw new Refused('engine-error')
    return this.position
  }

  /**
   * To be called before the game is used: after a failure it is rebuilt. The log may hold more than anybody was shown, because a database that went away may have
   * kept the last answers: they are shown now, and everybody is waited for anew, people, clocks and bots.
   */
  async mend(): Promise<void> {
    if (this.position) return
    const log = await this.env.store.log(this.stored.id).catch((error) => Promise.reject(refusedByStore(error)))
    this.position = replayed(this.kind, this.stored, log)
    this.again?.cancel()
    // The threads may know inputs that came to nothing.
    this.env.thinkers.forget(this.stored.id)
    this.clocks.follow(this.position.match)
    this.show.catchUp(this.position, this.clocks.current, this.clocks.now)
    this.wait()
    if (this.over) void this.host.later(() => this.host.gameOver(this.match))
  }

  /** Whether or not anybody does anything. */
  private buildAgainSoon(): void {
    this.again?.cancel()
    this.again = this.env.clock.after(RETRY_MS, () => this.host.later(() => this.buildAgain()))
  }

  private async buildAgain(): Promise<void> {
    try {
      await this.mend()
    } catch (error) {
      if (!mayReachStoreLater(error)) throw error
      this.buildAgainSoon()
    }
  }

  // ---- waiting -------------------------------------------------------------------------------------------------------------------------

  private wait(): void {
    this.timer?.cancel()
    this.timer = undefined
    this.silence.during(this.position?.match.questionNumber, this.standsStill)
    this.host.waits()
    if (this.host.paused || this.over) {
      this.driver.stop()
      return
    }
    const { clock } = this.env
    // By post nobody would be there for a window of seconds: it waits for all who could answer.
    const { windowSeconds, clocks } = this.host.settings
    const length = this.peopleInPlay && !isByPost(clocks) ? windowSeconds * 1000 : 0
    const window = this.windows.look(this.position?.match, length)
    if (window) {
      // Neither clocks nor bots shorten it.
      this.driver.stop()
      this.driver.prepare()
      this.timer = clock.after(Math.max(0, window.ends - clock.monotonic()), () => void this.host.later(() => this.windowIsOver()))
      return
    }
    const end = nextEnd(this.clocks.current)
    if (end !== undefined) this.timer = clock.after(Math.max(0, end - clock.monotonic()), () => void this.host.later(() => this.timeIsUp()))
    this.driver.wake()
  }

  /** The answers are applied together with those of the bots; players who did not answer pass. */
  private async windowIsOver(): Promise<void> {
    const { current: window } = this.windows
    if (this.host.paused || !window) return
    try {
      // Built again, it has looked already what there is to wait for.
      if (!this.position) return await this.mend()
      const { match } = this.here()
      if (match.questionNumber !== window.question) return this.wait()
      const drafts: Draft[] = []
      for (const seat of match.waiting()) {
        const said = window.answerOf(seat) ?? this.driver.answerInWindow(seat, window.question)
        const input = this.ruled(() => (said && match.judge(seat, said).input) ?? fallback(match, seat))
        if (input) drafts.push(this.draft(input))
      }
      await this.commit(drafts)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      // A full disk may have room again, so that is tried again; an answer that made a rule throw is not.
      if (!mayReachStoreLater(error) && error.code !== 'store-damaged') window.forget()
      this.timer = this.env.clock.after(RETRY_MS, () => void this.host.later(() => this.windowIsOver()))
    }
  }

  /** The clock answers for everybody whose time is over. */
  private async timeIsUp(): Promise<void> {
    if (this.host.paused) return
    try {
      if (!this.position) return await this.mend()
      const [seat] = runOut(this.clocks.current, this.env.clock.monotonic())
      if (seat === undefined) return this.wait()
      const input = this.ruled(() => fallback(this.here().match, seatOf(seat)))
      if (!input) return this.seatsChanged()
      await this.commit([this.draft(input)])
      const misses = (this.misses[seat] ?? 0) + 1
      this.misses[seat] = misses
      if (misses >= MISSES_UNTIL_A_BOT && !this.position?.over) await this.host.standIn(seat)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.clocks.grace(RETRY_MS)
      this.wait()
    }
  }
}
