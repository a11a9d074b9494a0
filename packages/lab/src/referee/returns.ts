import { nth, type Seat, type TableEvent } from '@sundown/engine'
import type { Books } from './books.ts'

const AT_SEAT = ['dead-man', 'bone-orchard', 'ghost-town', 'shadow-gunslingers']

/** What brings a player back when his seat comes up. */
export class Returns {
  private readonly books: Books
  /** Dead Man has brought his man back since he lies there. */
  private isDeadManSpent = false
  /** Whose seat has come up since Ghost Town entered: it brings everybody back once. */
  private readonly hadTurn = new Set<Seat>()
  /** Places were swapped since Ghost Town entered: who has had a turn may sit before those who have not, and what a round is nobody says. */
  private isRoundUnclear = false
  /** Only the Sheriff and one Renegade were left: the shadows are gone for good. */
  private areShadowsGone = false

  constructor(books: Books) {
    this.books = books
  }

  static isAtSeat = (because: string): boolean => AT_SEAT.includes(because)

  /** The first that applies: Dead Man for the first eliminated, Bone Orchard, Ghost Town, the variant. */
  due(seat: Seat, event: string | undefined): string | undefined {
    const { table, firstOut, show } = this.books
    if (event === 'dead-man' && seat === firstOut && !this.isDeadManSpent) return 'dead-man'
    if (show === 'bone-orchard') return 'bone-orchard'
    if (event === 'ghost-town' && !this.hadTurn.has(seat)) return 'ghost-town'
    return table.variants.has('shadowGunslingers') && !this.areShadowsGone ? 'shadow-gunslingers' : undefined
  }

  /** Ghost Town brings everybody back once a round. */
  isOpen = (seat: Seat, event: string | undefined): boolean => event === 'ghost-town' && this.isRoundUnclear && this.hadTurn.has(seat)

  after(event: TableEvent): void {
    if (event.type === 'turn' || event.type === 'passed-over') this.hadTurn.add(event.seat)
    if (event.type === 'places-swapped') this.isRoundUnclear = true
    if (event.type === 'turned' && event.card === 'ghost-town') {
      this.hadTurn.clear()
      this.isRoundUnclear = false
    }
    if (event.type === 'turned' && event.card === 'dead-man') this.isDeadManSpent = false
    if (event.type === 'returned' && event.because === 'dead-man') this.isDeadManSpent = true
    if (event.type !== 'eliminated' && event.type !== 'left') return
    const { ring, seats } = this.books
    const left = ring.filter((seat) => nth(seats, seat).presence !== 'out' && nth(seats, seat).presence !== 'shadow')
    const roles = left.map((seat) => (this.books.isShadowRenegade(seat) ? 'shadow-renegade' : nth(seats, seat).role)).sort()
    if (roles.join() === 'renegade,sheriff') this.areShadowsGone = true
  }
}
