import {
  type Answer,
  absent,
  type CardId,
  Game,
  type Option,
  type Outcome,
  type Reason,
  type Rule,
  type Seat,
  type Seed,
  seatOf,
  type Viewer,
  type ZoneId,
} from '../kernel/index.ts'
import type { RoleId } from '../western/facts.ts'
import type { AtTheTable, Cast } from './cast.ts'
import type { DiceCard, DiceEvent, DicePhase } from './events.ts'
import { ARROWS, DICE, DIE_FACES, type DieFace, ROLLS, TRIO } from './facts.ts'
import type { DiceOptions } from './options.ts'
import { whyNotNow } from './rules/why-not.ts'
import { type DiceView, OWN_PART, PARTS, TABLE_PART, viewOf } from './view.ts'
import { characterPlace, rolePlace, zoneSeat } from './zones.ts'

const NOTHING: readonly Option[] = []

/** The table of the dice game: the plain state, and the mutators through which the rules change it. */
export class Dice extends Game<DiceCard, DiceEvent> {
  readonly cast: Cast
  readonly options: DiceOptions
  /** All places, clockwise. */
  readonly ring: readonly Seat[]
  private readonly lives: Int8Array
  private readonly maxLives: Int8Array
  private readonly held: Int8Array
  private readonly gone: Uint8Array
  private faces: readonly DieFace[]
  private fresh: readonly number[]
  private rolled: number
  private turnOf: Seat
  private phaseNow: DicePhase

  constructor(cast: Cast, options: DiceOptions, origin: Seed | Dice) {
    super(cast.layout(options.players), options.players, PARTS, origin)
    const model = typeof origin === 'string' ? undefined : origin
    const { players } = options
    this.cast = cast
    this.options = options
    this.ring = model?.ring ?? Array.from({ length: players }, (_, i) => seatOf(i))
    this.lives = model?.lives.slice() ?? new Int8Array(players)
    this.maxLives = model?.maxLives.slice() ?? new Int8Array(players)
    this.held = model?.held.slice() ?? new Int8Array(players)
    this.gone = model?.gone.slice() ?? new Uint8Array(players)
    this.faces = model?.faces ?? []
    this.fresh = model?.fresh ?? []
    this.rolled = model?.rolled ?? 0
    this.turnOf = model?.turnOf ?? seatOf(0)
    this.phaseNow = model?.phaseNow ?? 'start'
  }

  override copy(): Dice {
    return new Dice(this.cast, this.options, this)
  }

  // ---- looking -------------------------------------------------------------------------------------------------------------------------

  get active(): Seat {
    return this.turnOf
  }

  get phase(): DicePhase {
    return this.phaseNow
  }

  life(seat: Seat): number {
    return this.lives[seat] ?? absent()
  }

  maxLife(seat: Seat): number {
    return this.maxLives[seat] ?? absent()
  }

  arrows(seat: Seat): number {
    return this.held[seat] ?? absent()
  }

  /** Arrows nobody has. */
  get supply(): number {
    const { held } = this
    let left = ARROWS
    for (let seat = 0; seat < held.length; seat++) left -= held[seat] ?? absent()
    return left
  }

  /** Not eliminated. */
  inPlay(seat: Seat): boolean {
    return this.gone[seat] === 0
  }

  /** In play and not about to be eliminated: decides and is aimed at. */
  alive(seat: Seat): boolean {
    return this.gone[seat] === 0 && (this.lives[seat] ?? absent()) > 0
  }

  /** His turn goes on: who dies in it does nothing more. */
  goesOn(seat: Seat): boolean {
    return !this.over && this.alive(seat)
  }

  /** Everybody in play, clockwise from a seat, himself first. */
  from(seat: Seat): Seat[] {
    const players = this.othersFrom(seat)
    if (this.inPlay(seat)) players.unshift(seat)
    return players
  }

  /** Everybody else in play, clockwise from the left of a seat. */
  othersFrom(seat: Seat): Seat[] {
    const { ring } = this
    const others: Seat[] = []
    for (let i = 1; i < ring.length; i++) {
      const other = seatOf((seat + i) % ring.length)
      if (this.inPlay(other)) others.push(other)
    }
    return others
  }

  /** The next player in play clockwise. */
  leftOf(seat: Seat): Seat {
    const { ring } = this
    let at = seat
    do at = seatOf((at + 1) % ring.length)
    while (at !== seat && !this.inPlay(at))
    return at
  }

  playersLeft(): number {
    const { gone } = this
    let left = 0
    for (let seat = 0; seat < gone.length; seat++) if (gone[seat] === 0) left++
    return left
  }

  /** Places the shorter way round, counting players in play only; 0 to oneself and where somebody is out. */
  distance(from: Seat, to: Seat): number {
    if (from === to || !this.inPlay(from) || !this.inPlay(to)) return 0
    const { ring } = this
    let steps = 1
    for (let at = (from + 1) % ring.length; at !== to; at = (at + 1) % ring.length) if (this.inPlay(seatOf(at))) steps++
    const around = this.playersLeft() - steps
    return steps < around ? steps : around
  }

  hasRole(seat: Seat): boolean {
    return this.at(rolePlace(seat)).length > 0
  }

  role(seat: Seat): RoleId {
    return this.faceOf(this.at(rolePlace(seat))[0] ?? absent()).id as RoleId
  }

  /** Everybody knows the role. */
  roleShown(seat: Seat): boolean {
    const [card] = this.at(rolePlace(seat))
    return card !== undefined && this.isPublic(card)
  }

  characterId(seat: Seat): string | undefined {
    const [card] = this.at(characterPlace(seat))
    return card === undefined ? undefined : this.faceOf(card).id
  }

  /** Who sits here; a seat without a character is a mistake of the rules. */
  character(seat: Seat): AtTheTable {
    const character = this.cast.character(this.characterId(seat) ?? '')
    if (!character) throw new Error(`seat ${seat} has no character`)
    return character
  }

  /** What the dice show; none before the first roll of a turn. */
  get dice(): readonly DieFace[] {
    return this.faces
  }

  /** The die was rolled in the last roll. */
  isFresh(die: number): boolean {
    return this.fresh.includes(die)
  }

  /** How many dice show this face. */
  showing(wanted: DieFace): number {
    let count = 0
    for (const face of this.faces) if (face === wanted) count++
    return count
  }

  /** Which dice show one of these faces. */
  diceShowing(wanted: readonly DieFace[]): number[] {
    const { faces } = this
    const dice: number[] = []
    for (let die = 0; die < faces.length; die++) if (wanted.includes(faces[die] ?? absent())) dice.push(die)
    return dice
  }

  get rolls(): number {
    return this.rolled
  }

  /** Three Dynamites end the rolling. */
  get rollsLeft(): number {
    if (this.rolled === 0 || this.phaseNow !== 'roll' || this.showing('dynamite') >= TRIO) return 0
    return ROLLS + (this.character(this.turnOf).moreRolls ?? 0) - this.rolled
  }

  override view(viewer: Viewer): DiceView {
    return viewOf(this, this.freshParts(), viewer)
  }

  // ---- changing ------------------------------------------------------------------------------------------------------------------------

  setLife(seat: Seat, life: number): void {
    this.lives[seat] = life
    this.hash(0x10000 | (seat << 8) | life)
    this.spoilPart(seat)
  }

  setMaxLife(seat: Seat, life: number): void {
    this.maxLives[seat] = life
    this.setLife(seat, life)
  }

  /** Gains life up to what he started with. */
  heal(seat: Seat, amount: number, cause: string): void {
    const gained = Math.min(amount, this.maxLife(seat) - this.life(seat))
    if (gained <= 0 || !this.alive(seat)) return
    this.setLife(seat, this.life(seat) + gained)
    this.emit({ type: 'healed', seat, amount: gained, life: this.life(seat), cause })
  }

  setArrows(seat: Seat, arrows: number): void {
    this.held[seat] = arrows
    this.hash(0x20000 | (seat << 8) | arrows)
    this.spoilPart(seat)
    this.spoilPart(TABLE_PART)
  }

  /** Puts some of his arrows back in the middle. */
  returnArrows(seat: Seat, count: number, because: string): void {
    if (count === 0) return
    this.setArrows(seat, this.arrows(seat) - count)
    this.emit({ type: 'arrows-back', seat, count, supply: this.supply, because })
  }

  leave(seat: Seat): void {
    this.gone[seat] = 1
    this.spoilPart(seat)
    for (let part = OWN_PART; part < PARTS; part++) this.spoilPart(part)
  }

  startTurn(): void {
    this.faces = []
    this.fresh = []
    this.rolled = 0
    this.setPhase('start')
    this.emit({ type: 'turn', seat: this.turnOf, number: this.turns })
  }

  /** Rolls some dice, all of them if it is the first roll. */
  roll(dice: readonly number[]): void {
    const faces = this.rolled === 0 ? new Array<DieFace>(DICE).fill('arrow') : this.faces.slice()
    for (const die of dice) {
      const n = this.random.below(DIE_FACES.length)
      faces[die] = DIE_FACES[n] ?? absent()
      this.hash(0x30000 | (die << 8) | n)
    }
    this.faces = faces
    this.fresh = dice
    this.rolled++
    this.spoilPart(TABLE_PART)
    this.emit({ type: 'rolled', seat: this.turnOf, roll: this.rolled, dice, faces })
  }

  setPhase(phase: DicePhase): void {
    this.phaseNow = phase
    this.spoilPart(TABLE_PART)
  }

  /** Whose turn is next; it begins at the top of the game. */
  passTurn(seat: Seat): void {
    this.turnOf = seat
    this.spoilPart(TABLE_PART)
  }

  revealRole(seat: Seat): void {
    this.reveal(this.at(rolePlace(seat))[0] ?? absent())
  }

  finish(outcome: Outcome): void {
    this.over = outcome
    for (const seat of this.ring) this.revealRole(seat)
    this.spoilAllParts()
    this.emit({ type: 'over', by: outcome.by, winners: outcome.winners, roles: this.ring.map((seat) => this.role(seat)) })
  }

  // ---- what the kernel asks ------------------------------------------------------------------------------------------------------------

  /** Nobody acts unasked in this game. */
  override interjections(): readonly Option[] {
    return NOTHING
  }

  override whyNoInterjection(seat: Seat, answer: Answer): Reason | undefined {
    return whyNotNow(this, seat, answer)
  }

  override interject(): Rule {
    throw new Error('nobody acts unasked in the dice game')
  }

  protected override touch(zone: ZoneId): void {
    const seat = zoneSeat[zone]
    if (seat === undefined || seat < 0) return
    this.spoilPart(seat)
    this.spoilPart(OWN_PART + seat)
  }

  /** An empty box has no consequences. */
  protected override emptied(): void {}

  override secretCards(): readonly CardId[] {
    return Array.from({ length: this.seats }, (_, seat) => this.at(rolePlace(seatOf(seat)))).flat()
  }

  /** Nothing is remembered about faces besides who can know them. */
  protected override afterSample(): void {}
}
