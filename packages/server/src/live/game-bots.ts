import { type Answer, type Input, Random, type Seat } from '@sundown/engine'
import type { Timer } from '../clock.ts'
import { traceOf } from '../log.ts'
import { mayReachStoreLater, Refused } from '../refused.ts'
import type { Env } from './env.ts'
import type { LiveGame } from './game.ts'
import type { GameHost } from './game-host.ts'
import { type Draft, RulesChanged } from './position.ts'
import { fallback, STAND_IN, thinkNow } from './thinking/bots.ts'
import type { BotSeats } from './thinking/job.ts'
import type { Thinkable } from './thinking/thinkers.ts'

/** Without people to wait for, bots play in slices of this many inputs or milliseconds; in between everything else gets its turn. */
const SLICE_INPUTS = 24
const SLICE_MS = 6
const RETRY_MS = 2_000
/** Before its first action a bot waits this many times its pace, but at most this long. */
const OPENING = 4
const LONGEST_OPENING = 2_800
/** After this many failures in a row the bots wait for a person. */
const PATIENCE = 4
/** A bot that has failed this often in one game is not asked again: the plain bot thinks in its place, and if that fails too, the default answers are given. */
const TRUST = 2

/** Lets the bots of one game act: at the table's pace while people play, in slices when nobody is left in play. */
export class BotDriver {
  private readonly env: Env
  private readonly host: GameHost
  private readonly game: LiveGame
  private timer: Timer | undefined = undefined
  private generation = 0
  private failures = 0
  /** How often thinking has failed in this game. */
  private disappointments = 0
  /** The bots' answers for the window that is open. */
  private prepared: { readonly question: number; readonly answers: readonly Input[] } | undefined = undefined

  constructor(env: Env, host: GameHost, game: LiveGame) {
    this.env = env
    this.host = host
    this.game = game
  }

  /** Something has changed: whoever is a bot thinks about it. */
  wake(): void {
    this.stop()
    if (!this.host.bots.some((bot) => bot !== null)) return
    if (!this.game.isBuilt) void this.inTurn(this.generation, async () => this.wake())
    else if (this.game.peopleInPlay) this.plan(this.pace)
    else this.playAlone()
  }

  /** Pages show the deal before anything else: bots leave them the time for it. */
  private get pace(): number {
    const { botPace } = this.host.settings
    return this.game.match.inputs.length === 0 ? Math.min(botPace * OPENING, LONGEST_OPENING) : botPace
  }

  stop(): void {
    this.generation++
    this.timer?.cancel()
    this.timer = undefined
  }

  /** The game leaves the memory. */
  sleep(): void {
    this.stop()
    this.env.thinkers.forget(this.game.stored.id)
  }

  // ---- while people play ---------------------------------------------------------------------------------------------------------------

  /** The bot thinks while the time of its pace goes by, so that the moment of its answer does not tell how long it thought. */
  private plan(milliseconds: number): void {
    const planned = ++this.generation
    const thought = this.think(planned)
    const act = () =>
      void thought.then((input) => {
        if (planned === this.generation) this.env.botTime.people.do(this.host.owner, () => this.inTurn(planned, () => this.one(input)))
      })
    if (milliseconds > 0) this.timer = this.env.clock.after(milliseconds, act)
    else act()
  }

  /** Undefined if there is nothing to do, or the thinking has failed. */
  private async think(planned: number): Promise<Input | 'failed' | undefined> {
    if (this.failures > 0 || this.disappointments >= 2 * TRUST) return 'failed'
    try {
      const [input] = await this.env.thinkers.think(this.thinkable(planned), { next: 1, milliseconds: 0 }, true)
      return input
    } catch (error) {
      this.disappointed(error)
      return 'failed'
    }
  }

  private async one(input: Input | 'failed' | undefined): Promise<void> {
    const draft = input === 'failed' ? this.instead() : input && this.draft(input)
    if (draft) await this.commit([draft])
  }

  // ---- among themselves ----------------------------------------------------------------------------------------------------------------

  private playAlone(): void {
    const planned = ++this.generation
    this.env.botTime.alone.do(this.host.owner, async () =>
      planned === this.generation ? this.inTurn(planned, () => this.slice(planned)) : 0,
    )
  }

  private async slice(planned: number): Promise<void> {
    const end = performance.now() + SLICE_MS
    const drafts: Draft[] = []
    const { game } = this
    do {
      const inputs = await this.thinkAlone(planned)
      const before = drafts.length
      for (const input of inputs === 'failed' ? [] : inputs) {
        const draft = game.match.question && this.draft(input)
        if (draft) drafts.push(draft)
      }
      const instead = inputs === 'failed' ? this.instead() : undefined
      if (instead) drafts.push(instead)
      if (drafts.length === before) break
    } while (game.match.question && drafts.length < SLICE_INPUTS && performance.now() < end)
    if (drafts.length > 0) await this.commit(drafts)
  }

  private async thinkAlone(planned: number): Promise<readonly Input[] | 'failed'> {
    if (this.failures > 0 || this.disappointments >= 2 * TRUST) return 'failed'
    try {
      return await this.env.thinkers.think(this.thinkable(planned), { next: SLICE_INPUTS, milliseconds: SLICE_MS }, false)
    } catch (error) {
      this.disappointed(error)
      return 'failed'
    }
  }

  // ---- in a window ---------------------------------------------------------------------------------------------------------------------

  /** A window is open: the bots think now, so that the moment at which it closes does not depend on them. */
  prepare(): void {
    this.prepared = undefined
    if (!this.game.isBuilt) return
    const { match } = this.game
    const { questionNumber: question } = match
    const inputs = match.inputs.length
    const seats = match.waiting().filter((seat) => this.host.bots[seat] !== null)
    if (seats.length === 0 || this.disappointments >= 2 * TRUST) return
    const isWanted = () => this.game.isBuilt && this.game.match.inputs.length === inputs
    this.env.thinkers.think({ ...this.thinkable(0), isWanted }, { answers: seats }, true).then(
      (answers) => {
        if (isWanted()) this.prepared = { question, answers }
      },
      (error) => this.disappointed(error),
    )
  }

  /** What the bot of a seat says when the window closes. Nothing: a person sits there, or it has not made up its mind. */
  answerInWindow(seat: Seat, question: number): Answer | undefined {
    const { prepared } = this
    if (this.host.bots[seat] === null || prepared?.question !== question) return undefined
    return prepared.answers.find((input) => input.seat === seat)?.answer
  }

  // ---- what both share -----------------------------------------------------------------------------------------------------------------

  private thinkable(planned: number): Thinkable {
    const { match, outline } = this.game
    return { outline, match, bots: this.trusted, isWanted: () => planned === this.generation }
  }

  /** Who thinks in which seat. */
  private get trusted(): BotSeats {
    return this.disappointments < TRUST ? this.host.bots : this.host.bots.map((bot) => bot && STAND_IN)
  }

  private disappointed(error: unknown): void {
    if (this.env.state.closing) return
    this.disappointments++
    this.env.log.warn({ table: this.host.id, fault: traceOf(error) }, 'a bot could not think')
  }

  /** In the queue of the table, like everything else that happens there. Returns how long it kept this thread busy. */
  private async inTurn(planned: number, act: () => Promise<void>): Promise<number> {
    const before = this.game.busy
    await this.host.later(async () => {
      if (planned !== this.generation || this.host.paused) return
      try {
        // Built again, it wakes the bots anew.
        if (this.game.isBuilt) await act()
        else await this.game.mend()
      } catch (error) {
        if (error instanceof RulesChanged) throw error
        if (!(error instanceof Refused)) this.env.log.error({ table: this.host.id, fault: traceOf(error) }, 'a bot threw')
        // It is not the bots' fault if the store is away.
        if (!mayReachStoreLater(error)) this.failures++
        if (this.failures < PATIENCE) this.retry()
      }
    })
    return this.game.busy - before
  }

  private async commit(drafts: readonly Draft[]): Promise<void> {
    const { failures } = this
    // What comes next is thought about as soon as it is shown.
    this.failures = 0
    try {
      await this.game.commit(drafts)
    } catch (error) {
      this.failures = failures
      throw error
    }
  }

  private retry(): void {
    this.stop()
    this.timer = this.env.clock.after(RETRY_MS, () => this.wake())
  }

  /** If a bot gives an illegal answer, one is given for it. */
  private draft(input: Input): Draft | undefined {
    const legal = this.game.match.judge(input.seat, input.answer).input
    if (legal) return this.game.draft(legal)
    // Everything that was thought out beyond it is void.
    this.env.thinkers.forget(this.game.stored.id)
    return this.instead()
  }

  /** The answer for a bot that cannot think: that of the plain bot or, if it is the plain bot, the default answer for absent players. */
  private instead(): Draft | undefined {
    const { match } = this.game
    const seat = match.waiting().find((asked) => this.host.bots[asked] !== null)
    if (seat === undefined) return undefined
    const plain = this.trusted[seat] === STAND_IN || this.failures > 0 ? undefined : this.plainAnswer(seat)
    const given = (plain && match.judge(seat, plain).input) ?? fallback(match, seat)
    return given && this.game.draft(given)
  }

  private plainAnswer(seat: Seat): Answer | undefined {
    const { match, outline } = this.game
    const bots = outline.chances.map((_, other) => (other === seat ? STAND_IN : null))
    return thinkNow(
      match,
      bots,
      outline.chances.map((chance) => new Random(chance)),
    )?.answer
  }
}
