import {
  type Answer,
  absent,
  type CardId,
  type Handle,
  type Option,
  type Reason,
  type Rule,
  type Seat,
  type Seed,
  seatOf,
  type Viewer,
  type ZoneId,
} from '../kernel/index.ts'
import type { Catalog } from './catalog.ts'
import type { Def, Source, Use } from './def.ts'
import type { Phase } from './events.ts'
import type { DuelOptions } from './options.ts'
import { Queue, type Waiting } from './queue.ts'
import { Street } from './street.ts'
import { type CardView, type DuelView, OWN_PART, TABLE_PART, viewOf } from './view.ts'
import { COMMON, DISCARD, hand, ownDeck } from './zones.ts'

/** What the player whose turn it is has done. */
export interface Done {
  /** BANG! cards that count against the limit. */
  bangs: number
  /** The normal move of the token. */
  swapped: boolean
}

/** The table of The Duel: the street, hands and decks, what is in force, what waits. The plain state, and the mutators through which rules change it. */
export class Duel extends Street {
  readonly done: Done
  private phaseNow: Phase
  private common: boolean
  /** The backup character that is a target now: it is awake, and the active one of its side sleeps. */
  private target: CardId | undefined
  private readonly queue: Queue
  private readonly cardViews: (CardView | undefined)[] = []
  /** By seat: what works for it now, until something changes there. */
  private readonly working: (readonly Source[] | undefined)[] = [undefined, undefined]

  constructor(catalog: Catalog, options: DuelOptions, origin: Seed | Duel) {
    super(catalog, options, origin)
    const model = typeof origin === 'string' ? undefined : origin
    this.done = { bangs: model?.done.bangs ?? 0, swapped: model?.done.swapped ?? false }
    this.phaseNow = model?.phaseNow ?? 'setup'
    this.common = model?.common ?? false
    this.target = model?.target
    this.queue = new Queue(model?.queue)
  }

  override copy(): Duel {
    return new Duel(this.catalog, this.options, this)
  }

  // ---- the turn ------------------------------------------------------------------------------------------------------------------------

  get phase(): Phase {
    return this.phaseNow
  }

  startTurn(): void {
    this.done.bangs = 0
    this.done.swapped = false
    this.renewAbilities()
    this.setPhase('start')
    this.emit({ type: 'turn', seat: this.turnPlayer, number: this.turns })
    this.spoilAllParts()
  }

  setPhase(phase: Phase): void {
    this.phaseNow = phase
    this.tableChanged()
  }

  countBang(): void {
    this.done.bangs++
    this.tableChanged()
  }

  countSwap(): void {
    this.done.swapped = true
    this.tableChanged()
  }

  finish(winner: Seat): void {
    const by = this.side(winner)
    this.over = { by, winners: [winner] }
    this.spoilAllParts()
    this.emit({ type: 'over', by, winners: [winner] })
  }

  // ---- who is awake --------------------------------------------------------------------------------------------------------------------

  get targeted(): CardId | undefined {
    return this.target
  }

  /** Somebody is the target of something until another call; tells who was before. */
  setTarget(character: CardId | undefined): CardId | undefined {
    const before = this.target
    this.target = character
    if (before !== character) {
      this.spoilAllParts()
      this.working.fill(undefined)
    }
    return before
  }

  /** The active character, or the backup that is the target of something. */
  isAwake(character: CardId): boolean {
    return character === this.concerned(this.owner(character))
  }

  /** Whose ability and equipment work for this side now. */
  private concerned(seat: Seat): CardId | undefined {
    const { target } = this
    return target !== undefined && this.owner(target) === seat ? target : this.active(seat)
  }

  /** What works for a side now: the character that is awake with its equipment, and characters that never sleep. */
  sources(seat: Seat): readonly Source[] {
    const known = this.working[seat] ?? this.gather(seat)
    this.working[seat] = known
    return known
  }

  private gather(seat: Seat): readonly Source[] {
    const found: Source[] = []
    const awake = this.concerned(seat)
    for (const character of this.characters(seat)) {
      if (!this.alive(character)) continue
      const def = this.def(character)
      if (character === awake || def.character?.alwaysActive) found.push({ def, seat, character, card: character })
      if (character === awake) for (const card of this.equipment(character)) found.push({ def: this.def(card), seat, character, card })
    }
    return found
  }

  /** Those of both sides, the turn player's first. */
  allSources(): Source[] {
    return [...this.sources(this.turnPlayer), ...this.sources(this.opponent(this.turnPlayer))]
  }

  /** The character itself, whether it sleeps or not. */
  selfOf(character: CardId): Source {
    return { def: this.def(character), seat: this.owner(character), character, card: character }
  }

  // ---- hands ---------------------------------------------------------------------------------------------------------------------------

  hand(seat: Seat): readonly CardId[] {
    return this.at(hand(seat))
  }

  /** Cards that may be kept at the end of the turn: the life of the active character, never less than two. */
  handLimit(seat: Seat): number {
    const character = this.active(seat)
    return character === undefined ? 0 : Math.max(2, this.life(character))
  }

  backName(card: CardId): string {
    return this.layout.backNames?.[this.backOf(card)] ?? ''
  }

  /** A hand card may be used so, by its icon or by an ability. */
  usable(seat: Seat, card: CardId, use: Use): boolean {
    const def = this.def(card)
    return hasIcon(def, use) || this.converts(seat, def, use)
  }

  converts(seat: Seat, def: Def, use: Use): boolean {
    return this.sources(seat).some((source) => source.def.countsAs?.(this, source, def, use))
  }

  // ---- decks ---------------------------------------------------------------------------------------------------------------------------

  /** Once made there always is one, even when all its cards are drawn. */
  get hasCommonDeck(): boolean {
    return this.common || this.at(COMMON).length > 0
  }

  /** The top card of a side's deck: its own while that lasts, then the common one, which is made of the discard pile when it is needed. */
  private top(seat: Seat): CardId | undefined {
    const own = this.at(ownDeck(seat))
    if (own.length > 0) return own[own.length - 1]
    return this.topOfCommon()
  }

  private topOfCommon(): CardId | undefined {
    const deck = this.at(COMMON)
    if (deck.length === 0 && this.at(DISCARD).length > 0) {
      this.common = true
      this.shuffleInto(DISCARD, COMMON)
    }
    return deck[deck.length - 1]
  }

  /** Moves the top card of a side's deck; nothing happens if there is none left anywhere. */
  fromDeck(seat: Seat, to: ZoneId): CardId | undefined {
    const card = this.top(seat)
    if (card !== undefined) this.move(card, to)
    return card
  }

  fromCommonDeck(to: ZoneId): void {
    const card = this.topOfCommon()
    if (card !== undefined) this.move(card, to)
  }

  /** Draws into a hand; fewer if the cards run out. */
  draw(seat: Seat, count: number): void {
    for (let i = 0; i < count; i++) this.fromDeck(seat, hand(seat))
  }

  // ---- what waits ----------------------------------------------------------------------------------------------------------------------

  /** Waits until the card that is being resolved is finished. */
  queueUp(waiting: Omit<Waiting, 'order'>, setOffBy: CardId): void {
    this.queue.add({ ...waiting, order: this.inOrder().indexOf(setOffBy) })
    this.tableChanged()
  }

  nextInQueue(): Waiting | undefined {
    this.tableChanged()
    return this.queue.next()
  }

  get queued(): readonly Waiting[] {
    return this.queue.all
  }

  // ---- what is seen --------------------------------------------------------------------------------------------------------------------

  override view(viewer: Viewer): DuelView {
    return viewOf(this, this.freshParts(), viewer)
  }

  /** A card as whoever sees it calls it; the same object as long as it stays where it is. */
  cardView(card: CardId): CardView {
    const handle: Handle = this.handle(card)
    const known = this.cardViews[card]
    if (known?.card === handle) return known
    const { id, deck, symbol } = this.faceOf(card)
    const view: CardView = { card: handle, id, deck, symbol }
    this.cardViews[card] = view
    return view
  }

  protected override tableChanged(): void {
    this.spoilPart(TABLE_PART)
  }

  protected override streetChanged(seat: Seat): void {
    this.working[seat] = undefined
    this.sideChanged(seat)
  }

  /** What a side has also tells how many BANG! cards may be played. */
  protected override sideChanged(seat: Seat): void {
    this.spoilPart(seat)
    this.tableChanged()
  }

  protected override touch(zone: ZoneId): void {
    const { seat, sight } = this.layout.zones[zone] ?? absent()
    if (seat === undefined) this.tableChanged()
    else if (sight === 'all') this.streetChanged(seatOf(seat))
    else {
      this.sideChanged(seatOf(seat))
      this.spoilPart(OWN_PART + seat)
    }
  }

  protected override afterSample(): void {
    this.cardViews.length = 0
  }

  // ---- what the kernel asks ------------------------------------------------------------------------------------------------------------

  /** Nobody acts unasked in this game. */
  override interjections(): readonly Option[] {
    return NO_OPTIONS
  }

  override whyNoInterjection(_seat: Seat, _answer: Answer): Reason | undefined {
    return undefined
  }

  override *interject(): Rule {}

  protected override emptied(): void {}
}

const NO_OPTIONS: readonly Option[] = []

/** Firing a card as a Colt is always an ability. */
const hasIcon = ({ facts }: Def, use: Use): boolean => (use === 'shot' ? facts?.shot === true : use === 'dodge' && facts?.dodge === 'hand')
