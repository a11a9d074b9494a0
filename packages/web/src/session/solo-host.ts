import { type Aids, type AnyBot, answerOf, interjectionOf } from '@sundown/bots'
import { loadAids, loadBot } from '@sundown/bots/lazy'
import { type Json, setsNeeded } from '@sundown/engine'
import { type Game, Match, Random, replay, type Seat, sealOf, seatOf, seedFrom } from '@sundown/engine/kernel'
import { rulesOf } from '@sundown/engine/lazy'
import type { Answer } from '@sundown/protocol'
import { engineAnswer, wireQuestion } from '@sundown/protocol/codec'
import { isTold, isView } from './played.ts'
import type { Refusal } from './session.ts'
import type { SoloFrame, SoloReply, SoloRequest, SoloSave, SoloSetup } from './solo-messages.ts'
import { judge } from './verdict.ts'

const HUMAN: Seat = seatOf(0)
/** The deal is shown for no longer than this. */
const LONGEST_OPENING = 5000
/** Milliseconds between what bots do: time to see it. */
const DEFAULT_PACE = 700

type Happening = { readonly type: string }

export interface HostParts {
  readonly show: (frame: SoloFrame) => void
  readonly pace?: number
  /** Calls back after some milliseconds, unless told not to. */
  readonly later?: (job: () => void, milliseconds: number) => () => void
}

const byTimer = (job: () => void, milliseconds: number): (() => void) => {
  const timer = setTimeout(job, milliseconds)
  return () => clearTimeout(timer)
}

interface Table {
  match: Match<Game>
  readonly names: readonly string[]
  readonly botNames: readonly string[]
  readonly bots: readonly (AnyBot | undefined)[]
  /** Who watches for the bots that remember, and draws worlds for those that look ahead. */
  readonly aidsOf: (match: Match<Game>) => Aids
  aids: Aids
  /** What happened before the first input, and after each. */
  readonly steps: (readonly Happening[])[]
}

/** One person among bots: all a worker does, without the worker. */
export class SoloHost {
  private table: Table | undefined = undefined
  private readonly show: (frame: SoloFrame) => void
  private readonly later: (job: () => void, milliseconds: number) => () => void
  private pace: number
  private hurried = false
  /** The deal is being shown: the bots have not begun. */
  private opening = false
  private cancel: (() => void) | undefined = undefined

  constructor({ show, pace = DEFAULT_PACE, later = byTimer }: HostParts) {
    this.show = show
    this.pace = pace
    this.later = later
  }

  async handle(request: SoloRequest): Promise<SoloReply> {
    switch (request.do) {
      case 'prepare':
        await Promise.all([rulesOf(request.setup.game, request.setup.options), players(request.setup)])
        return {}
      case 'start':
        return this.start(request.setup, request.opening === true)
      case 'seen':
        this.opening = false
        return this.goOn()
      case 'load':
        return this.load(request.save)
      case 'answer':
        return { refusal: this.answer(request.number, request.answer) }
      case 'complete':
        return { offered: this.table?.match.complete(HUMAN, engineAnswer(request.partial)) }
      case 'why-not':
        return { reasons: request.answers.map((answer) => this.table?.match.whyNot(HUMAN, engineAnswer(answer))) }
      case 'undo':
        return this.undo()
      case 'pace':
        this.pace = request.pace
        return this.goOn()
      case 'hurry':
        this.hurried = true
        return this.goOn()
      case 'verify':
        return this.verify(request.seal)
    }
  }

  // ---- beginning -----------------------------------------------------------------------------------------------------------------------

  private async start({ game, options, seed, names, bots }: SoloSetup, opening: boolean): Promise<SoloReply> {
    const rules = await rulesOf(game, options)
    if (!rules) return { refusal: { code: 'no-such-game' } }
    let match: Match<Game>
    try {
      match = Match.start(rules, options, seed)
    } catch {
      return { refusal: { code: 'bad-options' } }
    }
    this.table = { match, names, botNames: bots, ...(await seated(match, { bots, game, options })), steps: [[...match.drain()]] }
    this.tell('new', this.table.steps[0])
    this.opening = opening
    return this.goOn()
  }

  /** Goes on where a save ended. */
  private async load({ record, names, bots }: SoloSave): Promise<SoloReply> {
    const rules = await rulesOf(record.game, record.options)
    if (!rules) return { refusal: { code: 'no-such-game' } }
    const steps: (readonly Happening[])[] = []
    const { match, fault } = replay(rules, record, { verify: true, each: (played) => steps.push([...played.drain()]) })
    if (!match || fault) return { refusal: { code: fault?.what === 'rules' ? 'rules-changed' : 'no-such-game' } }
    this.table = { match, names, botNames: bots, ...(await seated(match, { bots, ...record })), steps }
    this.tell('again', steps.flat())
    return this.goOn()
  }

  // ---- playing -------------------------------------------------------------------------------------------------------------------------

  private answer(number: number, answer: Answer): Refusal | undefined {
    const { table } = this
    if (!table) return { code: 'not-started' }
    const refusal = table.match.answer(HUMAN, engineAnswer(answer), number)
    if (refusal) return refusal
    this.hurried = false
    this.opening = false
    this.happened(table)
    this.goOn()
    return undefined
  }

  private happened(table: Table): void {
    const events = [...table.match.drain()]
    table.aids.witness?.saw(events)
    table.steps.push(events)
    this.tell('step', events)
  }

  /** Lets the bots play, one after the other, until the person is asked or the game is over. */
  private goOn(): SoloReply {
    this.cancel?.()
    this.cancel = undefined
    const { table } = this
    if (!table) return {}
    for (;;) {
      if (this.pace > 0 && !this.hurried) break
      if (!this.playBot(table)) return {}
    }
    if (nextBot(table) !== undefined) this.cancel = this.later(() => this.onTime(table), this.opening ? LONGEST_OPENING : this.pace)
    return {}
  }

  private onTime(table: Table): void {
    if (this.table !== table) return
    this.opening = false
    this.playBot(table)
    this.goOn()
  }

  /** False: they wait for the person. */
  private playBot(table: Table): boolean {
    const play = nextBot(table)
    if (!play) return false
    play()
    this.happened(table)
    return true
  }

  private tell(what: SoloFrame['what'], events: readonly Happening[]): void {
    const { table } = this
    if (!table) return
    const { match, names, botNames } = table
    const asked = match.questionFor(HUMAN)
    const view = match.game.view(HUMAN)
    if (!isView(view)) return
    const over = match.game.over !== undefined
    // A finished game can be told even when the rules have moved on.
    const record = match.record(over ? table.steps.flat() : undefined)
    this.show({
      seal: sealOf(match.seed),
      view,
      question: asked && wireQuestion(asked),
      events: match.tell(events, HUMAN).filter(isTold),
      what,
      canUndo: lastDecision(match) >= 0,
      quiet: match.waiting().every((seat) => seat === HUMAN),
      save: { record, names, bots: botNames, over, turn: view.table.turn },
    })
  }

  // ---- taking back, checking -----------------------------------------------------------------------------------------------------------

  /** Back to the person's last decision. */
  private undo(): SoloReply {
    const { table } = this
    const last = table ? lastDecision(table.match) : -1
    if (!table || last < 0) return { refusal: { code: 'not-allowed' } }
    table.match = table.match.forkAt(last)
    table.aids = table.aidsOf(table.match)
    table.steps.length = last + 1
    this.hurried = false
    this.tell('again', table.steps.flat())
    return this.goOn()
  }

  private async verify(seal: string | undefined): Promise<SoloReply> {
    const { table } = this
    if (!table?.match.game.over) return { refusal: { code: 'game-not-over' } }
    return { verdict: await judge(table.match.record(), { seal, share: undefined }) }
  }
}

interface Hired extends Pick<SoloSetup, 'bots' | 'game'> {
  readonly options: Json
}

async function players({ bots, game, options }: Hired): Promise<(AnyBot | undefined)[]> {
  const expansions = setsNeeded(options).some((set) => set !== 'base')
  const hire = async (name: string) => (await loadBot(name, game, expansions)) ?? loadBot('rule', game, expansions)
  return [undefined, ...(await Promise.all(bots.map(hire)))]
}

/** Who plays against the person, and what they need beside the game. */
async function seated(match: Match<Game>, hired: Hired): Promise<Pick<Table, 'bots' | 'aidsOf' | 'aids'>> {
  const bots = await players(hired)
  const aidsOf = await loadAids(bots, hired.game, () => performance.now())
  return { bots, aidsOf, aids: aidsOf(match) }
}

/** What the bots do next: whoever wants to act unasked goes first, then the first seat that has to answer. Nothing: they wait. */
function nextBot({ match, bots, aids }: Table): (() => void) | undefined {
  if (match.game.over) return undefined
  for (let i = 1; i < match.game.seats; i++) {
    const bot = bots[i]
    if (bot === undefined || match.part(seatOf(i))) continue
    const input = interjectionOf(match, seatOf(i), bot, chance(match, i), aids)
    if (input) return () => match.apply(input)
  }
  for (const seat of match.waiting()) {
    const bot = bots[seat]
    if (bot) return () => match.apply(answerOf(match, seat, bot, chance(match, seat), aids))
  }
  return undefined
}

/** What bots draw by chance depends on the moment only: a decision taken back and made again meets the same bots. */
const chance = ({ seed, inputs }: Match<Game>, seat: number): Random => new Random(seedFrom(`${seed} bot ${seat} ${inputs.length}`))

/** The number of the person's last input, or -1. */
const lastDecision = ({ inputs }: Match<Game>): number => inputs.findLastIndex((input) => !('sample' in input) && input.seat === HUMAN)
