import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { seatOf } from '@sundown/engine'
import { PROTOCOL_VERSION } from '@sundown/protocol'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { adminKeyFile, ConfigError, restore, StoreInUse } from '../../src/index.ts'
import { storeFile } from '../../src/store/files.ts'
import { Connection } from '../../src/store/sqlite/connection.ts'
import { folder, game, opened, record, T0, table } from '../store/samples.ts'
import { Device, guest, running } from './running.ts'

const is = (status: number, code: string, facts: object = {}) => expect.objectContaining({ status, json: { code, facts } })
const id = (letter: string) => letter.repeat(16)

describe('records', () => {
  test('are public when the game is over or closed, and secret before', async () => {
    const data = folder()
    const store = await opened(data)
    const ended = record({ inputs: [{ seat: seatOf(0), answer: { id: 'pass' } }], events: [{ type: 'end' }] })
    for (const letter of ['o', 'c', 'p', 'd']) {
      await store.addGame(game(id(letter)))
      await store.archive(id(letter), letter === 'o' ? 'over' : 'closed', ended, [0], T0)
    }
    await store.close()

    const device = new Device(await running({ data }))
    // Behind the server's back, so that it has no reason to close them.
    const connection = await Connection.open(storeFile(data))
    await connection.query("update games set status = 'playing' where id = ?", [id('p')])
    await connection.query("update games set status = 'dealing' where id = ?", [id('d')])
    connection.close()
    for (const letter of ['o', 'c']) expect((await device.get(`/api/games/${id(letter)}/record`)).json).toEqual(ended)
    for (const letter of ['p', 'd']) expect(await device.get(`/api/games/${id(letter)}/record`)).toEqual(is(409, 'game-not-over'))
  })
})

describe('the description', () => {
  test('is complete, and everything in it is defined', async () => {
    const { json } = await new Device(await running()).get('/api/openapi.json')
    expect(json.openapi).toBe('3.1.0')
    expect(json.info).toMatchObject({ title: 'Sundown', version: String(PROTOCOL_VERSION) })
    const routes = Object.entries<Record<string, unknown>>(json.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(routes.sort()).toEqual(
      [
        'POST /api/guest',
        'DELETE /api/me/blocks/{id}',
        'DELETE /api/me/friends/{id}',
        'GET /api/links/{code}',
        'GET /api/links/{code}/picture/{language}',
        'GET /api/me/friends',
        'GET /api/me/moves',
        'GET /readyz',
        'POST /api/games/{id}/link',
        'POST /api/me/friends',
        'PUT /api/me/blocks/{id}',
        'PUT /api/me/friends/{id}',
        'PUT /api/me/shown',
        'GET /api/me',
        'PATCH /api/me',
        'DELETE /api/me',
        'GET /api/me/data',
        'GET /api/me/games',
        'POST /api/me/password',
        'GET /api/me/tokens',
        'POST /api/me/tokens',
        'DELETE /api/me/tokens/{id}',
        'POST /api/account',
        'POST /api/login',
        'POST /api/recover',
        'POST /api/logout',
        'POST /api/logout-everywhere',
        'GET /api/tables',
        'GET /api/games/{id}/record',
        'GET /api/people/{name}',
        'GET /api/people/{name}/games',
        'GET /api/me/profile',
        'PUT /api/me/profile',
        'GET /api/me/standing',
        'POST /api/reports',
        'GET /api/moderation/reports',
        'GET /api/moderation/reports/{id}',
        'POST /api/moderation/reports/{id}',
        'GET /api/moderation/log',
        'GET /api/moderation/collusion',
        'GET /healthz',
        'GET /metrics',
      ].sort(),
    )
    for (const [path, methods] of Object.entries<Record<string, Operation>>(json.paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        expect(operation.summary, `${method} ${path}`).toEqual(expect.any(String))
        expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining([expect.stringMatching(/^2\d\d$/)]))
        for (const [status, answer] of Object.entries(operation.responses)) {
          expect(status).toMatch(/^([2345]\d\d|[45]XX)$/)
          expect(answer.description).toEqual(expect.any(String))
        }
        const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
        expect((operation.parameters ?? []).filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(placeholders)
      }
    }
    expect(json.paths['/api/account'].post.requestBody.content['application/json'].schema).toMatchObject({
      type: 'object',
      additionalProperties: false,
      required: ['name', 'password'],
    })
    for (const [, ref] of JSON.stringify(json).matchAll(/"\$ref":"([^"]+)"/g)) {
      const target = ref
        ?.slice(2)
        .split('/')
        .reduce((node, part) => node?.[part], json)
      expect(target, ref).toBeDefined()
    }
  })
})

interface Operation {
  readonly summary: string
  readonly responses: Record<string, { readonly description: string }>
  readonly parameters?: readonly { readonly in: string; readonly name: string }[]
}

test('health and figures are there for the operator', async () => {
  const server = await running()
  const device = new Device(server)
  expect((await device.get('/healthz')).json).toEqual({ ok: true })
  await device.get('/api/games/aaaaaaaaaaaaaaaa/record')
  const { text, headers } = await device.get('/metrics')
  expect(headers['content-type']).toContain('text/plain')
  expect(text).toMatch(/^sundown_connections 0$/m)
  expect(text).toMatch(/^sundown_answers_total 0$/m)
  expect(text).toMatch(/^sundown_store_commits_total [1-9]/m)
  expect(text).toMatch(/^sundown_http_request_seconds_count\{method="GET",route="\/api\/games\/:id\/record",status="404"\} 1$/m)
  expect(text).toMatch(/^process_resident_memory_bytes/m)
  expect(text).not.toContain('aaaaaaaaaaaaaaaa')
})

test('logs and figures hold nothing personal', async () => {
  const server = await running({ trustProxy: true })
  const device = new Device(server)
  const headers = { 'x-forwarded-for': '203.0.113.77', 'user-agent': 'SecretAgent/7' }
  const post = (path: string, body: unknown) => device.post(path, body, headers)
  const { json: made } = await post('/api/guest', { name: 'Bartholomew' })
  const { json: account } = await post('/api/account', { name: 'Cornelius', password: 'a very secret password' })
  const { json: token } = await post('/api/me/tokens', { label: 'Nightingale' })
  await post('/api/login', { name: 'Cornelius', password: 'another secret password' })
  await post('/api/login', '{"name":"Ebenezer broken')
  await post('/api/recover', { name: 'Cornelius', code: 'WXYZ-WXYZ', password: 'yet another password' })
  await device.patch('/api/me', { name: 'Thaddeus' })
  await device.get('/somewhere?token=Query77', headers)
  await device.get(`/api/me/tokens/Param77?x=Query77`, headers)
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws?q=Query77`, {
    headers: { cookie: String(device.cookie), ...headers },
  })
  await new Promise((done) => socket.on('open', done))
  socket.send(JSON.stringify({ do: 'hello', id: 1, version: PROTOCOL_VERSION }))
  socket.send(JSON.stringify({ do: 'chat', id: 2, table: 'aaaaaaaaaaaaaaaa', text: 'Whisper77' }))
  await new Promise((done) => socket.on('message', done))
  const { text: figures } = await device.get('/metrics')
  socket.terminate()
  await device.delete('/api/me')
  await server.stop()
  const secrets = [
    ...['Bartholomew', 'Cornelius', 'Ebenezer', 'Thaddeus', 'Nightingale', 'password', 'WXYZ', '203.0.113.77', '127.0.0.1', 'SecretAgent'],
    ...[
      'Query77',
      'Param77',
      'Whisper77',
      made.you.id,
      account.recoveryCode,
      token.token,
      'sundown=',
      readFileSync(adminKeyFile(server.data), 'utf8').trim(),
    ],
  ]
  const log = server.log()
  expect(log.split('\n').length).toBeGreaterThan(8)
  for (const line of log.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow()
  for (const secret of secrets) {
    expect(log).not.toContain(secret)
    expect(figures).not.toContain(secret)
  }
})

describe('the page', () => {
  test('says that there is no client yet', async () => {
    const { text, headers, status } = await new Device(await running()).get('/')
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(text).toContain('no web client yet')
  })

  test('is the client, at every address of its own', async () => {
    const web = folder()
    mkdirSync(join(web, 'assets'))
    writeFileSync(join(web, 'index.html'), '<!doctype html><p>the client')
    writeFileSync(join(web, 'assets', 'app-1234.js'), 'let x')
    const device = new Device(await running({ web }))
    for (const path of ['/', '/t/ABCDEF']) {
      const page = await device.get(path, { accept: 'text/html' })
      expect([page.status, page.text, page.headers['cache-control']]).toEqual([200, '<!doctype html><p>the client', 'no-cache'])
    }
    expect((await device.get('/assets/app-1234.js')).headers['cache-control']).toContain('immutable')
    expect(await device.get('/assets/missing.js')).toEqual(is(404, 'no-such-page'))
    expect(await device.get('/api/missing', { accept: 'text/html' })).toEqual(is(404, 'no-such-page'))
    for (const path of ['/../../etc/passwd', '/assets/..%2f..%2f..%2fetc%2fpasswd', '/assets/%2e%2e%2findex.html'])
      expect((await device.get(path)).text).not.toMatch(/root:|the client/)
    await expect(running({ web: folder() })).rejects.toThrow(ConfigError)
  })
})

describe('the operator', () => {
  test('has a key that only he can read, and uses it on the machine itself', async () => {
    const server = await running({ trustProxy: true })
    expect(statSync(adminKeyFile(server.data)).mode & 0o777).toBe(0o600)
    const key = readFileSync(adminKeyFile(server.data), 'utf8').trim()
    const device = new Device(server)
    const bearer = { authorization: `Bearer ${key}` }
    expect((await device.get('/api/admin/tables', bearer)).json).toEqual({ tables: [], next: null })
    expect(await device.get('/api/admin/tables')).toEqual(is(401, 'not-logged-in'))
    expect(await device.get('/api/admin/tables', { authorization: `Bearer ${key}x` })).toEqual(is(401, 'not-logged-in'))
    expect(await device.get('/api/admin/tables', { ...bearer, 'x-forwarded-for': '127.0.0.1' })).toEqual(is(401, 'not-logged-in'))
    expect(await device.post('/api/admin/backup', undefined, { ...bearer, origin: 'https://evil.example' })).toEqual(
      is(403, 'wrong-origin'),
    )
    expect(await device.delete('/api/admin/tables/aaaaaaaaaaaaaaaa', { headers: bearer })).toEqual(is(404, 'no-such-table'))
    await server.stop()
    const again = await running({ data: server.data })
    expect((await new Device(again).get('/api/admin/tables', bearer)).status).toBe(200)
  })

  const own = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address

  test.skipIf(own === undefined)('may use another address of the machine, if it is the machine that asks', async () => {
    const server = await running({ host: String(own) })
    const bearer = { authorization: `Bearer ${readFileSync(adminKeyFile(server.data), 'utf8').trim()}` }
    const device = new Device(server)
    expect((await device.get('/api/admin/tables', bearer)).json).toEqual({ tables: [], next: null })
    expect(await device.get('/api/admin/tables', { ...bearer, 'x-forwarded-for': String(own) })).toEqual(is(401, 'not-logged-in'))
  })

  test('bans somebody and takes it back', async () => {
    const server = await running()
    const bearer = { authorization: `Bearer ${readFileSync(adminKeyFile(server.data), 'utf8').trim()}` }
    const kit = await guest(server, 'Kit')
    const operator = new Device(server)
    expect((await operator.ask('PUT', `/api/admin/people/${kit.id}/ban`, { headers: bearer })).status).toBe(204)
    expect(await kit.get('/api/me')).toEqual(is(403, 'banned'))
    expect(await kit.post('/api/guest', {})).toEqual(is(403, 'banned'))
    expect((await operator.delete(`/api/admin/people/${kit.id}/ban`, { headers: bearer })).status).toBe(204)
    expect((await kit.get('/api/me')).status).toBe(200)
    expect(await operator.ask('PUT', `/api/admin/people/${id('x')}/ban`, { headers: bearer })).toEqual(is(404, 'no-such-person'))
  })

  test('makes a backup while people play, which can be restored', async () => {
    const server = await running()
    const bearer = { authorization: `Bearer ${readFileSync(adminKeyFile(server.data), 'utf8').trim()}` }
    const kit = await guest(server, 'Kit')
    const { json } = await new Device(server).post('/api/admin/backup', undefined, bearer)
    const data = folder()
    await restore(json.path, data, T0)
    const other = new Device(await running({ data }))
    other.cookie = kit.cookie
    expect((await other.get('/api/me')).json.you.name).toBe('Kit')
  })
})

describe('starting and stopping', () => {
  test('a busy port, a folder in use or not writable, and a bad file are said plainly', async () => {
    const server = await running()
    await expect(running({ port: server.port })).rejects.toThrow(
      new ConfigError(`port ${server.port} is in use: stop the other program, or choose another with --port`),
    )
    await expect(running({ data: server.data })).rejects.toThrow(StoreInUse)
    const file = join(folder(), 'file')
    writeFileSync(file, '')
    await expect(running({ data: join(file, 'data') })).rejects.toThrow(/cannot be written/)
    await expect(running({ namesFile: join(file, 'names') })).rejects.toThrow(ConfigError)
    await expect(running({ host: '203.0.113.1' })).rejects.toThrow(/has no address/)
    // And nothing is made: an operator who has mistyped finds no folder in his way.
    const unmade = join(folder(), 'data')
    for (const wrong of [
      { port: server.port },
      { host: '203.0.113.1' },
      { web: join(file, 'web') },
      { redisUrl: 'redis://127.0.0.1:1' },
      { databaseUrl: 'postgres://sundown@127.0.0.1:1/sundown' },
    ]) {
      await expect(running({ data: unmade, ...wrong })).rejects.toThrow(ConfigError)
      expect([wrong, existsSync(unmade)]).toEqual([wrong, false])
    }
    // A start that failed leaves nothing locked behind.
    const data = folder()
    await expect(running({ data, port: server.port })).rejects.toThrow(ConfigError)
    await running({ data })
  })

  test('people are there again after a restart, and names of the operator are refused', async () => {
    const namesFile = join(folder(), 'names')
    writeFileSync(namesFile, '# ours\r\nMayor\r\n*gold*\r\n')
    const server = await running({ namesFile })
    const kit = await guest(server, 'Kit')
    expect(await kit.patch('/api/me', { name: 'The Mayor' })).toMatchObject({ status: 200 })
    expect(await kit.patch('/api/me', { name: 'mayor' })).toEqual(is(400, 'name-not-allowed', { why: 'reserved' }))
    expect(await kit.patch('/api/me', { name: 'Goldie' })).toEqual(is(400, 'name-not-allowed', { why: 'rude' }))
    await server.stop()
    await server.stop()
    const again = new Device(await running({ data: server.data }))
    again.cookie = kit.cookie
    expect((await again.get('/api/me')).json.you.id).toBe(kit.id)
  })

  test('it beats while it runs, and forgets guests nobody has seen for long', async () => {
    const server = await running({ guestDays: 2 })
    const kit = await guest(server, 'Kit')
    const kate = await guest(server, 'Kate')
    await kate.post('/api/account', { name: 'Kate', password: 'correct horse battery' })
    // A look would count as a visit, so nobody looks before the daily jobs have had their time.
    for (let day = 0; day < 6; day++) {
      await server.clock.turn(24 * 60 * 60 * 1000)
      await expect.poll(() => server.clock.waiting).toBeGreaterThanOrEqual(2)
      await new Promise((done) => setTimeout(done, 50))
    }
    expect((await kit.get('/api/me')).status).toBe(401)
    expect((await kate.get('/api/me')).status).toBe(200)
    const ran = server.clock.monotonic()
    await server.stop()
    const store = await opened(server.data)
    expect(await store.ran()).toBe(ran)
  })

  test('it forgets devices nobody has used for long', async () => {
    const server = await running({ sessionDays: 3 })
    const here = await guest(server, 'Kate')
    await here.post('/api/account', { name: 'Kate', password: 'correct horse battery' })
    const there = new Device(server)
    const login = () => there.post('/api/login', { name: 'Kate', password: 'correct horse battery' })
    await login()
    for (let day = 0; day < 6; day++) {
      await server.clock.turn(24 * 60 * 60 * 1000)
      await new Promise((done) => setTimeout(done, 50))
      expect((await here.get('/api/me')).status).toBe(200)
    }
    expect(await there.get('/api/me')).toEqual(is(401, 'not-logged-in'))
    expect((await login()).status).toBe(200)
  })

  test('a full disk refuses and loses nothing', async () => {
    const server = await running({ guestsPerHour: 100_000, requestsPerMinute: 100_000 }, { maxPages: 79 })
    const devices: Device[] = []
    let last = { status: 200, json: {} }
    for (let i = 0; last.status === 200 && i < 2000; i++) {
      const device = new Device(server)
      last = await device.post('/api/guest', {})
      if (last.status === 200) devices.push(device)
    }
    expect(last).toEqual(is(507, 'disk-full'))
    expect(devices.length).toBeGreaterThan(20)
    for (const device of devices) expect((await device.get('/api/me')).status).toBe(200)
  })
})

test('tables that were there are there again', async () => {
  const data = folder()
  const store = await opened(data)
  await store.saveTable(table(id('t'), { code: 'ABCDEF', usedAt: T0, createdAt: T0 }))
  await store.close()
  const { json } = await new Device(await running({ data })).get('/api/tables')
  expect(json.tables).toEqual([expect.objectContaining({ id: id('t'), code: 'ABCDEF', status: 'open' })])
})
