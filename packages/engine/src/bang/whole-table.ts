import { absent, type CardId, type Each, EVERYBODY, firstNumber, listOf, maskOf, nth, type Seed } from '../kernel/index.ts'
import type { Mixture } from './catalog.ts'
import type { Def, Source } from './def.ts'
import type { Face } from './events.ts'
import type { Suit } from './facts.ts'
import { Lists } from './lists.ts'
import { Stock } from './parts/stock.ts'
import { newSource, sameSources } from './sources.ts'
import { EVENT, hand, SHOW } from './zones.ts'

/** What holds for everybody at this table: variants, rules of sets, the event and the show card in force. */
export abstract class WholeTable extends Stock {
  /** By face: what it is. At hand here, because nothing is looked up as often. */
  private readonly defs: readonly Def[]
  private common: Source[]
  /** Its lists are made when somebody asks: a table that is only kept to be copied needs none. */
  private ofTable: Lists | undefined = undefined
  /** What of it switches off something else. */
  protected tableJudges: readonly Source[]
  /** Everybody sits next to everybody. */
  protected isAdjacent = false
  private reversedNow = false
  private mineNow = false
  private suitNow: Suit | undefined = undefined
  private speechNow: string | undefined = undefined

  constructor(mixture: Mixture, seats: number, origin: Seed | WholeTable) {
    super(mixture, seats, origin)
    const { variants } = mixture
    this.defs = mixture.defs
    this.common =
      typeof origin === 'string'
        ? listOf(variants.length, (i) => newSource(nth(variants, i), undefined, undefined, 0))
        : sameSources(origin.common)
    this.tableJudges = this.common.filter(({ def }) => def.suppresses)
  }

  /** Something else holds for the whole table now, and what follows from it is no longer true. */
  protected abstract tableChanged(): void

  def<C extends CardId>(card: C): Def {
    const face: Each<C, number> = this.face
    return this.defs[face[card]] ?? absent()
  }

  /** What holds for the whole table, in order. */
  get table(): readonly Source[] {
    return this.common
  }

  /** The same by moment. */
  get tableLists(): Lists {
    this.ofTable ??= Lists.ofTable(this.common)
    return this.ofTable
  }

  /** The event and show card in force come after what always holds. */
  protected rebuildCommon(): void {
    const lasting = this.common.filter(({ def }) => def.kind === 'variant')
    const inForce: Source[] = []
    for (const zone of [EVENT, SHOW, ...this.mixture.tableZones]) {
      for (const card of this.at(zone)) {
        const stay = this.stay[card] ?? absent()
        inForce.push(this.common.find((old) => old.card === card && old.stay === stay) ?? newSource(this.def(card), undefined, card, stay))
      }
    }
    this.common = [...lasting, ...inForce]
    this.ofTable = undefined
    this.tableJudges = this.common.filter(({ def }) => def.suppresses)
    this.tableChanged()
    this.spoilAllParts()
  }

  protected readWeather(): void {
    const has = (of: (def: Def) => boolean) => this.common.some(({ def }) => of(def))
    this.reversedNow = has((def) => def.reversed)
    this.isAdjacent = has((def) => def.adjacent)
    this.mineNow = has((def) => def.mine)
    this.suitNow = this.common.find(({ def }) => def.suit !== undefined)?.def.suit
    this.speechNow = this.common.find(({ def }) => def.talkCosts)?.def.id
    this.openHands(has((def) => def.openHands))
  }

  /** From now on everybody sees the hands, or only their owners again; what was seen stays known. */
  private openHands(open: boolean): void {
    if (open === this.handsAreOpen()) return
    const sight = this.sight.slice()
    for (const seat of this.places) sight[hand(seat)] = open ? EVERYBODY : maskOf(seat)
    this.sight = sight
    if (open) for (const seat of this.places) for (const card of this.at(hand(seat))) this.reveal(card)
  }

  handsAreOpen(): boolean {
    return this.sight[hand(firstNumber(this.places))] === EVERYBODY
  }

  /** All cards may count as one suit. */
  suitOf(face: Face): Suit | undefined {
    return face.suit === undefined ? undefined : (this.suitNow ?? face.suit)
  }

  /** Phase 1 draws from the discard pile as long as there is one. */
  get drawsFromDiscard(): boolean {
    return this.mineNow
  }

  /** What makes talking cost something. */
  get speech(): string | undefined {
    return this.speechNow
  }

  /** Turns go to the right. */
  get isReversed(): boolean {
    return this.reversedNow
  }
}
