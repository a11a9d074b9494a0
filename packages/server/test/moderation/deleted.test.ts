import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Line } from '../http/line.ts'
import { Device, guest, type Running, running } from '../http/running.ts'
import { ended, folder, game, opened, record, T0 } from '../store/samples.ts'

const PASSWORD = 'correct horse battery'

async function account(server: Running, name: string): Promise<Device & { id: string }> {
  const device = await guest(server, name)
  await device.post('/api/account', { name, password: PASSWORD })
  return device
}

/** Files of the store in which these words are, anywhere. */
const holding = (data: string, words: string): string[] =>
  readdirSync(data, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => readFileSync(path).includes(words))

test('an account that is deleted leaves nothing in the files of the store: neither name nor id nor words', async () => {
  const data = folder()
  const server = await running({ data })
  const marta = await account(server, 'Marta Quillfeather')
  const nils = await account(server, 'Nils')
  const line = await Line.open(server, { cookie: String(marta.cookie) })
  const other = await Line.open(server, { cookie: String(nils.cookie) })
  const { id: table, code } = await line.table('create', { settings: {} })
  await other.table('come', { code })
  await line.call('chat', { table, text: 'unmistakable words of hers' })
  await marta.ask('PUT', '/api/me/profile', { body: { shared: true } })
  await marta.post('/api/reports', { about: nils.id, reason: 'other', text: 'her unmistakable complaint', table })
  await nils.post('/api/reports', { about: marta.id, reason: 'insults', text: 'about somebody unmistakable', table })
  await server.stop()

  // What only moderators and games write.
  const store = await opened(data)
  await store.changeStanding(marta.id, { mutedUntil: T0, warning: 'an unmistakable warning' })
  await store.setModerator(marta.id, T0)
  await store.moderate(
    { at: T0, act: 'warn', hours: null, report: null, moderator: nils.id, about: marta.id, note: 'an unmistakable note' },
    {},
    [],
  )
  await store.addGame(game('g1', { people: [marta.id, null, nils.id, null] }))
  await store.addRatedSeats(
    'g1',
    [marta.id, null, nils.id, null].map((person) => ({ person, bot: null, gone: false })),
  )
  await store.archive('g1', 'over', record(), [0, 1], T0, ended())
  await store.setFollow(nils.id, marta.id, T0)
  await store.setBlock(marta.id, nils.id, T0)
  expect(await store.ratings(marta.id)).toHaveLength(1)
  await store.close()
  const words = ['Quillfeather', marta.id, 'unmistakable']
  for (const each of words) expect(holding(data, each)).not.toEqual([])

  const again = await running({ data })
  const device = new Device(again)
  await device.post('/api/login', { name: 'Marta Quillfeather', password: PASSWORD })
  expect((await device.delete('/api/me', { body: { password: PASSWORD } })).status).toBe(204)
  // At once, while the server runs, and after it.
  for (const each of words) expect(holding(data, each)).toEqual([])
  await again.stop()
  for (const each of words) expect(holding(data, each)).toEqual([])
})
