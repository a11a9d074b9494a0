import type { Answer, Game, Input, Match, Seat } from '@sundown/engine'
import type { Time } from '../store/store.ts'

/**
 * A question that stays open for a fixed time, whoever answers when: nobody shall learn from the time whether somebody had an answer. What is
 * said in it is kept here and carried out when the time is over; if the process ends before, the window opens anew.
 */
export class Window {
  readonly question: number
  readonly ends: Time
  private readonly held = new Map<Seat, Answer>()

  private constructor(question: number, ends: Time) {
    this.question = question
    this.ends = ends
  }

  /** The window that is open now, if the question is one: the same as before as long as the question is. */
  static now(before: Window | undefined, match: Match<Game>, milliseconds: number, now: Time): Window | undefined {
    if (!match.question?.window || milliseconds <= 0) return undefined
    return before?.question === match.questionNumber ? before : new Window(match.questionNumber, now + milliseconds)
  }

  /** The same window after a time in which nothing ran. */
  after(pause: number): Window {
    const window = new Window(this.question, this.ends + pause)
    for (const [seat, answer] of this.held) window.held.set(seat, answer)
    return window
  }

  /** True: it is an answer to the window's question and waits here. What is done although nobody asked does not wait. */
  hold({ seat, answer, interjection }: Input): boolean {
    if (interjection) return false
    this.held.set(seat, answer)
    return true
  }

  forget(): void {
    this.held.clear()
  }

  answerOf(seat: Seat): Answer | undefined {
    return this.held.get(seat)
  }
}
