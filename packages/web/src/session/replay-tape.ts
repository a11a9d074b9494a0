import { firstOf, type Game, type GameRecord, type Match, nth, type ReplayFault, type Rules, replay } from '@sundown/engine/kernel'

export type Happening = { readonly type: string }

interface Step {
  /** This many answers had been given. */
  readonly inputs: number
  readonly events: readonly Happening[]
}

/** Where a record does not go on. */
export interface TapeFault {
  readonly step: number
  readonly fault: ReplayFault['what'] | 'event' | 'crash'
}

/**
 * A recorded game that can be looked at in any moment. A step is what a table can notice, as servers count it: an answer that nobody may notice waits for the
 * step that follows. Step 0 is the deal.
 */
export class Tape {
  readonly steps: readonly Step[]
  private readonly record: GameRecord
  /** A position for every turn, where a copy is cheapest: a jump plays no more than one turn again. */
  private readonly kept: readonly Match<Game>[]
  /** Where somebody looked last: the next step is one answer away. */
  private here: Match<Game>

  private constructor(record: GameRecord, steps: readonly Step[], kept: readonly Match<Game>[]) {
    this.record = record
    this.steps = steps
    this.kept = kept
    this.here = silent(firstOf(kept))
  }

  /** Step 0, before any answer is judged; nothing: it cannot be dealt by these rules. */
  static deal(rules: Rules<Game>, record: GameRecord): { readonly match: Match<Game>; readonly events: readonly Happening[] } | undefined {
    const events: Happening[] = []
    const { match } = replay(rules, { ...record, inputs: [] }, { each: (dealt) => events.push(...dealt.drain()) })
    return match && { match, events }
  }

  /** Plays the record once, judging every answer. */
  static open(rules: Rules<Game>, record: GameRecord, { verify = true } = {}): Tape | TapeFault {
    const steps: Step[] = []
    const kept: Match<Game>[] = []
    let turns = -1
    let number = -1
    let waiting: readonly Happening[] = []
    const each = (match: Match<Game>, inputs: number): void => {
      const events = [...waiting, ...match.drain()]
      const noticed = events.length > 0 || match.questionNumber !== number || match.question === undefined
      if (match.digests.length > turns) kept.push(match.fork())
      turns = match.digests.length
      number = match.questionNumber
      waiting = noticed ? [] : events
      if (noticed) steps.push({ inputs, events })
    }
    try {
      const { fault } = replay(rules, record, { verify, each })
      if (fault) return { step: steps.length, fault: fault.what }
    } catch {
      // Only a record that is wrong somewhere leads the rules astray.
      return { step: steps.length, fault: 'crash' }
    }
    const wrong = record.events && verify ? otherEvents(record.events, steps) : undefined
    return wrong === undefined ? new Tape(record, steps, kept) : { step: wrong, fault: 'event' }
  }

  get last(): number {
    return this.steps.length - 1
  }

  /** The game as it stood after a step. Only to be looked at. */
  at(step: number): Match<Game> {
    const { inputs } = nth(this.steps, Math.min(Math.max(0, step), this.last))
    const near = this.kept.findLast((match) => match.inputs.length <= inputs) ?? firstOf(this.kept)
    const ahead = inputs - this.here.inputs.length
    if (ahead < 0 || ahead > inputs - near.inputs.length) this.here = silent(near)
    for (let i = this.here.inputs.length; i < inputs; i++) this.here.apply(nth(this.record.inputs, i))
    return this.here
  }
}

/** A position that may be led on, without telling what happens on the way. */
function silent(match: Match<Game>): Match<Game> {
  const fork = match.fork()
  fork.game.isHeard = false
  return fork
}

/** The first step that the stored events tell otherwise. */
function otherEvents(stored: readonly unknown[], steps: readonly Step[]): number | undefined {
  let at = 0
  for (const [step, { events }] of steps.entries()) {
    for (const event of events) if (JSON.stringify(stored[at++]) !== JSON.stringify(event)) return step
  }
  return at === stored.length ? undefined : steps.length - 1
}
