import { type Json, setsNeeded } from '@sundown/engine'
import { type Seat, sealOf, seatOf, type Viewer } from '@sundown/engine/kernel'
import { isWholeRecord } from '@sundown/engine/record-file'
import type { Answer } from '@sundown/protocol'
import { engineAnswer, wireQuestion } from '@sundown/protocol/codec'
import { nextBot } from './bot-seats.ts'
import type { Keep } from './device-keep.ts'
import type { DeviceFrame, DeviceRequest, DeviceSave, DeviceSetup } from './device-messages.ts'
import { type Happening, type HostParts, PageHost, type PageTable } from './page-host.ts'
import { isTold, isTree, isView, type ToldEvent } from './played.ts'
import type { Refusal } from './session.ts'
import type { SoloReply } from './solo-messages.ts'

interface DeviceParts extends HostParts<DeviceFrame> {
  readonly keep: Keep
}

const NOT_STARTED: Refusal = { code: 'not-started' }

/**
 * Several people on one device, which goes from hand to hand: whoever is asked gets it, and between two of them it is covered. The game stays here; the page
 * gets what the person who holds the device may see, and while it is covered only what everybody may.
 */
export class DeviceHost extends PageHost<DeviceFrame> {
  private readonly keep: Keep
  private botNames: readonly (string | null)[] = []
  /** By seat: how many steps somebody has seen. */
  private looked: number[] = []
  private holder: Seat | undefined = undefined
  /** What was written down last. */
  private kept: Promise<void> = Promise.resolve()

  constructor({ keep, ...parts }: DeviceParts) {
    super(parts)
    this.keep = keep
  }

  async handle(request: DeviceRequest): Promise<SoloReply> {
    const { holder, table } = this
    switch (request.do) {
      case 'start':
        return this.start(request.setup)
      case 'restore':
        return this.restore()
      case 'uncover':
        return this.uncover(request.seat)
      case 'cover':
        this.cover()
        return {}
      case 'answer':
        return { refusal: this.answer(request.number, request.answer) }
      case 'complete':
        return { offered: holder === undefined ? undefined : table?.match.complete(holder, engineAnswer(request.partial)) }
      case 'why-not':
        if (holder === undefined) return { refusal: NOT_STARTED }
        return { reasons: request.answers.map((answer) => table?.match.whyNot(holder, engineAnswer(answer))) }
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

  private async start({ game, options, seed, names, bots }: DeviceSetup): Promise<SoloReply> {
    const table = await this.deal(game, options, seed, names, seats(bots))
    return 'code' in table ? { refusal: table } : this.take(table, bots, [])
  }

  private async restore(): Promise<SoloReply> {
    const save = await this.keep.read()
    if (!isSave(save)) return { refusal: NOT_STARTED }
    const table = await this.playAgain(save.record, save.names, seats(save.bots))
    if (!('code' in table)) return this.take(table, save.bots, save.looked)
    // A game that the rules do not accept can never be opened; a set may come back.
    if (table.code !== 'no-such-set') await this.keep.drop()
    return { refusal: table }
  }

  /** Nobody holds the device yet. */
  private take(table: PageTable, bots: readonly (string | null)[], looked: readonly number[]): SoloReply {
    this.table = table
    this.botNames = bots
    this.looked = table.names.map((_, seat) => looked[seat] ?? 0)
    this.holder = undefined
    this.hurried = false
    this.write(table)
    this.tellNow('again')
    return this.goOn()
  }

  // ---- from hand to hand ---------------------------------------------------------------------------------------------------------------

  private people({ names }: PageTable): readonly Seat[] {
    return names.flatMap((_, seat) => (this.botNames[seat] === null ? [seatOf(seat)] : []))
  }

  /** Nobody looks before what was done so far is written down. */
  private async uncover(seat: number): Promise<SoloReply> {
    const { table } = this
    const person = table && this.people(table).find((each) => each === seat)
    if (!table || person === undefined) return { refusal: NOT_STARTED }
    await this.kept
    if (this.table !== table) return { refusal: NOT_STARTED }
    this.holder = person
    this.tellNow('again')
    this.write(table)
    return {}
  }

  private cover(): void {
    this.holder = undefined
    this.tellNow('again')
  }

  /** Somebody else is asked than who holds the device. */
  private isElsewhere(table: PageTable): boolean {
    const asked = this.asked(table)
    return this.holder !== undefined && asked.length > 0 && !asked.includes(this.holder)
  }

  /** People who must answer. */
  private asked(table: PageTable): readonly Seat[] {
    const people = this.people(table)
    return table.match.waiting().filter((seat) => people.includes(seat))
  }

  // ---- playing -------------------------------------------------------------------------------------------------------------------------

  private answer(number: number, answer: Answer): Refusal | undefined {
    const { table, holder } = this
    if (!table || holder === undefined) return NOT_STARTED
    const refusal = table.match.answer(holder, engineAnswer(answer), number)
    if (refusal) return refusal
    this.hurried = false
    this.happened(table)
    this.goOn()
    return undefined
  }

  private async verify(seal: string | undefined): Promise<SoloReply> {
    const { table } = this
    if (!table?.match.game.over) return { refusal: { code: 'game-not-over' } }
    const { judge } = await import('./verdict.ts')
    return { verdict: await judge(table.match.record(), { seal, share: undefined }) }
  }

  // ---- telling -------------------------------------------------------------------------------------------------------------------------

  protected tellStep(events: readonly Happening[]): void {
    const { table } = this
    if (!table) return
    this.write(table)
    if (this.isElsewhere(table)) this.holder = undefined
    this.tellNow(this.holder === undefined || table.match.game.over ? 'again' : 'step', events)
  }

  private tellNow(what: 'again' | 'step', events: readonly Happening[] = []): void {
    const { table, holder } = this
    if (!table) return
    const { match, names, steps } = table
    const [next] = this.asked(table)
    const around = {
      seal: sealOf(match.seed),
      game: match.rules.name,
      sets: setsNeeded(match.options),
      names,
      people: this.people(table),
      next,
    }
    const over = match.game.over !== undefined
    if (holder === undefined && !over) {
      const told = steps.slice(next === undefined ? steps.length : this.looked[next]).flat()
      this.show({ is: 'covered', ...around, told: toldTo('spectator', table, told) })
      return
    }
    // After the end everybody looks.
    const viewer: Viewer = over || holder === undefined ? 'spectator' : holder
    const view = match.game.view(viewer)
    if (!isView(view)) return
    const asked = match.questionFor(viewer)
    const seen = {
      ...around,
      view,
      question: asked && wireQuestion(asked),
      events: toldTo(viewer, table, what === 'again' ? steps.flat() : events),
      what,
    }
    if (viewer === 'spectator') this.show({ is: 'over', ...seen, record: match.record(steps.flat()) })
    else {
      this.looked[viewer] = steps.length
      this.show({ is: 'held', seat: viewer, ...seen, quiet: nextBot(table) === undefined })
    }
  }

  private write({ match, names }: PageTable): void {
    const save: DeviceSave = { record: match.record(), names, bots: this.botNames, looked: [...this.looked] }
    this.kept = this.keep.write(save)
  }
}

const seats = (bots: readonly (string | null)[]): readonly (string | undefined)[] => bots.map((bot) => bot ?? undefined)

const toldTo = (viewer: Viewer, { match }: PageTable, events: readonly Happening[]): readonly ToldEvent[] =>
  match.tell(events, viewer).filter(isTold)

const isList = <T extends Json>(value: unknown, is: (item: unknown) => item is T): value is readonly T[] =>
  Array.isArray(value) && value.every(is)
const isText = (item: unknown): item is string => typeof item === 'string'
const isBot = (item: unknown): item is string | null => item === null || isText(item)
const isCount = (item: unknown): item is number => typeof item === 'number'

/** The record itself is judged by the rules when it is played again. */
const isSave = (json: unknown): json is DeviceSave =>
  isTree(json) &&
  'record' in json &&
  isWholeRecord(json.record) &&
  'names' in json &&
  isList(json.names, isText) &&
  'bots' in json &&
  isList(json.bots, isBot) &&
  'looked' in json &&
  isList(json.looked, isCount)
