import type { LivePort } from '../live-port.ts'
import type { PostgresStore } from '../store/postgres.ts'
import type { Bus, BusMessage } from './bus.ts'
import { DistantSocket, NO_LINE } from './lines.ts'

interface DistantParts {
  readonly bus: Pick<Bus, 'send'>
  readonly live: Pick<LivePort, 'connect'> & { readonly tables: Pick<LivePort['tables'], 'has'> }
  readonly store: Pick<PostgresStore, 'person'>
}

interface Line {
  readonly node: string
  socket?: DistantSocket
  /** What he said before it was known who he is. */
  readonly waiting: string[]
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
    const distant: Line = { node, waiting: [] }
    this.#lines.set(line, distant)
    const hangUp = (code: number, why: string) => {
      this.#lines.delete(line)
      bus.send(node, { k: 'bye', line, code, why })
    }
    store.person(String(person)).then(
      (known) => {
        if (this.#lines.get(line) !== distant) return
        if (!known || known.bannedAt !== null) return hangUp(1008, 'logged-out')
        const socket = new DistantSocket({ said: (text) => bus.send(node, { k: 'out', line, text }), closed: hangUp })
        distant.socket = socket
        live.connect(socket, { person: known, program: program === true, address: String(address), line: NO_LINE })
        for (const text of distant.waiting.splice(0)) socket.hears(text)
      },
      () => hangUp(1013, 'store-away'),
    )
  }

  hear(line: string, from: string, table: string | null, text: string): void {
    const { bus, live } = this.#parts
    const distant = this.#lines.get(line)
    // Nobody knows this way, or the table has gone on: he comes back and is led there.
    if (!distant || (table !== null && !live.tables.has(table))) bus.send(from, { k: 'moved', line, table })
    else if (distant.socket) distant.socket.hears(text)
    else distant.waiting.push(text)
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
