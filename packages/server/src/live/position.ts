import { type Answer, type Game, type GameKind, type Input, type Json, Match, nth, type Seat, type Seed, seatOf } from '@sundown/engine'
import { engineAnswer, wireAnswer } from '@sundown/protocol'

type Event = { readonly type: string }

/** Something that happened and that somebody other than the player who answered may notice. */
export interface Step {
  readonly seq: number
  readonly events: readonly Event[]
}

/** An answer that was applied in memory and is not in the log yet. */
export interface Draft {
  readonly input: Input
  readonly entry: number
  readonly digests: readonly number[]
  readonly events: readonly Event[]
  /** A promise in a question to several is silent: nobody may notice who has answered, so it has no number of its own. */
  readonly silent: boolean
  readonly seq: number
}

/** As much of a logged answer as it takes to play it again. */
export interface Logged {
  readonly input: Input
  readonly digests: readonly number[]
}

/** An answer to the question with this number. */
interface Given {
  readonly number: number
  readonly answer: Answer
}

/** Replaying the log does not give the same game as when it was written. */
export class RulesChanged extends Error {
  readonly events: readonly Event[]

  constructor(events: readonly Event[]) {
    super('the log does not replay')
    this.events = events
  }
}

const KEPT_STEPS = 64
const LATEST_STEPS = 12
const KEPT_ANSWERS = 8

/**
 * A game at some moment of its log, in memory. `seq` counts the steps that can be noticed; it follows from the log alone, so it is the same
 * after every rebuild.
 */
export class Position {
  readonly match: Match<Game>
  seq = 0
  /** All answers so far, as the store has them. */
  readonly log: Logged[] = []
  private readonly steps: Step[] = []
  /** By seat: the last answers, so that one sent again after a reconnect is known. */
  private readonly answered: Given[][]

  constructor(match: Match<Game>) {
    this.match = match
    this.answered = Array.from({ length: match.game.seats }, () => [])
    this.keep(match.drain())
  }

  get over(): boolean {
    return this.match.question === undefined
  }

  wasAnswered(seat: Seat, number: number, answer: Answer): boolean {
    return nth(this.answered, seat).some((given) => given.number === number && sameAnswer(given.answer, answer))
  }

  /** An input that was judged legal, whether a person, a bot or a clock gives it. */
  take(input: Input): Draft {
    const { match } = this
    const number = match.questionNumber
    const turns = match.digests.length
    const plain = plainInput(input)
    match.apply(plain)
    return this.after(plain, number, turns)
  }

  /** An answer of the log. */
  private again(input: Input, checked: boolean): Draft | undefined {
    const { match } = this
    const number = match.questionNumber
    const turns = match.digests.length
    if (!checked) match.apply(input)
    else if (match.answer(seatOf(input.seat), input.answer)) return undefined
    return this.after(input, number, turns)
  }

  private after(input: Input, number: number, turns: number): Draft {
    const { match } = this
    const events = match.drain()
    const silent = events.length === 0 && match.questionNumber === number && match.question !== undefined
    if (!silent) {
      this.seq++
      this.keep(events)
    }
    const recent = nth(this.answered, input.seat)
    recent.push({ number, answer: input.answer })
    if (recent.length > KEPT_ANSWERS) recent.shift()
    // Turns that began before the first answer are recorded with it, so that the log holds all digests.
    const digests = match.digests.slice(this.log.length === 0 ? 0 : turns)
    this.log.push({ input, digests })
    return { input, entry: this.log.length, digests, events, silent, seq: this.seq }
  }

  private keep(events: readonly Event[]): void {
    this.steps.push({ seq: this.seq, events })
    if (this.steps.length > KEPT_STEPS) this.steps.shift()
  }

  /** What happened after one step and up to another; the latest state if that is too long ago or `after` is undefined. */
  since(after: number | undefined, upTo: number): readonly Event[] {
    const until = this.steps.filter(({ seq }) => seq <= upTo)
    const [first] = until
    const known = after !== undefined && first !== undefined && after >= first.seq - 1 && after <= upTo
    const wanted = known ? until.filter(({ seq }) => seq > after) : until.slice(-LATEST_STEPS)
    return wanted.flatMap(({ events }) => events)
  }

  /**
   * Plays a log again. Under the rules that wrote it answers are trusted and the digests compared; under other rules every answer is checked
   * as well. `each` sees every step on the way.
   */
  static replay(
    { kind, options, seed, log, sameRules }: { kind: GameKind; options: Json; seed: Seed; log: readonly Logged[]; sameRules: boolean },
    each?: (position: Position, events: readonly Event[]) => void,
  ): Position {
    const told: Event[] = []
    try {
      const position = new Position(Match.start(kind.rules, options, seed, { checkpoints: false }))
      told.push(...position.since(undefined, 0))
      each?.(position, told)
      for (const { input, digests } of log) {
        const draft = position.again(input, !sameRules)
        if (!draft || !equal(draft.digests, digests)) throw new RulesChanged(told)
        told.push(...draft.events)
        if (!draft.silent) each?.(position, draft.events)
      }
      return position
    } catch (error) {
      throw error instanceof RulesChanged ? error : new RulesChanged(told)
    }
  }
}

const equal = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((n, i) => n === b[i])

/** Answers may be the option objects themselves: the log keeps only what they say. */
export const plainInput = ({ seat, answer, interjection }: Input): Input => ({
  seat,
  answer: engineAnswer(wireAnswer(answer)),
  ...(interjection && { interjection }),
})
export const sameAnswer = (one: Answer, other: Answer): boolean => JSON.stringify(wireAnswer(one)) === JSON.stringify(wireAnswer(other))
