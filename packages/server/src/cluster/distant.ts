import type { LivePort } from '../live-port.ts'
import type { PostgresStore } from '../store/postgres.ts'
import type { Bus, BusMessage } from './bus.ts'
import { DistantSocket } from './lines.ts'

interface DistantParts {
  readonly bus: Pick<Bus, 'send'>
  readonly live: Pick<LivePort, 'connect'> & { readonly tables: Pick<LivePort['tables'], 'has'> }
  readonly store: Pick<PostgresStore, 'person'>
  /** Whether a table is here, or will be in a moment: then it is waited for. */
  readonly comes: (table: string) => Promise<boolean>
}

/** Messages of one socket that wait for its table. */
const WAITING = 256

interface Line {
  readonly node: string
  readonly hangUp: (code: number, why: string) => void
  socket?: DistantSocket
  /** What he said before it was known who he is, or before his table was here. Nothing overtakes it. */
  tail: Promise<void> | undefined
  waiting: number
}

/** Sockets of other nodes that speak with this one. */
export class Distant {
  readonly #parts: DistantParts
  /** By the name of the way. */
  readonly #lines = new Map<string, Line>()

  constructor(parts: DistantParts) {
    this.#parts = parts
  }

  /** Somebody comes through another node, which knows who he is. */
  open(line: string, node: string, { person, program, address }: BusMessage): void {
    const { bus, live, store } = this.#parts
    const hangUp = (code: number, why: string) => {
      this.#lines.delete(line)
      bus.send(node, { k: 'bye', line, code, why })
    }
    const distant: Line = { node, hangUp, tail: undefined, waiting: 0 }
    this.#lines.set(line, distant)
    this.#next(line, distant, async () => {
      const known = await store.person(String(person))
      if (this.#lines.get(line) !== distant) return
      if (!known || known.bannedAt !== null) return hangUp(1008, 'logged-out')
      distant.socket = new DistantSocket({ said: (text) => bus.send(node, { k: 'out', line, text }), closed: hangUp })
      live.connect(distant.socket, { person: known, program: program === true, address: String(address) })
    })
  }

  hear(line: string, from: string, table: string | null, text: string): void {
    const { bus, live, comes } = this.#parts
    const distant = this.#lines.get(line)
    // Nobody knows this way: he comes back and opens another.
    if (!distant) bus.send(from, { k: 'moved', line, table })
    else if (!distant.tail && (table === null || live.tables.has(table))) distant.socket?.hears(text)
    else
      this.#next(line, distant, async () => {
        if (table === null || (await comes(table))) distant.socket?.hears(text)
        else bus.send(from, { k: 'moved', line, table, text })
      })
  }

  #next(line: string, distant: Line, work: () => Promise<void>): void {
    if (++distant.waiting > WAITING) {
      distant.socket?.gone()
      distant.hangUp(1013, 'too-fast')
      return
    }
    const mine = (distant.tail ?? Promise.resolve())
      .then(() => (this.#lines.get(line) === distant ? work() : undefined))
      .catch(() => {
        distant.socket?.gone()
        distant.hangUp(1013, 'store-away')
      })
    distant.tail = mine
    void mine.then(() => {
      distant.waiting--
      if (distant.tail === mine) distant.tail = undefined
    })
  }

  shut(line: string): void {
    this.#lines.get(line)?.socket?.gone()
    this.#lines.delete(line)
  }

  /** Those of one node, or all. */
  cut(node?: string): void {
    for (const [line, { node: at }] of [...this.#lines]) if (node === undefined || at === node) this.shut(line)
  }
}
