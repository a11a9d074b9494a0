import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nth } from '@sundown/engine'
import Database from 'libsql'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { adminKeyFile } from '../../src/admin-key.ts'
import { People } from '../../src/people/people.ts'
import { backupFolder, heldFile, storeFile } from '../../src/store/files.ts'
import { chance, gather } from '../chaos/gather.ts'
import { Device, guest, type Running, running } from '../http/running.ts'
import { folder, game, opened, person, T0, table } from '../store/samples.ts'
import { Attacker, ask, newHousehold } from './attacker.ts'
import { beside, PATIENCE } from './beside.ts'
import { flip } from './damage.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

it('somebody who sends nothing but pings is cut off, and who pings now and then is not', PATIENCE, () =>
  beside('pings', {
    attack: async ({ url }) => {
      const [attacker, modest] = [await Attacker.come(url, newHousehold()), await Attacker.come(url, newHousehold())]
      for (const one of [attacker, modest]) await one.connect()
      for (let i = 0; i < 2000 && attacker.connected; i++) {
        if (i % 2) attacker.line.ping()
        else attacker.line.pong()
        if (i % 200 === 0) modest.line.ping()
        if (i % 50 === 0) await new Promise((done) => setTimeout(done, 2))
      }
      await expect.poll(() => attacker.connected).toBe(false)
      expect(await modest.refusal('ping')).toBeUndefined()
      modest.leave()
    },
  }),
)

describe('the figures', () => {
  const far = { headers: { 'x-forwarded-for': '203.0.113.9' } }
  const bearer = (key: string) => ({ headers: { ...far.headers, authorization: `Bearer ${key}` } })

  it('are for this machine only', async () => {
    const { url, data } = await running({ requestsPerMinute: 20 })
    expect((await ask(url, '/metrics')).status).toBe(200)
    expect(await ask(url, '/metrics', far)).toMatchObject({ status: 401, text: expect.stringContaining('not-logged-in') })
    expect((await ask(url, '/metrics', bearer(readFileSync(adminKeyFile(data), 'utf8').trim()))).status).toBe(401)
    const outcomes: number[] = []
    for (let i = 0; i < 25; i++) outcomes.push((await ask(url, '/metrics')).status)
    expect(outcomes.at(-1)).toBe(429)
  })

  it('or for who has the key', async () => {
    const { url } = await running({ metricsKey: 'a-key-for-prometheus' })
    expect((await ask(url, '/metrics', bearer('a-key-for-prometheus'))).text).toContain('sundown_tables 0')
    expect((await ask(url, '/metrics', bearer('a-key-for-prometheuz'))).status).toBe(401)
  })

  it('or for everybody, if the operator says so', async () => {
    const { url } = await running({ openMetrics: true })
    expect((await ask(url, '/metrics', far)).status).toBe(200)
  })
})

it.each([
  ['logs out', (one: Attacker, url: string) => ask(url, '/api/logout', { method: 'POST', headers: { cookie: one.cookie } })],
  ['is banned', (one: Attacker, url: string, key: string) => ban(url, one.id, key)],
])('who %s while his socket opens does not stay', async (_, ends) => {
  const { url, data } = await running()
  const one = await Attacker.come(url)
  const key = readFileSync(adminKeyFile(data), 'utf8').trim()
  const { bySecret } = People.prototype
  // Between the moment in which he is known and the one in which his line is.
  const looking = vi.spyOn(People.prototype, 'bySecret').mockImplementationOnce(async function (this: People, secret, address) {
    const found = await bySecret.call(this, secret, address)
    expect(found?.id).toBe(one.id)
    expect((await ends(one, url, key)).status).toBe(204)
    return found
  })
  onTestFinished(() => looking.mockRestore())
  await one.connect({ hello: false })
  await expect.poll(() => one.connected).toBe(false)
  expect(one.heard).toEqual([{ say: 'bye', why: 'logged-out' }])
})

const ban = (url: string, id: string, key: string) =>
  ask(url, `/api/admin/people/${id}/ban`, { method: 'PUT', headers: { authorization: `Bearer ${key}` } })

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const codeOf = (i: number) => `AAAA${LETTERS[Math.trunc(i / 24)]}${LETTERS[i % 24]}`

describe('long lists come in pages', () => {
  it('of tables, for everybody and for the operator', async () => {
    const data = folder()
    const store = await opened(data)
    await store.addPerson(person('annie', { name: 'Annie' }))
    for (let i = 0; i < 230; i++)
      await store.saveTable(table(`${'t'.repeat(13)}${100 + i}`, { code: codeOf(i), host: 'annie', usedAt: Date.now() + i }))
    await store.close()
    const server = await running({ data })
    const device = new Device(server)
    const seen = new Set<string>()
    const sizes: number[] = []
    const authorization = `Bearer ${readFileSync(adminKeyFile(data), 'utf8').trim()}`
    for (const path of ['/api/tables', '/api/admin/tables']) {
      seen.clear()
      sizes.length = 0
      for (let from: number | null = 0; from !== null; ) {
        const { json } = await device.get(`${path}?from=${from}`, { authorization })
        for (const { id, host } of json.tables) {
          seen.add(id)
          if (path === '/api/tables') expect(host).toBe('Annie')
        }
        sizes.push(json.tables.length)
        from = json.next
      }
      expect([seen.size, sizes]).toEqual([230, [100, 100, 30]])
    }
    expect((await device.get('/api/tables?from=-1')).status).toBe(400)
    const one = await (await Attacker.come(server.url)).connect()
    const page = async (from: number) => JSON.parse(JSON.stringify(await one.call('list', { from }))).result
    expect([(await page(0)).length, (await page(200)).length, (await page(300)).length]).toEqual([100, 30, 0])
  })

  it('of games somebody has played', async () => {
    const data = folder()
    const before = await running({ data })
    const kate = await guest(before, 'Kate')
    await before.stop()
    const store = await opened(data)
    for (let i = 0; i < 130; i++) await store.addGame(game(`game${i}`, { people: [kate.id, null], status: 'closed', startedAt: T0 + i }))
    await store.close()
    const again = Object.assign(new Device(await running({ data })), { cookie: kate.cookie })
    const first = (await again.get('/api/me/games')).json
    const second = (await again.get(`/api/me/games?from=${first.next}`)).json
    expect([first.games.length, first.next, second.games.length, second.next]).toEqual([100, 100, 30, null])
    expect([first.games[0].game, second.games[29].game]).toEqual(['game129', 'game0'])
    expect((await again.get('/api/me/data')).json.games).toHaveLength(130)
  })
})

it('nobody mutes the whole world', { timeout: 60_000 }, async () => {
  const data = folder()
  const store = await opened(data)
  const ids = Array.from({ length: 501 }, (_, i) => `${'p'.repeat(12)}${1000 + i}`)
  for (const id of ids) await store.addPerson(person(id, { seenAt: Date.now() }))
  await store.close()
  const { url } = await running({ data, messagesPerSecond: 10_000, messageBurst: 10_000 })
  const one = await (await Attacker.come(url)).connect()
  const refusals = new Set<string | undefined>()
  for (const id of ids) refusals.add(await one.refusal('mute', { person: id, muted: true }))
  expect([...refusals]).toEqual([undefined, 'too-many-muted'])
  await one.call('mute', { person: ids[0], muted: false })
  expect(await one.refusal('mute', { person: ids.at(-1), muted: true })).toBeUndefined()
})

/** Files take the time they take: the clock goes on until it is so. */
const inTime = ({ clock }: Running, isSo: () => boolean) =>
  expect.poll(() => clock.turn(HOUR / 6).then(isSo), { interval: 20, timeout: 50_000 }).toBe(true)

describe('backups', () => {
  const made = (path: string) => readdirSync(path).filter((name) => /^scheduled-.*\.db$/.test(name))

  it('are made by and by, so many are kept, and no other file is touched', async () => {
    const path = folder()
    mkdirSync(path, { recursive: true })
    writeFileSync(join(path, 'mine.db'), 'mine')
    writeFileSync(join(path, 'scheduled-20200101T000000Z.db.part'), 'half')
    const server = await running({ backupHours: 6, backupFolder: path, backupsKept: 3 })
    const kate = await guest(server, 'Kate')
    const names = new Set<string>()
    for (let i = 0; i < 5; i++) {
      await inTime(server, () => made(path).some((name) => !names.has(name)))
      await expect.poll(() => made(path).length).toBe(Math.min(i + 1, 3))
      for (const name of made(path)) names.add(name)
    }
    expect(made(path)).toEqual([...names].sort().slice(-3))
    expect(readdirSync(path)).toContain('mine.db')
    const copy = new Database(join(path, nth(made(path), 2)))
    expect(copy.prepare('select id from people').all([])).toEqual([{ id: kate.id }])
    copy.close()
    expect((await ask(server.url, '/metrics')).text).toMatch(/^sundown_last_backup_timestamp_seconds 1\d{9}/m)
    // One that is still fresh is not made again by a restart.
    await server.stop()
    const again = await running({ data: server.data, backupHours: 6, backupFolder: path, backupsKept: 3 })
    again.clock.step(server.clock.wall() - again.clock.wall())
    for (let i = 0; i < 6; i++) await again.clock.turn(HOUR / 6)
    expect([...names]).toEqual(expect.arrayContaining(made(path)))
  })

  it('are not made if the operator wants none', async () => {
    const server = await running({ backupHours: 0 })
    await server.clock.turn(3 * DAY)
    expect(readdirSync(server.data)).not.toContain('backups')
  })

  it('that are good are not lost to those of a damaged store', async () => {
    const server = await running({ backupHours: 1, backupsKept: 1 })
    await guest(server, 'Kate Carson')
    const path = backupFolder(server.data)
    await inTime(server, () => existsSync(path) && made(path).length === 1)
    const [good] = made(path)
    await server.stop()
    const file = storeFile(server.data)
    const bytes = readFileSync(file)
    flip(bytes, bytes.indexOf('Kate Carson'), 1)
    writeFileSync(file, bytes)
    const again = await running({ data: server.data, backupHours: 1, backupsKept: 1 })
    again.clock.step(5 * HOUR)
    await inTime(again, () => again.log().includes('no backup is made of a damaged store'))
    expect(made(path)).toEqual([good])
  })
})

it('what was said is deleted after a while, from the store and from open pages', async () => {
  const server = await running({ talkDays: 3 })
  const [kate, dan] = await gather(server.url, chance('old talk'), { people: 2, bots: 2, playing: false })
  await kate.at('chat', { text: 'what a fine evening' })
  await dan.until(() => dan.heard.some((text) => text.includes('what a fine evening')), 'talk')
  server.clock.step(2 * DAY)
  await kate.at('chat', { text: 'and a fine morning' })
  const lines = () => {
    const database = new Database(storeFile(server.data))
    const rows = database.prepare('select text from chat order by number').all([])
    database.close()
    return JSON.parse(JSON.stringify(rows)).map(({ text }: { text: string }) => text)
  }
  expect(lines()).toEqual(['what a fine evening', 'and a fine morning'])
  server.clock.step(1.5 * DAY)
  // By and by, so that everybody has time to say that he is still there.
  for (let minute = 0; minute < 60; minute++) {
    await server.clock.turn(HOUR / 60)
    await Promise.all([kate.call('ping'), dan.call('ping')])
  }
  await expect.poll(lines).toEqual(['and a fine morning'])
  // A line without words takes the place of what was said.
  await dan.until(() => dan.heard.some((text) => /"lines":\[{"number":1,"at":\d+,"from":null}\]/.test(text)), 'its going')
})

describe('an answer that waits in a window and is damaged', () => {
  const windowed = { windowSeconds: 10, options: { players: 4, sets: ['base', 'dodge-city', 'valley-of-shadows'] } }

  async function damagedBy(sql: string): Promise<{ health: object; log: string }> {
    const server = await running()
    const guests = await gather(server.url, chance('damaged window'), { people: 4, settings: windowed, again: false })
    const held = () => guests.some(({ acknowledged }) => acknowledged.some(({ window }) => window))
    await guests[0].until(held, 'an answer in a window', 60)
    for (const one of guests) one.leave()
    await server.stop()
    const database = new Database(heldFile(server.data))
    expect(database.prepare('select count(*) as count from held').all([])).not.toEqual([{ count: 0 }])
    database.exec(sql)
    database.close()
    const again = await running({ data: server.data, port: server.port })
    const back = await Promise.all(
      guests.slice(0, 1).map(async (one) => {
        const device = new Device(again)
        device.cookie = one.cookie
        const line = await Attacker.as(again.url, one.cookie, one.id)
        return line.call('resume', { table: one.table?.id, after: 0 })
      }),
    )
    expect(back[0]).toMatchObject({ say: 'state' })
    const { json } = await new Device(again).get('/healthz')
    return { health: json, log: again.log() }
  }

  it.each([
    ['its words', 'cannot be read', "update held set sealed = 'A' || substr(sealed, 2, length(sealed) - 3) || 'zz='"],
    ['its question', 'cannot be read', 'update held set question = question + 64'],
    ['its game', 'belong to no game', "update held set game = 'xxxx' || substr(game, 5)"],
  ])('%s: the operator is told', { timeout: 120_000 }, async (_, words, sql) => {
    const { health, log } = await damagedBy(sql)
    expect(health).toEqual({ ok: false, store: 'damaged' })
    expect(log).toContain(words)
  })
})
