import { type CardId, cardOf, type Seat, type Seed, seatOf, type ZoneId } from '../../kernel/index.ts'
import type { Mixture } from '../catalog.ts'
import type { SpotName } from '../events.ts'
import { People } from '../people.ts'
import { COUNTERS_PART, type Counted, STATES_PART, TABLE_PART } from '../view.ts'
import { FIRST_OWN_ZONE, isFront } from '../zones.ts'
import type { Counter, Happening, Plain, State, Zone } from './declare.ts'
import { atSeat, cardOfSpot, FIRST_CARD, inTheMiddle, isOnCharacter, onCard, onCharacter, type Spot, seatOfSpot } from './spots.ts'

const SUPPLY: SpotName = { at: 'supply', seat: undefined, card: undefined, handle: undefined }
const MIDDLE: SpotName = { at: 'middle', seat: undefined, card: undefined, handle: undefined }

/** What sets bring to this table: counters, zones and plain state. Changed only through the mutators below. */
export abstract class Stock extends People {
  readonly mixture: Mixture
  /** By counter, by spot. */
  private readonly counts: number[][]
  /** By counter: how many are not in the supply. */
  private readonly taken: number[]
  /** By spot: the counters there as they are shown, until something comes or goes. */
  readonly shownAt: (Counted | undefined)[] = []
  /** By state: never changed in place. */
  private readonly states: Plain[]

  constructor(mixture: Mixture, seats: number, origin: Seed | Stock) {
    super(mixture.layout, seats, origin)
    const model = typeof origin === 'string' ? undefined : origin
    this.mixture = mixture
    this.counts = model?.counts.map((spots) => spots.slice()) ?? mixture.counters.map(() => [...NO_SPOTS, ...mixture.layout.zeros])
    this.taken = model?.taken.slice() ?? mixture.counters.map(() => 0)
    this.states = model?.states.slice() ?? mixture.states.map((each) => each.start(seats))
  }

  /** What is shown of the player or the zone a card lies with is no longer true. */
  protected abstract spoilView(zone: ZoneId): void

  // ---- counters ------------------------------------------------------------------------------------------------------------------------

  count(counter: Counter, at: Spot): number {
    return this.counts[this.numberOf(counter)][at]
  }

  /** The same by the number of the counter in this mixture. */
  countOf(number: number, at: Spot): number {
    return this.counts[number][at]
  }

  /** How many are left in the supply. Where something else may stand for them there are always enough; then it only says what to show. */
  supply(counter: Counter): number {
    return Math.max(0, counter.supply - this.taken[this.numberOf(counter)])
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

  /** From the supply, as many as there are and as the spot has room for; tells how many it were. */
  gain(counter: Counter, at: Spot, amount: number, because?: string): number {
    const moved = Math.min(amount, this.room(counter, at))
    if (moved <= 0) return 0
    this.taken[this.numberOf(counter)] += moved
    this.put(counter, at, moved)
    this.tellCounted(counter, SUPPLY, this.nameOfSpot(at), moved, because)
    return moved
  }

  /** Back to the supply; tells how many it were. */
  spend(counter: Counter, at: Spot, amount: number, because?: string): number {
    const moved = Math.min(amount, this.count(counter, at))
    if (moved <= 0) return 0
    const from = this.nameOfSpot(at)
    this.taken[this.numberOf(counter)] -= moved
    this.put(counter, at, -moved)
    this.tellCounted(counter, from, SUPPLY, moved, because)
    return moved
  }

  /** From one spot to another, as many as there are and as it has room for; tells how many it were. */
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
    const { seat: owner } = this.layout.names[this.zoneOf(card)]
    return {
      at: 'card',
      seat: owner === undefined ? undefined : seatOf(owner),
      card: this.faceOf(card).id,
      handle: this.handle(card),
    }
  }

  private numberOf({ id }: Counter): number {
    const { counters } = this.mixture
    for (let i = 0; i < counters.length; i++) if (counters[i].id === id) return i
    throw new Error(`this game has no counter ${id}`)
  }

  private put(counter: Counter, at: Spot, change: number): void {
    const number = this.numberOf(counter)
    const spots = this.counts[number]
    spots[at] += change
    this.shownAt[at] = undefined
    this.hash(COUNTED | (number << 16) | at)
    this.hash(spots[at])
    this.spoilMiddle(COUNTERS_PART)
    const card = cardOfSpot(at)
    if (card >= 0) {
      this.laden += change
      this.spoilView(this.zoneOf(cardOf(card)))
    } else if (at !== inTheMiddle) this.spoilPart(seatOfSpot(at))
  }

  private tellCounted(counter: Counter, from: SpotName, to: SpotName, amount: number, because: string | undefined): void {
    this.emit({ type: 'counted', counter: counter.id, from, to, amount, because })
  }

  /** What lies on a card stays there while it goes from one player to another, and otherwise returns to the supply. */
  protected override unload(card: CardId, to: ZoneId): void {
    if (inFront(this.zoneOf(card)) && inFront(to)) return
    const spot = onCard(card)
    const { counters } = this.mixture
    for (let number = 0; number < counters.length; number++) {
      const lying = this.countOf(number, spot)
      if (lying > 0) this.spend(counters[number], spot, lying)
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
    const place = at === undefined ? undefined : this.mixture.zonesNamed.get(zone.name)?.[at]
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
    for (const [name, value] of Object.entries(change)) this.hashText(`${state.name}.${name}=${value}`)
    this.states[number] = { ...this.states[number], ...change }
    this.spoilMiddle(STATES_PART)
  }

  /** Some of what sets bring to the middle of the table looks different now, and the table with it. */
  protected spoilMiddle(part: number): void {
    this.spoilPart(part)
    this.spoilPart(TABLE_PART)
  }

  private numberOfState({ name }: { readonly name: string }): number {
    const { states } = this.mixture
    for (let i = 0; i < states.length; i++) if (states[i].name === name) return i
    throw new Error(`this game has no state ${name}`)
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
const NO_SPOTS: readonly number[] = Array.from({ length: FIRST_CARD }, () => 0)
const inFront = (zone: ZoneId): boolean => zone < FIRST_OWN_ZONE && isFront[zone] !== 0
