import { EventEmitter } from 'node:events'
import { PROTOCOL_VERSION } from '@sundown/protocol'
import type { RawData } from 'ws'
import type { LiveSocket } from '../live-port.ts'

/** Numbers no client gets to: what is said with them is the node's own business. */
const OWN_IDS = Number.MAX_SAFE_INTEGER - 2 ** 20
/** What replies to them begin like, whichever of the fields before are there. */
const OWN_REPLY = `"re":${String(OWN_IDS).slice(0, 9)}`
let lastOwn = OWN_IDS

/** Words of this node in the name of somebody, whose reply he does not see. */
export const ownWords = (said: object): string => JSON.stringify({ ...said, id: ++lastOwn })
export const helloOf = (): string => ownWords({ do: 'hello', version: PROTOCOL_VERSION })
export const isOwn = (text: string): boolean => text.slice(0, 60).includes(OWN_REPLY)

const OPEN = 1
const CLOSED = 3

interface Ends {
  said(text: string): void
  closed(code: number, why: string): void
}

/** Somebody whose socket another node has. What the table tells him goes there. */
export class DistantSocket extends EventEmitter {
  readonly OPEN = OPEN
  readyState: number = OPEN
  /** The node that has the socket looks after slow readers. */
  readonly bufferedAmount = 0
  readonly #ends: Ends

  constructor(ends: Ends) {
    super()
    this.#ends = ends
  }

  send(text: string): void {
    if (this.readyState === OPEN) this.#ends.said(text)
  }

  close(code = 1000, why = ''): void {
    if (this.readyState !== OPEN) return
    this.#ends.closed(code, why)
    this.gone()
  }

  terminate(): void {
    this.close(1013, 'terminated')
  }

  /** Its own node knows whether anybody is there. */
  ping(): void {
    this.emit('pong')
  }

  hears(text: string): void {
    this.emit('message', Buffer.from(text), false)
  }

  /** Its node has lost it, or is lost itself. */
  gone(): void {
    if (this.readyState === CLOSED) return
    this.readyState = CLOSED
    this.emit('close')
  }
}

/** The own socket of somebody, as the local live part sees it: it hears only what is not for another node. */
export class SharedSocket extends EventEmitter {
  readonly OPEN = OPEN
  readonly #socket: LiveSocket
  /** What is said may be changed on its way. */
  readonly #say: (text: string) => void

  constructor(socket: LiveSocket, say: (text: string) => void) {
    super()
    this.#socket = socket
    this.#say = say
    socket.on('ping', () => this.emit('ping'))
    socket.on('pong', () => this.emit('pong'))
    socket.on('close', () => this.emit('close'))
    socket.on('error', () => this.emit('error'))
  }

  get readyState(): number {
    return this.#socket.readyState
  }
  get bufferedAmount(): number {
    return this.#socket.bufferedAmount
  }

  hears(data: RawData, isBinary: boolean): void {
    this.emit('message', data, isBinary)
  }

  send(text: string): void {
    this.#say(text)
  }

  close(code?: number, why?: string): void {
    this.#socket.close(code, why)
  }

  terminate(): void {
    this.#socket.terminate()
  }

  ping(): void {
    this.#socket.ping()
  }
}
