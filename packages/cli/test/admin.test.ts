import { firstOf } from '@sundown/engine'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type Heard, Wire } from '../src/load/wire.ts'
import { newGuest, serving, statusOf } from './serving.ts'
import { isOneSentence, scratch, sundownHere } from './sundown.ts'

it('lists tables, closes one, bans a person', async () => {
  const { url, data } = await serving()
  const { id, cookie } = await newGuest(url, 'Calamity')
  const heard: Heard[] = []
  const lost = new Promise<void>((gone) => {
    void Wire.open(
      url,
      cookie,
      (said) => heard.push(said),
      () => gone(),
    ).then(async (wire) => {
      onTestFinished(() => wire.cut())
      await wire.call('create', { settings: { options: { players: 4 } } })
    })
  })
  const tables = async (): Promise<readonly { readonly id: string }[]> =>
    JSON.parse((await sundownHere(['admin', 'tables', '--json', '--data', data])).out)
  while ((await tables()).length === 0);
  // The table is on the disk a moment before its host is at it.
  await vi.waitFor(() => expect(heard.map(({ say }) => say)).toContain('done'), 10_000)

  const table = firstOf(await tables())
  const list = await sundownHere(['admin', 'tables', '--url', url], { env: { DATA: data } })
  expect(list.out).toContain(`${table.id}  `)
  expect(list.out).toContain(`${id}  watches  Calamity`)
  expect(list.out).toMatch(/\n1 table\n$/)

  expect(await sundownHere(['admin', 'close', table.id, '--data', data])).toEqual({
    code: 0,
    out: `Table ${table.id} is closed.\n`,
    err: '',
  })
  expect(await tables()).toEqual([])

  expect(await sundownHere(['admin', 'ban', id, '--data', data])).toMatchObject({ code: 0, err: '' })
  await lost
  expect(heard.map(({ say }) => say)).toContain('gone')
  expect(heard.at(-1)).toEqual({ say: 'bye', why: 'banned' })
  expect(await statusOf(url, '/api/me', cookie)).toBe(403)
  expect(await sundownHere(['admin', 'unban', id, '--data', data])).toMatchObject({ code: 0, err: '' })
  expect(await statusOf(url, '/api/me', cookie)).toBe(200)
})

it('says in one sentence what it cannot do', async () => {
  const { url, data } = await serving()
  const cases: readonly (readonly [readonly string[], RegExp])[] = [
    [['tables', '--data', scratch()], /no readable admin\.key/],
    [['shoot', '--data', data], /nothing called "shoot".*tables, close, ban/],
    [['close', '--data', data], /takes the id of a table/],
    [['tables', 'all', '--data', data], /takes nothing more/],
    [['close', 'a'.repeat(16), '--data', data], /the server says no: There is no such table, or it was closed \(no-such-table\)\n/],
    [['ban', 'a'.repeat(16), '--data', data], /the server says no: There is no such person here \(no-such-person\)\n/],
    [
      ['close', '../people/x', '--data', data],
      /"\.\.\/people\/x" is no id: ids have 16 small letters and digits; "admin tables" shows them/,
    ],
    [['tables', '--data', data, '--url', 'nowhere'], /is not an address/],
    [['tables', '--data', data, '--url', 'http://127.0.0.1:1'], /no server answers/],
  ]
  for (const [args, sentence] of cases) {
    const { code, out, err } = await sundownHere(['admin', ...args])
    expect(err).toMatch(sentence)
    expect([code, out, isOneSentence(err)]).toEqual([2, '', true])
  }
  const withoutKey = await fetch(`${url}/api/admin/tables`)
  expect(withoutKey.status).toBe(401)
})
