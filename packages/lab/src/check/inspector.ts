import { type Game, type Input, type Match, Random, type Seed, seatOf, seedFrom, type Viewer } from '@sundown/engine'
import { Forked, replayed } from './again.ts'
import { checksOf } from './by-game.ts'
import { cardsInOnePlace } from './cards.ts'
import { type AnyClosePosition, type AnyPosition, type Check, type Report, wordsOf } from './check.ts'
import type { Happened } from './lockstep.ts'
import { askedAreAlive, defaultAcceptable, optionsAcceptable, questionAnswerable } from './question.ts'
import { everything } from './told.ts'
import { optionsPlayable, unlistedRefused } from './unlisted.ts'
import { Views } from './views.ts'
import { Worlds } from './worlds.ts'

/** Invariants of every game; each game has its own besides. */
const ALWAYS: readonly Check<AnyPosition>[] = [cardsInOnePlace, questionAnswerable, askedAreAlive, optionsAcceptable, defaultAcceptable]
/** These take many forks: at one decision in ten, whichever. */
const SOMETIMES: readonly Check<AnyClosePosition>[] = [unlistedRefused, optionsPlayable]
const ONE_IN = 10

/** Looks over the shoulder of one game: at every decision, at some, and at its end. */
class Inspector {
  private readonly position: AnyPosition
  private readonly report: Report
  private readonly checks: readonly Check<AnyPosition>[]
  private readonly views = new Views()
  private readonly worlds = new Worlds()
  private readonly forked = new Forked()
  private readonly happened: { readonly type: string }[]

  constructor(match: Match<Game>, seed: Seed, first: Happened, report: Report) {
    const viewers: Viewer[] = Array.from({ length: match.game.seats }, (_, i) => seatOf(i))
    viewers.push('spectator')
    this.position = { match, viewers, random: new Random(seedFrom(`${seed} checks`)) }
    this.report = report
    this.checks = [...ALWAYS, ...checksOf(match.rules.name)]
    this.happened = [...first]
    this.always()
  }

  before(decision: number): void {
    const { match, viewers, random } = this.position
    this.forked.perhaps(match, decision, this.happened.length, random)
    if (random.below(ONE_IN) !== 0) return
    const close: AnyClosePosition = { ...this.position, shown: everything(match, viewers) }
    for (const check of SOMETIMES) this.run(check, close)
    this.guarded('worlds-go-on', () => this.worlds.imagine(close, this.report))
  }

  after(input: Input, events: Happened): void {
    this.happened.push(...events)
    this.guarded('worlds-go-on', () => this.worlds.follow(this.position.match, input, events, this.report))
    this.always()
  }

  /** The game is over. */
  end(): void {
    const { match, viewers } = this.position
    this.report('replay', replayed(match, this.happened, viewers))
    this.report('fork', this.forked.led(match, this.happened, viewers))
  }

  private always(): void {
    for (const check of this.checks) this.run(check, this.position)
    this.guarded(Views.checkName, () => this.report(Views.checkName, this.views.look(this.position)))
  }

  private run<P>(check: Check<P>, position: P): void {
    this.guarded(check.name, () => this.report(check.name, check.run(position)))
  }

  /** A rule that breaks while it is looked at is found as well. */
  private guarded(name: string, look: () => void): void {
    try {
      look()
    } catch (error) {
      this.report(name, `an exception: ${wordsOf(error)}`)
    }
  }
}

/** Begins to look at a game. `first`: what has happened before anybody was asked. */
export const inspect = (match: Match<Game>, seed: Seed, first: Happened, report: Report): Inspector =>
  new Inspector(match, seed, first, report)
export type Inspect = typeof inspect
