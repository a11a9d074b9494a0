import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { adminKeyFile } from '../../src/index.ts'
import { storeFile } from '../../src/store/files.ts'
import { Connection } from '../../src/store/sqlite/connection.ts'
import { Line } from '../http/line.ts'
import { Device, guest, running } from '../http/running.ts'
import { entry, folder, game, opened, record, T0, table } from '../store/samples.ts'

const id = (letter: string) => letter.repeat(16)

/** As a damaged page would show it: past the triggers that keep the shadows. */
async function spoil(data: string, sql: string): Promise<void> {
  const connection = await Connection.open(storeFile(data))
  await connection.exec(sql)
  connection.close()
}

async function store(): Promise<string> {
  const data = folder()
  const open = await opened(data)
  for (const letter of ['a', 'b', 'c']) {
    await open.saveTable(table(id(letter), { code: letter.toUpperCase().repeat(6), game: id(letter) }))
    await open.addGame(game(id(letter), { table: id(letter), people: [null, null, null, null] }))
    await open.append([1, 2, 3].map((seq) => entry(id(letter), seq)))
  }
  await open.addGame(game(id('d'), { table: id('a') }))
  await open.archive(id('d'), 'over', record(), [0], T0)
  await open.close()
  return data
}

test('a game of which an answer is damaged is not played, not archived and not lost; the others go on', async () => {
  const data = await store()
  await spoil(data, `update log set input = replace(input, 'pass', 'pasr') where game = '${id('a')}' and seq = 2`)
  await spoil(data, `update records set record = replace(record, 'bang', 'bung')`)
  const server = await running({ data })
  const device = new Device(server)
  expect(await device.get('/healthz')).toMatchObject({ status: 503, json: { ok: false, store: 'damaged' } })
  expect(server.log()).toContain('answers that were not given so')
  expect(server.log()).toContain('records that were not written so')
  const { cookie } = await guest(server, 'Kit')
  const line = await Line.open(server, { cookie: String(cookie) })
  expect(await line.refusal('come', { table: id('a') })).toBe('store-damaged')
  expect(await line.refusal('come', { table: id('a') })).toBe('store-damaged')
  // The sample of another game does not play by the rules either, but it is whole: it was closed for that, and its table is there.
  expect(await line.refusal('come', { table: id('b') })).toBeUndefined()
  expect(await device.get(`/api/games/${id('d')}/record`)).toMatchObject({ status: 503, json: { code: 'store-damaged' } })
  const key = readFileSync(adminKeyFile(data), 'utf8').trim()
  expect((await device.delete(`/api/admin/tables/${id('a')}`, { headers: { authorization: `Bearer ${key}` } })).status).toBe(204)
  await server.stop()
  const after = await Connection.open(storeFile(data))
  expect(await after.all(`select count(*) as entries from log where game = '${id('a')}'`)).toEqual([{ entries: 3 }])
  expect(await after.all(`select status from games where id = '${id('a')}'`)).toEqual([{ status: 'closed' }])
  after.close()
})

test('a row that is not as it was written is not there for anybody, and is no reason to stop', async () => {
  const data = await store()
  // No text at all: what reads it as one dies of it.
  await spoil(data, `update tables set settings = cast(x'7bff' as text) where id = '${id('b')}'`)
  await spoil(data, `update games set options = cast(x'7bff' as text) where id = '${id('c')}'`)
  // What the shadows say is what was written.
  for (const [of, letter] of [
    ['tables', 'b'],
    ['games', 'c'],
  ] as const) {
    await spoil(data, `update shadows set content = '[]' where "table" = '${of}' and key = '["${id(letter)}"]'`)
  }
  const server = await running({ data })
  expect(await new Device(server).get('/healthz')).toMatchObject({ status: 503, json: { ok: false, store: 'damaged' } })
  const { cookie } = await guest(server, 'Kit')
  const line = await Line.open(server, { cookie: String(cookie) })
  expect(await line.refusal('come', { table: id('a') })).toBeUndefined()
  expect(await line.refusal('come', { table: id('b') })).toBe('no-such-table')
  expect(await line.refusal('come', { table: id('c') })).toBe('store-damaged')
})

test('a store whose tables are not as they were made is not opened', async () => {
  const data = await store()
  await spoil(data, 'drop trigger "shadowOfChanged tables"')
  await expect(running({ data })).rejects.toThrow('its tables are not as they were made')
})
