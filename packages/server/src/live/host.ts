import type { Timer } from '../clock.ts'
import type { Table } from './table.ts'

/** Somebody else becomes host when the host is away too long or has left. A table survives its host's connection. */
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

  /** To somebody who is here and has not too many tables, best to one with a seat. */
  async passOn(): Promise<void> {
    const { stored, people, members, env } = this.table
    if (stored.host !== null && this.table.isHere(stored.host)) return
    const mayHost = [...members.keys()].filter((person) => env.charges.roomFor(this.table.payer(person), this.table.id))
    const host = mayHost.find((person) => people.includes(person)) ?? mayHost[0]
    if (host === undefined || host === stored.host) return
    this.missed = false
    await this.table.change({ host })
  }
}
