import { absent, Game, type Layout, listOf, numbersOf, type Seat, type Seed, seatOf } from '../kernel/index.ts'
import type { BangEvent, Face, Phase } from './events.ts'
import { PARTS, TABLE_PART } from './view/parts.ts'

/**
 * Whether a seat takes part. A ghost is in play without life, because of a card in front of him or for one turn; a shadow is so for one turn, and
 * does not count as living. A doomed player is about to be eliminated, a leaving ghost and a fading shadow are about to go without that; all of
 * them still count as in play until the effect is over.
 */
export type Presence = 'in' | 'ghost' | 'town-ghost' | 'shadow' | 'doomed' | 'leaving' | 'fading' | 'out'
const hasNoLife = (presence: Presence): boolean => presence === 'ghost' || presence === 'town-ghost' || presence === 'shadow'
const decides = (presence: Presence): boolean => presence === 'in' || hasNoLife(presence)
const withBit = (bits: number, seat: Seat, isSet: boolean): number => (isSet ? bits | (1 << seat) : bits & ~(1 << seat))
const isDoomed = (presence: Presence): boolean => presence === 'doomed' || presence === 'leaving' || presence === 'fading'

/** The people at the table: places, lives, whose turn it is. Changed only through the mutators below. */
export abstract class People extends Game<Face, BangEvent> {
  /** The order of places, clockwise; replaced, never changed. */
  protected places: readonly Seat[]
  private readonly lives: number[]
  private readonly maxLives: number[]
  private readonly presence: Presence[]
  private doomed: number
  /** A bit for each seat that is in play; for each that is not doomed either. */
  private inPlayNow: number
  private aliveNow: number
  /** Who caused the last loss of life of each seat, or -1. */
  private readonly causes: number[]
  /** Whose turn it is. */
  private turnOf: Seat
  private phaseNow: Phase
  private stickHolder: Seat | undefined
  /** Who stands for the Sheriff when events are turned. */
  private keeperNow: Seat
  /** The keeper has had his first turn: from now on each of his turns brings an event. */
  eventsBegun: boolean
  /** Turns each seat will miss. */
  private readonly skips: number[]
  /** A bit for each seat whose place in the order of turns has come since the keeper's did. */
  private come: number
  /** The turn that runs was won by another; the player will have one more. */
  private extraNow: boolean
  private extraDue: boolean
  private firstDead: Seat | undefined
  /** The active player can do no more in this turn. */
  private actionsEnded: boolean
  /** Cards the active player has played this turn. */
  cardsPlayed: number
  /** Who owes a life point for talking, once for each message, in the order in which they talked. */
  private readonly fines: Seat[]
  /** A bit for each seat whose life, counters or hand have changed since it was last shown. */
  private recounted = 0

  constructor(layout: Layout<Face>, seats: number, origin: Seed | People) {
    super(layout, seats, PARTS, origin)
    const model = typeof origin === 'string' ? undefined : origin
    this.places = model?.places ?? numbersOf(seats, seatOf)
    this.lives = model?.lives.slice() ?? numbersOf(seats, () => 0)
    this.maxLives = model?.maxLives.slice() ?? numbersOf(seats, () => 0)
    this.presence = model?.presence.slice() ?? listOf(seats, () => 'in')
    this.doomed = model?.doomed ?? 0
    this.inPlayNow = model?.inPlayNow ?? (1 << seats) - 1
    this.aliveNow = model?.aliveNow ?? (1 << seats) - 1
    this.causes = model?.causes.slice() ?? numbersOf(seats, () => -1)
    this.turnOf = model?.turnOf ?? seatOf(0)
    this.phaseNow = model?.phaseNow ?? 'start'
    this.stickHolder = model?.stickHolder
    this.keeperNow = model?.keeperNow ?? seatOf(0)
    this.eventsBegun = model?.eventsBegun ?? false
    this.skips = model?.skips.slice() ?? numbersOf(seats, () => 0)
    this.come = model?.come ?? 0
    this.extraNow = model?.extraNow ?? false
    this.extraDue = model?.extraDue ?? false
    this.firstDead = model?.firstDead
    this.actionsEnded = model?.actionsEnded ?? false
    this.cardsPlayed = model?.cardsPlayed ?? 0
    this.fines = model?.fines.slice() ?? []
  }

  /** What follows from who is there is no longer true; `circle`: nor are the distances. */
  protected abstract presenceChanged(seat: Seat, circle: boolean): void
  /** It is somebody else's turn, or the turn has come to another place in its order. */
  protected abstract turnMoved(): void

  /** All places, clockwise. */
  get ring(): readonly Seat[] {
    return this.places
  }

  get active(): Seat {
    return this.turnOf
  }

  get phase(): Phase {
    return this.phaseNow
  }

  get stick(): Seat | undefined {
    return this.stickHolder
  }

  get keeper(): Seat {
    return this.keeperNow
  }

  /** The player who was eliminated first in this game. */
  get firstOut(): Seat | undefined {
    return this.firstDead
  }

  get isExtraTurn(): boolean {
    return this.extraNow
  }

  /** The active player has won another turn. */
  get hasExtraTurn(): boolean {
    return this.extraDue
  }

  /** Phase 2 is over whatever the active player would still like to do. */
  get actionsOver(): boolean {
    return this.actionsEnded
  }

  /** His place has come in this round, whether he had a turn or was passed over. */
  hasCome(seat: Seat): boolean {
    return ((this.come >> seat) & 1) !== 0
  }

  skipsOf(seat: Seat): number {
    return this.skips[seat] ?? absent()
  }

  /** It is this player's turn; between two turns it is nobody's. */
  inTurn(seat: Seat): boolean {
    return seat === this.turnOf && this.phaseNow !== 'between'
  }

  life(seat: Seat): number {
    return this.lives[seat] ?? absent()
  }

  maxLife(seat: Seat): number {
    return this.maxLives[seat] ?? absent()
  }

  /** Counts as a player: not eliminated. */
  inPlay(seat: Seat): boolean {
    return ((this.inPlayNow >> seat) & 1) !== 0
  }

  /** The game is not over, and he is in it. */
  goesOn(seat: Seat): boolean {
    return this.over === undefined && this.inPlay(seat)
  }

  /** In play and not doomed: may decide, be aimed at, draw. */
  alive(seat: Seat): boolean {
    return ((this.aliveNow >> seat) & 1) !== 0
  }

  /** A bit for each of them. */
  get everybodyAlive(): number {
    return this.aliveNow
  }

  presenceOf(seat: Seat): Presence {
    return this.presence[seat] ?? absent()
  }

  /** In play without life: neither gains nor loses any. */
  isGhost(seat: Seat): boolean {
    return hasNoLife(this.presence[seat] ?? absent())
  }

  isDoomed(seat: Seat): boolean {
    return isDoomed(this.presence[seat] ?? absent())
  }

  get anyDoomed(): boolean {
    return this.doomed > 0
  }

  playersLeft(): number {
    let left = 0
    for (const presence of this.presence) if (presence !== 'out') left++
    return left
  }

  causeOf(seat: Seat): Seat | undefined {
    const by = this.causes[seat] ?? absent()
    return by < 0 ? undefined : seatOf(by)
  }

  /** Which of all places is his. By hand: `indexOf` takes three times as long for so few. */
  sitsAt(seat: Seat): number {
    const { places } = this
    for (let at = 0; at < places.length; at++) if (places[at] === seat) return at
    return absent()
  }

  /** Everybody in play, clockwise from a seat, himself first. */
  from(seat: Seat): Seat[] {
    return this.circle(seat, 0)
  }

  /** Everybody else in play, clockwise from the left of a seat. */
  othersFrom(seat: Seat): Seat[] {
    return this.circle(seat, 1)
  }

  /** Everybody in play, clockwise, from this many places to the left of a seat. */
  private circle(seat: Seat, first: number): Seat[] {
    const { places } = this
    const start = this.sitsAt(seat)
    const seats: Seat[] = []
    for (let i = first; i < places.length; i++) {
      const next = places[(start + i) % places.length] ?? absent()
      if (this.inPlay(next)) seats.push(next)
    }
    return seats
  }

  /** The next player in play clockwise. */
  leftOf(seat: Seat): Seat {
    const { places } = this
    let at = this.sitsAt(seat)
    let next: Seat
    do {
      at = (at + 1) % places.length
      next = places[at] ?? absent()
    } while (!this.inPlay(next) && next !== seat)
    return next
  }

  /** What is shown of a seat still holds, but for its life, its counters and how many cards it has. */
  protected recount(seat: number): void {
    this.recounted |= 1 << seat
  }

  /** A bit for each of them; from now on they are shown as they are. */
  takeRecounted(): number {
    const { recounted } = this
    this.recounted = 0
    return recounted
  }

  // ---- changing ------------------------------------------------------------------------------------------------------------------------

  setLife(seat: Seat, life: number): void {
    this.lives[seat] = life
    this.hash(0x10000 | (seat << 8) | (life & 0xff))
    this.recount(seat)
  }

  setMaxLife(seat: Seat, life: number): void {
    this.maxLives[seat] = life
    this.spoilPart(seat)
    this.setLife(seat, life)
  }

  /** Regains life up to the maximum; tells how much it was. */
  heal(seat: Seat, amount: number, cause: string): number {
    const life = this.life(seat)
    const regained = Math.min(amount, this.maxLife(seat) - life)
    if (regained <= 0 || !this.inPlay(seat) || this.isGhost(seat)) return 0
    this.setLife(seat, life + regained)
    this.emit({ type: 'healed', seat, amount: regained, life: life + regained, cause })
    return regained
  }

  setCause(seat: Seat, by: Seat | undefined): void {
    this.causes[seat] = by ?? -1
  }

  setPresence(seat: Seat, presence: Presence): void {
    const was = this.presenceOf(seat)
    this.presence[seat] = presence
    this.inPlayNow = withBit(this.inPlayNow, seat, presence !== 'out')
    this.aliveNow = withBit(this.aliveNow, seat, decides(presence))
    this.doomed += Number(isDoomed(presence)) - Number(isDoomed(was))
    this.spoilPart(seat)
    this.presenceChanged(seat, (was === 'out') !== (presence === 'out'))
  }

  /** Whose turn is next; it begins at the top of the game. */
  passTurn(seat: Seat): void {
    this.turnOf = seat
    this.spoilPart(TABLE_PART)
    this.turnMoved()
  }

  setPhase(phase: Phase): void {
    this.phaseNow = phase
    this.spoilPart(TABLE_PART)
    this.turnMoved()
  }

  setKeeper(seat: Seat): void {
    this.keeperNow = seat
    this.spoilPart(TABLE_PART)
  }

  /** A true elimination: the first of the game is remembered. */
  noteElimination(seat: Seat): void {
    this.firstDead ??= seat
  }

  /** Whoever stood for the Sheriff is out, in whatever way: the next player in play takes his part for good. */
  succeedKeeper(): void {
    if (!this.inPlay(this.keeperNow)) this.setKeeper(this.leftOf(this.keeperNow))
  }

  addSkip(seat: Seat): void {
    this.skips[seat] = this.skipsOf(seat) + 1
    this.spoilPart(seat)
  }

  /** True: his turn does not come this time. */
  useSkip(seat: Seat): boolean {
    const skips = this.skipsOf(seat)
    if (skips === 0) return false
    this.skips[seat] = skips - 1
    this.spoilPart(seat)
    this.emit({ type: 'passed-over', seat })
    return true
  }

  /** His place in the order of turns comes; with that of the keeper a round begins. */
  noteCome(seat: Seat): void {
    this.come = (seat === this.keeperNow ? 0 : this.come) | (1 << seat)
  }

  /** Another turn after this one. A turn brings at most one, an extra turn none. */
  winExtraTurn(because: string): void {
    if (this.extraNow || this.extraDue) return
    this.extraDue = true
    this.emit({ type: 'extra-turn', seat: this.turnOf, because })
  }

  /** What he has done was the last of phase 2. */
  endActions(): void {
    this.actionsEnded = true
  }

  /** Between two turns: whether the next one is an extra turn. */
  setExtraTurn(extra: boolean): void {
    this.extraNow = extra
    this.extraDue = false
    this.actionsEnded = false
    this.spoilPart(TABLE_PART)
  }

  /** Two players change places with all they have. */
  swapPlaces(a: Seat, b: Seat): void {
    const places = this.places.slice()
    places[this.places.indexOf(b)] = a
    places[this.places.indexOf(a)] = b
    this.places = places
    this.spoilPart(TABLE_PART)
    this.hash(0x30000 | (a << 8) | b)
    this.emit({ type: 'places-swapped', seat: a, with: b })
    this.presenceChanged(a, true)
    this.presenceChanged(b, true)
  }

  /** Somebody talked; he pays when nothing else is going on. */
  fine(seat: Seat): void {
    this.fines.push(seat)
    this.hash(0x40000 | seat)
  }

  get anyFine(): boolean {
    return this.fines.length > 0
  }

  /** The next one who owes a life point; it is paid by this. Whoever has left meanwhile owes nothing. */
  takeFine(): Seat | undefined {
    for (;;) {
      const seat = this.fines.shift()
      if (seat === undefined || this.inPlay(seat)) return seat
    }
  }

  setStick(seat: Seat): void {
    const from = this.stickHolder
    this.stickHolder = seat
    this.spoilPart(TABLE_PART)
    this.hash(0x20000 | seat)
    this.emit({ type: 'stick', seat, from })
  }
}
