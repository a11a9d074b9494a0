import { type Aids, type AnyBot, answerOf, interjectionOf, witnessOf, worldsWithin } from '@sundown/bots'
import {
  type Answer,
  type Game,
  type Json,
  Match,
  Random,
  type Reason,
  type Rules,
  replay,
  type Seat,
  type Seed,
  seatOf,
  seedFrom,
} from '@sundown/engine'
import { BadUse } from '../bad-use.ts'
import { gameNamed } from './named.ts'
import type { Save } from './save.ts'

type Happening = { readonly type: string }

export const HUMAN: Seat = seatOf(0)
/** The longest that a player waits for a bot that looks ahead. */
const THINKING_MS = 250

/** One human among bots: plays the bots, remembers what happened after each input, takes decisions back. */
export class Session {
  match: Match<Game>
  readonly names: readonly string[]
  private readonly bots: readonly (AnyBot | undefined)[]
  /** What happened before the first input, and after each. */
  private readonly steps: (readonly Happening[])[]
  /** Watches and draws for the bots that need it. */
  private aids: Aids
  /** How many steps have been told. */
  private told = 0

  private constructor(match: Match<Game>, steps: (readonly Happening[])[], names: readonly string[], bots: readonly AnyBot[]) {
    this.match = match
    this.steps = steps
    this.names = names
    this.bots = [undefined, ...bots]
    this.aids = this.newAids()
  }

  static start(rules: Rules<Game>, options: Json, seed: Seed, names: readonly string[], bots: readonly AnyBot[]): Session {
    const match = Match.start(rules, options, seed)
    return new Session(match, [[...match.drain()]], names, bots)
  }

  /** Continues a saved game; what happened since the human's last decision is told again. */
  static resume(save: Save, bots: readonly AnyBot[]): Session {
    const steps: (readonly Happening[])[] = []
    const { match, fault } = replay(gameNamed(save.game).rules, save, { verify: true, each: (played) => steps.push([...played.drain()]) })
    if (!match || fault) throw new BadUse('the saved game does not follow the rules')
    const session = new Session(match, steps, save.names, bots)
    session.told = session.lastDecision() + 1
    return session
  }

  private newAids(): Aids {
    return {
      witness: this.bots.some((bot) => bot?.remembers) ? witnessOf(this.match) : undefined,
      worlds: worldsWithin(THINKING_MS, () => performance.now()),
    }
  }

  get over(): boolean {
    return this.match.game.over !== undefined
  }

  /** Lets the bots play until the human is asked or the game is over. */
  playBots(): void {
    while (!this.over && this.playBot());
  }

  /** The bots' chance depends only on the moment: if a decision is taken back and made again, they act the same. */
  private playBot(): boolean {
    const { match } = this
    for (let i = 0; i < match.game.seats; i++) {
      const bot = this.bots[i]
      if (bot === undefined || match.part(seatOf(i))) continue
      const input = interjectionOf(match, seatOf(i), bot, this.chance(i), this.aids)
      if (input) return this.put(() => match.apply(input))
    }
    for (const seat of match.waiting()) {
      const bot = this.bots[seat]
      if (bot === undefined) continue
      const input = answerOf(match, seat, bot, this.chance(seat), this.aids)
      return this.put(() => match.apply(input))
    }
    return false
  }

  private chance(seat: number): Random {
    return new Random(seedFrom(`${this.match.seed} bot ${seat} ${this.match.inputs.length}`))
  }

  private put(input: () => void): true {
    input()
    this.happened()
    return true
  }

  answer(answer: Answer): Reason | undefined {
    const reason = this.match.answer(HUMAN, answer)
    if (!reason) this.happened()
    return reason
  }

  private happened(): void {
    const events = [...this.match.drain()]
    this.aids.witness?.saw(events)
    this.steps.push(events)
  }

  /** The number of the human's last input, or -1. */
  private lastDecision(): number {
    return this.match.inputs.findLastIndex((input) => !('sample' in input) && input.seat === HUMAN)
  }

  /** Back to the human's last decision. */
  undo(): boolean {
    const last = this.lastDecision()
    if (last < 0) return false
    this.match = this.match.forkAt(last)
    this.aids = this.newAids()
    this.steps.length = last + 1
    this.told = this.steps.length
    return true
  }

  /** What the human has not been told yet. */
  news(): Happening[] {
    const events = this.steps.slice(this.told).flat()
    this.told = this.steps.length
    return this.match.tell(events, HUMAN)
  }

  /** Everything the human has been told. */
  history(): Happening[] {
    return this.match.tell(this.steps.flat(), HUMAN)
  }

  save(bots: readonly string[]): Save {
    const { over, names } = this
    // A finished game can be told even if the rules have changed since.
    const record = this.match.record(over ? this.steps.flat() : undefined)
    return { ...record, names, bots, over }
  }
}
