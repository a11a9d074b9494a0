import { absent, type CardId, Game, type Seat, type Seed, seatOf } from '../kernel/index.ts'
import type { Catalog } from './catalog.ts'
import type { Def } from './def.ts'
import type { DuelEvent, Face } from './events.ts'
import type { Side } from './facts.ts'
import type { DuelOptions } from './options.ts'
import { PARTS } from './view.ts'
import { characterAt, DISCARD, equipmentAt, fallen, PLACES, type Place, reserve, SEATS } from './zones.ts'

/**
 * The street: the characters of both sides with their places, life and equipment, and whose turn it is. A character in play is called by its
 * card: it is never shuffled while it is there. Changed only through the mutators below.
 */
export abstract class Street extends Game<Face, DuelEvent> {
  readonly catalog: Catalog
  readonly options: DuelOptions
  private readonly lives: Int8Array
  /** By place: its ability was used this turn. */
  private readonly uses: Uint8Array
  /** By seat: the place where the token lies. */
  private readonly tokens: Uint8Array
  private turnOf: Seat

  constructor(catalog: Catalog, options: DuelOptions, origin: Seed | Street) {
    super(catalog.layout, SEATS, PARTS, origin)
    const model = typeof origin === 'string' ? undefined : origin
    this.catalog = catalog
    this.options = options
    this.lives = model?.lives.slice() ?? new Int8Array(SEATS * PLACES.length)
    this.uses = model?.uses.slice() ?? new Uint8Array(SEATS * PLACES.length)
    this.tokens = model?.tokens.slice() ?? new Uint8Array(SEATS)
    this.turnOf = model?.turnOf ?? options.law
  }

  /** Who stands where, with what and how well. */
  protected abstract streetChanged(seat: Seat): void
  /** Anything everybody sees of a side. */
  protected abstract sideChanged(seat: Seat): void
  protected abstract tableChanged(): void

  // ---- sides ---------------------------------------------------------------------------------------------------------------------------

  get both(): readonly Seat[] {
    return BOTH
  }

  opponent(seat: Seat): Seat {
    return seatOf(1 - seat)
  }

  side(seat: Seat): Side {
    return seat === this.options.law ? 'law' : 'outlaw'
  }

  /** Whose turn it is. */
  get turnPlayer(): Seat {
    return this.turnOf
  }

  passTurn(seat: Seat): void {
    this.turnOf = seat
    this.tableChanged()
  }

  // ---- who stands where ----------------------------------------------------------------------------------------------------------------

  def(card: CardId): Def {
    return this.catalog.defs[this.face[card] ?? absent()] ?? absent()
  }

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
  private spot(card: CardId): Spot | undefined {
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

  // ---- how they are --------------------------------------------------------------------------------------------------------------------

  life(character: CardId): number {
    const spot = this.spot(character)
    return spot ? (this.lives[index(spot)] ?? absent()) : 0
  }

  maxLife(character: CardId): number {
    return this.def(character).character?.life ?? 0
  }

  /** In play and not at 0. */
  alive(character: CardId): boolean {
    return this.isInPlay(character) && this.life(character) > 0
  }

  isUsed(character: CardId): boolean {
    const spot = this.spot(character)
    return spot !== undefined && this.uses[index(spot)] !== 0
  }

  equipment(character: CardId): readonly CardId[] {
    const spot = this.spot(character)
    return spot ? this.at(equipmentAt(spot.seat, spot.place)) : []
  }

  /** The cards in play of a side. */
  cardsInPlay(seat: Seat): readonly CardId[] {
    return this.characters(seat).flatMap((character) => this.equipment(character))
  }

  /** The character that carries a card in play. */
  carrier(card: CardId): CardId | undefined {
    const spot = this.spot(card)
    return spot && this.inPlace(spot.seat, spot.place)
  }

  // ---- changing ------------------------------------------------------------------------------------------------------------------------

  setLife(character: CardId, life: number): void {
    const spot = this.spot(character)
    if (!spot) return
    this.lives[index(spot)] = life
    this.hash(0x10000 | (index(spot) << 8) | life)
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

  setUsed(character: CardId): void {
    const spot = this.spot(character)
    if (!spot) return
    this.uses[index(spot)] = 1
    this.sideChanged(spot.seat)
  }

  /** Everybody's ability can be used again. */
  protected renewAbilities(): void {
    this.uses.fill(0)
  }

  /** Puts the token at a place. Not every change is a move of the token in the sense of the rules. */
  setToken(seat: Seat, place: Place): void {
    this.tokens[seat] = place
    this.hash(0x20000 | (seat << 1) | place)
    this.streetChanged(seat)
  }

  /** A character comes into play, with all its life and nothing used. */
  enter(character: CardId, seat: Seat, place: Place): void {
    this.move(character, characterAt(seat, place))
    this.setLife(character, this.maxLife(character))
    this.uses[index({ seat, place })] = 0
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
}

interface Spot {
  readonly seat: Seat
  readonly place: Place
}

const BOTH: readonly Seat[] = [seatOf(0), seatOf(1)]
const index = ({ seat, place }: Spot): number => seat * PLACES.length + place

/** By zone of a character or of its equipment. */
const SPOTS: { readonly [zone: number]: Spot } = Object.fromEntries(
  BOTH.flatMap((seat) =>
    PLACES.flatMap((place) => [characterAt(seat, place), equipmentAt(seat, place)].map((zone) => [zone, { seat, place }])),
  ),
)
