import { once } from 'node:events'
import { PROTOCOL_VERSION, ServerMessage, TableView } from '@sundown/protocol'
import { onTestFinished } from 'vitest'
import { type ClientOptions, WebSocket } from 'ws'

/** Connects, or tells with which status and code it was refused. */
export async function connect(server: { readonly url: string }, options: ClientOptions): Promise<WebSocket | string> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, options)
  onTestFinished(() => socket.terminate())
  return new Promise((resolve) => {
    socket.on('open', () => resolve(socket))
    socket.on('error', () => {})
    socket.on('unexpected-response', (_, response) => {
      let text = ''
      response.on('data', (part) => {
        text += part
      })
      response.on('end', () => resolve(`${response.statusCode} ${JSON.parse(text).code}`))
    })
  })
}

export async function connected(server: { readonly url: string }, options: ClientOptions): Promise<WebSocket> {
  const socket = await connect(server, options)
  if (typeof socket === 'string') throw new Error(socket)
  return socket
}

/** What it hears until it is closed, and the code it is closed with. */
export async function ending(socket: WebSocket): Promise<{ heard: string[]; code: number }> {
  const heard: string[] = []
  socket.on('message', (data) => heard.push(String(data)))
  const [code] = await once(socket, 'close')
  return { heard, code }
}

const hello = JSON.stringify({ do: 'hello', id: 1, version: PROTOCOL_VERSION })

/** Says hello and waits for the welcome. */
export async function welcomed(socket: WebSocket): Promise<{ say: string; you: { id: string } }> {
  socket.send(hello)
  const [data] = await once(socket, 'message')
  return JSON.parse(String(data))
}

/** A device or a program that has said hello, and says more. */
export class Line {
  readonly socket: WebSocket
  readonly heard: ServerMessage[] = []
  private last = 1
  private readonly open = new Map<number, (said: ServerMessage) => void>()

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (data) => this.hear(ServerMessage.parse(JSON.parse(String(data)))))
  }

  static async open(server: { readonly url: string }, headers: Record<string, string>): Promise<Line> {
    const socket = await connected(server, { headers })
    await welcomed(socket)
    return new Line(socket)
  }

  private hear(said: ServerMessage): void {
    this.heard.push(said)
    if (!('re' in said) || typeof said.re !== 'number') return
    this.open.get(said.re)?.(said)
    this.open.delete(said.re)
  }

  call(name: string, fields: object = {}): Promise<ServerMessage> {
    const id = ++this.last
    this.socket.send(JSON.stringify({ do: name, id, ...fields }))
    return new Promise((done) => this.open.set(id, done))
  }

  /** The code of the refusal; nothing: it was done. */
  async refusal(name: string, fields: object = {}): Promise<string | undefined> {
    const said = await this.call(name, fields)
    return said.say === 'refused' ? said.refusal.code : undefined
  }

  async table(name: 'create' | 'come', fields: object): Promise<TableView> {
    const said = await this.call(name, fields)
    if (said.say !== 'done') throw new Error(`${name} was refused: ${JSON.stringify(said)}`)
    // The server has checked it against the same schema.
    return TableView.parse(said.result)
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN
  }

  /** Why the server said good-bye, once the line is closed. */
  async bye(): Promise<string | undefined> {
    if (this.socket.readyState !== WebSocket.CLOSED) await once(this.socket, 'close')
    return this.heard.flatMap((said) => (said.say === 'bye' ? [said.why] : [])).at(-1)
  }
}
