import { readFileSync } from 'node:fs'
import Database from 'libsql'
import { describe, expect, test } from 'vitest'
import { adminKeyFile } from '../../src/index.ts'
import { storeFile } from '../../src/store/files.ts'
import { Line } from '../http/line.ts'
import { Device, guest, type Running, running } from '../http/running.ts'
import { folder } from '../store/samples.ts'

const PASSWORD = 'correct horse battery'

async function account(server: Running, name: string): Promise<Device & { id: string }> {
  const device = await guest(server, name)
  await device.post('/api/account', { name, password: PASSWORD })
  return device
}

async function moderator(server: Running, name: string): Promise<Device & { id: string }> {
  const device = await account(server, name)
  const authorization = `Bearer ${readFileSync(adminKeyFile(server.data), 'utf8').trim()}`
  const { status } = await new Device(server).ask('PUT', `/api/admin/people/${device.id}/moderator`, { headers: { authorization } })
  expect(status).toBe(204)
  return device
}

/** Two at a table: one has said something. */
async function insulted(server: Running) {
  const rafa = await account(server, 'Rafa')
  const yuki = await account(server, 'Yuki')
  const his = await Line.open(server, { cookie: String(rafa.cookie) })
  const hers = await Line.open(server, { cookie: String(yuki.cookie) })
  const { id: table, code } = await his.table('create', { settings: {} })
  await hers.table('come', { code })
  await his.call('chat', { table, text: 'learn to read' })
  await hers.call('chat', { table, text: 'easy, it is a game' })
  return { rafa, yuki, his, hers, table }
}

const ACT = (act: string, more: object = {}) => ({ act, note: 'Two lines aimed at a beginner.', ...more })

describe('a report', () => {
  test('reaches the moderators with the talk around it, and a mute holds at once; phrases stay', async () => {
    const server = await running()
    const greta = await moderator(server, 'Greta')
    const { rafa, yuki, his, table } = await insulted(server)
    const report = { about: rafa.id, reason: 'insults', text: 'after I said sorry', table, line: 1 }
    expect((await yuki.post('/api/reports', report)).status).toBe(204)
    const { json: queue } = await greta.get('/api/moderation/reports')
    expect(queue.cases).toMatchObject([{ about: { name: 'Rafa' }, reason: 'insults', reports: 1 }])
    const [{ id }] = queue.cases
    const { json: detail } = await greta.get(`/api/moderation/reports/${id}`)
    expect(detail.reports[0]).toMatchObject({ by: { name: 'Yuki' }, made: 1, upheld: 0, text: 'after I said sorry' })
    expect(detail.reports[0].context.map(({ text }: { text: string }) => text)).toEqual(['learn to read', 'easy, it is a game'])
    expect((await greta.post(`/api/moderation/reports/${id}`, ACT('mute', { hours: 168 }))).status).toBe(204)
    expect(await his.refusal('chat', { table, text: 'what?' })).toBe('silenced')
    expect(await his.refusal('phrase', { table, phrase: 'sorry' })).not.toBe('silenced')
    expect((await rafa.get('/api/me/standing')).json).toMatchObject({ warning: 'Two lines aimed at a beginner.', moderator: false })
    const { json: log } = await greta.get('/api/moderation/log')
    expect(log.lines).toMatchObject([
      { number: 1, act: 'mute', hours: 168, moderator: { name: 'Greta' }, about: { name: 'Rafa' }, sound: true },
    ])
    expect((await greta.get('/api/moderation/reports')).json.cases).toEqual([])
    // Nobody does it twice.
    expect((await greta.post(`/api/moderation/reports/${id}`, ACT('ban'))).json.code).toBe('no-such-report')
    server.clock.step(168 * 3600_000)
    expect(await his.refusal('chat', { table, text: 'sorry' })).toBeUndefined()
  })

  test('cannot be made about oneself, about nobody, from a table where one is not, twice, without end, or too long', async () => {
    const server = await running()
    const { rafa, yuki, table } = await insulted(server)
    const zoe = await guest(server, 'Zoe')
    const code = async (who: Device, body: object) => (await who.post('/api/reports', { reason: 'other', ...body })).json?.code
    expect(await code(new Device(server), { about: rafa.id })).toBe('not-logged-in')
    expect(await code(yuki, { about: yuki.id })).toBe('not-yourself')
    expect(await code(yuki, { about: 'abcdefgh01234567' })).toBe('no-such-person')
    expect(await code(zoe, { about: rafa.id, table })).toBe('not-at-table')
    expect(await code(yuki, { about: rafa.id, text: 'x'.repeat(501) })).toBe('bad-message')
    expect(await code(yuki, { about: rafa.id })).toBeUndefined()
    expect(await code(yuki, { about: rafa.id })).toBe('already-reported')
    const others = await Promise.all(Array.from({ length: 5 }, (_, i) => guest(server, `Guest ${i}`)))
    const answers = []
    for (const { id } of others) answers.push(await code(yuki, { about: id }))
    expect(answers).toEqual([undefined, undefined, undefined, undefined, 'too-fast'])
  })

  test('is for moderators only, and not for the one it is about', async () => {
    const server = await running()
    const greta = await moderator(server, 'Greta')
    const { rafa, yuki } = await insulted(server)
    await yuki.post('/api/reports', { about: greta.id, reason: 'other' })
    await yuki.post('/api/reports', { about: rafa.id, reason: 'other' })
    for (const path of ['reports', 'reports/abcdefgh01234567', 'log', 'collusion']) {
      expect((await yuki.get(`/api/moderation/${path}`)).json.code).toBe('not-a-moderator')
      expect((await new Device(server).get(`/api/moderation/${path}`)).json.code).toBe('not-logged-in')
    }
    const { json } = await greta.get('/api/moderation/reports')
    expect(json.cases.map(({ about }: { about: { name: string } }) => about.name)).toEqual(['Rafa'])
    expect((await greta.get('/api/moderation/reports/abcdefgh01234567')).json.code).toBe('no-such-report')
  })

  test('may end in a ban, which closes the line at once', async () => {
    const server = await running()
    const greta = await moderator(server, 'Greta')
    const { rafa, yuki, his } = await insulted(server)
    await yuki.post('/api/reports', { about: rafa.id, reason: 'cheating' })
    const [{ id }] = (await greta.get('/api/moderation/reports')).json.cases
    await greta.post(`/api/moderation/reports/${id}`, ACT('ban'))
    await expect.poll(() => his.heard.some(({ say }) => say === 'bye')).toBe(true)
    expect((await rafa.get('/api/me')).json.code).toBe('banned')
  })

  test('cannot end in a ban, or anything else without an end, for some hours', async () => {
    const server = await running()
    const greta = await moderator(server, 'Greta')
    const { rafa, yuki } = await insulted(server)
    await yuki.post('/api/reports', { about: rafa.id, reason: 'cheating' })
    const [{ id }] = (await greta.get('/api/moderation/reports')).json.cases
    for (const act of ['nothing', 'warn', 'ban', 'lift'])
      expect((await greta.post(`/api/moderation/reports/${id}`, ACT(act, { hours: 24 }))).json).toEqual({
        code: 'bad-message',
        facts: { field: 'hours' },
      })
    expect((await rafa.get('/api/me')).status).toBe(200)
    expect((await greta.post(`/api/moderation/reports/${id}`, ACT('unrated', { hours: 24 }))).status).toBe(204)
  })

  test('a guest cannot be a moderator: he has no account', async () => {
    const server = await running()
    const zoe = await guest(server, 'Zoe')
    const authorization = `Bearer ${readFileSync(adminKeyFile(server.data), 'utf8').trim()}`
    const { status, json } = await new Device(server).ask('PUT', `/api/admin/people/${zoe.id}/moderator`, { headers: { authorization } })
    expect([status, json.code]).toEqual([409, 'not-an-account'])
  })
})

test('a line of the log that somebody changed is shown as such, and so are all after it', async () => {
  const data = folder()
  const server = await running({ data })
  const greta = await moderator(server, 'Greta')
  const { rafa, yuki } = await insulted(server)
  for (const _ of [1, 2]) {
    await yuki.post('/api/reports', { about: rafa.id, reason: 'insults' })
    const [{ id }] = (await greta.get('/api/moderation/reports')).json.cases
    await greta.post(`/api/moderation/reports/${id}`, ACT('warn'))
  }
  await server.stop()
  const database = new Database(storeFile(data))
  database.exec(`update "moderationLog" set act = 'nothing' where number = 1`)
  database.close()
  const again = await running({ data })
  const device = new Device(again)
  await device.post('/api/login', { name: 'Greta', password: PASSWORD })
  const { json } = await device.get('/api/moderation/log')
  expect(json.lines.map(({ sound }: { sound: boolean }) => sound)).toEqual([false, false])
})

test('a page of one’s own is private until it is shared, and two accounts at one device are counted', async () => {
  const server = await running()
  const greta = await moderator(server, 'Greta')
  const { rafa, yuki } = await insulted(server)
  const seen = async (who: Device) => (await who.get('/api/people/Rafa')).json.code ?? 'seen'
  expect([await seen(rafa), await seen(yuki), await seen(new Device(server)), await seen(greta)]).toEqual([
    'seen',
    'no-such-person',
    'no-such-person',
    'seen',
  ])
  expect((await rafa.ask('PUT', '/api/me/profile', { body: { shared: true } })).status).toBe(204)
  expect([await seen(yuki), await seen(new Device(server))]).toEqual(['seen', 'seen'])
  expect((await yuki.get('/api/people/Rafa')).json).toMatchObject({ shared: true, own: false, games: 0, ratings: [], nemesis: null })
  expect((await new Device(server).get('/api/me/profile')).json.code).toBe('not-logged-in')
  await rafa.post('/api/login', { name: 'Yuki', password: PASSWORD })
  await greta.post('/api/reports', { about: yuki.id, reason: 'other' })
  const [{ id }] = (await greta.get('/api/moderation/reports')).json.cases
  expect((await greta.get(`/api/moderation/reports/${id}`)).json.record.others).toBe(1)
})
