import type { GameKind } from '@sundown/engine'
import { isByPost, type TableSettings } from '@sundown/protocol'
import type { Clock, Moment } from '../clock.ts'
import { Limits } from '../limits.ts'
import type { LiveDeps, LiveLimits, LiveMetrics } from '../live-port.ts'
import { amongThemselves, type BotTime, besidePeople } from './bot-time.ts'
import type { Charges } from './charges.ts'
import type { Thinkers } from './thinking/thinkers.ts'
import type { Times } from './times.ts'

type Counted = Pick<
  LiveMetrics,
  | 'messagesIn'
  | 'messagesOut'
  | 'answers'
  | 'refusals'
  | 'resumes'
  | 'engineErrors'
  | 'gamesStarted'
  | 'gamesOver'
  | 'gamesClosed'
  | 'tablesGaveWay'
>

/** What every part of the live server works with. */
export interface Env extends Omit<LiveDeps, 'thinkers'> {
  readonly times: Times
  readonly games: ReadonlyMap<string, GameKind>
  readonly counts: { -readonly [name in keyof Counted]: number }
  /** By person, so that reconnecting changes nothing; also by address where one person could act again and again under new names. */
  readonly allowed: {
    readonly messages: Limits
    readonly talk: Limits
    readonly guesses: Limits
    readonly visits: Limits
    readonly visitsOfAddress: Limits
    readonly invitations: Limits
  }
  readonly charges: Charges
  readonly thinkers: Thinkers
  /** What bots may take of the processor: at tables where people play, and among themselves. */
  readonly botTime: { readonly people: BotTime; readonly alone: BotTime }
  readonly state: { closing: boolean }
  /** When this run of the server began: clocks of games that are not in memory have stood still since then. */
  readonly began: Moment
}

export const allowances = (clock: Clock, { messagesPerSecond, messageBurst, visitsPerMinute }: LiveLimits): Env['allowed'] => ({
  // Several tabs may be open.
  messages: new Limits(clock, { most: messageBurst * 2, seconds: messageBurst / messagesPerSecond }),
  talk: new Limits(clock, { most: 6, seconds: 12 }),
  // Wrong invitation codes.
  guesses: new Limits(clock, { most: 8, seconds: 240 }),
  visits: new Limits(clock, { most: visitsPerMinute, seconds: 60 }),
  visitsOfAddress: new Limits(clock, { most: visitsPerMinute * 10, seconds: 60 }),
  invitations: new Limits(clock, { most: 10, seconds: 60 }),
})

/** Milliseconds after which a table is closed if nobody is present. By post nobody needs to be: such a table is closed when all clocks could have run out three times. */
export function idleTime({ limits }: Env, { clocks }: TableSettings): number {
  const idle = limits.tableIdleMinutes * 60_000
  return clocks !== null && isByPost(clocks) ? Math.max(idle, 3000 * (clocks.turn + clocks.reaction + clocks.reserve)) : idle
}

export const botTimes = ({ botShare }: LiveLimits): Env['botTime'] => ({ people: besidePeople(), alone: amongThemselves(botShare) })

export const noCounts = (): Env['counts'] => ({
  messagesIn: 0,
  messagesOut: 0,
  answers: 0,
  refusals: 0,
  resumes: 0,
  engineErrors: 0,
  gamesStarted: 0,
  gamesOver: 0,
  gamesClosed: 0,
  tablesGaveWay: 0,
})
