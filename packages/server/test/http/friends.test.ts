import { expect, test } from 'vitest'
import { Device, guest, running } from './running.ts'

const PASSWORD = 'correct horse battery'
const is = (status: number, code: string, facts: object = {}) => expect.objectContaining({ status, json: { code, facts } })

/** An account and its device. */
async function account(server: Parameters<typeof guest>[0], name: string) {
  const device = await guest(server, name)
  await device.post('/api/account', { name, password: PASSWORD })
  return device
}

test('friends are followed by name or id, blocked, exported and deleted', async () => {
  const server = await running()
  const [ann, bob] = [await account(server, 'Ann'), await account(server, 'Bob')]
  const eve = await guest(server, 'Eve')
  const put = (device: Device, path: string, body?: object) => device.ask('PUT', path, { body })

  expect((await ann.get('/api/me/friends')).json).toEqual({ shown: 'friends', friends: [], blocked: [], met: [] })
  // As it looks, not as it is written.
  const followed = await ann.post('/api/me/friends', { name: 'B0B' })
  expect(followed.json.friends).toEqual([{ person: { id: bob.id, name: 'Bob', account: true }, mutual: false, here: false, at: null }])
  expect((await put(bob, `/api/me/friends/${ann.id}`)).json.friends).toMatchObject([{ person: { name: 'Ann' }, mutual: true }])
  for (const name of ['Nobody', 'Ann', 'Eve']) expect(await ann.post('/api/me/friends', { name })).toEqual(is(404, 'no-such-person'))
  expect((await put(ann, `/api/me/friends/${eve.id}`)).json.friends).toHaveLength(2)
  expect((await put(ann, '/api/me/shown', { shown: 'nobody' })).json.shown).toBe('nobody')
  expect(await put(ann, '/api/me/shown', { shown: 'everybody' })).toEqual(is(400, 'bad-message', { field: 'shown' }))

  // Blocking ends following, both ways, and to the other there is nobody.
  expect((await put(ann, `/api/me/blocks/${bob.id}`)).json).toMatchObject({
    friends: [{ person: { name: 'Eve' } }],
    blocked: [{ name: 'Bob' }],
  })
  expect((await bob.get('/api/me/friends')).json.friends).toEqual([])
  expect(await bob.post('/api/me/friends', { name: 'Ann' })).toEqual(is(404, 'no-such-person'))
  expect(await put(bob, `/api/me/friends/${ann.id}`)).toEqual(is(404, 'no-such-person'))
  expect(await put(ann, `/api/me/friends/${bob.id}`)).toEqual(is(404, 'no-such-person'))
  expect((await ann.get('/api/me/data')).json).toMatchObject({ follows: [eve.id], blocked: [bob.id], shown: 'nobody' })

  await put(bob, `/api/me/friends/${eve.id}`)
  expect((await eve.delete('/api/me')).status).toBe(204)
  expect((await bob.get('/api/me/friends')).json.friends).toEqual([])
  expect((await ann.delete(`/api/me/blocks/${bob.id}`)).json.blocked).toEqual([])
  expect((await bob.post('/api/me/friends', { name: 'Ann' })).json.friends).toHaveLength(1)
  expect((await bob.delete(`/api/me/friends/${ann.id}`)).json.friends).toEqual([])
})

test('who is not known gets one clear sentence', async () => {
  const server = await running()
  const nobody = new Device(server)
  for (const [method, path] of [
    ['GET', '/api/me/friends'],
    ['GET', '/api/me/moves'],
    ['PUT', `/api/me/friends/${'a'.repeat(16)}`],
    ['PUT', `/api/me/blocks/${'a'.repeat(16)}`],
  ] as const)
    expect(await nobody.ask(method, path)).toEqual(is(401, 'not-logged-in'))
})
