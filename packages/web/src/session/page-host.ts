import type { GameRecord, Json } from '@sundown/engine'
import { type Game, type Input, Match, nth } from '@sundown/engine/kernel'
import { rulesOf } from '@sundown/engine/lazy'
import { type BotSeats, nextBot, seated } from './bot-seats.ts'
import type { Refusal } from './session.ts'

/** Milliseconds between what bots do: time to see it. */
const DEFAULT_PACE = 700
/** This many things that bots do in one turn are shown at their pace, further ones this many times faster: with many seats and sets a turn is long. */
const AT_THEIR_PACE = 4
const FASTER = 3
/** In a duel the answers of bots come faster and faster. */
const EXCHANGE = [380, 330, 280, 220]
/** The deal is shown for no longer than this. */
const LONGEST_OPENING = 5000

export type Happening = { readonly type: string }

/** A card in answer to a card of a duel. */
const isSlap = (event: Happening): boolean => event.type === 'answered' && 'to' in event && event.to === 'duel'

type Seats = readonly (string | undefined)[]

export interface HostParts<Frame> {
  readonly show: (frame: Frame) => void
  readonly pace?: number
  /** Calls back after some milliseconds, unless told not to. */
  readonly later?: (job: () => void, milliseconds: number) => () => void
  /** Milliseconds of a clock. */
  readonly now?: () => number
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
  private readonly now: () => number
  private cancel: (() => void) | undefined = undefined
  /** What was done last could be seen by everybody. */
  private isSeen = true
  /** How many cards of a duel have been answered, one right after the other. */
  private slaps = 0
  /** How many things everybody has seen bots do in a turn. */
  private shown = { turn: 0, things: 0 }

  constructor({ show, pace = DEFAULT_PACE, later = byTimer, now = () => performance.now() }: HostParts<Frame>) {
    this.show = show
    this.pace = pace
    this.later = later
    this.now = now
  }

  /** What is played here. */
  protected rules(game: string, options: Json): ReturnType<typeof rulesOf> {
    return rulesOf(game, options)
  }

  /** Thinks out what is done next without a person. Nothing: somebody is waited for. */
  protected next(table: PageTable): (() => Input) | undefined {
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
    const { playedAgain } = await import('./played-again.ts')
    const played = playedAgain(rules, record)
    if ('code' in played) return played
    return { ...(await seated(played.match, { bots, ...record })), names, steps: played.steps }
  }

  /** Something was done at the table. */
  protected happened(table: PageTable): void {
    const events = [...table.match.drain()]
    table.aids.witness?.saw(events)
    table.steps.push(events)
    this.slaps = events.some(isSlap) ? this.slaps + 1 : 0
    this.isSeen = true
    this.tellStep(events)
  }

  protected abstract tellStep(events: readonly Happening[]): void

  /**
   * Lets the bots play, one after the other, until a person is asked or the game is over. A bot thinks while the time of its pace goes by, so that
   * the moment at which it acts does not tell how long it thought.
   */
  protected goOn(): object {
    this.cancel?.()
    this.cancel = undefined
    const { table } = this
    if (!table) return {}
    for (;;) {
      const think = this.next(table)
      if (!think) return {}
      const wait = this.waitAt(table)
      const before = this.now()
      const input = think()
      if (wait > 0) {
        this.cancel = this.later(() => this.onTime(table, input), Math.max(0, wait - (this.now() - before)))
        return {}
      }
      this.playBot(table, input)
    }
  }

  /** Milliseconds until a bot acts. Where nobody saw anything, as when many pass in secret, there is nothing to look at: the next one acts at once. */
  private waitAt({ match }: PageTable): number {
    if (this.hurried || this.pace <= 0) return 0
    if (this.opening) return LONGEST_OPENING
    if (!this.isSeen) return 0
    const { turn, things } = this.shown
    if (this.slaps > 0) return (nth(EXCHANGE, Math.min(this.slaps, EXCHANGE.length) - 1) * this.pace) / DEFAULT_PACE
    return turn === match.game.turns && things >= AT_THEIR_PACE ? this.pace / FASTER : this.pace
  }

  private onTime(table: PageTable, input: Input): void {
    if (this.table !== table) return
    this.opening = false
    this.playBot(table, input)
    this.goOn()
  }

  private playBot(table: PageTable, input: Input): void {
    const { match } = table
    match.apply(input)
    this.happened(table)
    this.isSeen = match.tell(table.steps.at(-1) ?? [], 'spectator').length > 0
    const { turns } = match.game
    const before = this.shown.turn === turns ? this.shown.things : 0
    this.shown = { turn: turns, things: before + Number(this.isSeen) }
  }
}
