import { changeOf, type TableStatus, type TableView } from '@sundown/protocol'
import type { Moment, Timer } from '../clock.ts'
import type { Tab } from './crowd.ts'
import type { Table } from './table.ts'
import { viewOf } from './table-view.ts'

/** How many updates about a table may be sent in a row. */
const AT_ONCE = 4

/**
 * What the people at a table have been told of it. Whoever comes is told all of it, then what changes. However often it changes, news come a few times a second
 * at most; the last of them always come.
 */
export class Told {
  private readonly table: Table
  /** What everybody knows who has been here since the last news. */
  private known: TableView | undefined = undefined
  /** These know something later, of which not everybody was told. */
  private readonly ahead = new Set<Tab>()
  private status: TableStatus | undefined = undefined
  private readinessWasTold = false
  /** When the allowance would be full again. */
  private inTime: Moment = 0
  private timer: Timer | undefined = undefined

  constructor(table: Table) {
    this.table = table
  }

  /** Something may have changed. */
  changed(): void {
    const { clock, times } = this.table.env
    const now = clock.monotonic()
    const wait = Math.max(now, this.inTime) - now - (AT_ONCE - 1) * times.table
    if (this.isUrgent() || wait <= 0) this.tell()
    else this.timer ??= clock.after(wait, () => this.tell())
  }

  /** A game that begins or is over is spoken of in other messages, too. And the host waits for everybody to be ready: the first time before a game that is told at once. */
  private isUrgent(): boolean {
    const { status, isReady } = this.table
    const hasMoved = status !== this.status
    this.status = status
    if (hasMoved) this.readinessWasTold = false
    if (!isReady || this.readinessWasTold) return hasMoved
    this.readinessWasTold = true
    return true
  }

  /** To somebody who knows nothing of the table yet. */
  tellAll(tab: Tab): void {
    const view = viewOf(this.table)
    this.known ??= view
    this.table.tell({ say: 'table', table: view }, (other) => other === tab)
    this.knows(tab)
  }

  /** Was just told all of it. */
  knows(tab: Tab): void {
    if (this.timer) this.ahead.add(tab)
  }

  left(tab: Tab): void {
    this.ahead.delete(tab)
  }

  stop(): void {
    this.timer?.cancel()
    this.timer = undefined
  }

  private tell(): void {
    this.stop()
    const { table, known, ahead } = this
    this.known = table.members.size > 0 ? viewOf(table) : undefined
    if (!this.known) return
    const change = known ? changeOf(known, this.known) : 'all'
    const news = { say: 'table', table: this.known } as const
    if (change === 'all') table.tell(news)
    else {
      if (change !== 'nothing') table.tell({ say: 'table-change', table: table.id, change }, (tab) => !ahead.has(tab))
      if (ahead.size > 0) table.tell(news, (tab) => ahead.has(tab))
    }
    ahead.clear()
    const { clock, times } = table.env
    if (change !== 'nothing') this.inTime = Math.max(clock.monotonic(), this.inTime) + times.table
  }
}
