import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { onTestFinished } from 'vitest'
import { type Config, startServer } from '../../src/index.ts'
import type { Parts, RunningServer } from '../../src/server.ts'
import { folder } from '../store/samples.ts'
import { type TurnedClock, turnedClock } from '../turned-clock.ts'

export interface Running extends RunningServer {
  readonly clock: TurnedClock
  readonly data: string
  /** Everything logged so far. */
  log(): string
}

/** A server on a free port of this machine, stopped after the test. Its clock stands still, so news of tables do not wait. */
export async function running(config: Partial<Config> = {}, parts: Parts = {}): Promise<Running> {
  const clock = turnedClock()
  const data = config.data ?? folder()
  const lines: string[] = []
  const logTo = { write: (line: string) => void lines.push(line) }
  const server = await startServer(
    { port: 0, logLevel: 'debug', ...config, data },
    { clock, logTo, ...parts, times: { table: 0, ...parts.times } },
  )
  onTestFinished(() => server.stop())
  return { ...server, clock, data, log: () => lines.join('') }
}

export interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly json: any
}

export interface Ask {
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

/** One device: keeps its cookie, like a browser. Speaks plainly, so that tests can send what no browser would. */
export class Device {
  cookie: string | undefined
  readonly #url: string

  constructor({ url }: { readonly url: string }) {
    this.#url = url
  }

  ask(method: string, path: string, { body, headers = {} }: Ask = {}): Promise<Reply> {
    const payload = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
    const sent = {
      ...(this.cookie !== undefined && { cookie: this.cookie }),
      ...(payload !== undefined && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(payload)) }),
      ...headers,
    }
    return new Promise((resolve, reject) => {
      const request = httpRequest(this.#url + path, { method, headers: sent, agent: false }, (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          text += part
        })
        response.on('end', () => {
          const { statusCode: status = 0, headers } = response
          for (const line of headers['set-cookie'] ?? []) this.#keep(line)
          const isJson = headers['content-type']?.includes('json') === true && text !== ''
          resolve({ status, headers, text, json: isJson ? JSON.parse(text) : undefined })
        })
      })
      request.on('error', reject)
      request.end(payload)
    })
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';')
    this.cookie = pair.endsWith('=') ? undefined : pair
  }

  get = (path: string, headers?: Record<string, string>): Promise<Reply> => this.ask('GET', path, { ...(headers && { headers }) })
  post = (path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply> =>
    this.ask('POST', path, { body, ...(headers && { headers }) })
  patch = (path: string, body?: unknown): Promise<Reply> => this.ask('PATCH', path, { body })
  delete = (path: string, asked: Ask = {}): Promise<Reply> => this.ask('DELETE', path, asked)
}

export async function guest(server: { readonly url: string }, name: string): Promise<Device & { id: string }> {
  const device = new Device(server)
  const { json } = await device.post('/api/guest', { name })
  return Object.assign(device, { id: String(json.you.id) })
}
