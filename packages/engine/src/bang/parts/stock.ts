import { absent, type CardId, cardOf, Few, listOf, nth, type Seat, type Seed, seatOf, type ZoneId } from '../../kernel/index.ts'
import type { Mixture } from '../catalog.ts'
import type { SpotName } from '../events.ts'
import { Roles } from '../roles.ts'
import { COUNTERS_PART, STATES_PART, TABLE_PART } from '../view/parts.ts'
import type { Counted, FrontView, OwnPileView, TableParts } from '../view/shown.ts'
import { FIRST_OWN_ZONE, isFront } from '../zones.ts'
import type { Counter, Happening, Plain, State, Zone } from './declare.ts'
import { atSeat, cardOfSpot, FIRST_CARD, inTheMiddle, isOnCharacter, onCard, onCharacter, type Spot, seatOfSpot } from './spots.ts'

const SUPPLY: SpotName = { at: 'supply', seat: undefined, card: undefined, handle: undefined }
const MIDDLE: SpotName = { at: 'middle', seat: undefined, card: undefined, handle: undefined }

/** What sets bring to this table: counters, zones and plain state. Changed only through the mutators below. */
export abstract class Stock extends Roles {
  readonly mixture: Mixture
  /** By counter: how many there are, by spot; and by spot on a card. */
  private readonly counts: number[][]
  private readonly onCards: readonly Few[]
  /** By counter: how many are not in the supply. */
  private readonly taken: number[]
  /** By spot that is no card: the counters there as they are shown, until something comes or goes. */
  readonly shownAt: (Counted | undefined)[] = []
  /** By card: what it looks like where it lies, until it goes somewhere else or something about it changes. */
  readonly shownCards: (FrontView | undefined)[] = []
  /** By zone that a set has brought to the middle: what it looks like, until something comes or goes. */
  readonly shownRows: (readonly FrontView[] | undefined)[] = []
  readonly shownPiles: (OwnPileView | undefined)[] = []
  /** All of them by their names, as they were shown last, and whether that still holds. */
  allRows: TableParts['rows'] = {}
  rowsHold = false
  allPiles: TableParts['piles'] = {}
  pilesHold = false
  /** By seat: what lies in front of it, as it is shown, until one of these cards changes. */
  readonly shownFronts: (readonly FrontView[] | undefined)[] = []
  /** By state: never changed in place. */
  private readonly states: Plain[]

  constructor(mixture: Mixture, seats: number, origin: Seed | Stock) {
    super(mixture.layout, seats, origin)
    const model = typeof origin === 'string' ? undefined : origin
    this.mixture = mixture
    this.counts = listOf(mixture.counters.length, (number) => (model?.counts[number] ?? NO_SPOTS).slice())
    this.onCards = listOf(mixture.counters.length, (number) => new Few(model?.onCards[number]))
    this.taken = model?.taken.slice() ?? listOf(mixture.counters.length, () => 0)
    this.states = model?.states.slice() ?? listOf(mixture.states.length, (number) => nth(mixture.states, number).start(seats))
  }

  /** What is shown of the player or the zone a card lies with is no longer true. */
  protected abstract spoilView(zone: ZoneId): void

  // ---- counters ------------------------------------------------------------------------------------------------------------------------

  count(counter: Counter, at: Spot): number {
    return this.countOf(this.numberOf(counter), at)
  }

  /** The same by the number of the counter in this mixture. */
  countOf(number: number, at: Spot): number {
    return at < FIRST_CARD ? ((this.counts[number] ?? absent())[at] ?? absent()) : (this.onCards[number] ?? absent()).at(at)
  }

  /** How many are left in the supply. Where something else may stand for them there are always enough; then it only says what to show. */
  supply(counter: Counter): number {
    return Math.max(0, counter.supply - this.takenOf(counter))
  }

  private takenOf(counter: Counter): number {
    return this.taken[this.numberOf(counter)] ?? absent()
  }

  /** Something lies on some card. */
  get isLaden(): boolean {
    return this.laden > 0
  }

  /** How many more of these a spot could take from the supply. */
  room(counter: Counter, at: Spot): number {
    const free = this.free(counter, at)
    return counter.limited ? Math.min(free, this.supply(counter)) : free
  }

  private free(counter: Counter, at: Spot): number {
    return counter.most === undefined || at === inTheMiddle ? Number.MAX_SAFE_INTEGER : counter.most - this.count(counter, at)
  }

  /** From the supply, as many as there are and as the spot has room for; tells how many they were. */
  gain(counter: Counter, at: Spot, amount: number, because?: string): number {
    const moved = Math.min(amount, this.room(counter, at))
    if (moved <= 0) return 0
    this.taken[this.numberOf(counter)] = this.takenOf(counter) + moved
    this.put(counter, at, moved)
    this.tellCounted(counter, SUPPLY, this.nameOfSpot(at), moved, because)
    return moved
  }

  /** Back to the supply; tells how many they were. */
  spend(counter: Counter, at: Spot, amount: number, because?: string): number {
    const moved = Math.min(amount, this.count(counter, at))
    if (moved <= 0) return 0
    const from = this.nameOfSpot(at)
    this.taken[this.numberOf(counter)] = this.takenOf(counter) - moved
    this.put(counter, at, -moved)
    this.tellCounted(counter, from, SUPPLY, moved, because)
    return moved
  }

  /** From one spot to another, as many as there are and as it has room for; tells how many they were. */
  shift(counter: Counter, from: Spot, to: Spot, amount: number, because?: string): number {
    const moved = Math.min(amount, this.free(counter, to), this.count(counter, from))
    if (moved <= 0) return 0
    this.put(counter, from, -moved)
    this.put(counter, to, moved)
    this.tellCounted(counter, this.nameOfSpot(from), this.nameOfSpot(to), moved, because)
    return moved
  }

  /** A spot as everybody calls it. */
  nameOfSpot(at: Spot): SpotName {
    if (at === inTheMiddle) return MIDDLE
    const seat = seatOfSpot(at)
    if (seat >= 0) return { at: isOnCharacter(at) ? 'character' : 'seat', seat: seatOf(seat), card: undefined, handle: undefined }
    const card = cardOf(cardOfSpot(at))
    const { seat: owner } = nth(this.layout.names, this.zoneOf(card))
    return {
      at: 'card',
      seat: owner === undefined ? undefined : seatOf(owner),
      card: this.faceOf(card).id,
      handle: this.handle(card),
    }
  }

  private numberOf({ id, number }: Counter): number {
    const place = this.mixture.counterPlaces[number]
    if (place === undefined) throw new Error(`this game has no counter ${id}`)
    return place
  }

  private put(counter: Counter, at: Spot, change: number): void {
    const number = this.numberOf(counter)
    const count = this.countOf(number, at) + change
    this.hash(COUNTED | (number << 16) | at)
    this.hash(count)
    this.spoilMiddle(COUNTERS_PART)
    const card = cardOfSpot(at)
    if (card >= 0) {
      nth(this.onCards, number).put(at, count)
      this.laden += change
      this.shownCards[card] = undefined
      this.spoilView(this.zoneOf(cardOf(card)))
      return
    }
    nth(this.counts, number)[at] = count
    this.shownAt[at] = undefined
    if (at !== inTheMiddle) this.recount(seatOfSpot(at))
  }

  private tellCounted(counter: Counter, from: SpotName, to: SpotName, amount: number, because: string | undefined): void {
    this.emit({ type: 'counted', counter: counter.id, from, to, amount, because })
  }

  /** What lies on a card stays there while it goes from one player to another, and otherwise returns to the supply. */
  protected override unload(card: CardId, to: ZoneId): void {
    if (inFront(this.zoneOf(card)) && inFront(to)) return
    const spot = onCard(card)
    for (const counter of this.mixture.counters) {
      const lying = this.count(counter, spot)
      if (lying > 0) this.spend(counter, spot, lying)
    }
  }

  /** Somebody leaves play: what lies at his seat goes back, unless he keeps it, and what lies on his character in any case. */
  protected giveBack(seat: Seat, keeps: (counter: Counter) => boolean): void {
    for (const counter of this.mixture.counters) {
      this.spend(counter, onCharacter(seat), this.count(counter, onCharacter(seat)))
      if (!keeps(counter)) this.spend(counter, atSeat(seat), this.count(counter, atSeat(seat)))
    }
  }

  // ---- zones ---------------------------------------------------------------------------------------------------------------------------

  /** The place of a zone that a set has brought; with a seat where each player has one. */
  placeOf(zone: Zone, seat?: Seat): ZoneId {
    const at = zone.perSeat ? seat : 0
    const place = at === undefined ? undefined : this.mixture.zonePlaces[zone.number]?.[at]
    if (place === undefined) throw new Error(`this game has no zone ${zone.name}`)
    return place
  }

  lying(zone: Zone, seat?: Seat): readonly CardId[] {
    return this.at(this.placeOf(zone, seat))
  }

  // ---- plain state ---------------------------------------------------------------------------------------------------------------------

  /** What a set remembers about the table. */
  recall<S extends Plain>(state: State<S>): S {
    return this.states[this.numberOfState(state)] as S
  }

  /** Changes some of it. */
  note<S extends Plain>(state: State<S>, change: Partial<S>): void {
    const number = this.numberOfState(state)
    // A fresh one is filled: a copy would be another kind of object each time, and slow to read.
    const next: { [name: string]: Plain[string] } = state.start(this.seats)
    const before = this.states[number] ?? absent()
    for (const name in before) next[name] = before[name]
    for (const name in change) {
      const value = change[name]
      next[name] = value
      if (!state.digested) continue
      this.hashText(state.name)
      this.hashText('.')
      this.hashText(name)
      this.hashText('=')
      this.hashText(String(value))
    }
    this.states[number] = next
    this.spoilMiddle(STATES_PART)
  }

  /** What is seen of such a zone is no longer true. */
  protected spoilZone(zone: ZoneId): void {
    if (zone >= FIRST_OWN_ZONE) {
      this.shownRows[zone - FIRST_OWN_ZONE] = undefined
      this.shownPiles[zone - FIRST_OWN_ZONE] = undefined
      this.rowsHold = false
      this.pilesHold = false
    }
    this.spoilPart(TABLE_PART)
  }

  protected override spoilAllParts(): void {
    super.spoilAllParts()
    forget(this.shownRows)
    forget(this.shownPiles)
    this.rowsHold = false
    this.pilesHold = false
    forget(this.shownFronts)
  }

  protected spoilFront(seat: number): void {
    this.shownFronts[seat] = undefined
    this.spoilPart(seat)
  }

  /** Some of what sets bring to the middle of the table looks different now, and the table with it. */
  protected spoilMiddle(part: number): void {
    this.spoilPart(part)
    this.spoilPart(TABLE_PART)
  }

  private numberOfState<S extends Plain>({ name, number }: State<S>): number {
    const place = this.mixture.statePlaces[number]
    if (place === undefined) throw new Error(`this game has no state ${name}`)
    return place
  }

  private hashText(text: string): void {
    for (let i = 0; i < text.length; i++) this.hash(text.charCodeAt(i))
  }

  // ---- events --------------------------------------------------------------------------------------------------------------------------

  /** Something happens that only a set knows of. */
  tell<A extends Plain>({ name }: Happening<A>, seat: Seat | undefined, about: A): void {
    this.emit({ type: 'own', name, seat, about })
  }
}

const COUNTED = 0x5000000
/** Asked first: at a table that nobody looks at there is nothing, and a new length takes long even so. */
const forget = (shown: unknown[]): void => {
  if (shown.length > 0) shown.length = 0
}
const NO_SPOTS: readonly number[] = Array.from({ length: FIRST_CARD }, () => 0)
const inFront = (zone: ZoneId): boolean => zone < FIRST_OWN_ZONE && isFront[zone] !== 0
