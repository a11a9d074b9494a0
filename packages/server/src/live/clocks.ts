import { type Game, type Match, nth } from '@sundown/engine'
import type { Clocks, ClockView } from '@sundown/protocol'
import type { Moment } from '../clock.ts'
import type { StoredClock } from '../store/store.ts'
import { activeSeat } from './kind.ts'

interface RunningClock {
  readonly seat: number
  readonly question: number
  /** When the time for this question is over; then the reserve runs down. */
  readonly due: Moment
  /**
   * Only a question that everybody knows to be for this one seat may cost reserve. Otherwise the remaining reserve would reveal later who
   * was asked in a secret window, or how long somebody thought about a question to several.
   */
  readonly spends: boolean
}

/** The clock of somebody who is asked, and for whom a bot plays now. It stands still; should he come back to the same question, it goes on. */
interface RestingClock {
  readonly seat: number
  readonly question: number
  /** Until it is due. */
  readonly left: number
}

/** The clocks of one game at some moment: what is left of the reserves, by seat, and who is being waited for. */
export interface ClockState {
  readonly reserves: readonly number[]
  readonly running: readonly RunningClock[]
  readonly resting: readonly RestingClock[]
}

export interface ClockRules {
  readonly clocks: Clocks | null
  /** Bots have no clock. */
  readonly hasClock: (seat: number) => boolean
}

const NO_CLOCKS: ClockState = { reserves: [], running: [], resting: [] }

export const fullClocks = (clocks: Clocks | null, seats: number): ClockState =>
  clocks === null ? NO_CLOCKS : { ...NO_CLOCKS, reserves: Array.from({ length: seats }, () => clocks.reserve * 1000) }

/** The clocks after something happened. A question put again after an interjection has its number of before, and keeps its clock. */
export function nextClocks(state: ClockState, match: Match<Game>, { clocks, hasClock }: ClockRules, now: Moment): ClockState {
  if (clocks === null) return NO_CLOCKS
  const number = match.questionNumber
  const waiting = match.waiting()
  const asked = waiting.filter(hasClock)
  const kept = state.running.filter(({ seat, question }) => question === number && asked.some((other) => other === seat))
  const reserves = state.reserves.slice()
  for (const clock of state.running) if (!kept.includes(clock)) reserves[clock.seat] = reserveOf(state, clock, now)
  const stopped = state.running.map(({ seat, question, due }) => ({ seat, question, left: Math.max(0, due - now) }))
  const resting = [...state.resting, ...stopped].filter(
    ({ seat, question }) => question === number && !hasClock(seat) && waiting.some((other) => other === seat),
  )
  const alone = match.question?.parts.length === 1 && !match.question.secret
  const active = activeSeat(match)
  const added = asked
    .filter((seat) => !kept.some((clock) => clock.seat === seat))
    .map((seat) => {
      // Nobody gets more time by having a bot play for a moment.
      const before = state.resting.find((clock) => clock.seat === seat && clock.question === number)
      const time = before?.left ?? (alone && seat === active ? clocks.turn : clocks.reaction) * 1000
      return { seat, question: number, due: now + time, spends: alone }
    })
  return { reserves, running: [...kept, ...added], resting }
}

function reserveOf({ reserves }: ClockState, { seat, due, spends }: RunningClock, now: Moment): number {
  const reserve = nth(reserves, seat)
  return spends ? Math.max(0, reserve - Math.max(0, now - due)) : reserve
}

/** When the time of somebody who is waited for is over, with his reserve. */
export const endOf = ({ reserves }: ClockState, { seat, due, spends }: RunningClock): Moment => due + (spends ? nth(reserves, seat) : 0)

/** When the next clock runs out. */
export const nextEnd = (state: ClockState): Moment | undefined =>
  state.running.length === 0 ? undefined : Math.min(...state.running.map((clock) => endOf(state, clock)))

export const runOut = (state: ClockState, now: Moment): number[] =>
  state.running.filter((clock) => endOf(state, clock) <= now).map(({ seat }) => seat)

/** Time that counts for nobody: a pause, or the server was down. */
export const shiftClocks = (state: ClockState, by: number): ClockState =>
  by === 0 ? state : { ...state, running: state.running.map((clock) => ({ ...clock, due: clock.due + by })) }

/** Nobody runs out before this moment. */
export const giveGrace = (state: ClockState, until: Moment): ClockState => ({
  ...state,
  running: state.running.map((clock) => ({ ...clock, due: clock.due + Math.max(0, until - endOf(state, clock)) })),
})

/** Everybody sees the clock of a seat that is publicly asked; in a question to several, each player sees only his own. */
export const clockViews = (state: ClockState, viewer: number | 'spectator', now: Moment): ClockView[] =>
  state.running
    .filter(({ seat, spends }) => spends || seat === viewer)
    .map((clock) => ({
      seat: clock.seat,
      left: Math.max(0, clock.due - now) / 1000,
      reserve: (clock.spends ? reserveOf(state, clock, now) : 0) / 1000,
    }))

/** One for each seat, because reserves must survive a restart too. Stored is the time left, not the moment at which it runs out. */
export const storedClocks = ({ reserves, running }: ClockState, now: Moment): StoredClock[] =>
  reserves.map((reserve, seat) => {
    const clock = running.find((other) => other.seat === seat)
    return { seat, reserve, ...(clock && { runs: { question: clock.question, left: clock.due - now, at: now } }) }
  })

/** The clocks of a log entry go on, as far as they belong to the question that is open now. They had run until `stood`; nothing: they had not run since. */
export function readClocks(
  stored: readonly StoredClock[],
  match: Match<Game>,
  { clocks, hasClock }: ClockRules,
  { now, stood }: { readonly now: Moment; readonly stood: Moment | undefined },
): ClockState {
  if (clocks === null) return NO_CLOCKS
  const reserves = fullClocks(clocks, match.game.seats).reserves.slice()
  for (const { seat, reserve } of stored) reserves[seat] = reserve
  const waiting = match.waiting()
  const spends = match.question?.parts.length === 1 && !match.question.secret
  const running = stored.flatMap(({ seat, runs }) => {
    if (runs?.question !== match.questionNumber || !waiting.some((asked) => asked === seat) || !hasClock(seat)) return []
    const used = stood === undefined || runs.at === null ? 0 : Math.max(0, stood - runs.at)
    return [{ seat, question: runs.question, due: now + runs.left - used, spends }]
  })
  return { reserves, running, resting: [] }
}
