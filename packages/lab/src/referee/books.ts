import type { Face, Phase, RoleId, Seat, Suit, TableEvent } from '@sundown/engine'
import { nth, seatOf } from '@sundown/engine'
import { equipmentCards, playingCards, railcarCards, stationTiles } from './deck.ts'
import { Pile } from './pile.ts'
import { lifeOf } from './printed.ts'
import type { Table } from './table.ts'

/** `ghost`: kept in play by a card; `town`: for one turn by Ghost Town; `shadow`: for one turn by the variant. */
export type Presence = 'in' | 'ghost' | 'town' | 'shadow' | 'out'

/** What the referee has written down about one player. */
export interface SeatBook {
  role: RoleId | undefined
  character: string | undefined
  life: number
  max: number
  presence: Presence
  /** Characters whose abilities he has besides his own. */
  abilities: readonly string[]
  skips: number
  /** He was out with the role he has. */
  wasOut: boolean
  /** The side of a shadow-Renegade since his first turn as a shadow: he is never a Renegade again. */
  side: string | undefined
  /** Who took his last life points, and how many he had before. */
  lastLoss: { readonly by: Seat | undefined; readonly cause: string; readonly amount: number; readonly before: number } | undefined
}

type Spot = Extract<TableEvent, { type: 'counted' }>['from']
type Move = Extract<TableEvent, { type: 'moved' }>

const spotKey = ({ at, seat, handle }: Spot): string => (at === 'card' ? `card ${handle}` : `${at} ${seat ?? ''}`)

/** How a return to the game is called, and what it makes of the player. */
const RETURNS: { readonly [because: string]: Presence } = {
  'dead-man': 'in',
  'bone-orchard': 'in',
  'ghost-town': 'town',
  'shadow-gunslingers': 'shadow',
}

/** The referee's own books: he enters what he is told, and never looks into the game. */
export class Books {
  readonly table: Table
  readonly seats: SeatBook[]
  /** Who sits left of whom. */
  readonly ring: Seat[]
  private readonly piles = new Map<string, Pile>()
  private readonly counters = new Map<string, number>()
  /** Cards that were laid on the deck and must come next, the uppermost last. */
  readonly onTop: Face[] = []
  hasStarted = false
  active: Seat = seatOf(0)
  turn = 0
  phase: Phase = 'between'
  event: string | undefined = undefined
  show: string | undefined = undefined
  isExtraTurn = false
  /** Another turn is due to the player whose turn it is. */
  extraDue: Seat | undefined = undefined
  firstOut: Seat | undefined = undefined
  /** Somebody plays by order as if it were his turn. */
  ordered: Seat | undefined = undefined
  /** The target of Big Fifty, until its shot is over: nothing he has works. */
  silenced: Seat | undefined = undefined
  private keptBy: Seat | undefined = undefined
  /** By handle: the turn in which a card came to lie before its player. */
  readonly laidIn = new Map<number, number>()

  constructor(table: Table) {
    this.table = table
    this.seats = Array.from({ length: table.players }, () => ({
      role: undefined,
      character: undefined,
      life: 0,
      max: 0,
      presence: 'in' as const,
      abilities: [],
      skips: 0,
      wasOut: false,
      side: undefined,
      lastLoss: undefined,
    }))
    this.ring = this.seats.map((_, i) => seatOf(i))
    this.pile('deck').fill(playingCards(table))
    if (table.sets.has('gold-rush')) this.pile('equipment-pile').fill(equipmentCards())
    if (!table.sets.has('great-train-robbery')) return
    this.pile('railcar-pile').fill(railcarCards())
    this.pile('station-pile').fill(stationTiles())
  }

  // ---- looking things up ---------------------------------------------------------------------------------------------------------------

  pile(zone: string, seat?: number): Pile {
    const key = seat === undefined ? zone : `${zone} ${seat}`
    const known = this.piles.get(key) ?? new Pile()
    this.piles.set(key, known)
    return known
  }

  hand = (seat: Seat): Pile => this.pile('hand', seat)
  front = (seat: Seat): Pile => this.pile('front', seat)
  equipment = (seat: Seat): Pile => this.pile('equipment', seat)

  count = (counter: string, spot: Spot): number => this.counters.get(`${counter} ${spotKey(spot)}`) ?? 0
  nuggets = (seat: Seat): number => this.counters.get(`nugget seat ${seat}`) ?? 0

  /** All of a counter that lies anywhere but in the supply. */
  out(counter: string): number {
    let sum = 0
    for (const [key, n] of this.counters) if (key.startsWith(`${counter} `) && !key.startsWith(`${counter} supply`)) sum += n
    return sum
  }

  at = (seat: Seat): SeatBook => nth(this.seats, seat)
  inPlay = (seat: Seat): boolean => this.at(seat).presence !== 'out'
  /** Without life, and yet in play. */
  isSpirit = (seat: Seat): boolean => this.at(seat).presence !== 'in' && this.inPlay(seat)
  /** A Renegade who was eliminated never becomes one again, even if something gives him life. */
  isShadowRenegade = (seat: Seat): boolean => {
    const { role, wasOut } = this.at(seat)
    return role === 'renegade' && wasOut && this.table.variants.has('shadowGunslingers')
  }
  playing = (): readonly Seat[] => this.ring.filter(this.inPlay)

  /** The ring from the player left of this one on, round to himself. */
  leftOf(seat: Seat): readonly Seat[] {
    const at = this.ring.indexOf(seat)
    return [...this.ring.slice(at + 1), ...this.ring.slice(0, at + 1)]
  }

  /** Who plays as in his own turn. */
  get inTurn(): Seat {
    return this.ordered ?? this.active
  }

  /** Between two turns nobody has the turn, and at its end it is over for what lasts to the end of phase 3. */
  get isTurnRunning(): boolean {
    return this.phase !== 'between' && this.phase !== 'end'
  }

  /** Blessing makes every card Hearts, Curse Spades. */
  suitOf(face: Face): Suit | undefined {
    if (face.suit === undefined) return undefined
    return this.event === 'blessing' ? 'hearts' : this.event === 'curse' ? 'spades' : face.suit
  }

  /** Before whose turns events change and the train moves: the Sheriff, of three the Deputy; once he is out the next in play on his left, for good. */
  keeper(): Seat | undefined {
    if (this.keptBy !== undefined && !this.inPlay(this.keptBy)) this.keptBy = this.leftOf(this.keptBy).find(this.inPlay) ?? this.keptBy
    return this.keptBy
  }

  // ---- entering what is told -----------------------------------------------------------------------------------------------------------

  enter(event: TableEvent): void {
    switch (event.type) {
      case 'moved':
        this.enterMove(event)
        break
      case 'shuffled':
        this.enterShuffle(event.zone.zone, event.count)
        break
      case 'started':
        this.hasStarted = true
        this.keptBy = this.ring.find((seat) => this.at(seat).role === (this.table.players === 3 ? 'deputy' : 'sheriff'))
        break
      case 'character':
        this.enterCharacter(event.seat, event.character)
        break
      case 'turn':
        this.enterTurn(event.seat, event.number)
        break
      case 'ability':
        if (event.source === 'big-fifty') this.silenced = event.target
        break
      case 'ordered':
        this.ordered = event.victim
        break
      case 'cancelled':
        this.silenced = undefined
        break
      case 'turn-skipped':
        this.loseCopies(event.seat)
        break
      case 'wounded':
        this.at(event.seat).lastLoss = {
          by: event.by,
          cause: event.cause,
          amount: event.amount,
          before: this.at(event.seat).life,
        }
        this.at(event.seat).life -= event.amount
        break
      case 'healed':
        this.at(event.seat).life += event.amount
        break
      case 'eliminated':
        this.firstOut ??= event.seat
        this.leave(event.seat)
        break
      case 'left':
        this.leave(event.seat)
        break
      case 'returned':
        this.at(event.seat).presence = RETURNS[event.because] ?? 'ghost'
        this.at(event.seat).life = event.life
        this.at(event.seat).lastLoss = undefined
        break
      case 'abilities':
        this.at(event.seat).abilities = event.characters
        break
      case 'turned':
        this.enterTurned(event.pile, event.card)
        break
      case 'places-swapped':
        this.swapPlaces(event.seat, event.with)
        break
      case 'passed-over':
        this.at(event.seat).skips--
        break
      case 'extra-turn':
        this.extraDue = event.seat
        break
      case 'counted':
        this.add(event.counter, spotKey(event.from), -event.amount)
        this.add(event.counter, spotKey(event.to), event.amount)
        break
      case 'own':
        if (event.name === 'sided' && event.seat !== undefined && 'side' in event.about) this.at(event.seat).side = String(event.about.side)
        break
      default:
        break
    }
  }

  /** Whatever was under way is over. */
  settle(): void {
    this.silenced = undefined
    this.ordered = undefined
  }

  private enterMove({ from, to, was, now, face }: Move): void {
    this.pile(from.zone, from.seat).take(was, face)
    this.pile(to.zone, to.seat).put(now, face)
    if (from.zone === 'deck') this.onTop.pop()
    if (to.zone === 'deck') this.onTop.push(face)
    if (to.zone === 'front') this.laidIn.set(now, from.zone === 'front' ? (this.laidIn.get(was) ?? this.turn) : this.turn)
    if (to.zone === 'role' && to.seat !== undefined) this.enterRole(seatOf(to.seat), face)
    this.carry(was, now)
  }

  private enterRole(seat: Seat, face: Face): void {
    const book = this.at(seat)
    book.role = roleNamed(face.id)
    book.side = undefined
    book.wasOut = false
  }

  /** What lies on a card goes with it. */
  private carry(was: number, now: number): void {
    for (const [key, n] of [...this.counters]) {
      if (n === 0 || !key.endsWith(` card ${was}`)) continue
      this.counters.delete(key)
      this.counters.set(key.replace(` card ${was}`, ` card ${now}`), n)
    }
  }

  /** When the deck is used up the discard pile becomes the deck. */
  private enterShuffle(zone: string, count: number): void {
    const pile = this.pile(zone)
    if (zone === 'deck') {
      if (count !== pile.size) pile.swallow(this.pile('discard'))
      this.onTop.length = 0
    }
    pile.shuffle()
  }

  /** A character comes with his life; a new identity has two life points, whatever was there before. */
  private enterCharacter(seat: Seat, character: string): void {
    const book = this.at(seat)
    const bonus = book.role === 'sheriff' ? 1 : 0
    book.character = character
    book.abilities = []
    book.max = lifeOf(character) + bonus
    if (!this.hasStarted) book.life = book.max
    else if (!this.isSpirit(seat)) book.life = Math.min(2, book.max)
  }

  private enterTurn(seat: Seat, turn: number): void {
    this.isExtraTurn = this.extraDue === seat
    this.extraDue = undefined
    this.active = seat
    this.turn = turn
    this.phase = 'start'
    this.settle()
  }

  private leave(seat: Seat): void {
    this.silenced = undefined
    const book = this.at(seat)
    // A shadow lays everything down and comes back for its extra turn.
    if (this.extraDue === seat && book.presence !== 'shadow') this.extraDue = undefined
    book.presence = 'out'
    book.wasOut = true
    book.abilities = []
  }

  private enterTurned(pile: 'event' | 'show', card: string): void {
    if (pile === 'show') this.show = card
    else {
      this.event = card
      if (card === 'hangover') for (const seat of this.ring) this.loseCopies(seat)
    }
  }

  /** What Vera Custer has copied ends with a skipped turn and when Hangover enters; the two of Gregory Deck lie before him and stay. */
  private loseCopies(seat: Seat): void {
    if (this.at(seat).character === 'vera-custer') this.at(seat).abilities = []
  }

  private swapPlaces(seat: Seat, other: Seat): void {
    const [a, b] = [this.ring.indexOf(seat), this.ring.indexOf(other)]
    this.ring[a] = other
    this.ring[b] = seat
    this.at(other).skips++
  }

  private add(counter: string, spot: string, amount: number): void {
    const key = `${counter} ${spot}`
    this.counters.set(key, (this.counters.get(key) ?? 0) + amount)
  }
}

const ROLES: readonly RoleId[] = ['sheriff', 'deputy', 'outlaw', 'renegade']
const roleNamed = (id: string): RoleId | undefined => ROLES.find((role) => role === id)
