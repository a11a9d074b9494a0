import type { Clock, Timer } from '../../src/clock.ts'

interface Alarm {
  readonly at: number
  readonly then: () => void
}

/** A clock that stands still until a test turns it. */
export class TurnedClock implements Clock {
  private time = 0
  private date = 1_800_000_000_000
  private alarms: Alarm[] = []

  wall(): number {
    return this.date + this.time
  }

  monotonic(): number {
    return this.time
  }

  /** Somebody sets the clock on the wall; no time passes. */
  step(milliseconds: number): void {
    this.date += milliseconds
  }

  after(milliseconds: number, then: () => void): Timer {
    const alarm = { at: this.time + milliseconds, then }
    this.alarms.push(alarm)
    return {
      cancel: () => {
        this.alarms = this.alarms.filter((other) => other !== alarm)
      },
    }
  }

  /** Lets time pass, one alarm after the other; what they set off is finished in between. */
  async turn(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds
    for (;;) {
      const next = this.alarms.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      this.time = Math.max(this.time, next.at)
      this.alarms = this.alarms.filter((other) => other !== next)
      next.then()
      await settle()
    }
    this.time = end
    await settle()
  }
}

/** Whatever is under way in this process, sockets included, comes to rest. */
export async function settle(rounds = 12): Promise<void> {
  for (let i = 0; i < rounds; i++) await new Promise((done) => setImmediate(done))
}
