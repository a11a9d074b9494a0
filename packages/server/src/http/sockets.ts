import type { Socket } from 'node:net'
import type { ServerMessage } from '@sundown/protocol'
import type { WebSocket } from 'ws'
import { Tally } from '../tally.ts'

/** "Policy violation", the code nearest to "you are not who you were". */
const LOGGED_OUT = 1008
/** "Service restart". */
const RESTART = 1012

/** Which sockets a device or token has opened, and how many an address has. */
export class Sockets {
  readonly #byKey = new Map<string, Set<WebSocket>>()
  readonly #byAddress = new Tally()

  /** Takes a place of this address until the line closes. False: it has as many as it may. */
  enter(line: Socket, address: string, most: number): boolean {
    if (this.#byAddress.of(address) >= most) return false
    this.#byAddress.add(address)
    line.once('close', () => this.#byAddress.remove(address))
    return true
  }

  add(socket: WebSocket, key: string): void {
    const ofKey = this.#byKey.get(key) ?? new Set()
    this.#byKey.set(key, ofKey.add(socket))
    socket.once('close', () => {
      ofKey.delete(socket)
      if (ofKey.size === 0 && this.#byKey.get(key) === ofKey) this.#byKey.delete(key)
    })
  }

  /** The device was logged out, or the token revoked. With `restart` a page comes back, by the secret its browser has then. */
  close(key: string, why: 'logged-out' | 'restart' = 'logged-out'): void {
    const bye: ServerMessage = { say: 'bye', why }
    for (const socket of this.#byKey.get(key) ?? []) {
      socket.send(JSON.stringify(bye))
      socket.close(why === 'restart' ? RESTART : LOGGED_OUT)
    }
  }
}
