/** How many of something each key holds at the moment. */
export class Tally {
  readonly #held = new Map<string, number>()

  of(key: string): number {
    return this.#held.get(key) ?? 0
  }

  add(key: string): void {
    this.#held.set(key, this.of(key) + 1)
  }

  remove(key: string): void {
    const left = this.of(key) - 1
    if (left > 0) this.#held.set(key, left)
    else this.#held.delete(key)
  }
}
