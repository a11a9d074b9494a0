import type { Timer } from '../clock.ts'
import { Refused } from '../refused.ts'
import type { StoredGame } from '../store/store.ts'
import type { Tab } from './crowd.ts'
import type { Table } from './table.ts'

/**
 * The server has sealed its secret and waits a short time for the shares of the people at the table; a person who does not answer has no
 * share. Shares stay hidden until the game is over, so the last to answer cannot choose the cards.
 */
export class Dealing {
  readonly game: StoredGame
  private readonly table: Table
  private readonly shares = new Map<number, string>()
  /** Seats whose shares are waited for. */
  private readonly awaited: readonly number[]
  private readonly done: () => Promise<void>
  private timer: Timer | undefined = undefined

  constructor(table: Table, game: StoredGame, awaited: readonly number[], done: () => Promise<void>) {
    this.table = table
    this.game = game
    this.awaited = awaited
    this.done = done
    this.wait(awaited.length === 0 ? 0 : table.env.times.share)
  }

  private wait(milliseconds: number): void {
    if (milliseconds === 0) setImmediate(() => this.finish())
    else this.timer = this.table.env.clock.after(milliseconds, () => this.finish())
  }

  /** The disk was full: tried again after a while. */
  retry(): void {
    this.wait(this.table.env.times.share)
  }

  private finish(): void {
    this.table.later(() => (this.table.dealing === this ? this.done() : Promise.resolve()))
  }

  ask(): void {
    this.table.tell(this.message, (tab) => this.wants(tab))
  }

  askOne(tab: Tab): void {
    if (this.wants(tab)) tab.send(JSON.stringify(this.message))
  }

  private get message() {
    const { id, deal } = this.game
    return { say: 'deal' as const, table: this.table.id, game: id, seal: deal.seal }
  }

  private wants({ person }: Tab): boolean {
    const seat = this.game.people.indexOf(person.view.id)
    return seat >= 0 && !this.shares.has(seat)
  }

  add(tab: Tab, share: string): void {
    const seat = this.game.people.indexOf(tab.person.view.id)
    if (seat < 0) throw new Refused('not-seated')
    const given = this.shares.get(seat)
    if (given !== undefined && given !== share) throw new Refused('already-started')
    this.shares.set(seat, share)
    if (this.awaited.every((other) => this.shares.has(other))) {
      this.cancel()
      this.finish()
    }
  }

  /** By seat. */
  get given(): (string | null)[] {
    return this.game.people.map((_, seat) => this.shares.get(seat) ?? null)
  }

  cancel(): void {
    this.timer?.cancel()
  }
}
