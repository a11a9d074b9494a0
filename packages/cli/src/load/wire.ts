import { once } from 'node:events'
import type { Patch } from '@sundown/engine'
import { PROTOCOL_VERSION, type QuestionView, type TableChange, type TableView } from '@sundown/protocol'
import WebSocket from 'ws'

interface Shown {
  readonly seq: number
  readonly question: QuestionView | null
}

interface ShownState extends Shown {
  readonly view: object
}

interface ShownStep extends Shown {
  readonly patch: Patch
}

/** The messages of the server that a random player needs. The server is our own, so they are not validated. */
export type Heard =
  | { readonly say: 'done'; readonly re: number; readonly result?: unknown }
  | {
      readonly say: 'refused'
      readonly re: number | null
      readonly refusal: { readonly code: string; readonly facts?: { readonly seconds?: number } }
    }
  | { readonly say: 'welcome'; readonly re: number }
  | { readonly say: 'table'; readonly table: TableView }
  | { readonly say: 'table-change'; readonly change: TableChange }
  | { readonly say: 'deal' }
  | { readonly say: 'state'; readonly re?: number; readonly state: ShownState }
  | { readonly say: 'step'; readonly step: ShownStep }
  | { readonly say: 'record'; readonly game: string }
  | { readonly say: 'bye'; readonly why: string }
  | { readonly say: 'gone' | 'chat' | 'tables' }

type Reply = Extract<Heard, { say: 'done' | 'refused' | 'welcome' | 'state' }>

/** Refused by the server, with a code. */
export class No extends Error {
  readonly code: string
  readonly seconds: number | undefined
  constructor({ refusal }: Extract<Heard, { say: 'refused' }>) {
    super(`the server said ${refusal.code}`)
    this.code = refusal.code
    this.seconds = refusal.facts?.seconds
  }
}
/** The connection is gone; open requests get no reply. */
export class Lost extends Error {}

const PATIENCE = 20_000

/** One socket: messages out, replies and news in. */
export class Wire {
  private readonly socket: WebSocket
  private readonly open = new Map<number, { done: (reply: Reply) => void; failed: (error: Error) => void }>()
  private last = 0

  private constructor(socket: WebSocket, news: (heard: Heard, bytes: number) => void, lost: () => void) {
    this.socket = socket
    socket.on('message', (data: Buffer) => this.hear(data, news))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      for (const { failed } of this.open.values()) failed(new Lost('the connection is gone'))
      this.open.clear()
      lost()
    })
  }

  static async open(url: string, cookie: string, news: (heard: Heard, bytes: number) => void, lost: () => void): Promise<Wire> {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws`, {
      headers: { cookie },
      perMessageDeflate: false,
      handshakeTimeout: PATIENCE,
    })
    await once(socket, 'open')
    const wire = new Wire(socket, news, lost)
    await wire.call('hello', { version: PROTOCOL_VERSION })
    return wire
  }

  private hear(data: Buffer, news: (heard: Heard, bytes: number) => void): void {
    const heard: Heard = JSON.parse(data.toString())
    if ('re' in heard && typeof heard.re === 'number') {
      const asked = this.open.get(heard.re)
      this.open.delete(heard.re)
      if (heard.say === 'refused') asked?.failed(new No(heard))
      else asked?.done(heard)
    }
    news(heard, data.byteLength)
  }

  call(name: string, fields: object = {}): Promise<Reply> {
    return new Promise((done, failed) => {
      if (this.socket.readyState !== WebSocket.OPEN) return failed(new Lost('the connection is gone'))
      const id = ++this.last
      this.open.set(id, { done, failed })
      this.socket.send(JSON.stringify({ do: name, id, ...fields }))
    })
  }

  /** Like driving into a tunnel. */
  cut(): void {
    this.socket.terminate()
  }

  close(): void {
    this.socket.close()
  }
}
