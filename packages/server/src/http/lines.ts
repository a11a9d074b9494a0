import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { Tally } from '../tally.ts'
import { householdOf } from './household.ts'

/** Milliseconds within which a client must have said what it wants, and after which a connection that nobody uses is closed. */
export const LINE_TIMES = {
  /** The head of a request, from the moment the connection is open. */
  headers: 10_000,
  /** A whole request. */
  request: 20_000,
  /** No traffic in the middle of a request or an answer. */
  stalled: 30_000,
  /** Between two requests. Longer than proxies keep connections open, so that the server never closes one that a proxy is about to use. */
  idle: 72_000,
  /** How often the first two are checked. */
  check: 2_000,
  /** For the last words to somebody who is hung up on. */
  lastWords: 1_000,
}

interface Most {
  readonly all: number
  readonly perAddress: number
  /** Behind a proxy all connections are the proxy's: only its requests say from where they come. */
  readonly behindProxy: boolean
}

/** Every connection there is, counted from the moment it is accepted, before anything is read from it. */
export class Lines {
  readonly #open = new Set<Socket>()
  readonly #byAddress = new Tally()
  readonly #most: Most
  refused = 0

  constructor(most: Most) {
    this.#most = most
  }

  get count(): number {
    return this.#open.size
  }

  watch(server: Server): void {
    server.on('connection', (socket: Socket) => this.#accepted(socket))
  }

  #accepted(socket: Socket): void {
    const { all, perAddress, behindProxy } = this.#most
    const address = householdOf(socket.remoteAddress ?? '')
    if (this.#open.size >= all || (!behindProxy && this.#byAddress.of(address) >= perAddress)) {
      this.refused++
      socket.destroy()
      return
    }
    this.#open.add(socket)
    this.#byAddress.add(address)
    socket.once('close', () => {
      this.#open.delete(socket)
      this.#byAddress.remove(address)
    })
  }

  /** Clients that have not hung up by now must not delay the stop. */
  cut(): void {
    for (const socket of this.#open) socket.destroy()
  }
}

const BAD_REQUEST =
  'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 33\r\n\r\n{"code":"bad-message","facts":{}}'

/** What came in was no request, or not in time. The other side may never hang up: the socket is destroyed. */
export function hangUp(socket: Pick<Socket, 'writable' | 'end' | 'destroy'>): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  socket.end(BAD_REQUEST, () => socket.destroy())
  setTimeout(() => socket.destroy(), LINE_TIMES.lastWords).unref()
}
