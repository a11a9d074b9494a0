import { absent, type CardId, type Layout, listOf, type Outcome, type Seat, type Seed, seatOf, type ZoneId } from '../kernel/index.ts'
import type { Face } from './events.ts'
import type { RoleId } from './facts.ts'
import { People } from './people.ts'
import { ROLE_BOX, rolePlace } from './zones.ts'

/** Who plays which part, and who knows it. Roles are cards: they can be dealt anew. */
export abstract class Roles extends People {
  /** Roles have changed hands: whether somebody has won must be looked at again. */
  rolesChanged: boolean
  /** By card: the dealing of roles it comes from. Replaced, never changed: in most games there is but one. */
  private dealings: readonly number[]

  constructor(layout: Layout<Face>, seats: number, origin: Seed | Roles) {
    super(layout, seats, origin)
    const model = typeof origin === 'string' ? undefined : origin
    this.rolesChanged = model?.rolesChanged ?? false
    this.dealings = model?.dealings ?? layout.zeros
  }

  /** The roles are dealt. */
  hasRole(seat: Seat): boolean {
    return this.at(rolePlace(seat)).length > 0
  }

  role(seat: Seat): RoleId {
    return this.faceOf(this.roleCard(seat)).id as RoleId
  }

  private roleCard(seat: Seat): CardId {
    return this.at(rolePlace(seat))[0] ?? absent()
  }

  /** Everybody knows the role. */
  roleShown(seat: Seat): boolean {
    const cards = this.at(rolePlace(seat))
    return cards.length > 0 && this.isPublic(cards[0] ?? absent())
  }

  // ---- changing ------------------------------------------------------------------------------------------------------------------------

  revealRole(seat: Seat): void {
    this.reveal(this.roleCard(seat))
  }

  /** The roles of these players are mixed and dealt anew; with `faceUp` they stay known to all. */
  redealRoles(seats: readonly Seat[], because: string, faceUp: boolean): void {
    this.noteDealing(seats)
    for (const seat of seats) this.move(this.roleCard(seat), ROLE_BOX)
    this.shuffleInto(ROLE_BOX, ROLE_BOX)
    for (const seat of seats) {
      this.move(this.at(ROLE_BOX).at(-1) ?? absent(), rolePlace(seat))
      if (faceUp) this.revealRole(seat)
    }
    for (const seat of seats) this.spoilPart(seat)
    this.rolesChanged = true
    this.emit({ type: 'roles-dealt', seats, because })
  }

  /** A hidden role that stays where it is can no longer be told from those of its dealing that are mixed now. */
  private noteDealing(seats: readonly Seat[]): void {
    const dealing = (seat: Seat) => this.dealingOf(this.roleCard(seat))
    const opened = new Set(seats.filter((seat) => !this.roleShown(seat)).map(dealing))
    const next = 1 + Math.max(...this.dealings)
    const dealings = this.dealings.slice()
    for (const seat of this.places) {
      const isLeft = !this.roleShown(seat) && opened.has(dealing(seat))
      if (isLeft || seats.includes(seat)) dealings[this.roleCard(seat)] = next
    }
    this.dealings = dealings
  }

  protected override dealingOf(card: CardId): number {
    return this.dealings[card] ?? absent()
  }

  override secretCards(): readonly CardId[] {
    return listOf(this.seats, seatOf).flatMap((seat) => this.at(rolePlace(seat)))
  }

  /** Puts the Sheriff's card this many places below the top of a pile, in exchange for the card there. */
  stackSheriff(pile: ZoneId, below: number): void {
    const cards = this.at(pile)
    const sheriff = cards.find((card) => this.faceOf(card).id === 'sheriff')
    if (sheriff !== undefined) this.swapFaces(sheriff, cards[cards.length - 1 - below] ?? absent())
  }

  /** The game is over: all roles are turned up. */
  finish(outcome: Outcome): void {
    this.over = outcome
    for (const seat of this.places) for (const card of this.at(rolePlace(seat))) this.reveal(card)
    this.spoilAllParts()
    this.emit({ type: 'over', by: outcome.by, winners: outcome.winners, roles: this.places.map((_, i) => this.role(seatOf(i))) })
  }
}
