import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../chaos/process.ts'
import { connected, welcomed } from './line.ts'
import { Nginx, printed } from './nginx.ts'
import { running } from './running.ts'

const PUBLIC = 'https://cards.example.org'
const [site = '', nodes = '', instead = ''] = printed

test('nginx as docs/hosting.md prints it: page, cookie, line and the address of whoever asks', { timeout: 30_000 }, async () => {
  const server = await running({ publicUrl: PUBLIC, trustProxy: true, guestsPerHour: 2 })
  const nginx = await Nginx.start(site.replace('127.0.0.1:8123', `127.0.0.1:${server.port}`))

  const session = connectHttp2(`https://127.0.0.1:${nginx.port}`, { rejectUnauthorized: false })
  onTestFinished(() => session.destroy())
  const [page] = await once(session.request({ ':path': '/', ':authority': 'cards.example.org' }), 'response')
  expect([page[':status'], page['strict-transport-security']]).toEqual([200, 'max-age=31536000'])

  const { status, cookie } = await nginx.ask('POST', '/api/guest', { origin: PUBLIC })
  expect([status, cookie.replace(/^[^;]+/, '')]).toEqual([200, '; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Lax'])
  expect((await nginx.ask('POST', '/api/guest', { origin: 'https://evil.example' })).status).toBe(403)
  expect((await nginx.ask('GET', '/metrics')).status).toBe(401)

  const headers = { cookie: cookie.replace(/;.*/, ''), origin: PUBLIC }
  const socket = await connected({ url: `https://127.0.0.1:${nginx.port}` }, { headers, rejectUnauthorized: false })
  expect((await welcomed(socket)).say).toBe('welcome')

  // One household each, whatever it claims to be.
  const guests = async (from: string) => {
    const found: number[] = []
    for (const claimed of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
      found.push((await nginx.ask('POST', '/api/guest', { from, 'x-forwarded-for': claimed, forwarded: `for=${claimed}` })).status)
    return found
  }
  expect(await guests('127.0.0.2')).toEqual([200, 200, 429])
  expect(await guests('127.0.0.3')).toEqual([200, 200, 429])

  const plain = await fetch(`http://127.0.0.1:${nginx.plainPort}/t/ABC`, { redirect: 'manual' })
  expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://127.0.0.1/t/ABC'])
})

test('nginx before several nodes, as printed: one that is gone and one that takes nobody are passed by', { timeout: 30_000 }, async () => {
  const server = await running({ publicUrl: PUBLIC, trustProxy: true })
  const leaving = createServer((_, response) => response.writeHead(503).end()).listen(0, '127.0.0.1')
  await once(leaving, 'listening')
  onTestFinished(() => void leaving.close())
  const address = leaving.address()
  const leavingPort = typeof address === 'object' && address ? address.port : 0
  const upstream = nodes
    .replace('node1:8123', `127.0.0.1:${await freePort()}`)
    .replace('node2:8123 max_fails=1 fail_timeout=5s;', `127.0.0.1:${leavingPort}; server 127.0.0.1:${server.port};`)
  const nginx = await Nginx.start(upstream + site.replace('proxy_pass http://127.0.0.1:8123;', instead))

  const { cookie } = await nginx.ask('GET', '/').then(() => nginx.ask('POST', '/api/guest', { origin: PUBLIC }))
  for (let i = 0; i < 4; i++) {
    expect((await nginx.ask('GET', '/api/tables')).status).toBe(200)
    const headers = { cookie: cookie.replace(/;.*/, '') }
    await connected({ url: `https://127.0.0.1:${nginx.port}` }, { headers, rejectUnauthorized: false })
  }
})
