import type { AnyView, ToldEvent } from './played.ts'
import type { Batch } from './session.ts'

/** The log of a session: batches with numbers that only ever grow, also when the list begins anew. */
export class Batches {
  private last = 0
  list: readonly Batch[] = []

  /** It begins where the batch before has ended, also if something has changed since that nobody was told. */
  add(events: readonly ToldEvent[], after: AnyView, past: boolean): void {
    const before = this.list.at(-1)?.after
    this.list = [...this.list, { number: ++this.last, events, before, after, past }]
  }

  /** Another game, or another past. */
  forget(): void {
    this.list = []
  }
}
