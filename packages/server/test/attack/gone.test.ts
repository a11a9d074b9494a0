import { readFileSync } from 'node:fs'
import type { ServerMessage } from '@sundown/protocol'
import { describe, expect, test } from 'vitest'
import { adminKeyFile } from '../../src/index.ts'
import { Line } from '../http/line.ts'
import { Device, guest, type Running, running } from '../http/running.ts'
import { folder } from '../store/samples.ts'

const PASSWORD = 'correct horse battery'
const lineOf = (server: Running, { cookie }: Device): Promise<Line> => Line.open(server, { cookie: String(cookie) })
const chatOf = ({ heard }: Line) => heard.flatMap((said: ServerMessage) => (said.say === 'chat' ? said.lines : []))

/** What a page shows of the talk: a later line of the same number takes the place of the first. */
const shown = (line: Line): string[] => {
  const byNumber = new Map(chatOf(line).map((each) => [each.number, each]))
  return [...byNumber.values()].flatMap(({ text, phrase }) => text ?? phrase ?? [])
}

describe('whoever was sent away', () => {
  test('stays away after a restart', async () => {
    const data = folder()
    const first = await running({ data })
    const ann = await guest(first, 'Ann')
    const bob = await guest(first, 'Bob')
    const host = await lineOf(first, ann)
    const { id, code } = await host.table('create', { settings: {} })
    const pest = await lineOf(first, bob)
    await pest.table('come', { code })
    expect(await host.refusal('kick', { table: id, person: bob.id })).toBeUndefined()
    expect(await pest.refusal('come', { code })).toBe('no-such-table')
    await first.stop()

    const second = await running({ data })
    const again = await lineOf(second, bob)
    for (const where of [{ code }, { table: id }]) expect(await again.refusal('come', where)).toBe('no-such-table')
    expect(await again.refusal('resume', { table: id })).toBe('no-such-table')
    expect(await (await lineOf(second, ann)).refusal('come', { code })).toBeUndefined()
  })

  test('is not heard although he never hangs up', async () => {
    const server = await running()
    const kit = await guest(server, 'Kit')
    await kit.post('/api/account', { name: 'Kit', password: PASSWORD })
    const here = await lineOf(server, kit)
    const { id, code } = await here.table('create', { settings: {} })
    const { token } = (await kit.post('/api/me/tokens', { label: 'stolen' })).json
    const thief = await Line.open(server, { authorization: `Bearer ${token}` })
    await thief.table('come', { code })
    // He does not read, so he never learns that he should go.
    thief.socket.pause()
    await kit.post('/api/me/password', { old: PASSWORD, new: 'another horse entirely' })
    void thief.call('chat', { table: id, text: 'still here' })
    await here.call('chat', { table: id, text: 'mine' })
    await expect.poll(() => shown(here)).toContain('mine')
    await here.call('ping')
    expect(shown(here)).toEqual(['mine'])
  })
})

describe('what a deleted person has said', () => {
  test('is gone from the pages that show it, from the table, and after a restart', async () => {
    const data = folder()
    const first = await running({ data })
    const ann = await guest(first, 'Ann')
    const bob = await guest(first, 'Bob')
    const host = await lineOf(first, ann)
    const { id, code } = await host.table('create', { settings: {} })
    const guestLine = await lineOf(first, bob)
    await guestLine.table('come', { code })
    await host.call('chat', { table: id, text: 'hello Bob' })
    await guestLine.call('chat', { table: id, text: 'my secret' })
    await guestLine.call('phrase', { table: id, phrase: 'thanks' })
    await host.call('chat', { table: id, text: 'I see' })
    expect(shown(host)).toEqual(['hello Bob', 'my secret', 'thanks', 'I see'])

    // Words on their way out do not survive him either.
    guestLine.socket.send(JSON.stringify({ do: 'chat', id: 99, table: id, text: 'one more thing' }))
    expect((await bob.delete('/api/me')).status).toBe(204)
    expect(await guestLine.bye()).toBe('logged-out')
    await host.call('ping')
    expect(shown(host)).toEqual(['hello Bob', 'I see'])
    expect(JSON.stringify(chatOf(host).slice(-3))).not.toMatch(/secret|Bob"|one more/)

    const late = await lineOf(first, await guest(first, 'Carl'))
    await late.table('come', { code })
    expect(shown(late)).toEqual(['hello Bob', 'I see'])
    expect(JSON.stringify(late.heard)).not.toContain(bob.id)
    await first.stop()

    const second = await running({ data })
    const after = await lineOf(second, await guest(second, 'Dora'))
    await after.table('come', { code })
    expect(shown(after)).toEqual(['hello Bob', 'I see'])
  })
})

describe('names', () => {
  test('do not change every minute', async () => {
    const server = await running()
    const kit = await guest(server, 'Kit')
    for (let i = 0; i < 5; i++) expect((await kit.patch('/api/me', { name: `Kit ${'abcde'[i]}` })).status).toBe(200)
    const refused = await kit.patch('/api/me', { name: 'Kit again' })
    expect(refused).toMatchObject({ status: 429, json: { code: 'too-fast', facts: { seconds: expect.any(Number) } } })
    expect((await kit.get('/api/me')).json.you.name).toBe('Kit e')
    await server.clock.turn(refused.json.facts.seconds * 1000)
    expect((await kit.patch('/api/me', { name: 'Kit again' })).status).toBe(200)
  })

  test('are never those of somebody at the same table, nor anything like them', async () => {
    const server = await running()
    const ann = await guest(server, 'Annie Oak')
    const bob = await guest(server, 'Bob')
    const carl = await guest(server, 'Carl')
    const host = await lineOf(server, ann)
    const { code } = await host.table('create', { settings: {} })
    await host.call('sit', { table: host.heard.flatMap((said) => (said.say === 'table' ? [said.table.id] : []))[0] })
    const watching = await lineOf(server, bob)
    await watching.table('come', { code })
    for (const name of ['Annie Oak', 'annie oak', 'Ann1e 0ak', 'A.n.n.i.e Oak']) {
      expect(await bob.patch('/api/me', { name })).toMatchObject({ status: 409, json: { code: 'name-taken' } })
      expect(await bob.post('/api/account', { name, password: PASSWORD })).toMatchObject({ status: 409, json: { code: 'name-taken' } })
      expect(await ann.patch('/api/me', { name: 'B0b' })).toMatchObject({ status: 409, json: { code: 'name-taken' } })
    }
    // Elsewhere two guests may be called the same.
    expect((await carl.patch('/api/me', { name: 'Bob' })).status).toBe(200)
    await watching.call('go', { table: host.heard.flatMap((said) => (said.say === 'table' ? [said.table.id] : []))[0] })
    expect((await bob.patch('/api/me', { name: 'Annie Oak' })).status).toBe(200)
  })
})

test('a banned person is gone from his table at once, whatever he sends', async () => {
  const server = await running()
  const ann = await guest(server, 'Ann')
  const bob = await guest(server, 'Bob')
  const host = await lineOf(server, ann)
  const { id, code } = await host.table('create', { settings: {} })
  const pest = await lineOf(server, bob)
  await pest.table('come', { code })
  const key = readFileSync(adminKeyFile(server.data), 'utf8').trim()
  pest.socket.pause()
  await new Device(server).ask('PUT', `/api/admin/people/${bob.id}/ban`, { headers: { authorization: `Bearer ${key}` } })
  void pest.call('come', { code })
  void pest.call('chat', { table: id, text: 'still here' })
  await host.call('ping')
  const table = host.heard.flatMap((said) => (said.say === 'table' ? [said.table] : [])).at(-1)
  expect(table?.spectators.map((person) => person.id)).not.toContain(bob.id)
  expect(shown(host)).toEqual([])
})
