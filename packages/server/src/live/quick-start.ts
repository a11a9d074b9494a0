import type { Moment, Timer } from '../clock.ts'
import type { Tab } from './crowd.ts'
import { startGame } from './start.ts'
import { FREE_SEAT, type Table } from './table.ts'

/** The bot for chairs that nobody took: a newcomer's first opponent. */
const BOT = 'normal'

/**
 * When a table of quick play starts. It waits for people, then bots take the empty chairs, and a moment later the cards are dealt; until then a bot gives its chair
 * to a person. Each newcomer gives others a little time to follow him, once, up to a limit. It starts at once when every chair has a person, or all want it.
 */
export class QuickStart {
  private readonly table: Table
  /** When bots sit down; it never is later than `latest`. */
  private due: Moment | undefined = undefined
  private latest: Moment = 0
  /** People and households that have given time already: coming back gives none. */
  private readonly gaveTime = new Set<string>()
  private timer: Timer | undefined = undefined

  constructor(table: Table) {
    this.table = table
  }

  /** The table is open, or known again after a restart. */
  begin(): void {
    const { clock } = this.table.env
    this.due = clock.monotonic() + this.wait
    this.latest = clock.monotonic() + 3 * this.wait
    this.set()
  }

  /** Seconds; nothing: no clock starts this table. */
  get left(): number | null {
    if (this.due === undefined || !this.table.gathers) return null
    return Math.max(0, this.due - this.table.env.clock.monotonic()) / 1000
  }

  stop(): void {
    this.timer?.cancel()
    this.due = undefined
  }

  /** Somebody has taken a chair. */
  async sat({ person, address }: Tab): Promise<void> {
    if (this.due === undefined) return
    const known = this.gaveTime.has(person.view.id) || this.gaveTime.has(address)
    this.gaveTime.add(person.view.id).add(address)
    if (this.table.people.every((sitter) => sitter !== null)) return this.deal()
    const now = this.table.env.clock.monotonic()
    // Once the bots sit, the deal follows in moments and waits for nobody.
    if (known || this.due <= now) return
    this.due = Math.min(this.latest, Math.max(this.due, now + this.wait / 3))
    this.set()
    this.table.show()
  }

  /** Somebody is ready, or has left. If everybody present is ready, the table starts before its clock ends. */
  async agreed(): Promise<void> {
    const here = this.table.stored.seats.filter(({ person }) => person !== null && this.table.isHere(person))
    if (this.due !== undefined && here.length > 0 && here.every(({ ready }) => ready)) await this.deal()
  }

  private get wait(): number {
    return this.table.env.limits.quickSeconds * 1000
  }

  private set(): void {
    const { clock } = this.table.env
    this.timer?.cancel()
    this.timer = clock.after(Math.max(0, (this.due ?? 0) - clock.monotonic()), () => this.table.later(() => this.seatBots()))
  }

  private async seatBots(): Promise<void> {
    const { table } = this
    const { clock, times } = table.env
    if (this.due === undefined || !table.gathers) return
    if (this.isDeserted()) return table.deserted()
    await this.fill()
    this.timer = clock.after(times.botsSit, () => table.later(() => this.deal()))
  }

  private async deal(): Promise<void> {
    const { table } = this
    if (!table.gathers) return
    if (this.isDeserted()) return table.deserted()
    this.stop()
    try {
      await this.fill()
      await startGame(table)
    } catch (error) {
      // No room on the disk: the table waits once more, and nobody has lost his chair.
      this.begin()
      throw error
    }
  }

  /** Nobody who has a chair is here. */
  private isDeserted(): boolean {
    return !this.table.people.some((person) => person !== null && this.table.isHere(person))
  }

  /** Bots take the chairs of nobody, and of those who have been gone for longer than a line takes to come back. */
  private async fill(): Promise<void> {
    const { table } = this
    const { quickAway } = table.env.times
    const seats = table.stored.seats.map((seat, i) => {
      const stays = seat.person === null ? seat.bot !== null : (table.absence.of(i) ?? 0) < quickAway || table.isHere(seat.person)
      return stays ? seat : { ...FREE_SEAT, bot: BOT }
    })
    if (seats.some((seat, i) => seat !== table.stored.seats[i])) await table.change({ seats })
  }
}
