import { firstOf } from '@sundown/engine'
import { expect, test } from 'vitest'
import { begin, caughtUp, gather, open, outcome } from './gather.ts'
import type { House } from './house.ts'
import type { Player } from './player.ts'

interface Friend {
  readonly person: { readonly name: string }
  readonly here: boolean
  readonly at: object | null
}

async function befriend(house: House, one: Player, other: Player): Promise<void> {
  await house.store.setFollow(one.id, other.id, 1)
  await house.store.setFollow(other.id, one.id, 1)
}

/** What somebody sees of the first one he follows. */
const sees = async (player: Player): Promise<Friend> => firstOf((await player.ask('friends')) as Friend[])

test('friends of each other see who is here; who is only followed is not seen, unless he wants it', async () => {
  const house = await open()
  const [ann, bob] = [await house.player('Ann'), await house.player('Bob')]
  await house.store.setFollow(ann.id, bob.id, 1)
  expect(await sees(ann)).toMatchObject({ person: { name: 'Bob' }, mutual: false, here: false, at: null })
  await house.store.setShown(bob.id, 'followers')
  expect(await sees(ann)).toMatchObject({ here: true })
  await house.store.setShown(bob.id, 'friends')
  await house.store.setFollow(bob.id, ann.id, 1)
  expect(await sees(ann)).toMatchObject({ mutual: true, here: true })
  await house.store.setShown(bob.id, 'nobody')
  expect(await sees(ann)).toMatchObject({ mutual: true, here: false })
})

test('a table is shown only if everybody may know of it, and only to whom it is open', async () => {
  const house = await open()
  const [ann, bob] = [await house.player('Ann'), await house.player('Bob')]
  await befriend(house, ann, bob)
  const { code } = await bob.create({ options: { players: 4 } })
  expect(await sees(ann)).toMatchObject({ here: true, at: null })
  await bob.at('settings', { settings: { public: true, options: { players: 4 } } })
  expect(await sees(ann)).toMatchObject({ at: { code, game: 'bang', join: true } })
  for (let i = 0; i < 4; i++) await bob.at('bot', { bot: 'rule' })
  expect(await sees(ann)).toMatchObject({ at: { code, join: false } })
  // Sent away once: to her there is no such table.
  await ann.come(code)
  await bob.at('kick', { person: ann.id })
  expect(await sees(ann)).toMatchObject({ here: true, at: null })
})

test('a game that lets nobody watch is not shown', async () => {
  const { house, players } = await gather(4, { public: true, spectators: false })
  const ann = await house.player('Ann')
  await befriend(house, ann, players[0])
  expect(await sees(ann)).toMatchObject({ at: { join: false } })
  await begin(players)
  expect(await sees(ann)).toMatchObject({ here: true, at: null })
})

test('whoever watches is told when a friend comes, sits down somewhere and goes, and nobody else is', async () => {
  const house = await open()
  const [ann, bob, eve] = [await house.player('Ann'), await house.player('Bob'), await house.player('Eve')]
  await befriend(house, ann, bob)
  await ann.ask('friends', { follow: true })
  await eve.ask('friends', { follow: true })
  const told = async () => {
    await house.clock.turn(1000)
    await caughtUp(ann)
    return ann.said('friends').at(-1)?.friends[0]
  }
  await bob.create({ public: true, options: { players: 4 } })
  expect(await told()).toMatchObject({ here: true, at: { join: true } })
  const before = ann.said('friends').length
  await bob.at('sit')
  await bob.at('ready', { ready: true })
  expect((await told()) && ann.said('friends').length).toBe(before)
  bob.drop()
  await expect.poll(told).toMatchObject({ here: false, at: null })
  expect(eve.said('friends')).toEqual([])
  await house.store.setFollow(ann.id, bob.id, null)
  await house.live.friendsChanged([ann.id, bob.id])
  await house.clock.turn(1000)
  await caughtUp(ann)
  expect(ann.said('friends').at(-1)?.friends).toEqual([])
})

test('who follows me can be called to my table; nobody else can, and nothing tells whether he is here', async () => {
  const { house, players } = await gather(2, {}, 2)
  const [host] = players
  const [ann, eve] = [await house.player('Ann'), await house.player('Eve')]
  await house.store.setFollow(ann.id, host.id, 1)
  expect(await outcome(host.at('invite', { person: ann.id }))).toBe('done')
  await caughtUp(ann)
  expect(ann.said('invited')).toMatchObject([{ from: { name: 'Player 0' }, code: host.table?.code, game: 'bang' }])
  expect(await outcome(host.at('invite', { person: eve.id }))).toBe('no-such-person')
  expect(await outcome(eve.ask('invite', { table: host.tableId, person: ann.id }))).toBe('not-at-table')
  ann.drop()
  expect(await outcome(host.at('invite', { person: ann.id }))).toBe('done')
  for (let i = 0; i < 7; i++) await outcome(host.at('invite', { person: ann.id }))
  expect(await outcome(host.at('invite', { person: ann.id }))).toBe('too-fast')
})

test('quick play never brings together who has blocked whom, whoever asks first', async () => {
  const house = await open()
  const [ann, bob, cora] = [await house.player('Ann'), await house.player('Bob'), await house.player('Cora')]
  await house.store.setBlock(ann.id, bob.id, 1)
  await ann.ask('quick', { wish: {} })
  await bob.ask('quick', { wish: {} })
  expect(bob.tableId).not.toBe(ann.tableId)
  await cora.ask('quick', { wish: {} })
  expect([ann.tableId, bob.tableId]).toContain(cora.tableId)
  await bob.at('go')
  await house.store.setBlock(ann.id, bob.id, null)
  await bob.ask('quick', { wish: {} })
  expect(bob.tableId).toBe(ann.tableId)
})
