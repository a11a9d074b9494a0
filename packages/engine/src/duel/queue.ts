import type { CardId, Rule, Seat } from '../kernel/index.ts'
import type { Duel } from './duel.ts'

/** An effect that waits until the card that set it off is finished. */
export interface Waiting {
  readonly seat: Seat
  readonly source: string
  readonly what: 'shot' | 'draw' | 'discard'
  /** Whose ability it is: lost if that character has left play by then. The effect of a card is not. */
  readonly ability: CardId | undefined
  /** The place of the character that set it off, in the order in which simultaneous effects happen. */
  readonly order: number
  run(game: Duel): Rule | undefined
}

/** Effects that wait, in order: what was set off together by the order of the characters, what those set off later after them. */
export class Queue {
  private readonly items: { readonly waiting: Waiting; readonly batch: number }[]
  private batch: number

  constructor(model?: Queue) {
    this.items = model?.items.slice() ?? []
    this.batch = model?.batch ?? 0
  }

  add(waiting: Waiting): void {
    const { batch, items } = this
    const at = items.findIndex((other) => other.batch === batch && other.waiting.order > waiting.order)
    items.splice(at < 0 ? items.length : at, 0, { waiting, batch })
  }

  /** Takes out the next one; what it sets off is later than all that waits now. */
  next(): Waiting | undefined {
    this.batch = this.items.length > 0 ? this.batch + 1 : 0
    return this.items.shift()?.waiting
  }

  get all(): readonly Waiting[] {
    return this.items.map(({ waiting }) => waiting)
  }
}
