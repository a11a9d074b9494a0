import type { Refusal, Snapshot } from '../session/session.ts'
import { Store } from '../session/store.ts'

export interface KeptState<S> {
  readonly session: S | undefined
  /** Why there is none; `elsewhere`: it was opened in another tab. */
  readonly refusal: Refusal | undefined
  /** The browser has no room for it. */
  readonly noRoom?: boolean
}

/** A game that this browser keeps: there is at most one of its kind. It is open in one tab only, as two would write over one another: the tab that opens it says so, and the others let go of it. */
export abstract class KeptGame<S extends Store<Snapshot>> extends Store<KeptState<S>> {
  private readonly tabs: BroadcastChannel | undefined
  private readonly release: (session: S) => void

  constructor(kind: string, release: (session: S) => void) {
    super({ session: undefined, refusal: undefined })
    this.release = release
    if (typeof BroadcastChannel === 'undefined') return
    this.tabs = new BroadcastChannel(kind)
    this.tabs.onmessage = () => this.giveUp()
  }

  protected opened(session: S): void {
    this.set({ ...this.getSnapshot(), session, refusal: undefined })
    this.tabs?.postMessage('here')
  }

  /** Whoever looks at the end of a game goes on looking. */
  private giveUp(): void {
    const { session } = this.getSnapshot()
    if (!session || session.getSnapshot().outcome) return
    this.release(session)
    this.set({ session: undefined, refusal: { code: 'elsewhere' } })
    // To come back to it later is to want it here.
    addEventListener('hashchange', () => this.takeBack(), { once: true })
  }

  /** Out of the other tab's hands: the screen opens it again. */
  takeBack(): void {
    if (this.getSnapshot().refusal?.code === 'elsewhere') this.set({ session: undefined, refusal: undefined })
  }
}
