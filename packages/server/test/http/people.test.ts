import { describe, expect, test } from 'vitest'
import { Device, guest, running } from './running.ts'

const PASSWORD = 'correct horse battery'
const is = (status: number, code: string, facts: object = {}) => expect.objectContaining({ status, json: { code, facts } })

describe('a guest', () => {
  test('comes with a name or without, and is known by a cookie', async () => {
    const server = await running()
    const kit = new Device(server)
    const made = await kit.post('/api/guest', { name: 'Kit' })
    expect(made.json).toEqual({ you: { id: expect.stringMatching(/^[a-z0-9]{16}$/), name: 'Kit', account: false } })
    expect(made.headers['set-cookie']).toEqual([
      expect.stringMatching(/^sundown=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
    expect((await kit.get('/api/me')).json).toEqual(made.json)
    // Another tab is the same person.
    expect((await kit.post('/api/guest', { name: 'Other' })).json).toEqual(made.json)
    for (const body of [undefined, {}]) expect((await new Device(server).post('/api/guest', body)).json.you.name).toMatch(/^\w+ \w+$/)
    expect((await new Device(server).ask('POST', '/api/guest', { headers: { 'content-type': 'application/json' } })).status).toBe(200)
  })

  test('is nobody without the right cookie', async () => {
    const server = await running()
    const nobody = new Device(server)
    for (const cookie of [undefined, 'sundown=', `sundown=${'x'.repeat(43)}`, 'sundown=short', `other=${'x'.repeat(43)}`]) {
      nobody.cookie = cookie
      expect(await nobody.get('/api/me')).toEqual(is(401, 'not-logged-in'))
    }
  })

  test.each([
    ['https://cards.example.org', false, {}, true],
    [null, true, { 'x-forwarded-proto': 'https' }, true],
    [null, false, { 'x-forwarded-proto': 'https' }, false],
    [null, true, {}, false],
    ['http://cards.example.org', false, {}, false],
  ])('gets a secure cookie where people use https: %s, proxy %s, %j', async (publicUrl, trustProxy, headers, secure) => {
    const server = await running({ publicUrl, trustProxy })
    const { headers: answered } = await new Device(server).post('/api/guest', {}, headers)
    expect(answered['set-cookie']?.[0]?.includes('; Secure')).toBe(secure)
    // Not for the names below it: other servers may stand there.
    expect(answered['strict-transport-security']).toBe(publicUrl?.startsWith('https') ? 'max-age=31536000' : undefined)
  })

  test('takes another name', async () => {
    const server = await running()
    const kit = await guest(server, 'Kit')
    expect((await kit.patch('/api/me', { name: '  Kit   Carson ' })).json.you.name).toBe('Kit Carson')
    expect(await kit.patch('/api/me', { name: 'admin' })).toEqual(is(400, 'name-not-allowed', { why: 'reserved' }))
    expect(await kit.patch('/api/me', { name: 'Ki\u202Et' })).toEqual(is(400, 'name-not-allowed', { why: 'characters' }))
    expect(await kit.patch('/api/me', { name: 'K' })).toEqual(is(400, 'bad-message', { field: 'name' }))
    expect((await kit.get('/api/me')).json.you.name).toBe('Kit Carson')
  })
})

describe('an account', () => {
  test('is made of a guest, logs in elsewhere, recovers, logs out', async () => {
    const server = await running()
    const here = await guest(server, 'Kit')
    const made = await here.post('/api/account', { name: 'Kit', password: PASSWORD })
    expect(made.status).toBe(201)
    expect(made.json.you).toEqual({ id: here.id, name: 'Kit', account: true })
    expect(await here.post('/api/account', { name: 'Kit', password: PASSWORD })).toEqual(is(409, 'already-an-account'))

    const there = await guest(server, 'Somebody else')
    const asGuest = there.cookie
    expect(await there.post('/api/login', { name: 'Kit', password: 'wrong' })).toEqual(is(401, 'wrong-password'))
    expect((await there.post('/api/login', { name: 'kit', password: PASSWORD })).json.you.id).toBe(here.id)
    expect(there.cookie).not.toBe(asGuest)
    expect((await there.get('/api/me')).json.you.id).toBe(here.id)
    // The device is no longer who it was.
    const old = new Device(server)
    old.cookie = asGuest
    expect(await old.get('/api/me')).toEqual(is(401, 'not-logged-in'))

    expect(await there.post('/api/recover', { name: 'Kit', code: 'AAAA', password: PASSWORD })).toEqual(is(401, 'wrong-code'))
    const again = await there.post('/api/recover', { name: 'Kit', code: made.json.recoveryCode, password: 'another password' })
    expect(again.json.you.id).toBe(here.id)
    expect(again.json.recoveryCode).not.toBe(made.json.recoveryCode)
    expect(await here.get('/api/me')).toEqual(is(401, 'not-logged-in'))
    expect((await here.post('/api/login', { name: 'Kit', password: 'another password' })).status).toBe(200)

    const out = await here.post('/api/logout')
    expect([out.status, out.text, here.cookie]).toEqual([204, '', undefined])
    expect((await there.get('/api/me')).status).toBe(200)
    expect((await there.post('/api/logout-everywhere')).status).toBe(204)
    expect(await there.get('/api/me')).toEqual(is(401, 'not-logged-in'))
  })

  test('takes another password; other devices are logged out', async () => {
    const server = await running()
    const here = await guest(server, 'Kit')
    const change = (old: string, wanted: string) => here.post('/api/me/password', { old, new: wanted })
    expect(await change('', 'another password')).toEqual(is(401, 'wrong-password'))
    await here.post('/api/account', { name: 'Kit', password: PASSWORD })
    const there = new Device(server)
    await there.post('/api/login', { name: 'Kit', password: PASSWORD })
    expect(await change('wrong', 'another password')).toEqual(is(401, 'wrong-password'))
    expect(await change(PASSWORD, 'short')).toEqual(is(400, 'bad-message', { field: 'new' }))
    expect((await there.get('/api/me')).status).toBe(200)
    expect(await change(PASSWORD, 'another password')).toMatchObject({ status: 204, text: '' })
    expect((await here.get('/api/me')).status).toBe(200)
    expect(await there.get('/api/me')).toEqual(is(401, 'not-logged-in'))
    expect(await there.post('/api/login', { name: 'Kit', password: PASSWORD })).toEqual(is(401, 'wrong-password'))
    expect((await there.post('/api/login', { name: 'Kit', password: 'another password' })).status).toBe(200)
    expect(await new Device(server).post('/api/me/password', { old: 'another password', new: PASSWORD })).toEqual(is(401, 'not-logged-in'))
  })

  test('needs a guest, a free name and a password', async () => {
    const server = await running()
    expect(await new Device(server).post('/api/account', { name: 'Kit', password: PASSWORD })).toEqual(is(401, 'not-logged-in'))
    const kit = await guest(server, 'Kit')
    const other = await guest(server, 'Other')
    await kit.post('/api/account', { name: 'Kit', password: PASSWORD })
    expect(await other.post('/api/account', { name: 'K1T', password: PASSWORD })).toEqual(is(409, 'name-taken'))
    expect(await other.post('/api/account', { name: 'Kate', password: 'short' })).toEqual(is(400, 'bad-message', { field: 'password' }))
    expect((await other.get('/api/me')).json.you.account).toBe(false)
  })

  test('is not guessed', async () => {
    const server = await running()
    const kit = await guest(server, 'Kit')
    for (let i = 0; i < 8; i++) await kit.post('/api/recover', { name: 'Kit', code: 'AAAA', password: PASSWORD })
    const blocked = await kit.post('/api/recover', { name: 'Kit', code: 'AAAA', password: PASSWORD })
    expect(blocked).toEqual(is(429, 'too-fast', { seconds: expect.any(Number) }))
    expect(blocked.headers['retry-after']).toBe(String(blocked.json.facts.seconds))
    await server.clock.turn(15 * 60_000)
    expect(await kit.post('/api/recover', { name: 'Kit', code: 'AAAA', password: PASSWORD })).toEqual(is(401, 'wrong-code'))
  })
})

test('my data is mine to have and to delete', async () => {
  const server = await running()
  const kit = await guest(server, 'Kit')
  await kit.post('/api/me/tokens', { label: 'my bot' })
  const data = await kit.get('/api/me/data')
  expect(data.headers['content-disposition']).toContain('attachment')
  expect(data.json).toMatchObject({ person: { id: kit.id, name: 'Kit' }, tokens: [{ label: 'my bot' }], games: [], chat: [], muted: [] })
  expect((await kit.get('/api/me/games')).json).toEqual({ games: [], next: null })
  const { cookie } = kit
  expect((await kit.delete('/api/me')).status).toBe(204)
  expect(kit.cookie).toBeUndefined()
  kit.cookie = cookie
  expect(await kit.get('/api/me')).toEqual(is(401, 'not-logged-in'))
})

test('tokens are for programs: they may look and play, but not change who somebody is', async () => {
  const server = await running()
  const kit = await guest(server, 'Kit')
  const { json: made, status } = await kit.post('/api/me/tokens', { label: 'my bot' })
  expect(status).toBe(201)
  expect(made).toEqual({
    id: expect.any(String),
    label: 'my bot',
    createdAt: server.clock.wall(),
    usedAt: null,
    token: expect.stringMatching(/^sd_/),
  })
  const program = new Device(server)
  const bearer = { authorization: `Bearer ${made.token}` }
  expect((await program.get('/api/me', bearer)).json.you.id).toBe(kit.id)
  expect((await program.get('/api/me/games', bearer)).status).toBe(200)
  for (const [method, path, body] of [
    ['PATCH', '/api/me', { name: 'Other' }],
    ['DELETE', '/api/me', undefined],
    ['GET', '/api/me/data', undefined],
    ['GET', '/api/me/tokens', undefined],
    ['POST', '/api/me/tokens', { label: 'x' }],
    ['POST', '/api/account', { name: 'Kit', password: PASSWORD }],
    ['POST', '/api/logout-everywhere', undefined],
    ['POST', '/api/me/password', { old: PASSWORD, new: 'another password' }],
  ] as const) {
    expect(await program.ask(method, path, { body, headers: bearer })).toEqual(is(401, 'not-logged-in'))
    // Not even beside a cookie.
    if (method !== 'DELETE') expect(await kit.ask(method, path, { body, headers: bearer })).toEqual(is(401, 'not-logged-in'))
  }
  expect((await kit.get('/api/me/tokens')).json).toEqual({
    tokens: [expect.objectContaining({ id: made.id, usedAt: server.clock.wall() })],
  })
  expect(await kit.delete('/api/me/tokens/nothing')).toEqual(is(404, 'no-such-page'))
  expect((await kit.delete(`/api/me/tokens/${made.id}`)).status).toBe(204)
  expect(await program.get('/api/me', bearer)).toEqual(is(401, 'not-logged-in'))
  expect(await program.get('/api/me', { authorization: 'Basic eDp5' })).toEqual(is(401, 'not-logged-in'))
})
