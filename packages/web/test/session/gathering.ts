import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, type RunningServer, startServer } from '@sundown/server'
import { onTestFinished } from 'vitest'
import WebSocket from 'ws'
import { Hub } from '../../src/session/online.ts'
import type { SocketLike } from '../../src/session/online-line.ts'

export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sundown-web-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A real server with a real store, generous to one address. */
export const serve = (data: string, port = 0, config: Partial<Config> = {}): Promise<RunningServer> =>
  startServer({ data, port, logLevel: 'silent', requestsPerMinute: 100_000, guestsPerHour: 1000, ...config })

/** A browser: keeps its cookie for requests and sockets. Its network can be cut. */
export class Browser {
  readonly base: string
  private cookie: string | undefined
  private sockets: WebSocket[] = []
  offline = false

  constructor(base: string) {
    this.base = base
  }

  readonly fetch: typeof fetch = async (input, init) => {
    if (this.offline) throw new TypeError('offline')
    const headers = new Headers(init?.headers)
    if (this.cookie !== undefined) headers.set('cookie', this.cookie)
    const response = await fetch(input, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      this.cookie = pair.endsWith('=') ? undefined : pair
    }
    return response
  }

  readonly socket = (address: string): SocketLike => {
    const socket = new WebSocket(address, { headers: { cookie: this.cookie ?? '' } })
    this.sockets.push(socket)
    const nothing = () => undefined
    const like: SocketLike = {
      onopen: nothing,
      onmessage: nothing,
      onclose: nothing,
      send: (text) => socket.send(text),
      close: () => socket.close(),
    }
    socket.on('open', () => like.onopen())
    socket.on('message', (data) => like.onmessage(String(data)))
    socket.on('close', () => like.onclose())
    socket.on('error', nothing)
    return like
  }

  /** The line breaks without a word. */
  drop(): void {
    for (const socket of this.sockets) socket.terminate()
    this.sockets = []
  }

  open(name: string): Hub {
    const hub = new Hub({
      base: this.base,
      language: () => 'en',
      name: () => name,
      fetch: this.fetch,
      socket: this.socket,
      times: { firstWait: 20, longestWait: 100 },
    })
    onTestFinished(() => hub.close())
    hub.connect()
    return hub
  }
}
