import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import WebSocket, { WebSocketServer } from 'ws'
import { print } from '../output.ts'
import { Child } from './child.ts'

/** What the child process does: says back whatever it hears, until it is stopped. */
export async function runEcho(): Promise<void> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
  server.on('connection', (socket) => {
    socket.on('message', (data, binary) => socket.send(data, { binary }))
    socket.on('error', () => socket.terminate())
  })
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  print(`Echo at http://127.0.0.1:${address.port}`)
  await once(process, 'SIGTERM')
  process.exit(0)
}

/** How many messages of this size a plain `ws` server echoes each second, with one in flight on each socket. */
export async function measureEcho(sockets: number, bytes: number, seconds: number): Promise<number> {
  const child = new Child(['load', '--echo'])
  const open: WebSocket[] = []
  try {
    const url = (await child.address()).replace(/^http/, 'ws')
    const text = 'x'.repeat(Math.max(1, Math.round(bytes)))
    let echoes = 0
    let over = false
    for (let i = 0; i < sockets; i++) {
      const socket = new WebSocket(url, { perMessageDeflate: false })
      open.push(socket)
      await once(socket, 'open')
      socket.on('error', () => socket.terminate())
      socket.on('message', (data: Buffer) => {
        // The same work that a player has with a message.
        if (data.toString().length !== text.length) throw new Error('the echo was wrong')
        echoes++
        if (!over) socket.send(text)
      })
    }
    const started = performance.now()
    for (const socket of open) socket.send(text)
    await wait(seconds * 1000)
    const perSecond = echoes / ((performance.now() - started) / 1000)
    over = true
    return perSecond
  } finally {
    for (const socket of open) socket.terminate()
    await child.stop()
  }
}
