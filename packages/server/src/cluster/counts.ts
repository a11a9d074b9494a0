import { type Clock, every, type Timer } from '../clock.ts'
import type { Limits } from '../limits.ts'
import type { Bus } from './bus.ts'

/** Milliseconds between two reports. */
const REPORT = 500

/**
 * What somebody takes of a limit on one node counts on all. Each tells the others now and then what was taken; who takes so little that it stays within the limit
 * even if he does the same on every node is not spoken of. What is lost on the way is not counted: limits are no secret, and Redis keeps nothing.
 */
export class Counts {
  readonly #bus: Bus
  readonly #nodes: () => number
  readonly #limits = new Map<string, Limits>()
  /** By limit and key. */
  readonly #taken = new Map<string, Map<string, number>>()
  readonly #reporting: Timer

  constructor(bus: Bus, clock: Clock, nodes: () => number) {
    this.#bus = bus
    this.#nodes = nodes
    this.#reporting = every(clock, REPORT, async () => this.#report())
  }

  share(limits: { readonly [name: string]: Limits }): void {
    for (const [name, shared] of Object.entries(limits)) {
      this.#limits.set(name, shared)
      shared.told = (key, count) => {
        const taken = this.#taken.get(name) ?? new Map<string, number>()
        this.#taken.set(name, taken.set(key, (taken.get(key) ?? 0) + count))
      }
    }
  }

  #report(): void {
    for (const [name, taken] of this.#taken) {
      const { most, seconds } = this.#limits.get(name)?.allowance ?? { most: 0, seconds: 1 }
      const little = ((most / seconds) * (REPORT / 1000)) / Math.max(1, this.#nodes())
      const much = [...taken].filter(([, count]) => count > little)
      if (much.length > 0) this.#bus.tellAll({ k: 'taken', limit: name, much })
    }
    this.#taken.clear()
  }

  heard(limit: unknown, much: unknown): void {
    const shared = this.#limits.get(String(limit))
    if (!shared || !Array.isArray(much)) return
    for (const [key, count] of much) if (typeof key === 'string' && typeof count === 'number') shared.takenElsewhere(key, count)
  }

  stop(): void {
    this.#reporting.cancel()
  }
}
