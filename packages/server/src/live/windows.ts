import { type Answer, type Game, type Input, type Match, type Seat, seatOf } from '@sundown/engine'
import { traceOf } from '../log.ts'
import { mayReachStoreLater, Refused, refusedByStore } from '../refused.ts'
import type { HeldAnswer, Store, StoredGame } from '../store/store.ts'
import type { Env } from './env.ts'
import { type Position, sameAnswer } from './position.ts'
import type { Queue } from './queue.ts'
import { sealAnswer, unsealAnswer } from './sealed.ts'
import { type Remembered, Window } from './window.ts'

/** An answer that waits in a window: settled when it is in the store. Others at the table need not wait for that. */
export interface Waiting {
  readonly kept: Promise<void>
}

interface Place {
  readonly env: Env
  readonly queue: Queue
  readonly stored: StoredGame
  /** The answer is in the log. */
  readonly wasCarriedOut: (seat: Seat, question: number, answer: Answer) => boolean
}

const NOTHING: Remembered = new Map()

/** The windows of one game: the one that is open, and how what is said in it is kept. */
export class Windows {
  current: Window | undefined = undefined
  private readonly place: Place
  /** What was said in the window that is open now, before the game was loaded. */
  private said: Remembered

  constructor(place: Place, said: Remembered) {
    this.place = place
    this.said = said
  }

  /** The game has gone on, or has just been loaded. While it has to be built again the window stays. */
  look(match: Match<Game> | undefined, milliseconds: number): Window | undefined {
    if (!match) return this.current
    this.current = Window.now(this.current, match, milliseconds, this.place.env.clock.monotonic(), this.said)
    this.said = NOTHING
    return this.current
  }

  hasAnswered(seat: Seat): boolean {
    return (this.current?.answerOf(seat) ?? this.said.get(seat)) !== undefined
  }

  /** Nothing: it is no answer that would have to wait. The first answer of a seat counts, and may be sent again. */
  hold(input: Input): Waiting | undefined {
    const { current: window } = this
    const { seat, answer } = input
    if (!window?.hold(input)) return undefined
    const said = window.answerOf(seat)
    if (said && !sameAnswer(said, answer)) throw new Refused('old-question')
    const kept = window.keeping.get(seat) ?? this.keep(window, seat, answer)
    window.keeping.set(seat, kept)
    // Whoever has answered hears of it.
    kept.catch(() => undefined)
    return { kept }
  }

  /** Outside the queue of the table, so that nobody else can tell by waiting that somebody has answered. */
  private async keep(window: Window, seat: Seat, answer: Answer): Promise<void> {
    const { env, queue, stored, wasCarriedOut } = this.place
    const place = { game: stored.id, question: window.question, seat }
    try {
      await env.store.hold({ ...place, sealed: sealAnswer(stored.deal.secret, place, answer) })
    } catch (error) {
      const refusal = refusedByStore(error)
      if (!mayReachStoreLater(error)) env.log.error({ game: stored.id, fault: traceOf(error) }, 'an answer was not kept')
      await queue.run(() => {
        // The window may have closed in the meantime.
        if (wasCarriedOut(seat, window.question, answer)) return
        window.withdraw(seat)
        throw refusal instanceof Refused ? refusal : new Refused('disk-full')
      })
    }
  }

  /** Time in which nothing ran. */
  shift(milliseconds: number): void {
    this.current?.shift(milliseconds)
  }
}

/**
 * What is stored of answers in windows, as far as it was said to the question that is open now. What cannot be unsealed, or was said to a question nobody has asked
 * yet, is damaged: whoever said it is asked again, and the operator is told.
 */
export function remembered({ id, deal }: StoredGame, held: readonly HeldAnswer[], { match }: Position, store: Store): Remembered {
  const said = new Map<Seat, Answer>()
  let damaged = 0
  for (const { question, seat, sealed } of held) {
    const answer = unsealAnswer(deal.secret, { game: id, question, seat }, sealed)
    if (!answer || question > match.questionNumber) damaged++
    else if (match.question?.window && question === match.questionNumber) said.set(seatOf(seat), answer)
  }
  if (damaged > 0) store.foundDamage('answers that waited in a window cannot be read', { game: id, answers: damaged })
  return said
}
