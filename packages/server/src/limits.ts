import type { Clock } from './clock.ts'

/** An allowance: a burst, and the seconds in which it refills. */
export interface Allowance {
  readonly most: number
  readonly seconds: number
}

/** How many keys are remembered. A key that is forgotten has its full allowance again. */
const REMEMBERED = 20_000

/**
 * Counts what each key has done, in memory only. An allowance refills steadily, so that nobody waits for the end of a window. Keys that have recovered are
 * forgotten; under a flood of new keys the oldest are.
 */
export class Limits {
  readonly #clock: Clock
  readonly allowance: Allowance
  readonly #used = new Map<string, { used: number; at: number }>()
  /** Is told what was taken here, or given back. */
  told: (key: string, count: number) => void = () => undefined

  constructor(clock: Clock, allowance: Allowance) {
    this.#clock = clock
    this.allowance = allowance
  }

  /** Takes one. Returns nothing if that is allowed, otherwise the seconds until it will be. */
  take(key: string): number | undefined {
    const { most, seconds } = this.allowance
    const now = this.#clock.monotonic()
    const used = this.#usedBy(key, now)
    if (used + 1 > most) return Math.max(1, Math.ceil(((used + 1 - most) * seconds) / most))
    this.#note(key, used + 1, now)
    this.told(key, 1)
    return undefined
  }

  /** Another node has let it pass: here it counts, too. */
  takenElsewhere(key: string, count: number): void {
    const now = this.#clock.monotonic()
    this.#note(key, Math.max(0, this.#usedBy(key, now) + count), now)
  }

  #note(key: string, used: number, now: number): void {
    this.#used.delete(key)
    this.#used.set(key, { used, at: now })
    if (this.#used.size > REMEMBERED) this.#forget(now)
  }

  /** Gives one back: it turned out to be harmless. */
  give(key: string): void {
    const entry = this.#used.get(key)
    if (!entry) return
    entry.used = Math.max(0, entry.used - 1)
    this.told(key, -1)
  }

  #usedBy(key: string, now: number): number {
    const entry = this.#used.get(key)
    if (!entry) return 0
    const { most, seconds } = this.allowance
    return Math.max(0, entry.used - ((now - entry.at) / 1000) * (most / seconds))
  }

  #forget(now: number): void {
    for (const key of this.#used.keys()) if (this.#usedBy(key, now) === 0) this.#used.delete(key)
    for (const key of this.#used.keys()) {
      if (this.#used.size <= REMEMBERED / 2) break
      this.#used.delete(key)
    }
  }
}
