import {
  type Answer,
  type CardId,
  EVERYBODY,
  listOf,
  maskOf,
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
import { type Def, freshMemory, type Source, sameMemory, type Use } from './def.ts'
import type { Face } from './events.ts'
import type { Suit } from './facts.ts'
import { Lists } from './lists.ts'
import { maskOf as momentMask } from './moments.ts'
import type { BangOptions } from './options.ts'
import { Stock } from './parts/stock.ts'
import { doAnytime, openInterjections, whyNoInterjection } from './rules/anytime.ts'
import type { Play } from './rules/play.ts'
import { type BangView, type CardView, OWN_PART, PARTS, TABLE_PART, viewOf } from './view.ts'
import {
  ASIDE,
  besidePlace,
  CHARACTER_BOX,
  characterPlace,
  DECK,
  DISCARD,
  EVENT,
  FIRST_OWN_ZONE,
  front,
  hand,
  isFront,
  isPrivate,
  isWeatherZone,
  look,
  MAX_SEATS,
  SHOW,
  zoneSeat,
} from './zones.ts'

/** Who acts and what he has done; not always the player whose turn it is. */
export interface Acting {
  seat: Seat
  bangs: number
}

/** A card flipped for a "draw!", as long as it lies where it was put then. */
export interface Flip {
  readonly card: CardId
  readonly stay: number
}

/**
 * The table of the card game: the plain state, and the mutators through which rules and sets change it. What is `readonly` here changes only
 * through them.
 */
export class Bang extends Stock {
  readonly options: BangOptions
  acting: Acting
  /** Seats at zero that are trying to save themselves. */
  readonly dying = new Set<Seat>()
  /** The brown card resolved last in this turn, as long as nothing else was done since. */
  lastPlay: Play | undefined = undefined
  /** The final flips of the effect that runs, the chosen ones first. */
  readonly flips: Flip[] = []
  /** By card: the turn in which it came to lie in front of somebody. */
  private readonly since: number[]
  /** By card: in front of somebody, but switched off. */
  private readonly off: number[]
  /** How many effects are being carried out, one inside the other. */
  depth = 0
  /** What phase 1 has brought, in this order; an answer given meanwhile may have brought other cards. */
  readonly drawn: CardId[] = []

  private readonly raw: Source[][]
  private readonly lists: Lists[]
  /** How many of them are stale. */
  private stale: number
  /** The moments anything at this table can have, and those anybody has a source for now, of those that have a bit. */
  private readonly moments: number
  private everybody = 0
  private common: Source[]
  /** Those of them that switch off others. */
  private tableJudges: readonly Source[] = NONE
  /** Abilities each seat has copied. */
  private readonly copies: Source[][]
  /** Characters of anybody in play that switch off cards and are not switched off themselves. */
  private judges: readonly Source[] = NONE
  private judging = 0
  /** A bit for each seat whose abilities and cards do nothing for the moment. */
  private silenced = 0
  private reversedNow = false
  private adjacentNow = false
  private mineNow = false
  private suitNow: Suit | undefined = undefined
  private readonly distances: number[]
  private distancesStale = true
  /** By seat: all distances as its player is told them, until one of them changes. */
  private readonly toldDistances: (readonly number[] | undefined)[] = []
  private readonly cardViews: (CardView | undefined)[] = []

  constructor(mixture: Mixture, options: BangOptions, origin: Seed | Bang) {
    super(mixture, options.players, origin)
    const model = typeof origin === 'string' ? undefined : origin
    const seats = options.players
    this.options = options
    this.acting = { seat: model?.acting.seat ?? seatOf(0), bangs: model?.acting.bangs ?? 0 }
    this.raw = listOf(seats, (seat) => (model ? copyOf(model.raw[seat]) : []))
    this.common = model ? copyOf(model.common) : mixture.variants.map((def) => tableSource(def, undefined, 0))
    this.copies = listOf(seats, (seat) => (model ? copyOf(model.copies[seat]) : []))
    this.silenced = model?.silenced ?? 0
    this.since = (model?.since ?? mixture.layout.zeros).slice()
    this.off = (model?.off ?? mixture.layout.zeros).slice()
    this.lists = listOf(seats, () => new Lists())
    this.moments = mixture.moments
    this.distances = NO_DISTANCES.slice()
    this.stale = seats
    this.tableJudges = this.common.filter(({ def }) => def.suppresses)
    if (model) {
      this.readWeather()
      this.judges = this.workingJudges()
    }
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

  /** Characters laid beside a player's own. */
  beside(seat: Seat): readonly CardId[] {
    return this.at(besidePlace(seat))
  }

  /** A card in front of somebody is not switched off. */
  works(card: CardId): boolean {
    const { seat } = this.layout.names[this.zoneOf(card)]
    if (seat !== undefined) this.of(seatOf(seat))
    return this.off[card] === 0
  }

  /** What lies before somebody who is doomed or has just left: it would not be switched off if he were still there. */
  wouldWork(card: CardId, seat: Seat): boolean {
    const source = this.sourceOf(this.raw[seat], seat, card)
    return !this.isOff(source, this.tableJudges) && !this.isOff(source, this.judges)
  }

  /** It has lain in front of its owner since an earlier turn. */
  isReady(card: CardId): boolean {
    return this.since[card] < this.turns
  }

  /** In front of a player, where it was put this turn. */
  putInFront(card: CardId, seat: Seat): void {
    this.since[card] = this.turns
    this.move(card, front(seat))
  }

  hasInFront(seat: Seat, id: string): boolean {
    for (const card of this.front(seat)) if (this.def(card).id === id) return true
    return false
  }

  /** A card in hand may be used as a BANG! card or a Missed! card, by its name or by an ability, and nothing forbids it. */
  usable(seat: Seat, card: CardId, use: Use): boolean {
    return this.countsAs(seat, card, use) && !this.forbidden(seat, card, use)
  }

  countsAs(seat: Seat, card: CardId, use: Use): boolean {
    const def = this.def(card)
    return this.isNamed(def, use) || (use === 'missed' && def.isMissed) || this.converts(seat, def, use)
  }

  isNamed(def: Def, use: Use): boolean {
    return use === 'bang' ? def.isBang : def.isMissedCard
  }

  converts(seat: Seat, def: Def, use: Use): boolean {
    if (!this.has(seat, COUNTS_AS)) return false
    for (const source of this.of(seat).countsAs) if (source.def.countsAs?.(this, source, seat, def, use)) return true
    return false
  }

  /** What forbids to use a card of a hand so. */
  forbidden(seat: Seat, card: CardId, use: Use | 'play' | 'pay'): Source | undefined {
    if (!this.has(seat, FORBIDS)) return undefined
    for (const source of this.of(seat).forbids) if (source.def.forbids?.(this, source, seat, card, use)) return source
    return undefined
  }

  suitOf(face: Face): Suit | undefined {
    return face.suit === undefined ? undefined : (this.suitNow ?? face.suit)
  }

  /** Phase 1 draws from the discard pile as long as there is one. */
  get drawsFromDiscard(): boolean {
    return this.mineNow
  }

  /** What makes talking cost something. */
  get speech(): string | undefined {
    return this.common.find(({ def }) => def.talkCosts)?.def.id
  }

  /** Turns go to the right. */
  get isReversed(): boolean {
    return this.reversedNow
  }

  /** It is his turn, or he acts in that of another as if it were. */
  asInTurn(seat: Seat): boolean {
    return this.inTurn(seat) || (seat === this.acting.seat && this.inTurn(this.active))
  }

  /** Somebody acts as if it were his turn, or no longer. */
  setActing(acting: Acting): void {
    this.acting = acting
    this.turnMoved()
  }

  /** Somebody may hold a card with this face, by what everybody can know. */
  couldHold(seat: Seat, face: number): boolean {
    const card = this.wearerOf(face)
    if (this.isPublic(card)) return this.zoneOf(card) === hand(seat)
    for (const other of this.hand(seat)) if (!this.isPublic(other)) return true
    return false
  }

  /** The same, and nothing forbids to play it. */
  couldPlay(seat: Seat, face: number): boolean {
    return this.couldHold(seat, face) && !this.forbidden(seat, this.wearerOf(face), 'play')
  }

  couldPlayAny(seat: Seat, faces: readonly number[]): boolean {
    for (const face of faces) if (this.couldPlay(seat, face)) return true
    return false
  }

  /** Somebody with cards in hand may have one that serves, whatever he really holds: only what forbids them all, for all to see, rules it out. */
  couldServe(seat: Seat, serves: (game: Bang, seat: Seat, card: CardId) => boolean): boolean {
    if (this.hand(seat).length === 0) return false
    if (this.of(seat).forbids.length === 0) return true
    const { defs } = this.mixture
    for (let face = 0; face < defs.length; face++) {
      if (defs[face].facts !== undefined && serves(this, seat, this.wearerOf(face))) return true
    }
    return false
  }

  /** Phase 1: from the deck, or from where cards are drawn instead. */
  drawInPhase1(seat: Seat, count: number): void {
    for (let left = count; left > 0; left--) this.noteDrawn(this.fromPile(hand(seat)))
  }

  /** A card that came as one of phase 1, wherever from. */
  noteDrawn(card: CardId | undefined): void {
    if (card !== undefined) this.drawn.push(card)
  }

  /** The next card of phase 1. */
  fromPile(to: ZoneId): CardId | undefined {
    const discard = this.at(DISCARD)
    const top = this.mineNow ? discard[discard.length - 1] : undefined
    if (top === undefined) return this.fromDeck(to)
    if (!this.redirected(top, 'deck-top')) this.move(top, to)
    return top
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

  /** Draws from the deck into a hand because of something; fewer if the cards run out. */
  draw(seat: Seat, count: number, because: string): number {
    if (count > 0) this.emit({ type: 'drawing', seat, because })
    return this.deal(seat, count)
  }

  /** The same where it is told otherwise what brings these cards. */
  deal(seat: Seat, count: number): number {
    let drawn = 0
    while (drawn < count && this.fromDeck(hand(seat)) !== undefined) drawn++
    return drawn
  }

  discard(card: CardId): void {
    if (!this.redirected(card, 'discard')) this.move(card, DISCARD)
  }

  /** Into a hand; `unseen`: others do not see which of the cards there it was. */
  take(card: CardId, seat: Seat, unseen = false): void {
    if (!this.redirected(card, 'hand', seat)) this.move(card, hand(seat), unseen)
  }

  private redirected(card: CardId, to: 'deck-top' | 'hand' | 'discard', seat?: Seat): boolean {
    if ((this.moments & REDIRECTS) === 0) return false
    for (const source of this.common) if (source.def.redirects?.(this, source, card, to, seat)) return true
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
    const lists = this.lists[seat]
    if (lists.isStale) this.refresh(seat)
    return lists
  }

  /** A seat has a source for one of these moments. What nothing at this table can have is asked for at no cost. */
  has(seat: Seat, mask: number): boolean {
    return (this.moments & mask) !== 0 && (this.of(seat).mask & mask) !== 0
  }

  /** Anybody has one. */
  anybodyHas(mask: number): boolean {
    if ((this.moments & mask) === 0) return false
    if (this.stale > 0) this.refreshSources()
    return (this.everybody & mask) !== 0
  }

  /** Sources of the whole table: variants and rules of sets, the event, the show card. */
  get table(): readonly Source[] {
    return this.common
  }

  /** What the sources of a seat that could act again are called: he has copied these abilities. */
  copiesOf(seat: Seat): readonly Source[] {
    return this.copies[seat]
  }

  /** The abilities somebody else may copy: those laid beside him instead of his own, if there are any. */
  abilitiesOf(seat: Seat): readonly Def[] {
    const beside = this.beside(seat).map((card) => this.def(card))
    const own = this.character(seat)
    return beside.length > 0 || own === undefined ? beside : [own]
  }

  /** Copied abilities take the place of those copied before. */
  copyAbilities(seat: Seat, defs: readonly Def[], source: string): void {
    if (defs.length === 0 && this.copies[seat].length === 0) return
    this.copies[seat] = defs.map((def) => ({ def, owner: seat, card: undefined, stay: 0, used: 0, memory: freshMemory(def) }))
    this.spoilPart(seat)
    this.abilitiesChanged(seat)
    this.emit({ type: 'abilities', seat, source, characters: defs.map(({ id }) => id) })
  }

  /** Seen distance between two players. */
  distance(from: Seat, to: Seat): number {
    if (this.stale > 0 || this.distancesStale) this.refreshAll()
    return this.distances[from * MAX_SEATS + to]
  }

  /** The same, were it not for what the other has. */
  distanceAtBest(from: Seat, to: Seat): number {
    return Math.max(1, this.distance(from, to) - this.of(to).distanceTo)
  }

  /** For one shot the character of a player and the cards before him do nothing, or do again. They stay where they are. */
  silence(seat: Seat, isSilent: boolean): void {
    this.silenced = isSilent ? this.silenced | (1 << seat) : this.silenced & ~(1 << seat)
    this.abilitiesChanged(seat)
  }

  /** By seat: how far away a player sees it; 0 for himself and where one of them is out. */
  distancesOf(from: Seat): readonly number[] {
    if (this.stale > 0 || this.distancesStale) this.refreshAll()
    const told = this.toldDistances[from]
    if (told !== undefined) return told
    const isHere = this.inPlay(from)
    const all: number[] = []
    for (let i = 0; i < this.seats; i++) {
      const distance = isHere && i !== from && this.inPlay(seatOf(i)) ? this.distances[from * MAX_SEATS + i] : 0
      all.push(distance)
    }
    this.toldDistances[from] = all
    return all
  }

  /** A bit for everybody else that a player sees at this distance or less. */
  within(from: Seat, distance: number): number {
    if (this.stale > 0 || this.distancesStale) this.refreshAll()
    const { distances, seats } = this
    const at = from * MAX_SEATS
    let near = 0
    for (let to = 0; to < seats; to++) if (distances[at + to] <= distance) near |= 1 << to
    return near & ~(1 << from)
  }

  /** Brings everything that follows from sources up to date. */
  refreshAll(): void {
    if (this.stale > 0) this.refreshSources()
    if (this.distancesStale) this.measure()
  }

  private refreshSources(): void {
    for (const seat of this.places) this.of(seat)
  }

  private spoil(seat: number): void {
    const lists = this.lists[seat]
    if (lists.isStale) return
    lists.isStale = true
    this.stale++
  }

  private spoilAll(): void {
    this.judging = this.whoJudges()
    for (const seat of this.places) this.spoil(seat)
  }

  /** Other characters of somebody, or he comes or goes: where one of them switches off the cards of others, that may change for all. */
  private abilitiesChanged(seat: number): void {
    this.spoil(seat)
    if (!this.mixture.suppressors) return
    const before = this.judges
    this.judges = this.workingJudges()
    if (before.length > 0 || this.judges.length > 0) this.spoilAll()
  }

  private refresh(seat: Seat): void {
    const lists = this.lists[seat]
    lists.isStale = false
    this.stale--
    const old = this.raw[seat]
    const sources: Source[] = []
    this.sourcesAt(characterPlace(seat), seat, old, sources)
    this.sourcesAt(besidePlace(seat), seat, old, sources)
    const people = sources.length
    this.sourcesAt(front(seat), seat, old, sources)
    for (const { id } of this.mixture.forceZones[seat]) this.sourcesAt(id, seat, old, sources)
    this.raw[seat] = sources
    const { distanceFrom, distanceTo, reach, weapon, mask } = lists
    lists.renew(this.inForce(seat, sources, people))
    if (lists.distanceFrom !== distanceFrom || lists.distanceTo !== distanceTo) this.distancesStale = true
    if (lists.reach !== reach || lists.weapon !== weapon) this.spoilPart(seat)
    if (lists.mask === mask) return
    this.everybody = 0
    for (const other of this.lists) this.everybody |= other.mask
  }

  private sourcesAt(zone: ZoneId, seat: Seat, old: readonly Source[], out: Source[]): void {
    const cards = this.at(zone)
    for (let i = 0; i < cards.length; i++) out.push(this.sourceOf(old, seat, cards[i]))
  }

  private sourceOf(old: readonly Source[], seat: Seat, card: CardId): Source {
    const stay = this.stay[card]
    for (const source of old) if (source.card === card && source.stay === stay) return source
    const def = this.def(card)
    return { def, owner: seat, card, stay, used: 0, memory: freshMemory(def) }
  }

  /** In strata, so that nothing is judged by something later: after the table characters and copies, then cards in front. */
  private inForce(seat: Seat, sources: readonly Source[], people: number): readonly Source[] {
    const inForce = this.common.slice()
    if (!this.alive(seat)) return inForce
    const isSilent = ((this.silenced >> seat) & 1) !== 0
    const copies = this.copies[seat]
    for (let i = 0; i < people; i++) if (!isSilent && !this.isOff(sources[i], this.tableJudges)) inForce.push(sources[i])
    for (let i = 0; i < copies.length; i++) if (!isSilent && !this.isOff(copies[i], this.tableJudges)) inForce.push(copies[i])
    for (let i = people; i < sources.length; i++) {
      const source = sources[i]
      const off = isSilent || this.isOff(source, this.tableJudges) || this.isOff(source, this.judges)
      if (!off) inForce.push(source)
      this.setOff(source.card, seat, off)
    }
    return inForce
  }

  private isOff(source: Source, judges: readonly Source[]): boolean {
    for (const judge of judges) if (judge.def.suppresses?.(this, judge, source)) return true
    return false
  }

  private setOff(card: CardId | undefined, seat: Seat, off: boolean): void {
    if (card === undefined || (this.off[card] === 1) === off) return
    this.off[card] = off ? 1 : 0
    this.spoilPart(seat)
  }

  private workingJudges(): readonly Source[] {
    if (!this.mixture.suppressors) return NONE
    const judges: Source[] = []
    const add = (source: Source) => {
      if (!this.isOff(source, this.tableJudges)) judges.push(source)
    }
    for (const seat of this.places) {
      // Whoever is doomed is in play until the effect is over.
      if (!this.inPlay(seat)) continue
      for (const card of this.at(characterPlace(seat))) if (this.def(card).suppresses) add(this.sourceOf(this.raw[seat], seat, card))
      for (const card of this.beside(seat)) if (this.def(card).suppresses) add(this.sourceOf(this.raw[seat], seat, card))
      for (const copy of this.copies[seat]) if (copy.def.suppresses) add(copy)
    }
    return judges
  }

  /** The event and the show card in force come after what always holds. */
  private rebuildCommon(): void {
    const lasting = this.common.filter(({ def }) => def.kind === 'variant')
    const inForce: Source[] = []
    for (const zone of [EVENT, SHOW, ...this.mixture.tableZones]) {
      for (const card of this.at(zone)) {
        const stay = this.stay[card]
        inForce.push(this.common.find((old) => old.card === card && old.stay === stay) ?? tableSource(this.def(card), card, stay))
      }
    }
    this.common = [...lasting, ...inForce]
    this.tableJudges = this.common.filter(({ def }) => def.suppresses)
    this.readWeather()
    this.judges = this.workingJudges()
    this.spoilAll()
    this.distancesStale = true
    this.spoilAllParts()
  }

  private readWeather(): void {
    const has = (of: (def: Def) => boolean) => this.common.some(({ def }) => of(def))
    this.reversedNow = has((def) => def.reversed)
    this.adjacentNow = has((def) => def.adjacent)
    this.mineNow = has((def) => def.mine)
    this.suitNow = this.common.find(({ def }) => def.suit !== undefined)?.def.suit
    this.openHands(has((def) => def.openHands))
  }

  /** From now on everybody sees the hands, or only their owners again; what was seen stays known. */
  private openHands(open: boolean): void {
    for (const seat of this.places) {
      const zone = hand(seat)
      const sight = open ? EVERYBODY : maskOf(seat)
      if (this.sight[zone] === sight) continue
      this.sight[zone] = sight
      if (open) for (const card of this.at(zone)) this.reveal(card)
    }
  }

  handsAreOpen(): boolean {
    return this.sight[hand(this.places[0])] === EVERYBODY
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
        const steps = this.adjacentNow ? 1 : i < j ? j - i : i - j
        const seen = (steps * 2 <= n ? steps : n - steps) + this.lists[to].distanceTo - far
        this.distances[from * MAX_SEATS + to] = seen < 1 ? 1 : seen
      }
    }
    for (let i = OWN_PART; i < PARTS; i++) this.spoilPart(i)
    for (let i = 0; i < this.seats; i++) this.toldDistances[i] = undefined
  }

  /** T2: counters start anew. */
  startTurn(seat: Seat): void {
    this.passTurn(seat)
    this.acting.seat = seat
    this.acting.bangs = 0
    this.cardsPlayed = 0
    for (const source of this.raw[seat]) source.used = 0
    for (const source of this.copies[seat]) source.used = 0
    for (const source of this.common) source.used = 0
    // What waited for a turn no longer does.
    if (this.mixture.green) for (const other of this.places) if (this.front(other).length > 0) this.spoilPart(other)
    this.emit({ type: 'turn', seat, number: this.turns })
    this.setPhase('start')
  }

  protected override presenceChanged(seat: Seat, circle: boolean): void {
    this.abilitiesChanged(seat)
    if (circle) this.distancesStale = true
  }

  /** What switches off others may do so at times only. */
  protected override turnMoved(): void {
    if (this.judges.length > 0 && this.judging !== this.whoJudges()) this.spoilAll()
  }

  /** A bit for each character that switches off others now. */
  private whoJudges(): number {
    let judging = 0
    for (let i = 0; i < this.judges.length; i++) {
      const judge = this.judges[i]
      if (judge.def.judgesNow?.(this, judge) !== false) judging |= 1 << i
    }
    return judging
  }

  /** Somebody is out: what he had copied, what lay beside his character, what his abilities remember. */
  dropAbilities(seat: Seat): void {
    this.copies[seat] = []
    for (const card of [...this.beside(seat)]) this.move(card, CHARACTER_BOX)
    for (const source of this.raw[seat]) {
      source.used = 0
      Object.assign(source.memory, source.def.memory)
    }
  }

  /** What lies before a player in places that sets have brought is lost. */
  loseThings(seat: Seat): void {
    for (const { zone, seat: owner, id } of this.mixture.ownZones) {
      if (owner !== seat || zone.lost === undefined) continue
      for (const card of [...this.at(id)]) zone.lost(this, card)
    }
  }

  /** The same, and what he has of counters, when he leaves play. */
  loseParts(seat: Seat): void {
    if (!this.mixture.hasParts) return
    this.loseThings(seat)
    this.giveBack(seat, (counter) => counter.keeps?.(this, seat) ?? false)
  }

  // ---- what the kernel asks ------------------------------------------------------------------------------------------------------------

  override mayInterject(): boolean {
    return this.anybodyHas(ANYTIME)
  }

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
    // First, because parts may no longer hold by what follows from sources.
    this.refreshAll()
    return viewOf(this, this.freshParts(), viewer)
  }

  /** What everybody sees of a seat can be kept until something there changes; so can what only its owner sees. */
  protected override touch(zone: ZoneId): void {
    if (zone >= FIRST_OWN_ZONE) {
      this.touchOwn(zone)
      return
    }
    const seat = zoneSeat[zone]
    if (seat < 0) {
      this.spoilPart(TABLE_PART)
      if (isWeatherZone[zone] !== 0) this.rebuildCommon()
      return
    }
    this.spoilPart(seat)
    if (isPrivate[zone] !== 0) this.spoilPart(OWN_PART + seat)
    else if (isFront[zone] !== 0) this.frontChanged(seatOf(seat))
    else this.abilitiesChanged(seat)
  }

  /** A zone that a set has brought. */
  private touchOwn(zone: ZoneId): void {
    const { zone: own, seat } = this.mixture.ownZones[zone - FIRST_OWN_ZONE]
    this.spoilView(zone)
    if (seat !== undefined && own.inForce) this.spoil(seat)
    else if (own.inForce) this.rebuildCommon()
  }

  protected override spoilView(zone: ZoneId): void {
    const { seat } = this.layout.names[zone]
    if (seat === undefined) this.spoilMiddle()
    else {
      this.spoilPart(seat)
      this.spoilPart(OWN_PART + seat)
    }
  }

  /** Nothing that lies in front of somebody switches off anything: it matters to himself only. */
  private frontChanged(seat: Seat): void {
    this.spoil(seat)
    if (this.presenceOf(seat) === 'ghost' && !this.front(seat).some((card) => this.def(card).keepsGhost)) this.setPresence(seat, 'leaving')
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

const NONE: readonly Source[] = []
const ANYTIME = momentMask('anytime')
const COUNTS_AS = momentMask('countsAs')
const FORBIDS = momentMask('forbids')
const REDIRECTS = momentMask('redirects')
const NO_DISTANCES: readonly number[] = Array.from({ length: MAX_SEATS * MAX_SEATS }, () => 0)
const copyOf = (sources: readonly Source[]): Source[] => listOf(sources.length, (i) => sameSource(sources[i]))
const sameSource = (source: Source): Source => ({ ...source, memory: sameMemory(source.memory) })
const tableSource = (def: Def, card: CardId | undefined, stay: number): Source => ({
  def,
  owner: undefined,
  card,
  stay,
  used: 0,
  memory: freshMemory(def),
})
