import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { firstOf, nth } from '@sundown/engine'
import { MoveList, ServerMessage } from '@sundown/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminKeyFile } from '../../src/admin-key.ts'
import { type RunningServer, startServer } from '../../src/server.ts'
import { chance } from '../chaos/gather.ts'
import { Guest } from '../chaos/guest.ts'
import { TestRedis } from '../chaos/redis.ts'
import { TestPostgres } from '../store/postgres.ts'

/** Two nodes on one database: somebody is at one, and something happens at the other. */
const GUESTS = 40
const nodes: RunningServer[] = []
const guests: Guest[] = []
const closing: (() => Promise<void>)[] = []

function dataOf(): string {
  const data = mkdtempSync(join(tmpdir(), 'sundown-across-'))
  closing.push(async () => rmSync(data, { recursive: true, force: true }))
  return data
}

beforeAll(async () => {
  const postgres = await TestPostgres.shared()
  const redis = await TestRedis.start()
  closing.push(() => redis.down())
  const databaseUrl = await postgres.made(postgres.unused())
  const given = { databaseUrl, redisUrl: `redis://127.0.0.1:${redis.port}`, guestsPerHour: GUESTS }
  for (let i = 0; i < 2; i++) nodes.push(await startServer({ port: 0, data: dataOf(), logLevel: 'silent', ...given }))
  closing.push(async () => {
    for (const guest of guests) guest.leave()
    for (const node of nodes) await node.stop()
  })
}, 120_000)
afterAll(async () => {
  for (let close = closing.pop(); close; close = closing.pop()) await close()
}, 60_000)

async function guestAt(node: number): Promise<Guest> {
  const guest = await Guest.come(nth(nodes, node).url, chance(`guest ${guests.length}`))
  guests.push(guest)
  return guest
}

const call = ({ cookie }: Guest, node: number, path: string, init: { method?: string; body?: object } = {}) =>
  fetch(`${nth(nodes, node).url}${path}`, {
    method: init.method ?? 'GET',
    headers: { cookie, origin: nth(nodes, node).url, ...(init.body && { 'content-type': 'application/json' }) },
    ...(init.body && { body: JSON.stringify(init.body) }),
  })

const lastSaid = <Say extends ServerMessage['say']>(guest: Guest, say: Say) =>
  guest.heard
    .map((text) => ServerMessage.parse(JSON.parse(text)))
    .filter((said): said is Extract<ServerMessage, { say: Say }> => said.say === say)
    .at(-1)

const soon = { timeout: 20_000, interval: 100 }

describe('over two nodes', { timeout: 60_000 }, () => {
  test('each knows that there is another', async () => {
    const figures = () => Promise.all(nodes.map(async ({ url }) => (await fetch(`${url}/metrics`)).text()))
    await expect.poll(figures, soon).toEqual([expect.stringMatching(/^sundown_nodes 2$/m), expect.stringMatching(/^sundown_nodes 2$/m)])
  })

  test('a table at one is on the list at the other, and is gone from it when it is closed', async () => {
    const [host, other] = [await guestAt(0), await guestAt(1)]
    await other.call('list', { follow: true })
    await host.call('create', { settings: { public: true, options: { players: 4 } } })
    const id = host.table?.id ?? ''
    const listed = () => lastSaid(other, 'tables')?.tables.map((table) => table.id) ?? []
    await expect.poll(listed, soon).toContain(id)
    await host.at('go')
    await expect.poll(listed, soon).not.toContain(id)
  })

  test('a new name is shown at a table of the other node', async () => {
    const [host, other] = [await guestAt(0), await guestAt(1)]
    await host.call('create', { settings: { options: { players: 4 } } })
    await other.call('come', { code: host.table?.code })
    await other.at('sit')
    await expect.poll(() => host.table?.seats.some(({ person }) => person?.id === other.id), soon).toBe(true)
    expect((await call(other, 1, '/api/me', { method: 'PATCH', body: { name: 'Calamity' } })).status).toBe(200)
    await expect.poll(() => host.table?.seats.map(({ person }) => person?.name), soon).toContain('Calamity')
    // And at a table of his own node, when the name is changed through the other.
    expect((await call(other, 0, '/api/me', { method: 'PATCH', body: { name: 'Jane' } })).status).toBe(200)
    await expect.poll(() => host.table?.seats.map(({ person }) => person?.name), soon).toContain('Jane')
  })

  test('whoever logs out at one hangs up at the other', async () => {
    const guest = await guestAt(0)
    guest.stays()
    expect((await call(guest, 1, '/api/logout', { method: 'POST', body: {} })).status).toBe(204)
    await expect.poll(() => guest.connected, soon).toBe(false)
  })

  test('whoever is banned at one is sent away from the other, and his seat there goes to a bot', async () => {
    const [host, other] = [await guestAt(0), await guestAt(0)]
    await host.call('create', { settings: { options: { players: 4 } } })
    await other.call('come', { code: host.table?.code })
    await other.at('sit')
    other.stays()
    const key = (await readFile(adminKeyFile(nth(nodes, 1).config.data), 'utf8')).trim()
    const banned = await fetch(`${nth(nodes, 1).url}/api/admin/people/${other.id}/ban`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${key}` },
    })
    expect(banned.status).toBe(204)
    await expect.poll(() => other.connected, soon).toBe(false)
    expect(lastSaid(other, 'bye')?.why).toBe('banned')
    await expect.poll(() => host.table?.seats.some(({ person }) => person?.id === other.id), soon).toBe(false)
  })

  test('friends are seen and called wherever they are', async () => {
    const [one, other] = [await guestAt(0), await guestAt(1)]
    for (const [follower, node, followed] of [
      [one, 0, other],
      [other, 1, one],
    ] as const) {
      expect((await call(follower, node, `/api/me/friends/${followed.id}`, { method: 'PUT' })).status).toBe(200)
      expect((await call(follower, node, '/api/me/shown', { method: 'PUT', body: { shown: 'friends' } })).status).toBe(200)
    }
    await one.call('friends', { follow: true })
    const seen = () => lastSaid(one, 'friends')?.friends.find(({ person }) => person.id === other.id)
    await other.call('create', { settings: { public: true, options: { players: 4 } } })
    await expect.poll(() => seen()?.at, soon).toEqual({ code: other.table?.code, game: 'bang', join: true })
    await other.at('invite', { person: one.id })
    await expect.poll(() => lastSaid(one, 'invited')?.code, soon).toBe(other.table?.code)
    other.leave()
    await expect.poll(() => seen()?.here, soon).toBe(false)
  })

  test('whose move it is by post is told at the other node, when he comes and while he is there', async () => {
    const host = await guestAt(0)
    const others = [await guestAt(1), await guestAt(1), await guestAt(1)]
    const people = [host, ...others]
    for (const guest of people) guest.playing = false
    const clocks = { turn: 86_400, reaction: 86_400, reserve: 0 }
    await host.call('create', { settings: { clocks, options: { players: 4 } } })
    await host.at('sit')
    for (const other of others) {
      await other.call('come', { code: host.table?.code })
      await other.at('sit')
    }
    const awaited = () => people.filter((guest) => lastSaid(guest, 'moves')?.moves.some(({ table }) => table === host.table?.id))
    await expect.poll(() => awaited().length, soon).toBeGreaterThan(0)
    const first = firstOf(awaited())
    // Through any node.
    for (const node of [0, 1]) {
      const { moves } = MoveList.parse(await (await call(first, node, '/api/me/moves')).json())
      expect(moves.map(({ table }) => table)).toEqual([host.table?.id])
    }
    const again = await Guest.back(nth(nodes, first === host ? 1 : 0).url, first)
    guests.push(again)
    expect(lastSaid(again, 'welcome')?.moves.map(({ table }) => table)).toEqual([host.table?.id])
  })

  test('a limit is one limit: what was taken at one is not there at the other', async () => {
    const come = (node: number) =>
      fetch(`${nth(nodes, node).url}/api/guest`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
    for (let left = GUESTS; left > 0; left--) if ((await come(0)).status === 429) break
    await wait(1500)
    expect((await come(1)).status).toBe(429)
  })
})
