import type { Bus } from './bus.ts'

/** Even if nothing has changed, it is told every few looks: one may have missed it. */
const ANYWAY = 10

/** Something of which every node has a part, and tells it to the others: the public tables, who is here. */
export class Lists<T> {
  readonly #bus: Bus
  readonly #word: string
  readonly #own: () => readonly T[]
  readonly #is: (value: unknown) => value is T
  readonly #show: (elsewhere: readonly T[]) => void
  readonly #lists = new Map<string, readonly T[]>()
  #told = ''
  #looks = 0

  /** `word`: the name of the message. `own`: what this node has. `show`: is told what all others have, whenever it is otherwise. */
  constructor(
    bus: Bus,
    word: string,
    own: () => readonly T[],
    is: (value: unknown) => value is T,
    show: (elsewhere: readonly T[]) => void,
  ) {
    this.#bus = bus
    this.#word = word
    this.#own = own
    this.#is = is
    this.#show = show
  }

  tell(): void {
    const list = this.#own()
    const text = JSON.stringify(list)
    if (text === this.#told && ++this.#looks % ANYWAY !== 0) return
    this.#told = text
    this.#bus.tellAll({ k: this.#word, list })
  }

  /** Somebody has come who knows nothing yet. */
  tellAgain(): void {
    this.#told = ''
    this.tell()
  }

  heard(list: unknown, from: string): void {
    this.#lists.set(from, Array.isArray(list) ? list.filter(this.#is) : [])
    this.#show([...this.#lists.values()].flat())
  }

  forget(node: string): void {
    if (this.#lists.delete(node)) this.#show([...this.#lists.values()].flat())
  }
}
