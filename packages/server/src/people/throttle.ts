import type { Clock } from '../clock.ts'
import { Limits } from '../limits.ts'
import { Refused } from '../refused.ts'

/** Nobody guesses a password of ten characters with these; a family that has forgotten one is not shut out for long. */
const QUARTER = 15 * 60
const HOUR = 60 * 60
/** This many places where somebody is at home are remembered, the oldest forgotten. In memory only. */
const HOMES = 20_000

export interface Attempt {
  readonly nameKey: string
  readonly address: string
  /** He is logged in on this device and only confirms his password: he is not a stranger, wherever he is. */
  readonly himself?: boolean
}

/**
 * Guessing names' secrets. What one address may try at one name is little, and so is what it may try at all names. What strangers from all addresses together
 * may try at one name is more; beyond it each address has one try, so that nobody can keep the owner from his account by guessing at it. Where the owner
 * is at home, what strangers do does not count.
 */
export class Throttle {
  readonly #pair: Limits
  readonly #name: Limits
  readonly #address: Limits
  readonly #oneTry: Limits
  readonly #homes = new Set<string>()

  constructor(clock: Clock) {
    this.#pair = new Limits(clock, { most: 8, seconds: QUARTER })
    this.#name = new Limits(clock, { most: 60, seconds: QUARTER })
    this.#address = new Limits(clock, { most: 30, seconds: QUARTER })
    this.#oneTry = new Limits(clock, { most: 1, seconds: HOUR })
  }

  get limits(): { readonly [name: string]: Limits } {
    return { guessesAtPlace: this.#pair, guessesAtName: this.#name, guessesOfAddress: this.#address, lastGuesses: this.#oneTry }
  }

  /** The owner of this name is at this address, known by his device. */
  isAtHome(nameKey: string, address: string): void {
    const home = placeOf(nameKey, address)
    this.#homes.delete(home)
    this.#homes.add(home)
    const [oldest] = this.#homes
    if (this.#homes.size > HOMES && oldest !== undefined) this.#homes.delete(oldest)
  }

  /**
   * Counts before the secret is looked at, so that many attempts at once are no way around; a right one is given back. `check` is told whether this is a
   * stranger.
   */
  async attempt<T>(
    { nameKey, address, himself = false }: Attempt,
    check: (stranger: boolean) => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const place = placeOf(nameKey, address)
    const stranger = !himself && !this.#homes.has(place)
    const taken: [Limits, string][] = []
    const take = (limits: Limits, key: string): number | undefined => {
      const seconds = limits.take(key)
      if (seconds === undefined) taken.push([limits, key])
      return seconds
    }
    const seconds =
      take(this.#address, address) ??
      take(this.#pair, place) ??
      (stranger && take(this.#name, nameKey) !== undefined ? take(this.#oneTry, place) : undefined)
    if (seconds !== undefined) throw new Refused('too-fast', { seconds })
    const result = await check(stranger)
    if (result !== undefined) {
      for (const [limits, key] of taken) limits.give(key)
      this.isAtHome(nameKey, address)
    }
    return result
  }
}

const placeOf = (nameKey: string, address: string): string => `${address} ${nameKey}`
