import type { Clock } from '../clock.ts'
import { Limits } from '../limits.ts'
import { Refused } from '../refused.ts'

/** Nobody guesses a password of ten characters with these; a family that has forgotten one is not shut out for long. */
const QUARTER = 15 * 60

/**
 * Guessing names' secrets. What one address may try at one name is little; what all addresses together may try is more, so that a stranger cannot easily keep
 * somebody from his own account.
 */
export class Throttle {
  readonly #pair: Limits
  readonly #name: Limits
  readonly #address: Limits

  constructor(clock: Clock) {
    this.#pair = new Limits(clock, { most: 8, seconds: QUARTER })
    this.#name = new Limits(clock, { most: 60, seconds: QUARTER })
    this.#address = new Limits(clock, { most: 30, seconds: QUARTER })
  }

  /** Counts before the secret is looked at, so that many attempts at once are no way around; a right one is given back. */
  async attempt<T>(nameKey: string, address: string, check: () => Promise<T | undefined>): Promise<T | undefined> {
    const counts: [Limits, string][] = [
      [this.#address, address],
      [this.#pair, `${address} ${nameKey}`],
      [this.#name, nameKey],
    ]
    for (const [limits, key] of counts) {
      const seconds = limits.take(key)
      if (seconds !== undefined) throw new Refused('too-fast', { seconds })
    }
    const result = await check()
    if (result !== undefined) for (const [limits, key] of counts) limits.give(key)
    return result
  }
}
