import type { Clock } from './clock.ts'

/** How much is allowed: so many at once, and that many again over so many seconds. */
export interface Allowance {
  readonly most: number
  readonly seconds: number
}

/** Somebody nobody remembers has his full allowance again; this many are remembered. */
const REMEMBERED = 20_000

/**
 * Counts what each key has done, in memory only. An allowance refills steadily, so that nobody waits for the end of a window. Keys that have recovered are
 * forgotten; under a flood of new keys the oldest are.
 */
export class Limits {
  readonly #clock: Clock
  readonly #allowance: Allowance
  readonly #used = new Map<string, { used: number; at: number }>()

  constructor(clock: Clock, allowance: Allowance) {
    this.#clock = clock
    this.#allowance = allowance
  }

  /** Takes one. Nothing: allowed. A number: not allowed, and so many seconds until it is. */
  take(key: string): number | undefined {
    const { most, seconds } = this.#allowance
    const now = this.#clock.monotonic()
    const used = this.#usedBy(key, now)
    if (used + 1 > most) return Math.max(1, Math.ceil(((used + 1 - most) * seconds) / most))
    this.#used.delete(key)
    this.#used.set(key, { used: used + 1, at: now })
    if (this.#used.size > REMEMBERED) this.#forget(now)
    return undefined
  }

  /** Gives one back: it turned out to be harmless. */
  give(key: string): void {
    const entry = this.#used.get(key)
    if (entry) entry.used = Math.max(0, entry.used - 1)
  }

  #usedBy(key: string, now: number): number {
    const entry = this.#used.get(key)
    if (!entry) return 0
    const { most, seconds } = this.#allowance
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
