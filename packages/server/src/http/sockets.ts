import type { ServerMessage } from '@sundown/protocol'
import type { WebSocket } from 'ws'

/** "Policy violation", the code nearest to "you are not who you were". */
const LOGGED_OUT = 1008
/** "Service restart". */
const RESTART = 1012

/** Which sockets a device or token has opened, and how many an address has. */
export class Sockets {
  readonly #byKey = new Map<string, Set<WebSocket>>()
  readonly #byAddress = new Map<string, number>()

  count(address: string): number {
    return this.#byAddress.get(address) ?? 0
  }

  add(socket: WebSocket, key: string, address: string): void {
    const ofKey = this.#byKey.get(key) ?? new Set()
    this.#byKey.set(key, ofKey.add(socket))
    this.#byAddress.set(address, this.count(address) + 1)
    socket.once('close', () => {
      ofKey.delete(socket)
      if (ofKey.size === 0 && this.#byKey.get(key) === ofKey) this.#byKey.delete(key)
      const left = this.count(address) - 1
      if (left > 0) this.#byAddress.set(address, left)
      else this.#byAddress.delete(address)
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
