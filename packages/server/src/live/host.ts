import type { Timer } from '../clock.ts'
import type { Table } from './table.ts'

/** The host's part passes on when he is away too long, or has gone. A table outlives its host's connection. */
export class HostWatch {
  private readonly table: Table
  private timer: Timer | undefined = undefined
  private missed = false

  constructor(table: Table) {
    this.table = table
  }

  /** Somebody came or went. */
  look(): void {
    const { host } = this.table.stored
    if (host !== null && this.table.isHere(host)) {
      this.missed = false
      this.stop()
    } else if (this.missed) {
      this.table.later(() => this.passOn())
    } else {
      const { clock, times } = this.table.env
      this.timer ??= clock.after(times.hostAway, () => {
        this.missed = true
        this.table.later(() => this.passOn())
      })
    }
  }

  stop(): void {
    this.timer?.cancel()
    this.timer = undefined
  }

  /** To somebody who is here, best to one with a seat. */
  async passOn(): Promise<void> {
    const { stored, people, members } = this.table
    if (stored.host !== null && this.table.isHere(stored.host)) return
    const seated = people.find((person) => person !== null && this.table.isHere(person))
    const [anybody] = members.keys()
    const host = seated ?? anybody
    if (host === undefined || host === stored.host) return
    this.missed = false
    await this.table.change({ host })
  }
}
