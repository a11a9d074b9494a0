import type { Game, Match } from '@sundown/engine'
import type { Moment } from '../clock.ts'
import type { LogEntry } from '../store/store.ts'
import { type ClockRules, type ClockState, fullClocks, giveGrace, nextClocks, readClocks, shiftClocks } from './clocks.ts'
import type { Env } from './env.ts'
import type { GameHost } from './game-host.ts'

/** The clocks of a live game. While its table is paused they stand: for them it is still the moment at which the pause began. */
export class GameClocks {
  private readonly env: Env
  private readonly host: GameHost
  private state: ClockState
  private pausedAt: Moment | undefined

  /** They go on from the last entry of the log, and have not run since `stood`. */
  constructor(env: Env, host: GameHost, match: Match<Game>, last: LogEntry | undefined, stood: Moment | undefined) {
    this.env = env
    this.host = host
    const now = env.clock.monotonic()
    this.pausedAt = host.paused ? now : undefined
    this.state = fullClocks(host.settings.clocks, match.game.seats)
    if (last) {
      const read = readClocks(last.clocks, match, this.rules, { now, stood: host.paused ? undefined : stood })
      this.state = giveGrace(read, now + env.times.grace)
    }
    this.state = this.after(match, now)
  }

  private get rules(): ClockRules {
    const { settings, bots } = this.host
    return { clocks: settings.clocks, hasClock: (seat) => bots[seat] === null }
  }

  /** The moment by which they are read. */
  get now(): Moment {
    return this.pausedAt ?? this.env.clock.monotonic()
  }

  get current(): ClockState {
    return this.state
  }

  /** As they will stand after what has just happened; `take` makes it so. */
  after(match: Match<Game>, now: Moment): ClockState {
    return nextClocks(this.state, match, this.rules, now)
  }

  take(state: ClockState): void {
    this.state = state
  }

  /** Somebody else is asked now, or another plays in a seat. */
  follow(match: Match<Game>): void {
    this.state = this.after(match, this.now)
  }

  /** Nobody runs out within this many milliseconds. */
  grace(milliseconds: number): void {
    this.state = giveGrace(this.state, this.now + milliseconds)
  }

  /** The table may have paused, or go on again. Once it goes on: for how many milliseconds they have stood. */
  pauseOrGoOn(): number | undefined {
    if (this.host.paused) {
      this.pausedAt = this.now
      return undefined
    }
    if (this.pausedAt === undefined) return undefined
    const stood = this.env.clock.monotonic() - this.pausedAt
    this.state = shiftClocks(this.state, stood)
    this.pausedAt = undefined
    return stood
  }
}
