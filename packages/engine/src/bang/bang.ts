import {
  type Answer,
  absent,
  type CardId,
  Few,
  lastNumber,
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
import type { Def, Source, Use } from './def.ts'
import { InForce } from './in-force.ts'
import { maskOf } from './moments.ts'
import type { BangOptions } from './options.ts'
import { doAnytime, openInterjections, whyNoInterjection } from './rules/anytime.ts'
import type { Play } from './rules/play.ts'
import { Glance } from './view/glance.ts'
import { OWN_PART, PILES_PART, PLACES_PART, TABLE_PART } from './view/parts.ts'
import type { BangView } from './view/shown.ts'
import { viewOf } from './view/view.ts'
import {
  ASIDE,
  DECK,
  DISCARD,
  FIRST_OWN_ZONE,
  front,
  hand,
  isFront,
  isHand,
  isInForce,
  isPileOfEvents,
  look,
  REMOVED,
  zoneSeat,
  zones,
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
export class Bang extends InForce {
  readonly options: BangOptions
  acting: Acting
  /** A bit for each seat at zero that is trying to save itself. */
  private dyingNow = 0
  /** The brown card resolved last in this turn, as long as nothing else was done since. */
  lastPlay: Play | undefined = undefined
  /** The final flips of the effect that runs, the chosen ones first. */
  readonly flips: Flip[] = []
  /** By card that waits for a turn before it can be used: the turn in which it came to lie in front of somebody. */
  private readonly since: Few
  /** Such a card was laid since the last turn began: what is seen of it changes with the next one. */
  private somethingWaits: boolean
  /** How many effects are being carried out, one inside the other. */
  depth = 0
  /** What phase 1 has brought, in this order; an answer given meanwhile may have brought other cards. */
  readonly drawn: CardId[] = []

  /** What is in force for the whole table has gone, and something else comes for it at once. */
  private isReplacing = false

  constructor(mixture: Mixture, options: BangOptions, origin: Seed | Bang) {
    super(mixture, options.players, origin)
    const model = typeof origin === 'string' ? undefined : origin
    this.options = options
    this.acting = { seat: model?.acting.seat ?? seatOf(0), bangs: model?.acting.bangs ?? 0 }
    this.since = new Few(model?.since)
    this.somethingWaits = model?.somethingWaits ?? false
    if (model) this.judgeAnew()
  }

  /** Between two turns: nothing is under way that the copy would miss. */
  override copy(): Bang {
    return new Bang(this.mixture, this.options, this)
  }

  // ---- cards ---------------------------------------------------------------------------------------------------------------------------

  hand(seat: Seat): readonly CardId[] {
    return this.at(hand(seat))
  }

  front(seat: Seat): readonly CardId[] {
    return this.at(front(seat))
  }

  /** A card that must wait has lain in front of its owner since an earlier turn. */
  isReady(card: CardId): boolean {
    return this.since.at(card) < this.turns
  }

  /** In front of a player, where it was put this turn. */
  putInFront(card: CardId, seat: Seat): void {
    if (this.def(card).isGreen) {
      this.since.put(card, this.turns)
      this.somethingWaits = true
    }
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

  /** It is his turn, or he acts in that of another as if it were. */
  asInTurn(seat: Seat): boolean {
    return this.inTurn(seat) || (seat === this.acting.seat && this.inTurn(this.active))
  }

  /** Somebody acts as if it were his turn, or no longer. */
  setActing(acting: Acting): void {
    this.acting = acting
    this.turnMoved()
  }

  /** He has no life left, and is trying to save himself. */
  isDying(seat: Seat): boolean {
    return ((this.dyingNow >> seat) & 1) !== 0
  }

  setDying(seat: Seat, isDying: boolean): void {
    this.dyingNow = isDying ? this.dyingNow | (1 << seat) : this.dyingNow & ~(1 << seat)
  }

  /** Somebody holds a card with one of these faces. */
  holdsAny(seat: Seat, faces: readonly number[]): boolean {
    for (let i = 0; i < faces.length; i++) if (this.zoneOf(this.wearerOf(faces[i] ?? absent())) === hand(seat)) return true
    return false
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
    return this.mixture.defs.some(({ facts }, face) => facts !== undefined && serves(this, seat, this.wearerOf(face)))
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
    const top = this.drawsFromDiscard ? discard[discard.length - 1] : undefined
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
    if (!this.mayHave(REDIRECTS)) return false
    for (const source of this.tableLists.redirects) if (source.def.redirects?.(this, source, card, to, seat)) return true
    return false
  }

  /** An event or show card comes in the place of another: what follows from them is worked out once. */
  replaceWeather(old: CardId | undefined, next: CardId, to: ZoneId): void {
    this.isReplacing = true
    if (old !== undefined) this.move(old, REMOVED)
    this.isReplacing = false
    this.move(next, to)
  }

  /** Puts a card back on the deck and mixes it. */
  shuffleInDeck(card: CardId): void {
    this.move(card, DECK)
    this.shuffleInto(DECK, DECK)
  }

  /** T2: counters start anew. */
  startTurn(seat: Seat): void {
    this.passTurn(seat)
    this.acting.seat = seat
    this.acting.bangs = 0
    this.cardsPlayed = 0
    this.clearUses(seat)
    if (this.isHeard) this.emit({ type: 'turn', seat, number: this.turns })
    this.setPhase('start')
  }

  /** A turn has passed: what waited for one no longer does. Before T1, in which somebody may be asked already. */
  showReady(): void {
    if (!this.somethingWaits) return
    this.somethingWaits = false
    for (const other of this.places) {
      const cards = this.front(other)
      for (const card of cards) this.shownCards[card] = undefined
      if (cards.length > 0) this.spoilFront(other)
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

  protected override suppresses(judge: Source, other: Source): boolean {
    return judge.def.suppresses?.(this, judge, other) ?? false
  }

  protected override judgesNow(judge: Source): boolean {
    return judge.def.judgesNow?.(this, judge) !== false
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

  override view(viewer: Viewer): BangView {
    // First, because parts may no longer hold by what follows from sources.
    this.refreshAll()
    return viewOf(this, this.freshParts(), viewer)
  }

  override glance(viewer: Viewer): BangView {
    this.refreshAll()
    return new Glance(this, this.freshParts(), viewer)
  }

  /** What everybody sees of a seat can be kept until something there changes; so can what only its owner sees. */
  protected override touch(zone: ZoneId): void {
    if (zone >= FIRST_OWN_ZONE) this.touchOwn(zone)
    else {
      this.spoilParts(SHOWN_IN[zone] ?? absent())
      if (isHand(zone)) this.recount(zoneSeat[zone] ?? absent())
      else if (isInForce[zone] !== 0) this.forceChanged(zone)
    }
  }

  /** More follows from what lies there. */
  private forceChanged(zone: ZoneId): void {
    this.topComesInForce(zone)
    const seat = zoneSeat[zone] ?? absent()
    if (seat < 0) {
      if (!this.isReplacing) this.rebuildCommon()
    } else if (isFront[zone] !== 0) this.frontChanged(seatOf(seat))
    else this.abilitiesChanged(seat)
  }

  /** What has come last, if anything lies there. */
  private topComesInForce(zone: ZoneId): void {
    const cards = this.at(zone)
    if (cards.length > 0) this.comesInForce(lastNumber(cards))
  }

  /** A zone that a set has brought. */
  private touchOwn(zone: ZoneId): void {
    const { zone: own, seat } = this.mixture.ownZones[zone - FIRST_OWN_ZONE] ?? absent()
    this.spoilView(zone)
    if (own.inForce) this.topComesInForce(zone)
    if (seat !== undefined && own.inForce) this.spoil(seat)
    else if (own.inForce) this.rebuildCommon()
  }

  protected override spoilView(zone: ZoneId): void {
    const { seat } = this.layout.names[zone] ?? absent()
    if (seat === undefined) this.spoilZone(zone)
    else {
      this.spoilFront(seat)
      this.spoilPart(OWN_PART + seat)
      this.spoilPart(PLACES_PART + seat)
    }
  }

  /** Nothing that lies in front of somebody switches off anything: it matters to himself only. */
  private frontChanged(seat: Seat): void {
    this.spoilFront(seat)
    this.spoil(seat)
    if (this.presenceOf(seat) === 'ghost' && !this.front(seat).some((card) => this.def(card).keepsGhost)) this.setPresence(seat, 'leaving')
  }

  protected override emptied(zone: ZoneId): void {
    if (zone === DECK && this.at(DISCARD).length > 0) this.shuffleInto(DISCARD, DECK)
  }

  /** What everybody knows about where a card can be holds in every world. */
  protected override afterSample(): void {
    this.shownCards.length = 0
    const bound = (card: CardId) => this.table.some((source) => source.def.neverInHand?.(this, source, this.def(card)))
    if (!this.table.some((source) => source.def.neverInHand)) return
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

/** By zone: a bit for each part of views that shows what lies there. Of a hand everybody sees how many cards it has, and that is counted anew. */
const SHOWN_IN = Int32Array.from(zones, ({ id, seat, sight }) => {
  if (seat !== undefined && isHand(id)) return 1 << (OWN_PART + seat)
  if (seat !== undefined) return (1 << seat) | (sight === 'owner' ? 1 << (OWN_PART + seat) : 0)
  return (1 << TABLE_PART) | (isPileOfEvents[id] !== 0 ? 1 << PILES_PART : 0)
})

const ANYTIME = maskOf('anytime')
const COUNTS_AS = maskOf('countsAs')
const FORBIDS = maskOf('forbids')
const REDIRECTS = maskOf('redirects')
