import {
  type Answer,
  type CardId,
  Game,
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
import type { DuelEvent, Face, Phase } from './events.ts'
import type { Side } from './facts.ts'
import type { DuelOptions } from './options.ts'
import { Queue, type Waiting } from './queue.ts'
import { type CardView, type DuelView, OWN_PART, PARTS, TABLE_PART, viewOf } from './view.ts'
import { COMMON, characterAt, DISCARD, equipmentAt, fallen, hand, ownDeck, PLACES, type Place, reserve, SEATS } from './zones.ts'

/** What the player whose turn it is has done. */
export interface Done {
  /** BANG! cards that count against the limit. */
  bangs: number
  /** The normal move of the token. */
  swapped: boolean
}

/**
 * The table of The Duel: the plain state, and the mutators through which rules change it. A character in play is called by its card: it is
 * never shuffled while it is there.
 */
export class Duel extends Game<Face, DuelEvent> {
  readonly catalog: Catalog
  readonly options: DuelOptions
  readonly done: Done
  private readonly lives: Int8Array
  /** By place: its ability was used this turn. */
  private readonly uses: Uint8Array
  /** By seat: the place where the token lies. */
  private readonly tokens: Uint8Array
  private turnOf: Seat
  private phaseNow: Phase
  private common: boolean
  /** The backup character that is a target now: it is awake, and the active one of its side sleeps. */
  private target: CardId | undefined
  private readonly queue: Queue
  private readonly cardViews: (CardView | undefined)[] = []
  /** By seat: what works for it now, until something changes there. */
  private readonly working: (readonly Source[] | undefined)[] = [undefined, undefined]

  constructor(catalog: Catalog, options: DuelOptions, origin: Seed | Duel) {
    super(catalog.layout, SEATS, PARTS, origin)
    const model = typeof origin === 'string' ? undefined : origin
    this.catalog = catalog
    this.options = options
    this.done = { bangs: model?.done.bangs ?? 0, swapped: model?.done.swapped ?? false }
    this.lives = model?.lives.slice() ?? new Int8Array(SEATS * PLACES.length)
    this.uses = model?.uses.slice() ?? new Uint8Array(SEATS * PLACES.length)
    this.tokens = model?.tokens.slice() ?? new Uint8Array(SEATS)
    this.turnOf = model?.turnOf ?? options.law
    this.phaseNow = model?.phaseNow ?? 'setup'
    this.common = model?.common ?? false
    this.target = model?.target
    this.queue = new Queue(model?.queue)
  }

  override copy(): Duel {
    return new Duel(this.catalog, this.options, this)
  }

  // ---- sides ---------------------------------------------------------------------------------------------------------------------------

  get both(): readonly Seat[] {
    return BOTH
  }

  opponent(seat: Seat): Seat {
    return BOTH[1 - seat]
  }

  side(seat: Seat): Side {
    return seat === this.options.law ? 'law' : 'outlaw'
  }

  /** Whose turn it is. */
  get turnPlayer(): Seat {
    return this.turnOf
  }

  get phase(): Phase {
    return this.phaseNow
  }

  // ---- characters ----------------------------------------------------------------------------------------------------------------------

  /** The place where the token lies. */
  token(seat: Seat): Place {
    return this.tokens[seat] === 0 ? 0 : 1
  }

  inPlace(seat: Seat, place: Place): CardId | undefined {
    return this.at(characterAt(seat, place))[0]
  }

  active(seat: Seat): CardId | undefined {
    return this.inPlace(seat, this.token(seat))
  }

  /** The other character; none if a side has only one. */
  backup(seat: Seat): CardId | undefined {
    return this.inPlace(seat, this.token(seat) === 0 ? 1 : 0)
  }

  /** A sole character is active and backup. */
  backupOrSole(seat: Seat): CardId | undefined {
    return this.backup(seat) ?? this.active(seat)
  }

  /** The active one first. */
  characters(seat: Seat): readonly CardId[] {
    const active = this.active(seat)
    const backup = this.backup(seat)
    if (active === undefined) return backup === undefined ? [] : [backup]
    return backup === undefined ? [active] : [active, backup]
  }

  isAlone(seat: Seat): boolean {
    return this.backup(seat) === undefined
  }

  /** The order of everything simultaneous: the turn player's active character, the other active one, then the backups. */
  inOrder(): readonly CardId[] {
    const [mine, theirs] = [this.turnOf, this.opponent(this.turnOf)]
    return [this.active(mine), this.active(theirs), this.backup(mine), this.backup(theirs)].filter((one) => one !== undefined)
  }

  /** Whose character, or whose card in play, this is, and at which place; nothing for any other card. */
  private spot(card: CardId): { readonly seat: Seat; readonly place: Place } | undefined {
    return SPOTS[this.zoneOf(card)]
  }

  isInPlay(character: CardId): boolean {
    const spot = this.spot(character)
    return spot !== undefined && this.inPlace(spot.seat, spot.place) === character
  }

  owner(character: CardId): Seat {
    return this.spot(character)?.seat ?? this.turnOf
  }

  isActive(character: CardId): boolean {
    return this.active(this.owner(character)) === character
  }

  life(character: CardId): number {
    const spot = this.spot(character)
    return spot ? this.lives[index(spot.seat, spot.place)] : 0
  }

  maxLife(character: CardId): number {
    return this.def(character).character?.life ?? 0
  }

  /** In play and not at 0. */
  alive(character: CardId): boolean {
    return this.isInPlay(character) && this.life(character) > 0
  }

  equipment(character: CardId): readonly CardId[] {
    const spot = this.spot(character)
    return spot ? this.at(equipmentAt(spot.seat, spot.place)) : []
  }

  /** The character that carries a card in play. */
  carrier(card: CardId): CardId | undefined {
    const spot = this.spot(card)
    return spot && this.inPlace(spot.seat, spot.place)
  }

  isUsed(character: CardId): boolean {
    const spot = this.spot(character)
    return spot !== undefined && this.uses[index(spot.seat, spot.place)] !== 0
  }

  // ---- who is awake --------------------------------------------------------------------------------------------------------------------

  get targeted(): CardId | undefined {
    return this.target
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
    return [...this.sources(this.turnOf), ...this.sources(this.opponent(this.turnOf))]
  }

  /** The character itself, whether it sleeps or not. */
  selfOf(character: CardId): Source {
    return { def: this.def(character), seat: this.owner(character), character, card: character }
  }

  // ---- cards ---------------------------------------------------------------------------------------------------------------------------

  def(card: CardId): Def {
    return this.catalog.defs[this.face[card]]
  }

  hand(seat: Seat): readonly CardId[] {
    return this.at(hand(seat))
  }

  /** Cards that may be kept at the end of the turn: the life of the active character, never less than two. */
  handLimit(seat: Seat): number {
    const character = this.active(seat)
    return character === undefined ? 0 : Math.max(2, this.life(character))
  }

  /** The cards in play of a side. */
  cardsInPlay(seat: Seat): readonly CardId[] {
    return this.characters(seat).flatMap((character) => this.equipment(character))
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

  discard(card: CardId): void {
    this.move(card, DISCARD)
  }

  /** A card that comes into play on a character; one of the same name makes room. */
  equip(card: CardId, character: CardId): void {
    const spot = this.spot(character)
    if (!spot) return
    const { id } = this.def(card)
    const old = this.equipment(character).find((other) => this.def(other).id === id)
    if (old !== undefined) this.discard(old)
    this.move(card, equipmentAt(spot.seat, spot.place))
  }

  // ---- changing ------------------------------------------------------------------------------------------------------------------------

  setLife(character: CardId, life: number): void {
    const spot = this.spot(character)
    if (!spot) return
    this.lives[index(spot.seat, spot.place)] = life
    this.hash(0x10000 | (index(spot.seat, spot.place) << 8) | life)
    this.streetChanged(spot.seat)
  }

  /** Regains life up to the maximum. */
  heal(character: CardId, amount: number, cause: string): void {
    const regained = Math.min(amount, this.maxLife(character) - this.life(character))
    if (regained <= 0) return
    this.setLife(character, this.life(character) + regained)
    const seat = this.owner(character)
    this.emit({ type: 'healed', seat, character: this.def(character).id, amount: regained, life: this.life(character), cause })
  }

  /** A character comes into play, with all its life and nothing used. */
  enter(character: CardId, seat: Seat, place: Place): void {
    this.move(character, characterAt(seat, place))
    this.setLife(character, this.maxLife(character))
    this.uses[index(seat, place)] = 0
    const { id } = this.def(character)
    this.emit({ type: 'entered', seat, character: id, life: this.life(character), active: this.token(seat) === place })
  }

  leave(character: CardId): void {
    this.move(character, fallen(this.owner(character)))
  }

  /** The next character of the reserve, if there is one. */
  nextInReserve(seat: Seat): CardId | undefined {
    const left = this.at(reserve(seat))
    return left[left.length - 1]
  }

  /** Puts the token at a place. Not every change is a move of the token in the sense of the rules. */
  setToken(seat: Seat, place: Place): void {
    this.tokens[seat] = place
    this.hash(0x20000 | (seat << 1) | place)
    this.streetChanged(seat)
  }

  setUsed(character: CardId): void {
    const spot = this.spot(character)
    if (!spot) return
    this.uses[index(spot.seat, spot.place)] = 1
    this.sideChanged(spot.seat)
  }

  /** Somebody is the target of something until another call; tells who was before. */
  setTarget(character: CardId | undefined): CardId | undefined {
    const before = this.target
    this.target = character
    if (before !== character) {
      this.parts.fill(undefined)
      this.working.fill(undefined)
    }
    return before
  }

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

  startTurn(): void {
    this.done.bangs = 0
    this.done.swapped = false
    this.uses.fill(0)
    this.setPhase('start')
    this.emit({ type: 'turn', seat: this.turnOf, number: this.turns })
    this.parts.fill(undefined)
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

  passTurn(seat: Seat): void {
    this.turnOf = seat
    this.tableChanged()
  }

  finish(winner: Seat): void {
    const by = this.side(winner)
    this.over = { by, winners: [winner] }
    this.parts.fill(undefined)
    this.emit({ type: 'over', by, winners: [winner] })
  }

  private tableChanged(): void {
    this.parts[TABLE_PART] = undefined
  }

  /** Who stands where, with what and how well. */
  private streetChanged(seat: Seat): void {
    this.working[seat] = undefined
    this.sideChanged(seat)
  }

  /** What a side has also tells how many BANG! cards may be played. */
  private sideChanged(seat: Seat): void {
    this.parts[seat] = undefined
    this.tableChanged()
  }

  // ---- what the kernel asks ------------------------------------------------------------------------------------------------------------

  override interjections(): readonly Option[] {
    return NO_OPTIONS
  }

  override whyNoInterjection(_seat: Seat, _answer: Answer): Reason | undefined {
    return undefined
  }

  override *interject(): Rule {}

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

  override view(viewer: Viewer): DuelView {
    return viewOf(this, this.parts, viewer)
  }

  protected override touch(zone: ZoneId): void {
    const { seat, sight } = this.layout.zones[zone]
    if (seat === undefined) this.tableChanged()
    else {
      if (sight === 'all') this.streetChanged(seatOf(seat))
      else {
        this.sideChanged(seatOf(seat))
        this.parts[OWN_PART + seat] = undefined
      }
    }
  }

  protected override emptied(): void {}

  protected override afterSample(): void {
    this.cardViews.length = 0
  }
}

const BOTH: readonly Seat[] = [seatOf(0), seatOf(1)]
const NO_OPTIONS: readonly Option[] = []
const index = (seat: Seat, place: Place): number => seat * PLACES.length + place

/** By zone of a character or of its equipment: whose it is and at which place. */
const SPOTS: { readonly [zone: number]: { readonly seat: Seat; readonly place: Place } } = Object.fromEntries(
  BOTH.flatMap((seat) =>
    PLACES.flatMap((place) => [characterAt(seat, place), equipmentAt(seat, place)].map((zone) => [zone, { seat, place }])),
  ),
)

/** Firing a card as a Colt is always an ability. */
const hasIcon = ({ facts }: Def, use: Use): boolean => (use === 'shot' ? facts?.shot === true : use === 'dodge' && facts?.dodge === 'hand')
