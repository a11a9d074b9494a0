import { Game, type Layout, type Outcome, type Seat, type Seed, seatOf, type ZoneId } from '../kernel/index.ts'
import type { BangEvent, Face, Phase } from './events.ts'
import type { RoleId } from './facts.ts'
import { PARTS, TABLE_PART } from './view.ts'
import { rolePlace } from './zones.ts'

/** Whether a seat takes part. A doomed one still counts as in play until the effect is over. */
export type Presence = 'in' | 'doomed' | 'out'

/** The people at the table: places, lives, roles, whose turn it is. Changed only through the mutators below. */
export abstract class People extends Game<Face, BangEvent> {
  /** The order of places, clockwise. */
  protected readonly places: Seat[]
  private readonly lives: Int8Array
  private readonly maxLives: Int8Array
  private readonly presence: Presence[]
  private doomed: number
  /** Who caused the last loss of life of each seat, or -1. */
  private readonly causes: Int8Array
  /** Whose turn it is. */
  private turnOf: Seat
  private phaseNow: Phase
  private stickHolder: Seat | undefined

  constructor(layout: Layout<Face>, seats: number, origin: Seed | People) {
    super(layout, seats, PARTS, origin)
    const model = typeof origin === 'string' ? undefined : origin
    this.places = model?.places.slice() ?? Array.from({ length: seats }, (_, i) => seatOf(i))
    this.lives = model?.lives.slice() ?? new Int8Array(seats)
    this.maxLives = model?.maxLives.slice() ?? new Int8Array(seats)
    this.presence = model?.presence.slice() ?? this.places.map(() => 'in')
    this.doomed = model?.doomed ?? 0
    this.causes = model?.causes.slice() ?? new Int8Array(seats).fill(-1)
    this.turnOf = model?.turnOf ?? seatOf(0)
    this.phaseNow = model?.phaseNow ?? 'start'
    this.stickHolder = model?.stickHolder
  }

  /** What follows from who is there is no longer true; `circle`: nor are the distances. */
  protected abstract presenceChanged(seat: Seat, circle: boolean): void

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

  life(seat: Seat): number {
    return this.lives[seat]
  }

  maxLife(seat: Seat): number {
    return this.maxLives[seat]
  }

  /** Counts as a player: not eliminated. */
  inPlay(seat: Seat): boolean {
    return this.presence[seat] !== 'out'
  }

  /** In play and not doomed: may decide, be aimed at, draw. */
  alive(seat: Seat): boolean {
    return this.presence[seat] === 'in'
  }

  isDoomed(seat: Seat): boolean {
    return this.presence[seat] === 'doomed'
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
    return this.causes[seat] < 0 ? undefined : seatOf(this.causes[seat])
  }

  /** Everybody in play, clockwise from a seat, himself first. */
  from(seat: Seat): Seat[] {
    const { places } = this
    const start = places.indexOf(seat)
    const seats: Seat[] = []
    for (let i = 0; i < places.length; i++) {
      const next = places[(start + i) % places.length]
      if (this.inPlay(next)) seats.push(next)
    }
    return seats
  }

  /** Everybody else in play, clockwise from the left of a seat. */
  othersFrom(seat: Seat): Seat[] {
    return this.from(seat).filter((other) => other !== seat)
  }

  /** The next player in play clockwise. */
  leftOf(seat: Seat): Seat {
    const { places } = this
    let at = places.indexOf(seat)
    do at = (at + 1) % places.length
    while (!this.inPlay(places[at]) && places[at] !== seat)
    return places[at]
  }

  /** The roles are dealt. */
  hasRole(seat: Seat): boolean {
    return this.at(rolePlace(seat)).length > 0
  }

  role(seat: Seat): RoleId {
    return this.faceOf(this.at(rolePlace(seat))[0]).id as RoleId
  }

  /** Everybody knows the role. */
  roleShown(seat: Seat): boolean {
    const [card] = this.at(rolePlace(seat))
    return card !== undefined && this.isPublic(card)
  }

  // ---- changing ------------------------------------------------------------------------------------------------------------------------

  setLife(seat: Seat, life: number): void {
    this.lives[seat] = life
    this.hash(0x10000 | (seat << 8) | (life & 0xff))
    this.parts[seat] = undefined
  }

  setMaxLife(seat: Seat, life: number): void {
    this.maxLives[seat] = life
    this.setLife(seat, life)
  }

  /** Regains life up to the maximum; tells how much it was. */
  heal(seat: Seat, amount: number, cause: string): number {
    const regained = Math.min(amount, this.maxLives[seat] - this.lives[seat])
    if (regained <= 0 || !this.inPlay(seat)) return 0
    this.setLife(seat, this.lives[seat] + regained)
    this.emit({ type: 'healed', seat, amount: regained, life: this.lives[seat], cause })
    return regained
  }

  setCause(seat: Seat, by: Seat | undefined): void {
    this.causes[seat] = by ?? -1
  }

  setPresence(seat: Seat, presence: Presence): void {
    const was = this.presence[seat]
    this.presence[seat] = presence
    this.doomed += Number(presence === 'doomed') - Number(was === 'doomed')
    this.parts[seat] = undefined
    this.presenceChanged(seat, (was === 'out') !== (presence === 'out'))
  }

  /** Whose turn is next; it begins at the top of the game. */
  passTurn(seat: Seat): void {
    this.turnOf = seat
    this.parts[TABLE_PART] = undefined
  }

  setPhase(phase: Phase): void {
    this.phaseNow = phase
    this.parts[TABLE_PART] = undefined
  }

  setStick(seat: Seat): void {
    const from = this.stickHolder
    this.stickHolder = seat
    this.parts[TABLE_PART] = undefined
    this.hash(0x20000 | seat)
    this.emit({ type: 'stick', seat, from })
  }

  finish(outcome: Outcome): void {
    this.over = outcome
    for (const seat of this.places) for (const card of this.at(rolePlace(seat))) this.reveal(card)
    this.parts.fill(undefined)
    this.emit({ type: 'over', by: outcome.by, winners: outcome.winners, roles: this.places.map((_, i) => this.role(seatOf(i))) })
  }

  revealRole(seat: Seat): void {
    this.reveal(this.at(rolePlace(seat))[0])
  }

  /** Puts the Sheriff's card so many places below the top of a pile, in exchange for the card there. */
  stackSheriff(pile: ZoneId, below: number): void {
    const cards = this.at(pile)
    const sheriff = cards.find((card) => this.faceOf(card).id === 'sheriff')
    if (sheriff !== undefined) this.swapFaces(sheriff, cards[cards.length - 1 - below])
  }
}
