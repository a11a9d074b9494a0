import { absent, type Seat, seatOf } from '../kernel/index.ts'
import type { Lists } from './lists.ts'
import { OWN_PART, PLACES_PART } from './view/parts.ts'
import { WholeTable } from './whole-table.ts'
import { MAX_SEATS } from './zones.ts'

/** How far everybody sees everybody else: measured when somebody asks, once what is in force or who sits in the circle has changed. */
export abstract class Distances extends WholeTable {
  private distances = NO_DISTANCES
  private distancesStale = true
  /** By seat: all distances as its player is told them, until one of them changes. */
  private toldDistances: (readonly number[] | undefined)[] = []

  /** By seat: what is in force, and a bit for each seat for which it must be listed anew. */
  protected abstract readonly lists: readonly Lists[]
  protected abstract stale: number
  protected abstract refreshSources(): void

  /** Something that makes a difference to distances is in force now, or no longer. */
  protected distancesChanged(): void {
    this.distancesStale = true
  }

  /** Seen distance between two players. */
  distance(from: Seat, to: Seat): number {
    if (this.stale !== 0 || this.distancesStale) this.refreshAll()
    return this.distances[from * MAX_SEATS + to] ?? absent()
  }

  /** The same, were it not for what the other has. */
  distanceAtBest(from: Seat, to: Seat): number {
    return Math.max(1, this.distance(from, to) - (this.lists[to] ?? absent()).distanceTo)
  }

  /** By seat: how far away a player sees it; 0 for himself and where one of them is out. */
  distancesOf(from: Seat): readonly number[] {
    if (this.stale !== 0 || this.distancesStale) this.refreshAll()
    const told = this.toldDistances[from]
    if (told !== undefined) return told
    const isHere = this.inPlay(from)
    const all = this.distances.slice(from * MAX_SEATS, from * MAX_SEATS + this.seats)
    for (let i = 0; i < all.length; i++) if (!isHere || i === from || !this.inPlay(seatOf(i))) all[i] = 0
    this.toldDistances[from] = all
    return all
  }

  /** A bit for everybody else that a player sees at this distance or less. */
  within(from: Seat, distance: number): number {
    if (this.stale !== 0 || this.distancesStale) this.refreshAll()
    const lists = this.lists[from] ?? absent()
    if (lists.nearAt !== distance) {
      lists.nearAt = distance
      lists.near = this.lookAround(from, distance)
    }
    return lists.near
  }

  private lookAround(from: Seat, distance: number): number {
    const { distances, seats } = this
    const at = from * MAX_SEATS
    let near = 0
    for (let to = 0; to < seats; to++) if ((distances[at + to] ?? absent()) <= distance) near |= 1 << to
    return near & ~(1 << from)
  }

  /** Brings everything that follows from sources up to date. */
  refreshAll(): void {
    if (this.stale !== 0) this.refreshSources()
    if (this.distancesStale) this.measure()
  }

  private measure(): void {
    this.distancesStale = false
    if (this.distances === NO_DISTANCES) this.distances = NO_DISTANCES.slice()
    const { distances, lists, isAdjacent } = this
    const circle = this.places.filter((seat) => this.inPlay(seat))
    const n = circle.length
    for (let i = 0; i < n; i++) {
      const to = circle[i] ?? absent()
      const { distanceTo } = lists[to] ?? absent()
      for (let j = 0; j < n; j++) {
        if (i === j) continue
        const from = circle[j] ?? absent()
        const steps = isAdjacent ? 1 : i < j ? j - i : i - j
        const seen = (steps * 2 <= n ? steps : n - steps) + distanceTo - (lists[from] ?? absent()).distanceFrom
        distances[from * MAX_SEATS + to] = seen < 1 ? 1 : seen
      }
    }
    for (let i = 0; i < lists.length; i++) (lists[i] ?? absent()).nearAt = -1
    this.spoilParts(OWN_PARTS)
    this.toldDistances = []
  }
}

/** All tables share these until they need their own. */
const NO_DISTANCES: number[] = Array.from({ length: MAX_SEATS * MAX_SEATS }, () => 0)
/** The parts of views that only their owners see. */
const OWN_PARTS = (1 << PLACES_PART) - (1 << OWN_PART)
