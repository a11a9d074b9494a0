import type { Socket } from 'node:net'
import { firstOf } from '@sundown/engine'
import { expect, it } from 'vitest'
import { ServerProcess } from '../chaos/process.ts'
import { Attacker, ask, bare, household, newHousehold } from './attacker.ts'
import { beside, PATIENCE } from './beside.ts'

const HALF_A_HEAD = 'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: applica'
const HALF_A_BODY = 'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name":'
const NONSENSE = 'HOWDY\r\n\r\n'
const A_PAGE = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'

/** A connection that says this and then nothing more, whatever it hears. */
async function saying(url: string, text: string, from?: string): Promise<Socket> {
  const socket = await bare(url, from)
  socket.write(text)
  return socket
}

/** Half open as it is, it can be told from a dead one only by the end of the other side. */
const isClosed = (socket: Socket): boolean => socket.readableEnded || socket.destroyed || socket.errored !== null

/** Everything that arrives is read, so that an end is noticed. */
const flowing = (sockets: readonly Socket[]): readonly Socket[] => {
  for (const socket of sockets) socket.resume()
  return sockets
}

it('stops in order although clients say nothing, half of something or nonsense, and never hang up', { timeout: 40_000 }, async () => {
  const server = await ServerProcess.asInReadme()
  for (const text of ['', HALF_A_HEAD, HALF_A_BODY, NONSENSE, A_PAGE, A_PAGE.repeat(200)])
    for (let i = 0; i < 5; i++) await saying(server.url, text)
  const deaf = await (await Attacker.come(server.url)).connect()
  // Hears nothing, so it does not answer the good-bye.
  deaf.line.pause()
  const unknown = await bare(server.url)
  unknown.write('GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n')
  expect(await server.stop()).toBe(0)
  expect(server.output).not.toMatch(/"level":(50|60)/)
})

it('whoever says nothing or half of something is hung up on; whoever talks nonsense at once', PATIENCE, () =>
  beside('silence', {
    attack: async ({ url }) => {
      const silent = flowing(await Promise.all(['', HALF_A_HEAD, HALF_A_BODY, '\r\n'].map((text) => saying(url, text))))
      const nonsense = await Promise.all(
        [NONSENSE, '\u0000'.repeat(50), `GET / HTTP/1.1\r\n${'x'.repeat(40_000)}`].map((text) => saying(url, text)),
      )
      await expect.poll(() => flowing(nonsense).every(isClosed)).toBe(true)
      await expect.poll(() => silent.filter(isClosed).length, { timeout: 60_000 }).toBe(silent.length)
    },
  }),
)

it('connections are counted by address from the first moment: one household cannot take the door from the others', PATIENCE, () =>
  beside('crowd', {
    attack: async ({ url }) => {
      const crowd: Socket[] = []
      for (let i = 0; i < 260; i++) crowd.push(await bare(url, household(7)))
      flowing(crowd)
      await expect.poll(() => crowd.filter((socket) => !isClosed(socket)).length).toBeLessThanOrEqual(200)
      expect(crowd.filter((socket) => !isClosed(socket)).length).toBeGreaterThan(150)
      expect((await ask(url, '/healthz', { from: household(8) })).status).toBe(200)
      await expect(ask(url, '/healthz', { from: household(7) })).rejects.toThrow()
      for (const socket of crowd) socket.destroy()
      await expect
        .poll(() =>
          ask(url, '/healthz', { from: household(7) }).then(
            ({ status }) => status,
            () => 0,
          ),
        )
        .toBe(200)
    },
  }),
)

it('many sockets opened in the same moment are not more than one address or one person may have', PATIENCE, () =>
  beside('race', {
    // Behind a proxy, where only the request says from where it comes.
    flags: ['--trust-proxy', '--max-sockets-per-address', '20', '--max-sockets-per-person', '3'],
    attack: async ({ url }) => {
      const headers = { 'x-forwarded-for': '198.51.100.7' }
      const crowd: Attacker[] = []
      for (let i = 0; i < 8; i++) crowd.push(await Attacker.come(url, newHousehold()))
      const lines = (await Promise.all(crowd.map((one) => one.lines(5, headers)))).flat()
      await expect.poll(() => lines.filter((line) => line.readyState === line.OPEN).length).toBeLessThanOrEqual(20)
      for (const line of lines) line.terminate()
      // One person, from everywhere.
      const first = firstOf(crowd)
      const everywhere = await Promise.all(
        Array.from({ length: 9 }, (_, i) => first.lines(1, { 'x-forwarded-for': `198.51.100.${i + 10}` })),
      )
      await expect.poll(() => everywhere.flat().filter((line) => line.readyState === line.OPEN).length).toBe(3)
      for (const line of everywhere.flat()) line.terminate()
    },
  }),
)
