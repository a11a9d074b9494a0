import { performance } from 'node:perf_hooks'
import type { Input } from '@sundown/engine'
import type { Timer } from '../clock.ts'
import { traceOf } from '../log.ts'
import { Refused } from '../refused.ts'
import { fallback, think, thinkNow } from './bots.ts'
import type { Env } from './env.ts'
import type { GameHost, LiveGame } from './game.ts'
import { type Draft, RulesChanged } from './position.ts'

/** With nobody left to wait for, bots play in slices of this many milliseconds; in between everybody else has his turn. */
const SLICE_MS = 6
const SLICE_INPUTS = 40
const RETRY_MS = 2_000
/** After so many failures in a row the bots wait for a person. */
const PATIENCE = 4

/** Lets the bots of one game act: at the table's pace while people play, as fast as possible when nobody is left in play. */
export class BotDriver {
  private readonly env: Env
  private readonly host: GameHost
  private readonly game: LiveGame
  private timer: Timer | undefined = undefined
  private generation = 0
  private failures = 0

  constructor(env: Env, host: GameHost, game: LiveGame) {
    this.env = env
    this.host = host
    this.game = game
  }

  /** Something has changed: whoever is a bot thinks about it after a while. */
  wake(): void {
    this.stop()
    if (!this.host.bots.some((bot) => bot !== null)) return
    this.plan(this.game.peopleInPlay ? this.host.settings.botPace : 0)
  }

  stop(): void {
    this.generation++
    this.timer?.cancel()
    this.timer = undefined
  }

  private plan(milliseconds: number): void {
    const planned = ++this.generation
    const act = () => {
      if (planned === this.generation) this.host.later(() => (planned === this.generation ? this.act() : Promise.resolve()))
    }
    if (milliseconds > 0) this.timer = this.env.clock.after(milliseconds, act)
    else setImmediate(act)
  }

  private async act(): Promise<void> {
    if (this.host.paused) return
    try {
      await this.game.mend()
      if (this.game.peopleInPlay) await this.one()
      else await this.slice()
      this.failures = 0
    } catch (error) {
      if (error instanceof RulesChanged) throw error
      if (!(error instanceof Refused)) this.env.log.error({ table: this.host.id, fault: traceOf(error) }, 'a bot threw')
      this.failures++
      if (this.failures < PATIENCE) this.plan(RETRY_MS)
    }
  }

  private async one(): Promise<void> {
    const draft = this.draft(this.failures > 0 ? undefined : await think(this.game.match, this.host.bots, this.game.randoms))
    if (draft) await this.game.commit([draft])
  }

  private async slice(): Promise<void> {
    const end = performance.now() + SLICE_MS
    const drafts: Draft[] = []
    do {
      const draft = this.draft(this.failures > 0 ? undefined : thinkNow(this.game.match, this.host.bots, this.game.randoms))
      if (!draft) break
      drafts.push(draft)
    } while (this.game.match.question && drafts.length < SLICE_INPUTS && performance.now() < end)
    if (drafts.length > 0) await this.game.commit(drafts)
  }

  /** A bot that wants what it may not, or whose wish has just failed, is answered for. */
  private draft(input: Input | undefined): Draft | undefined {
    const { match } = this.game
    const legal = input && match.judge(input.seat, input.answer).input
    if (legal) return this.game.draft(legal)
    if (!input && this.failures === 0) return undefined
    const seat = match.waiting().find((asked) => this.host.bots[asked] !== null)
    const given = seat === undefined ? undefined : fallback(match, seat)
    return given && this.game.draft(given)
  }
}
