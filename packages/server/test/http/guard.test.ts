import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { Device, guest, running } from './running.ts'

const is = (status: number, code: string, facts: object = {}) => expect.objectContaining({ status, json: { code, facts } })

describe('bodies', () => {
  test('too long, broken, of another kind or with unknown fields are refused', async () => {
    const server = await running()
    const device = new Device(server)
    expect(await device.post('/api/guest', { name: 'x'.repeat(17_000) })).toEqual(is(413, 'too-long'))
    expect(await device.post('/api/guest', '{"name":')).toEqual(is(400, 'bad-message'))
    expect(await device.post('/api/guest', '{"name":"Kit","__proto__":{"x":1}}')).toEqual(is(400, 'bad-message'))
    expect(await device.post('/api/guest', { name: 'Kit', admin: true })).toEqual(is(400, 'bad-message'))
    expect(await device.post('/api/guest', { name: 7 })).toEqual(is(400, 'bad-message', { field: 'name' }))
    expect(await device.post('/api/guest', 'null')).toEqual(is(400, 'bad-message'))
    expect(await device.post('/api/guest', 'name=Kit', { 'content-type': 'application/x-www-form-urlencoded' })).toEqual(
      is(415, 'bad-message'),
    )
    expect(await device.post('/api/guest', '{}', { 'content-type': 'text/plain' })).toEqual(is(415, 'bad-message'))
    expect(device.cookie).toBeUndefined()
  })

  test('of somebody who may not ask at all: he is told that first', async () => {
    const server = await running()
    const [stranger, kit] = [new Device(server), await guest(server, 'Kit')]
    for (const path of ['/api/me/tokens', '/api/reports', '/api/account', '/api/moderation/reports/abcdefgh01234567']) {
      for (const body of [{ nonsense: 1 }, '{"broken":']) expect(await stranger.post(path, body)).toEqual(is(401, 'not-logged-in'))
    }
    expect(await kit.post('/api/moderation/reports/abcdefgh01234567', { nonsense: 1 })).toEqual(is(403, 'not-a-moderator'))
    expect(await kit.post('/api/me/tokens', { label: 7 })).toEqual(is(400, 'bad-message', { field: 'label' }))
  })

  test('and addresses with a NUL in them: no store has to know what to do with it', async () => {
    const server = await running()
    const kit = await guest(server, 'Kit')
    const words = 'my\0bot'
    expect(await kit.post('/api/me/tokens', { label: words })).toEqual(is(400, 'bad-message', { field: 'label' }))
    expect(await kit.post('/api/login', { name: words, password: 'correct horse battery' })).toEqual(
      is(400, 'bad-message', { field: 'name' }),
    )
    expect(await kit.post('/api/reports', { about: kit.id, reason: 'other', text: words })).toEqual(
      is(400, 'bad-message', { field: 'text' }),
    )
    expect(await kit.get('/api/people/my%00bot')).toEqual(is(400, 'bad-message'))
    expect(await kit.delete('/api/me/tokens/my%00bot')).toEqual(is(400, 'bad-message'))
    // Not one, but how one is written.
    expect((await kit.post('/api/me/tokens', { label: 'my\\u0000bot' })).status).toBe(201)
  })

  test('lines that are not HTTP, addresses that are none, and routes that are not there', async () => {
    const server = await running()
    const raw = await new Promise<string>((resolve) => {
      const socket = connect(server.port, '127.0.0.1', () => socket.write('HOWDY\r\n\r\n'))
      let text = ''
      socket.on('data', (part) => {
        text += part
      })
      socket.on('close', () => resolve(text))
    })
    expect(raw).toMatch(/^HTTP\/1\.1 400 .*\{"code":"bad-message","facts":\{\}\}$/s)
    const device = new Device(server)
    expect(await device.get('/api/%zz')).toEqual(is(400, 'bad-message'))
    expect(await device.get('/api/nothing')).toEqual(is(404, 'no-such-page'))
    expect(await device.get('/nothing')).toEqual(is(404, 'no-such-page'))
    expect(await device.ask('PUT', '/api/guest', { body: {} })).toEqual(is(404, 'no-such-page'))
    expect(await device.get('/ws')).toEqual(is(426, 'bad-message'))
    expect(await device.get('/api/games/NOT-AN-ID/record')).toEqual(is(400, 'bad-message', { field: 'id' }))
    expect(await device.get('/api/games/aaaaaaaaaaaaaaaa/record')).toEqual(is(404, 'no-such-game'))
  })
})

test('what somebody is told about himself stays in no cache, where the next one at his device would find it', async () => {
  const server = await running()
  const kit = await guest(server, 'Kit')
  for (const path of ['/api/me', '/api/me/data', '/api/me/friends', '/api/me/games', '/api/me/nothing'])
    expect([path, (await kit.get(path)).headers['cache-control']]).toEqual([path, 'no-store'])
  expect((await kit.post('/api/me/tokens', { label: 'bot' })).headers['cache-control']).toBe('no-store')
  expect((await new Device(server).get('/api/me')).headers['cache-control']).toBe('no-store')
})

describe('origins', () => {
  test('another website cannot act for somebody; our own and programs can', async () => {
    const server = await running({ publicUrl: 'https://cards.example.org' })
    const kit = await guest(server, 'Kit')
    const rename = (headers: Record<string, string>) => kit.ask('PATCH', '/api/me', { body: { name: 'Kate' }, headers })
    for (const origin of [
      'https://evil.example',
      'null',
      `http://127.0.0.1:${server.port + 1}`,
      'https://cards.example.org.evil.example',
      'x',
    ]) {
      expect(await rename({ origin })).toEqual(is(403, 'wrong-origin'))
    }
    expect(await rename({ 'sec-fetch-site': 'cross-site' })).toEqual(is(403, 'wrong-origin'))
    expect(await new Device(server).post('/api/guest', {}, { origin: 'https://evil.example' })).toEqual(is(403, 'wrong-origin'))
    expect((await kit.get('/api/me')).json.you.name).toBe('Kit')
    for (const headers of [{ origin: server.url }, { origin: 'https://cards.example.org' }, { 'sec-fetch-site': 'same-origin' }, {}]) {
      expect((await rename(headers as Record<string, string>)).status).toBe(200)
    }
    // The same name over plain http is not the same website.
    const plain = { origin: 'http://cards.example.org', host: 'cards.example.org' }
    expect(await rename(plain)).toEqual(is(403, 'wrong-origin'))
    expect((await rename({ ...plain, origin: 'https://cards.example.org' })).status).toBe(200)
    // Reading is harmless: without our permission no page sees the answer.
    const read = await kit.get('/api/me', { origin: 'https://evil.example' })
    expect([read.status, read.headers['access-control-allow-origin']]).toEqual([200, undefined])
  })
})

describe('limits', () => {
  test('of one address: generous, then refused, then healed', async () => {
    const server = await running({ requestsPerMinute: 20 })
    const device = new Device(server)
    for (let i = 0; i < 20; i++) expect((await device.get('/api/tables')).status).toBe(200)
    expect(await device.get('/api/tables')).toEqual(is(429, 'too-fast', { seconds: 3 }))
    expect((await device.get('/healthz')).status).toBe(200)
    await server.clock.turn(3000)
    expect((await device.get('/api/tables')).status).toBe(200)
  })

  test('of one person, wherever he asks from', async () => {
    const server = await running({ requestsPerMinute: 20, trustProxy: true })
    const kit = await guest(server, 'Kit')
    const from = (i: number) => kit.get('/api/me', { 'x-forwarded-for': `198.51.100.${i}` })
    for (let i = 0; i < 20; i++) expect((await from(i)).status).toBe(200)
    expect(await from(99)).toEqual(is(429, 'too-fast', { seconds: 3 }))
  })

  test('of new guests', async () => {
    const server = await running({ guestsPerHour: 3 })
    for (let i = 0; i < 3; i++) expect((await new Device(server).post('/api/guest')).status).toBe(200)
    expect(await new Device(server).post('/api/guest')).toEqual(is(429, 'too-fast', { seconds: 1200 }))
    await server.clock.turn(20 * 60_000)
    expect((await new Device(server).post('/api/guest')).status).toBe(200)
  })

  test('count a household of long addresses as one, and believe a proxy only if told', async () => {
    const trusting = await running({ requestsPerMinute: 2, trustProxy: true })
    const statuses = async (server: typeof trusting, addresses: readonly string[]) => {
      const device = new Device(server)
      const found: number[] = []
      for (const address of addresses) found.push((await device.get('/api/tables', { 'x-forwarded-for': address })).status)
      return found
    }
    const household = ['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9', '2001:db8:1:3::1', '192.0.2.1', '192.0.2.2']
    expect(await statuses(trusting, household)).toEqual([200, 200, 429, 200, 200, 200])
    // What the client himself put before the proxy's word does not count.
    expect(await statuses(trusting, ['1.1.1.1, 192.0.2.9', '2.2.2.2, 192.0.2.9', '3.3.3.3, 192.0.2.9'])).toEqual([200, 200, 429])
    const direct = await running({ requestsPerMinute: 2 })
    expect(await statuses(direct, ['192.0.2.1', '192.0.2.2', '192.0.2.3'])).toEqual([200, 200, 429])
    // It may be a proxy that the operator has forgotten to name: he is told once, without the address.
    const told = (server: typeof trusting) => server.log().match(/"level":40,.*set TRUST_PROXY/g)?.length ?? 0
    expect([told(direct), told(trusting), direct.log().includes('192.0.2.')]).toEqual([1, 0, false])
  })
})

test('a proxy in front keeps nothing that is for one person only', async () => {
  const kit = await guest(await running(), 'Kit')
  for (const path of ['/api/me', '/api/tables', '/readyz', '/assets/gone.js', '/nothing']) {
    expect([path, (await kit.get(path)).headers['cache-control']]).toEqual([path, 'no-store'])
  }
})

test('every answer carries the headers of a careful page', async () => {
  const server = await running()
  for (const path of ['/', '/api/tables', '/nothing']) {
    const { headers } = await new Device(server).get(path)
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*script-src 'self'.*frame-ancestors 'none'/)
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*|http:/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['x-powered-by']).toBeUndefined()
  }
})
