import { Store } from '../session/store.ts'

const KEY = 'sundown.ticket'

/** For as long as the tab is open: a reload must not lose a chair. */
const pocket: Storage | undefined = (() => {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
})()

/** What comes along to every page. */
interface Carried {
  /** The code of the table of quick play where I wait. */
  readonly code?: string | undefined
  /** A friend calls me to a table. */
  readonly invitation?: { readonly from: string; readonly code: string } | undefined
}

class TicketStore extends Store<Carried> {
  constructor() {
    super({ code: pocket?.getItem(KEY) ?? undefined })
  }

  take(code: string): void {
    pocket?.setItem(KEY, code)
    this.set({ ...this.getSnapshot(), code })
  }

  /** No longer needed: the table has begun, or I have left it. */
  tear(code: string): void {
    if (code !== this.getSnapshot().code) return
    pocket?.removeItem(KEY)
    this.set({ ...this.getSnapshot(), code: undefined })
  }

  /** Nothing: it is answered. */
  invite(invitation: Carried['invitation']): void {
    this.set({ ...this.getSnapshot(), invitation })
  }
}

export const ticket = new TicketStore()
