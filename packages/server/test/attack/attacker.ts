import { once } from 'node:events'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { changedTable, PROTOCOL_VERSION, type ServerMessage, type TableView } from '@sundown/protocol'
import { onTestFinished } from 'vitest'
import WebSocket from 'ws'

/** What came back of an HTTP request. */
export interface Answer {
  readonly status: number
  readonly text: string
  readonly cookie: string | undefined
}

/** A household on this machine: all of 127/8 is here, so attackers need not share an address with honest people. */
export const household = (number: number): string => `127.0.${number >> 8}.${number & 255}`

let households = 1000
/** One from which nobody has come yet: in the soak an attack is made again and again. */
export const newHousehold = (): string => household(households++)

export interface Request {
  readonly from?: string
  readonly method?: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

export function ask(url: string, path: string, { from = household(2), method = 'GET', body, headers = {} }: Request = {}): Promise<Answer> {
  const sent = { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers }
  return new Promise((done, failed) => {
    const asked = request(url + path, { method, headers: sent, localAddress: from, agent: false }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      answer.on('close', () => {
        const [cookie] = (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0])
        done({ status: answer.statusCode ?? 0, text, cookie })
      })
    })
    asked.on('error', failed)
    asked.end(body)
  })
}

/** Somebody who read docs/protocol.md and means harm. His line closes after the test. */
export class Attacker {
  readonly cookie: string
  readonly id: string
  readonly from: string
  readonly heard: ServerMessage[] = []
  /** The last table he was told of. */
  table: TableView | undefined
  private readonly url: string
  private socket: WebSocket | undefined
  private last = 0
  private readonly open = new Map<number, (said: ServerMessage) => void>()

  private constructor(url: string, from: string, cookie: string, id: string) {
    this.url = url
    this.from = from
    this.cookie = cookie
    this.id = id
  }

  static async come(url: string, from = household(2)): Promise<Attacker> {
    const answer = await ask(url, '/api/guest', { from, method: 'POST', body: '{}' })
    if (answer.cookie === undefined) throw new Error(`no guest: ${answer.status} ${answer.text}`)
    const me: { you: { id: string } } = JSON.parse(answer.text)
    return new Attacker(url, from, answer.cookie, me.you.id)
  }

  /** Somebody who is known already. */
  static as(url: string, cookie: string, id: string): Promise<Attacker> {
    return new Attacker(url, household(2), cookie, id).connect()
  }

  private knock(headers: Readonly<Record<string, string>> = {}): WebSocket {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/ws`, {
      headers: { cookie: this.cookie, ...headers },
      localAddress: this.from,
      perMessageDeflate: false,
    })
    socket.on('error', () => undefined)
    onTestFinished(() => socket.terminate())
    return socket
  }

  /** This many sockets in the same moment; those that were let in and those that were not. */
  async lines(count: number, headers: Readonly<Record<string, string>>): Promise<readonly WebSocket[]> {
    const sockets = Array.from({ length: count }, () => this.knock(headers))
    await Promise.all(sockets.map((socket) => new Promise((done) => socket.once('open', done).once('close', done))))
    return sockets
  }

  async connect({ hello = true } = {}): Promise<this> {
    const socket = this.knock()
    // From the start: the first words may come together with the yes.
    socket.on('message', (data: Buffer) => this.hear(JSON.parse(data.toString())))
    await Promise.race([once(socket, 'open'), once(socket, 'close').then(() => Promise.reject(new Error('not let in')))])
    this.socket = socket
    socket.on('close', () => {
      for (const done of this.open.values()) done({ say: 'bye', why: 'restart' })
      this.open.clear()
    })
    if (hello) await this.call('hello', { version: PROTOCOL_VERSION })
    return this
  }

  get connected(): boolean {
    return this.socket?.readyState === WebSocket.OPEN
  }

  raw(text: string | Buffer): void {
    this.socket?.send(text)
  }

  /** The line itself, for frames that are no messages. */
  get line(): WebSocket {
    if (!this.socket) throw new Error('not connected')
    return this.socket
  }

  /** Whatever is replied, a refusal included; `bye` if the line broke. */
  call(name: string, fields: object = {}): Promise<ServerMessage> {
    return new Promise((done) => {
      if (!this.connected) return done({ say: 'bye', why: 'restart' })
      const id = ++this.last
      this.open.set(id, done)
      this.raw(JSON.stringify({ do: name, id, ...fields }))
    })
  }

  /** The code of the refusal; nothing: it was done. */
  async refusal(name: string, fields: object = {}): Promise<string | undefined> {
    const said = await this.call(name, fields)
    if (said.say === 'bye') return 'cut off'
    return said.say === 'refused' ? said.refusal.code : undefined
  }

  private hear(said: ServerMessage): void {
    this.heard.push(said)
    if (said.say === 'table') this.table = said.table
    if (said.say === 'table-change' && this.table?.id === said.table) this.table = changedTable(this.table, said.change)
    if (!('re' in said) || typeof said.re !== 'number') return
    this.open.get(said.re)?.(said)
    this.open.delete(said.re)
  }

  leave(): void {
    this.socket?.terminate()
  }
}

/** A bare connection that says what it likes, or nothing. */
export async function bare(url: string, from = household(2)): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port), localAddress: from })
  socket.on('error', () => undefined)
  onTestFinished(() => {
    socket.destroy()
  })
  await once(socket, 'connect')
  return socket
}
