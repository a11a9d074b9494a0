import { once } from 'node:events'
import { afterAll, afterEach, expect, it } from 'vitest'
import WebSocket, { WebSocketServer } from 'ws'
import { JoinedSocket, type Line } from '../../src/http/joined.ts'

const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
const open: WebSocket[] = []
afterEach(() => {
  for (const socket of open) socket.terminate()
})
afterAll(() => server.close())

const round = () => new Promise((resolve) => setImmediate(resolve))

/** A line to somebody: what was done to it, and what he has heard. */
async function lineToSomebody() {
  if (!server.address()) await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const client = new WebSocket(`ws://127.0.0.1:${address.port}`)
  const heard: string[] = []
  client.on('message', (data, isBinary) => heard.push(isBinary ? 'binary' : String(data)))
  const [[socket, request]] = await Promise.all([once(server, 'connection'), once(client, 'open')])
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
  return { client, heard, done, joined: new JoinedSocket(socket, line) }
}

it('what is said in one go, with all that follows from it at once, is one write, and is heard as it was said', async () => {
  const { client, heard, done, joined } = await lineToSomebody()
  joined.send('step')
  await Promise.resolve()
  joined.send('done')
  expect(done).toEqual(['cork', 'write', 'write'])
  await round()
  expect(done).toEqual(['cork', 'write', 'write', 'uncork'])

  const texts = ['', 'x'.repeat(125), 'é'.repeat(63), 'x'.repeat(65_535), '…🤠'.repeat(9362), 'x'.repeat(70_000)]
  for (const text of texts) joined.send(text)
  joined.close(1000, 'bye')
  joined.send('after the good-bye')
  const [code, why] = await once(client, 'close')
  expect([code, String(why)]).toEqual([1000, 'bye'])
  expect(heard).toEqual(['step', 'done', ...texts])
})

it('what may wait goes out at once if nothing went out just before', async () => {
  const { done, joined } = await lineToSomebody()
  joined.send('step', true)
  expect(done).toEqual(['cork', 'write'])
  await round()
  expect(done).toEqual(['cork', 'write', 'uncork'])
})

it('else it waits for what must go out, and is heard in order', async () => {
  const { heard, done, joined, client } = await lineToSomebody()
  joined.send('one')
  await round()
  done.length = 0
  for (const text of ['two', 'three']) {
    joined.send(text, true)
    await round()
  }
  expect(done).toEqual(['cork', 'write', 'write'])
  joined.send('four')
  await round()
  expect(done).toEqual(['cork', 'write', 'write', 'write', 'uncork'])
  joined.close(1000, 'bye')
  await once(client, 'close')
  expect(heard).toEqual(['one', 'two', 'three', 'four'])
})

it('and if nothing must, it goes out a moment later', async () => {
  const { heard, done, joined, client } = await lineToSomebody()
  joined.send('one')
  await round()
  const begun = performance.now()
  for (const text of ['two', 'three']) joined.send(text, true)
  while (heard.length < 3) await once(client, 'message')
  expect(performance.now() - begun).toBeGreaterThan(10)
  expect(done).toEqual(['cork', 'write', 'uncork', 'cork', 'write', 'write', 'uncork'])
})
