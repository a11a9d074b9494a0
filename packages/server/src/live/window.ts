import type { Answer, Game, Input, Match, Seat } from '@sundown/engine'
import type { Moment } from '../clock.ts'

/** What was said in a window before the process ended. */
export type Remembered = ReadonlyMap<Seat, Answer>

/**
 * A question that stays open for a fixed time, whoever answers when, so that the time does not reveal whether somebody had an answer. The
 * answers are kept here, and sealed in the store, and applied when the time is over. If the process ends before that, the window opens
 * again with the stored answers.
 */
export class Window {
  readonly question: number
  ends: Moment
  private readonly held = new Map<Seat, Answer>()
  /** By seat: settled when the answer is in the store. */
  readonly keeping = new Map<Seat, Promise<void>>()

  private constructor(question: number, ends: Moment) {
    this.question = question
    this.ends = ends
  }

  /** The window that is open now, if the question is one: the same as before as long as the question is. */
  static now(before: Window | undefined, match: Match<Game>, milliseconds: number, now: Moment, said: Remembered): Window | undefined {
    if (before?.question === match.questionNumber) return before
    if (!match.question?.window || (milliseconds <= 0 && said.size === 0)) return undefined
    const window = new Window(match.questionNumber, now + milliseconds)
    for (const [seat, answer] of said) window.held.set(seat, answer)
    return window
  }

  /** There was a time in which nothing ran. */
  shift(pause: number): void {
    this.ends += pause
  }

  /** True if it answers the window's question: the first answer of this seat then waits here. Actions that nobody asked for do not wait. */
  hold({ seat, answer, interjection }: Input): boolean {
    if (interjection) return false
    if (!this.held.has(seat)) this.held.set(seat, answer)
    return true
  }

  /** It could not be kept. */
  withdraw(seat: Seat): void {
    this.held.delete(seat)
    this.keeping.delete(seat)
  }

  forget(): void {
    this.held.clear()
    this.keeping.clear()
  }

  answerOf(seat: Seat): Answer | undefined {
    return this.held.get(seat)
  }
}
