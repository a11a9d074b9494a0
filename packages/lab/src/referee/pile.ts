import type { Face } from '@sundown/engine'

/** A card as the books have it: its face, and what everybody calls it while it stays there. */
export interface Entry {
  readonly handle: number
  readonly face: Face
}

/** After a shuffle, and in a pile nobody looks into, cards are known by their faces only. */
const NAMELESS = -1

export const sameFace = (a: Face, b: Face): boolean => a.id === b.id && a.suit === b.suit && a.rank === b.rank

/** Cards in one place, the lowest first. */
export class Pile {
  readonly cards: Entry[] = []

  get size(): number {
    return this.cards.length
  }

  get top(): Entry | undefined {
    return this.cards.at(-1)
  }

  fill(faces: readonly Face[]): void {
    for (const face of faces) this.cards.push({ handle: NAMELESS, face })
  }

  put(handle: number, face: Face): void {
    this.cards.push({ handle, face })
  }

  /** Takes out the card of that name, else one with that face whose name is not known. Tells whether it was there. */
  take(handle: number, face: Face): boolean {
    const named = this.cards.findIndex((entry) => entry.handle === handle && sameFace(entry.face, face))
    const at = named >= 0 ? named : this.cards.findIndex((entry) => entry.handle === NAMELESS && sameFace(entry.face, face))
    if (at < 0) return false
    this.cards.splice(at, 1)
    return true
  }

  has(id: string): boolean {
    return this.cards.some(({ face }) => face.id === id)
  }

  /** Nobody knows any more which card is which. */
  shuffle(): void {
    this.cards.splice(0, this.cards.length, ...this.cards.map(({ face }) => ({ handle: NAMELESS, face })))
  }

  /** All cards of another pile come on top. */
  swallow(other: Pile): void {
    this.cards.push(...other.cards.splice(0))
  }
}
