import { firstOf, type Game, type Match, type Seat, sealOf, seatOf } from '@sundown/engine/kernel'
import { rulesOf } from '@sundown/engine/lazy'
import type { Answer } from '@sundown/protocol'
import { engineAnswer, wireQuestion } from '@sundown/protocol/codec'
import { players } from './bot-seats.ts'
import { type Happening, PageHost, type PageTable } from './page-host.ts'
import { isTold, isView } from './played.ts'
import type { Refusal } from './session.ts'
import type { SoloFrame, SoloReply, SoloRequest, SoloSave, SoloSetup } from './solo-messages.ts'

const HUMAN: Seat = seatOf(0)

/** One person among bots. */
export class SoloHost extends PageHost<SoloFrame> {
  private botNames: readonly string[] = []

  async handle(request: SoloRequest): Promise<SoloReply> {
    switch (request.do) {
      case 'prepare': {
        const { setup } = request
        await Promise.all([rulesOf(setup.game, setup.options), players({ ...setup, bots: withPerson(setup.bots) })])
        return {}
      }
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
      case 'foresee': {
        const { foresee } = await import('./foresee.ts')
        return { foreseen: this.table && foresee(this.table.match, HUMAN, request.answers) }
      }
      case 'undo':
        return this.undo()
      case 'explain':
        return { explained: this.table && (await (await import('./explained.ts')).explained(this.table, HUMAN, request.answer)) }
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
    const table = await this.deal(game, options, seed, names, withPerson(bots))
    if ('code' in table) return { refusal: table }
    this.take(table, bots)
    this.tell('new', firstOf(table.steps))
    this.opening = opening
    return this.goOn()
  }

  private async load({ record, names, bots }: SoloSave): Promise<SoloReply> {
    const table = await this.playAgain(record, names, withPerson(bots))
    if ('code' in table) return { refusal: table }
    this.take(table, bots)
    this.tell('again', table.steps.flat())
    return this.goOn()
  }

  private take(table: PageTable, bots: readonly string[]): void {
    this.table = table
    this.botNames = bots
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

  protected tellStep(events: readonly Happening[]): void {
    this.tell('step', events)
  }

  private tell(what: SoloFrame['what'], events: readonly Happening[]): void {
    const { table } = this
    if (!table) return
    const { match, names } = table
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
      save: { record, names, bots: this.botNames, over, turn: view.table.turn },
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
    const { judge } = await import('./verdict.ts')
    return { verdict: await judge(table.match.record(), { seal, share: undefined }) }
  }
}

/** By seat: the person sits at the first. */
const withPerson = (bots: readonly string[]): readonly (string | undefined)[] => [undefined, ...bots]

/** The number of the person's last input, or -1. */
const lastDecision = ({ inputs }: Match<Game>): number => inputs.findLastIndex((input) => !('sample' in input) && input.seat === HUMAN)
