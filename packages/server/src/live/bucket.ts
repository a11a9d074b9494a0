import type { Clock } from '../clock.ts'

/** Allows a burst, then so many a second. */
export class Bucket {
  private readonly clock: Clock
  private readonly rate: number
  private readonly burst: number
  private tokens: number
  private filledAt: number

  constructor(clock: Clock, rate: number, burst: number) {
    this.clock = clock
    this.rate = rate
    this.burst = burst
    this.tokens = burst
    this.filledAt = clock.now()
  }

  private fill(): void {
    const now = this.clock.now()
    this.tokens = Math.min(this.burst, this.tokens + ((now - this.filledAt) / 1000) * this.rate)
    this.filledAt = now
  }

  take(): boolean {
    this.fill()
    if (this.tokens < 1) return false
    this.tokens -= 1
    return true
  }

  /** Nothing left: looked at without taking. */
  get empty(): boolean {
    this.fill()
    return this.tokens < 1
  }
}
