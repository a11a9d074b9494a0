import type { Socket } from 'node:net'
import type { RawData, WebSocket } from 'ws'
import type { LiveSocket } from '../live-port.ts'

/** The first byte of a whole message of text. */
const WHOLE_TEXT = 0x81
/** Shorter ones have their length in one byte, then in two more, then in eight more. */
const [SHORT, LONG] = [126, 65_536]

/** A message as a server says it: not masked, not compressed (RFC 6455, 5.2). In one piece, where `ws` writes head and text by themselves. */
function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = length < SHORT ? 2 : length < LONG ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = WHOLE_TEXT
  frame[1] = head === 2 ? length : head === 4 ? 126 : 127
  if (head === 4) frame.writeUInt16BE(length, 2)
  if (head === 10) frame.writeBigUInt64BE(BigInt(length), 2)
  frame.write(text, head)
  return frame
}

/** Everybody who looks on is sent the same text: it is made into bytes once. */
let last = { text: '', frame: frameOf('') }

function framed(text: string): Buffer {
  if (text !== last.text) last = { text, frame: frameOf(text) }
  return last.frame
}

/** The part of the stream beneath a socket that is used here. While it is corked, writes wait. */
export type Line = Pick<Socket, 'cork' | 'uncork' | 'write'>

/** Milliseconds between two writes to somebody who only looks on: nobody sees the difference. */
const APART = 20

/**
 * A socket of somebody here. All messages that go out on it together, such as an answer's step and its `done`, are one write. So are steps of which he is only
 * to know, if they follow each other more closely than anybody can see.
 */
export class JoinedSocket implements LiveSocket {
  readonly #socket: WebSocket
  readonly #line: Line
  /** Since when he was last sent something. */
  #sentAt = Number.NEGATIVE_INFINITY
  #isCorked = false
  #isUrgent = false

  constructor(socket: WebSocket, line: Line) {
    this.#socket = socket
    this.#line = line
  }

  get OPEN(): number {
    return this.#socket.OPEN
  }
  get readyState(): number {
    return this.#socket.readyState
  }
  get bufferedAmount(): number {
    return this.#socket.bufferedAmount
  }

  /** The rest of this tick, with all that follows from it at once, goes out together. What may wait goes out with it, or when its time has come. */
  send(text: string, mayWait = false): void {
    if (this.readyState !== this.OPEN) return
    const wait = mayWait ? this.#sentAt + APART - performance.now() : 0
    if (!this.#isCorked) {
      this.#isCorked = true
      this.#line.cork()
      if (wait > 0) setTimeout(this.#uncork, wait)
    }
    this.#line.write(framed(text))
    if (wait > 0 || this.#isUrgent) return
    this.#isUrgent = true
    process.nextTick(this.#uncork)
  }

  readonly #uncork = (): void => {
    if (!this.#isCorked) return
    this.#isCorked = false
    this.#isUrgent = false
    this.#sentAt = performance.now()
    this.#line.uncork()
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

  on(event: 'message', heard: (data: RawData, isBinary: boolean) => void): this
  on(event: 'ping' | 'pong' | 'close' | 'error', heard: () => void): this
  on(event: string, heard: (data: RawData, isBinary: boolean) => void): this {
    this.#socket.on(event, heard)
    return this
  }
}
