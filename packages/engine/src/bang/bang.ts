import {
  type Answer,
  type CardId,
  type Option,
  type Reason,
  type Rule,
  type Seat,
  type Seed,
  seatOf,
  type Viewer,
  type ZoneId,
} from '../kernel/index.ts'
import type { Mixture } from './catalog.ts'
import { type Def, gather, Lists, type Source, type Use } from './def.ts'
import type { Face } from './events.ts'
import type { Suit } from './facts.ts'
import type { BangOptions } from './options.ts'
import { People } from './people.ts'
import { doAnytime, openInterjections, whyNoInterjection } from './rules/anytime.ts'
import type { ReasonCode } from './rules/reasons.ts'
import { type BangView, type CardView, OWN_PART, PARTS, TABLE_PART, viewOf } from './view.ts'
import { ASIDE, characterPlace, DECK, DISCARD, front, hand, isPrivate, isSourceZone, look, MAX_SEATS, zoneSeat } from './zones.ts'

/** Who acts and what he has done; not always the player whose turn it is. */
export interface Acting {
  seat: Seat
  bangs: number
}

/**
 * The table of the card game: the plain state, and the mutators through which rules and sets change it. What is `readonly` here changes only
 * through them.
 */
export class Bang extends People {
  readonly mixture: Mixture
  readonly options: BangOptions
  readonly acting: Acting
  /** How many effects are being carried out, one inside the other. */
  depth = 0

  private readonly raw: Source[][]
  private readonly lists: Lists[]
  private readonly staleSources: Uint8Array
  private stale: number
  private readonly common: readonly Source[]
  private readonly distances = new Uint8Array(MAX_SEATS * MAX_SEATS)
  private distancesStale = true
  private readonly cardViews: (CardView | undefined)[] = []

  constructor(mixture: Mixture, options: BangOptions, origin: Seed | Bang) {
    super(mixture.layout, options.players, origin)
    const model = typeof origin === 'string' ? undefined : origin
    const seats = options.players
    this.mixture = mixture
    this.options = options
    this.acting = { seat: model?.acting.seat ?? seatOf(0), bangs: model?.acting.bangs ?? 0 }
    this.raw = model?.raw.map((sources) => sources.map(sameSource)) ?? this.places.map(() => [])
    this.common = model?.common.map(sameSource) ?? mixture.variants.map(tableSource)
    this.lists = this.places.map(() => NOTHING)
    this.staleSources = new Uint8Array(seats).fill(1)
    this.stale = seats
  }

  /** Between two turns: nothing is under way that the copy would miss. */
  override copy(): Bang {
    return new Bang(this.mixture, this.options, this)
  }

  // ---- cards ---------------------------------------------------------------------------------------------------------------------------

  character(seat: Seat): Def | undefined {
    const [card] = this.at(characterPlace(seat))
    return card === undefined ? undefined : this.def(card)
  }

  def(card: CardId): Def {
    return this.mixture.defs[this.face[card]]
  }

  hand(seat: Seat): readonly CardId[] {
    return this.at(hand(seat))
  }

  front(seat: Seat): readonly CardId[] {
    return this.at(front(seat))
  }

  hasInFront(seat: Seat, id: string): boolean {
    for (const card of this.front(seat)) if (this.def(card).id === id) return true
    return false
  }

  /** A card in hand may be used as a BANG! card or a Missed! card, by its name or by an ability. */
  usable(seat: Seat, card: CardId, use: Use): boolean {
    const def = this.def(card)
    return this.isNamed(def, use) || this.converts(seat, def, use)
  }

  isNamed(def: Def, use: Use): boolean {
    return (use === 'bang' ? def.facts?.isBangCard : def.facts?.isMissedCard) === true
  }

  converts(seat: Seat, def: Def, use: Use): boolean {
    for (const source of this.of(seat).countsAs) if (source.def.countsAs?.(this, source, def, use)) return true
    return false
  }

  forbidden(seat: Seat, def: Def, use: Use | 'play'): ReasonCode | undefined {
    for (const source of this.of(seat).forbids) {
      const code = source.def.forbids?.(this, source, seat, def, use)
      if (code) return code
    }
    return undefined
  }

  suitOf(face: Face): Suit | undefined {
    return face.suit
  }

  /** The top card of the deck; the discard pile becomes a new deck if need be. */
  private top(): CardId | undefined {
    if (this.at(DECK).length === 0 && this.at(DISCARD).length > 0) this.shuffleInto(DISCARD, DECK)
    const deck = this.at(DECK)
    return deck[deck.length - 1]
  }

  /** Moves the top card of the deck; nothing happens if there is none left anywhere. */
  fromDeck(to: ZoneId): CardId | undefined {
    for (;;) {
      const card = this.top()
      if (card === undefined) return undefined
      if (this.redirected(card, 'deck-top')) continue
      this.move(card, to)
      return card
    }
  }

  /** Draws from the deck into a hand; fewer if the cards run out. */
  draw(seat: Seat, count: number): number {
    let drawn = 0
    while (drawn < count && this.fromDeck(hand(seat)) !== undefined) drawn++
    return drawn
  }

  discard(card: CardId): void {
    if (!this.redirected(card, 'discard')) this.move(card, DISCARD)
  }

  /** Into a hand; `random`: chosen blindly. */
  take(card: CardId, seat: Seat, random = false): void {
    if (!this.redirected(card, 'hand')) this.move(card, hand(seat), random)
  }

  private redirected(card: CardId, to: 'deck-top' | 'hand' | 'discard'): boolean {
    for (const source of this.common) if (source.def.redirects?.(this, source, card, to)) return true
    return false
  }

  /** Puts a card back on the deck and mixes it. */
  shuffleInDeck(card: CardId): void {
    this.move(card, DECK)
    this.shuffleInto(DECK, DECK)
  }

  // ---- what is in force ----------------------------------------------------------------------------------------------------------------

  /** The sources in force for a seat, by moment; those of the whole table first. */
  of(seat: Seat): Lists {
    if (this.staleSources[seat] !== 0) this.refresh(seat)
    return this.lists[seat]
  }

  /** Sources of the whole table. */
  get table(): readonly Source[] {
    return this.common
  }

  /** Seen distance between two players. */
  distance(from: Seat, to: Seat): number {
    if (this.stale > 0 || this.distancesStale) this.refreshAll()
    return this.distances[from * MAX_SEATS + to]
  }

  /** Brings everything that follows from sources up to date. */
  refreshAll(): void {
    if (this.stale > 0) for (const seat of this.places) if (this.staleSources[seat] !== 0) this.refresh(seat)
    if (this.distancesStale) this.measure()
  }

  private spoil(seat: number): void {
    if (this.staleSources[seat] === 0) {
      this.staleSources[seat] = 1
      this.stale++
    }
  }

  private refresh(seat: Seat): void {
    this.staleSources[seat] = 0
    this.stale--
    const old = this.raw[seat]
    const sources: Source[] = []
    for (const card of this.at(characterPlace(seat))) sources.push(this.sourceOf(old, seat, card))
    for (const card of this.front(seat)) sources.push(this.sourceOf(old, seat, card))
    this.raw[seat] = sources
    const before = this.lists[seat]
    const all = this.alive(seat) ? this.unsuppressed([...this.common, ...sources]) : this.common
    const lists = all.length === 0 ? NOTHING : gather(all)
    this.lists[seat] = lists
    if (lists.distanceFrom !== before.distanceFrom || lists.distanceTo !== before.distanceTo) this.distancesStale = true
    if (lists.reach !== before.reach || lists.weapon !== before.weapon) this.parts[seat] = undefined
  }

  private sourceOf(old: readonly Source[], seat: Seat, card: CardId): Source {
    const stay = this.stay[card]
    for (const source of old) if (source.card === card && source.stay === stay) return source
    return { def: this.def(card), owner: seat, card, stay, used: 0 }
  }

  /** In strata, so that nothing is judged by something later: the table, then characters, then cards in front. */
  private unsuppressed(sources: readonly Source[]): readonly Source[] {
    if (!sources.some((source) => source.def.suppresses)) return sources
    const on: Source[] = []
    for (const kind of ['variant', 'character', 'card'] as const) {
      const judges = on.slice()
      for (const source of sources) {
        if (source.def.kind === kind && !judges.some((judge) => judge.def.suppresses?.(this, judge, source))) on.push(source)
      }
    }
    return on
  }

  private measure(): void {
    this.distancesStale = false
    const circle = this.places.filter((seat) => this.inPlay(seat))
    const n = circle.length
    for (let i = 0; i < n; i++) {
      const from = circle[i]
      const far = this.lists[from].distanceFrom
      for (let j = 0; j < n; j++) {
        if (i === j) continue
        const to = circle[j]
        const steps = i < j ? j - i : i - j
        const seen = (steps * 2 <= n ? steps : n - steps) + this.lists[to].distanceTo - far
        this.distances[from * MAX_SEATS + to] = seen < 1 ? 1 : seen
      }
    }
    for (let i = OWN_PART; i < PARTS; i++) this.parts[i] = undefined
  }

  /** T2: counters start anew. */
  startTurn(seat: Seat): void {
    this.passTurn(seat)
    this.acting.seat = seat
    this.acting.bangs = 0
    for (const source of this.raw[seat]) source.used = 0
    this.emit({ type: 'turn', seat, number: this.turns })
    this.setPhase('start')
  }

  protected override presenceChanged(seat: Seat, circle: boolean): void {
    this.spoil(seat)
    if (circle) this.distancesStale = true
  }

  // ---- what the kernel asks ------------------------------------------------------------------------------------------------------------

  override interjections(seat: Seat): readonly Option[] {
    return openInterjections(this, seat)
  }

  override whyNoInterjection(seat: Seat, answer: Answer): Reason | undefined {
    return whyNoInterjection(this, seat, answer)
  }

  override interject(seat: Seat, answer: Answer): Rule {
    return doAnytime(this, seat, answer)
  }

  /** A card as whoever sees it calls it; the same object as long as it stays where it is. */
  cardView(card: CardId): CardView {
    const handle = this.handle(card)
    const known = this.cardViews[card]
    if (known?.card === handle) return known
    const { id, suit, rank } = this.faceOf(card)
    const view: CardView = { card: handle, id, suit, rank }
    this.cardViews[card] = view
    return view
  }

  override view(viewer: Viewer): BangView {
    return viewOf(this, this.parts, viewer)
  }

  /** What everybody sees of a seat can be kept until something there changes; so can what only its owner sees. */
  protected override touch(zone: ZoneId): void {
    const seat = zoneSeat[zone]
    if (seat < 0) {
      this.parts[TABLE_PART] = undefined
      return
    }
    this.parts[seat] = undefined
    if (isPrivate[zone] !== 0) this.parts[OWN_PART + seat] = undefined
    else if (isSourceZone[zone] !== 0) this.spoil(seat)
  }

  protected override emptied(zone: ZoneId): void {
    if (zone === DECK && this.at(DISCARD).length > 0) this.shuffleInto(DISCARD, DECK)
  }

  /** What everybody knows about where a card can be holds in every world. */
  protected override afterSample(): void {
    this.cardViews.length = 0
    const bound = (card: CardId) => this.common.some((source) => source.def.neverInHand?.(this, source, this.def(card)))
    if (!this.common.some((source) => source.def.neverInHand)) return
    for (const seat of this.places) {
      for (const card of [...this.hand(seat), ...this.at(look(seat))]) {
        const free = bound(card) ? this.at(DECK).find((other) => !bound(other)) : undefined
        if (free !== undefined) this.swapFaces(card, free)
      }
    }
  }

  get aside(): readonly CardId[] {
    return this.at(ASIDE)
  }
}

const NOTHING = new Lists()
const sameSource = (source: Source): Source => ({ ...source })
const tableSource = (def: Def): Source => ({ def, owner: undefined, card: undefined, stay: 0, used: 0 })
