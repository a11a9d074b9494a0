import type { GameRecord, Json } from '@sundown/engine'
import { type Game, Match, replay } from '@sundown/engine/kernel'
import { rulesOf } from '@sundown/engine/lazy'
import { type BotSeats, nextBot, seated } from './bot-seats.ts'
import type { Refusal } from './session.ts'

/** Milliseconds between what bots do: time to see it. */
const DEFAULT_PACE = 700
/** The deal is shown for no longer than this. */
const LONGEST_OPENING = 5000

export type Happening = { readonly type: string }
type Seats = readonly (string | undefined)[]

export interface HostParts<Frame> {
  readonly show: (frame: Frame) => void
  readonly pace?: number
  /** Calls back after some milliseconds, unless told not to. */
  readonly later?: (job: () => void, milliseconds: number) => () => void
}

const byTimer = (job: () => void, milliseconds: number): (() => void) => {
  const timer = setTimeout(job, milliseconds)
  return () => clearTimeout(timer)
}

export interface PageTable extends BotSeats {
  readonly names: readonly string[]
  /** What happened before the first input, and after each. */
  readonly steps: (readonly Happening[])[]
}

/** A game in the page, with bots that take their time: all a worker does, without the worker. */
export abstract class PageHost<Frame> {
  protected table: PageTable | undefined = undefined
  protected readonly show: (frame: Frame) => void
  protected pace: number
  protected hurried = false
  /** The deal is being shown: the bots have not begun. */
  protected opening = false
  private readonly later: (job: () => void, milliseconds: number) => () => void
  private cancel: (() => void) | undefined = undefined

  constructor({ show, pace = DEFAULT_PACE, later = byTimer }: HostParts<Frame>) {
    this.show = show
    this.pace = pace
    this.later = later
  }

  /** What is played here. */
  protected rules(game: string, options: Json): ReturnType<typeof rulesOf> {
    return rulesOf(game, options)
  }

  /** What is done next without a person. Nothing: somebody is waited for. */
  protected next(table: PageTable): (() => void) | undefined {
    return nextBot(table)
  }

  /** `bots`: by seat; nothing: a person. */
  protected async deal(game: string, options: Json, seed: string, names: readonly string[], bots: Seats): Promise<PageTable | Refusal> {
    const rules = await this.rules(game, options)
    if (!rules) return { code: 'no-such-game' }
    let match: Match<Game>
    try {
      match = Match.start(rules, options, seed)
    } catch {
      return { code: 'bad-options' }
    }
    return { ...(await seated(match, { bots, game, options })), names, steps: [[...match.drain()]] }
  }

  /** Goes on where a record ended. */
  protected async playAgain(record: GameRecord, names: readonly string[], bots: Seats): Promise<PageTable | Refusal> {
    const rules = await this.rules(record.game, record.options)
    if (!rules) return { code: 'no-such-game' }
    const steps: (readonly Happening[])[] = []
    const { match, fault } = replay(rules, record, { verify: true, each: (played) => steps.push([...played.drain()]) })
    if (!match || fault) return { code: fault?.what === 'rules' ? 'rules-changed' : 'no-such-game' }
    return { ...(await seated(match, { bots, ...record })), names, steps }
  }

  /** Something was done at the table. */
  protected happened(table: PageTable): void {
    const events = [...table.match.drain()]
    table.aids.witness?.saw(events)
    table.steps.push(events)
    this.tellStep(events)
  }

  protected abstract tellStep(events: readonly Happening[]): void

  /** Lets the bots play, one after the other, until a person is asked or the game is over. */
  protected goOn(): object {
    this.cancel?.()
    this.cancel = undefined
    const { table } = this
    if (!table) return {}
    for (;;) {
      if (this.pace > 0 && !this.hurried) break
      if (!this.playBot(table)) return {}
    }
    if (this.next(table) !== undefined) this.cancel = this.later(() => this.onTime(table), this.opening ? LONGEST_OPENING : this.pace)
    return {}
  }

  private onTime(table: PageTable): void {
    if (this.table !== table) return
    this.opening = false
    this.playBot(table)
    this.goOn()
  }

  /** False: they wait for a person. */
  private playBot(table: PageTable): boolean {
    const play = this.next(table)
    if (!play) return false
    play()
    this.happened(table)
    return true
  }
}
