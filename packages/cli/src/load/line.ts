import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

/** Who is told what comes over a line. */
export interface Listener {
  heard(text: string, bytes: number): void
  closed(): void
}

const PATIENCE = 20_000
const HEAD_END = '\r\n\r\n'

/** Kinds of frames (RFC 6455, 5.2). */
const [TEXT, CLOSE, PING, PONG] = [1, 8, 9, 10]
const [WHOLE, MASKED] = [0x80, 0x80]
/** Lengths from here on have two bytes of their own, or eight. */
const [MIDDLE, LONG] = [126, 127]
const NORMAL = Buffer.from([0x03, 0xe8])

/** What has arrived is read here, on every line: it is looked at before the next read. */
const arrived = Buffer.allocUnsafe(65_536)

/** Nobody listens between a line and its peer; a mask that nobody guesses is for proxies. */
const newMask = (): number => Math.floor(Math.random() * 2 ** 32)

/** A frame as a client sends it: in one piece, and masked. No message to the server is longer than two bytes can say. */
function frameOf(kind: number, data: Buffer): Buffer {
  const { length } = data
  const head = length < MIDDLE ? 6 : 8
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = WHOLE | kind
  frame[1] = MASKED | (length < MIDDLE ? length : MIDDLE)
  if (head === 8) frame.writeUInt16BE(length, 2)
  frame.writeUInt32BE(newMask(), head - 4)
  for (let i = 0; i < length; i++) frame[head + i] = (data[i] ?? 0) ^ (frame[head - 4 + (i & 3)] ?? 0)
  return frame
}

/**
 * A WebSocket of a simulated person: what a page says and hears, and nothing else. Hundreds of them share the machine with the server that is measured, and
 * a general library takes three times as long for a message.
 */
export class Line {
  private readonly socket: Socket
  private readonly listener: Listener
  /** The beginning of a frame whose end has not come yet. */
  private rest: Buffer | undefined = undefined
  /** Until the server has agreed to it. */
  private opening: { readonly done: () => void; readonly failed: (error: Error) => void } | undefined = undefined

  private constructor(url: URL, listener: Listener) {
    this.listener = listener
    this.socket = connect({
      host: url.hostname.replace(/[[\]]/g, ''),
      port: Number(url.port) || 80,
      noDelay: true,
      onread: { buffer: arrived, callback: (count) => this.read(arrived.subarray(0, count)) },
    })
    this.socket.on('error', () => this.socket.destroy())
    this.socket.on('close', () => {
      if (this.opening) this.opening.failed(new Error('the server does not open a line'))
      else listener.closed()
    })
  }

  /** Opens it as the person who has this cookie. */
  static async open(address: string, cookie: string, listener: Listener): Promise<Line> {
    const url = new URL('/ws', address)
    const line = new Line(url, listener)
    const { socket } = line
    socket.setTimeout(PATIENCE, () => socket.destroy())
    await new Promise<void>((done, failed) => {
      line.opening = { done, failed }
      socket.write(
        [
          `GET ${url.pathname} HTTP/1.1`,
          `Host: ${url.host}`,
          `Cookie: ${cookie}`,
          'Upgrade: websocket',
          'Connection: Upgrade',
          'Sec-WebSocket-Version: 13',
          `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
          '\r\n',
        ].join('\r\n'),
      )
    })
    socket.setTimeout(0)
    return line
  }

  get isOpen(): boolean {
    return this.socket.writable
  }

  send(text: string): void {
    this.socket.write(frameOf(TEXT, Buffer.from(text)))
  }

  /** Like driving into a tunnel. */
  cut(): void {
    this.socket.destroy()
  }

  close(): void {
    if (this.isOpen) this.socket.end(frameOf(CLOSE, NORMAL))
  }

  /** Returns that reading goes on. */
  private read(chunk: Buffer): boolean {
    const data = this.rest ? Buffer.concat([this.rest, chunk]) : chunk
    const begin = this.opening ? this.readHead(data) : 0
    const end = this.opening ? begin : this.readFrames(data, begin)
    this.rest = end < data.length ? Buffer.from(data.subarray(end)) : undefined
    return true
  }

  /** Where the reply to the upgrade ends, if all of it is there. */
  private readHead(data: Buffer): number {
    const end = data.indexOf(HEAD_END)
    if (end < 0) return 0
    if (data.toString('latin1', 0, end).startsWith('HTTP/1.1 101 ')) {
      this.opening?.done()
      this.opening = undefined
    } else this.socket.destroy()
    return end + HEAD_END.length
  }

  /** All frames that are whole; where they end. Our server sends every message in one frame. */
  private readFrames(data: Buffer, from: number): number {
    let at = from
    while (at + 2 <= data.length) {
      const [first = 0, short = 0] = [data[at], data[at + 1]]
      const start = at + (short < MIDDLE ? 2 : short < LONG ? 4 : 10)
      if (start > data.length) return at
      const end = start + (short < MIDDLE ? short : short < LONG ? data.readUInt16BE(at + 2) : Number(data.readBigUInt64BE(at + 2)))
      if (end > data.length) return at
      this.take(first & 0x0f, data, start, end)
      at = end
    }
    return at
  }

  private take(kind: number, data: Buffer, start: number, end: number): void {
    if (kind === TEXT) this.listener.heard(data.toString('utf8', start, end), end - start)
    else if (kind === PING) this.socket.write(frameOf(PONG, data.subarray(start, end)))
    else if (kind === CLOSE) this.socket.end()
  }
}
