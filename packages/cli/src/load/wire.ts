import { PROTOCOL_VERSION, type QuestionView, type TableChange, type TableView } from '@sundown/protocol'
import { Line } from './line.ts'

interface Shown {
  readonly seq: number
  readonly question: QuestionView | null
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
  | { readonly say: 'state'; readonly re?: number; readonly state: Shown }
  | { readonly say: 'step'; readonly step: Shown }
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

const STEP = '{"say":"step"'
const SEQ = '"seq":'

/** The number of a step in which he is asked nothing. Nobody needs more of it to play on; a page would draw the rest. */
function lookedAt(text: string): number | undefined {
  if (!text.startsWith(STEP) || text.includes('"options":')) return undefined
  const at = text.indexOf(SEQ)
  return at < 0 ? undefined : Number.parseInt(text.slice(at + SEQ.length, at + SEQ.length + 10), 10)
}

function read(text: string): Heard {
  const seq = lookedAt(text)
  return seq === undefined ? JSON.parse(text) : { say: 'step', step: { seq, question: null } }
}

/** One connection: messages out, replies and news in. */
export class Wire {
  private line: Line | undefined = undefined
  private readonly open = new Map<number, { done: (reply: Reply) => void; failed: (error: Error) => void }>()
  private readonly news: (heard: Heard, bytes: number) => void
  private readonly lost: () => void
  private last = 0

  private constructor(news: (heard: Heard, bytes: number) => void, lost: () => void) {
    this.news = news
    this.lost = lost
  }

  static async open(url: string, cookie: string, news: (heard: Heard, bytes: number) => void, lost: () => void): Promise<Wire> {
    const wire = new Wire(news, lost)
    wire.line = await Line.open(url, cookie, wire)
    await wire.call('hello', { version: PROTOCOL_VERSION })
    return wire
  }

  closed(): void {
    for (const { failed } of this.open.values()) failed(new Lost('the connection is gone'))
    this.open.clear()
    this.lost()
  }

  heard(text: string, bytes: number): void {
    const heard = read(text)
    if ('re' in heard && typeof heard.re === 'number') {
      const asked = this.open.get(heard.re)
      this.open.delete(heard.re)
      if (heard.say === 'refused') asked?.failed(new No(heard))
      else asked?.done(heard)
    }
    this.news(heard, bytes)
  }

  call(name: string, fields: object = {}): Promise<Reply> {
    return new Promise((done, failed) => {
      if (!this.line?.isOpen) return failed(new Lost('the connection is gone'))
      const id = ++this.last
      this.open.set(id, { done, failed })
      this.line.send(JSON.stringify({ do: name, id, ...fields }))
    })
  }

  /** Like driving into a tunnel. */
  cut(): void {
    this.line?.cut()
  }

  close(): void {
    this.line?.close()
  }
}
