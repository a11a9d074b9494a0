import { once } from 'node:events'
import { afterEach, expect, it } from 'vitest'
import WebSocket, { WebSocketServer } from 'ws'
import { JoinedSocket, type Line } from '../../src/http/joined.ts'

const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
const open: WebSocket[] = []
afterEach(() => {
  for (const socket of open) socket.terminate()
  server.close()
})

it('what is said in one go, with all that follows from it at once, is one write, and is heard as it was said', async () => {
  if (!server.address()) await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const client = new WebSocket(`ws://127.0.0.1:${address.port}`)
  const heard: string[] = []
  client.on('message', (data, isBinary) => heard.push(isBinary ? 'binary' : String(data)))
  const [socket, request] = await once(server, 'connection')
  open.push(client, socket)

  const done: string[] = []
  const { socket: beneath } = request
  const noted =
    <A extends unknown[], R>(name: string, work: (...args: A) => R) =>
    (...args: A): R => {
      done.push(name)
      return work(...args)
    }
  const line: Line = {
    cork: noted('cork', () => beneath.cork()),
    uncork: noted('uncork', () => beneath.uncork()),
    write: noted('write', (frame: Uint8Array | string) => beneath.write(frame)),
  }
  const joined = new JoinedSocket(socket, line)
  joined.send('step')
  await Promise.resolve()
  joined.send('done')
  expect(done).toEqual(['cork', 'write', 'write'])
  await new Promise((resolve) => setImmediate(resolve))
  expect(done).toEqual(['cork', 'write', 'write', 'uncork'])

  const texts = ['', 'x'.repeat(125), 'é'.repeat(63), 'x'.repeat(65_535), '…🤠'.repeat(9362), 'x'.repeat(70_000)]
  for (const text of texts) joined.send(text)
  joined.close(1000, 'bye')
  joined.send('after the good-bye')
  const [code, why] = await once(client, 'close')
  expect([code, String(why)]).toEqual([1000, 'bye'])
  expect(heard).toEqual(['step', 'done', ...texts])
})
