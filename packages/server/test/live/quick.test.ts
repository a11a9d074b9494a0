import { firstOf, nth, Random, seedFrom } from '@sundown/engine'
import { describe, expect, test } from 'vitest'
import { caughtUp, open, outcome } from './gather.ts'
import type { House } from './house.ts'
import { anyShare, type Player } from './player.ts'
import { settle } from './turned-clock.ts'

const random = new Random(seedFrom('quick'))

/** Somebody who wants to play at once. */
async function quick(house: House, who: string | Player, wish: object = {}): Promise<Player> {
  const player = typeof who === 'string' ? await house.player(who) : who
  player.share = anyShare(random)
  await player.ask('quick', { wish })
  return player
}

const people = ({ table }: Player) => table?.seats.filter(({ person }) => person !== null).length
const bots = ({ table }: Player) => table?.seats.filter(({ bot }) => bot !== null).length
const playing = (player: Player) => player.until(() => player.table?.status === 'playing' && player.state !== undefined, 'the game')

describe('who finds whom', () => {
  test('two strangers meet, whoever asks first; bots take the other chairs, and the game begins', async () => {
    const house = await open()
    const ann = await quick(house, 'Ann')
    expect(ann.table).toMatchObject({ status: 'open', settings: { public: true, quick: { language: 'en' } }, starts: 30 })
    const bob = await quick(house, 'Bob')
    expect(bob.tableId).toBe(ann.tableId)
    expect([bob.seat >= 0, people(bob), bots(bob)]).toEqual([true, 2, 0])
    await house.clock.turn(30_000)
    await caughtUp(ann)
    expect([ann.table?.status, bots(ann), ann.table?.starts]).toEqual(['open', 3, 0])
    await house.clock.turn(3_000)
    await Promise.all([ann, bob].map(playing))
    expect(house.store.games.get(ann.table?.game ?? '')?.people.filter((person) => person !== null)).toHaveLength(2)
  })

  test('at the same moment too', async () => {
    const house = await open()
    const players = await Promise.all(['Ann', 'Bob', 'Cora'].map((name) => house.player(name)))
    await Promise.all(players.map((player) => quick(house, player)))
    expect(new Set(players.map(({ tableId }) => tableId)).size).toBe(1)
  })

  test('only who wants the same game, by the same rules, at the same pace', async () => {
    const house = await open()
    const ann = await quick(house, 'Ann')
    for (const [name, wish] of Object.entries({
      Bob: { game: 'dice' },
      Cora: { options: { sets: ['base', 'dodge-city'] } },
      Dan: { pace: 'fast' },
    })) {
      expect((await quick(house, name, wish)).tableId, name).not.toBe(ann.tableId)
    }
    // Size and language are a matter of taste; what is said as usual is the same.
    const eve = await quick(house, 'Eve', { game: 'bang', options: { sets: ['base'] }, players: 7, language: 'fr' })
    expect(eve.tableId).toBe(ann.tableId)
  })

  test('the table with most people, of the wished size and language, is the best', async () => {
    const house = await open()
    const seven = await quick(house, 'Ann', { players: 7 })
    const bob = await house.player('Bob')
    await bob.come(seven.table?.code ?? '')
    // Somebody who only watches is no company.
    const french = await quick(house, 'Chloé', { pace: 'calm', language: 'fr' })
    const english = await quick(house, 'Dan', { pace: 'calm', players: 6 })
    expect(english.tableId).toBe(french.tableId)
    expect((await quick(house, 'Eve', { pace: 'calm', language: 'fr' })).tableId).toBe(french.tableId)
  })

  test('a table of a host, by invitation or listed, is not joined: nobody knows when it starts', async () => {
    const house = await open()
    const ann = await house.player('Ann')
    await ann.create({ public: true, options: { players: 5 } })
    const bob = await quick(house, 'Bob')
    expect(bob.tableId).not.toBe(ann.tableId)
  })

  test('what the game does not know is refused, and changes nothing', async () => {
    const house = await open()
    const ann = await house.player('Ann')
    const before = house.store.snapshot()
    expect(await outcome(ann.ask('quick', { wish: { game: 'whist' } }))).toBe('bad-options')
    expect(await outcome(ann.ask('quick', { wish: { options: { previous: {} } } }))).toBe('bad-options')
    expect(await outcome(ann.ask('quick', { wish: { players: 3, game: 'duel' } }))).toBe('bad-options')
    expect(await outcome(ann.ask('create', { settings: { quick: { language: 'en' } } }))).toBe('bad-options')
    expect(house.store.snapshot()).toBe(before)
  })
})

describe('how long it waits', () => {
  test('a newcomer in the last seconds gives others time to follow, up to three times the wait', async () => {
    const house = await open()
    const ann = await quick(house, 'Ann', { players: 8 })
    // From other households, or they would give nothing.
    const come = async (name: string) => {
      house.address = name
      return quick(house, name)
    }
    await come('early')
    expect(ann.table?.starts).toBe(30)
    await house.clock.turn(25_000)
    await come('late')
    await caughtUp(ann)
    expect(ann.table?.starts).toBe(10)
    // 25 seconds have passed. However many come, the wait ends after 90.
    const left: (number | null | undefined)[] = []
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
      await house.clock.turn(9_000)
      const { table } = await come(name)
      left.push(table?.starts)
      await house.players.at(-1)?.at('go')
    }
    expect(left).toEqual([10, 10, 10, 10, 10, 10, 2])
    await house.clock.turn(5_000)
    await playing(ann)
  })

  test('going and coming back gives no time, nor does another guest of the same household', async () => {
    const house = await open()
    const ann = await quick(house, 'Ann')
    house.address = 'elsewhere'
    const bob = await quick(house, 'Bob')
    await house.clock.turn(25_000)
    for (let i = 0; i < 3; i++) {
      await bob.at('go')
      await quick(house, bob)
    }
    await quick(house, 'Brother of Bob')
    await caughtUp(ann)
    expect(ann.table?.starts).toBe(5)
  })

  test('when every chair has a person it starts at once', async () => {
    const house = await open()
    const ann = await quick(house, 'Ann', { game: 'duel' })
    const bob = await quick(house, 'Bob', { game: 'duel' })
    await Promise.all([ann, bob].map(playing))
  })

  test('when all who are here want it, it starts at once, with bots', async () => {
    const house = await open()
    const ann = await quick(house, 'Ann')
    const bob = await quick(house, 'Bob')
    const cora = await quick(house, 'Cora')
    await ann.at('ready', { ready: true })
    await bob.at('ready', { ready: true })
    expect(ann.table?.status).toBe('open')
    // Whoever has another wish and goes holds nobody up.
    await cora.at('go')
    await Promise.all([ann, bob].map(playing))
  })

  test('until the deal a bot gives its chair to a person', async () => {
    const house = await open()
    const ann = await quick(house, 'Ann')
    await house.clock.turn(31_000)
    const bob = await quick(house, 'Bob')
    expect([bob.tableId === ann.tableId, people(bob), bots(bob)]).toEqual([true, 2, 3])
    await house.clock.turn(2_000)
    await Promise.all([ann, bob].map(playing))
    const late = await quick(house, 'Late')
    expect(late.tableId).not.toBe(ann.tableId)
  })

  test('whoever opened it may go: the time stays as it is, and nobody is its host before the deal', async () => {
    const house = await open()
    const ann = await quick(house, 'Ann')
    const bob = await quick(house, 'Bob')
    await house.clock.turn(10_000)
    await ann.at('go')
    await caughtUp(bob)
    expect([bob.table?.host, bob.table?.starts, people(bob)]).toEqual([bob.id, 20, 1])
    for (const [name, fields] of Object.entries({ start: {}, kick: { person: ann.id }, bot: { bot: 'rule' }, settings: { settings: {} } }))
      expect(await outcome(bob.at(name, fields)), name).toBe('not-host')
    await house.clock.turn(23_000)
    await playing(bob)
  })

  test('who is gone at the deal has no chair; one whose line broke a moment ago keeps it', async () => {
    const house = await open()
    const [ann, bob, cora] = [await quick(house, 'Ann'), await quick(house, 'Bob'), await quick(house, 'Cora')]
    bob.drop()
    await settle(20)
    await house.clock.turn(24_000)
    cora.drop()
    await settle(20)
    await house.clock.turn(9_000)
    await playing(ann)
    const seated = house.store.games.get(ann.table?.game ?? '')?.people
    expect([seated?.includes(bob.id), seated?.includes(cora.id)]).toEqual([false, true])
  })

  test('a table that everybody has left is closed when its time is over', async () => {
    const house = await open()
    const ann = await quick(house, 'Ann')
    ann.drop()
    await settle(20)
    await house.clock.turn(30_000)
    expect(house.store.saved.size).toBe(0)
  })

  test('after a restart it waits once more', async () => {
    const house = await open()
    const ann = await quick(house, 'Ann')
    await house.clock.turn(20_000)
    await house.crash()
    await ann.connect()
    await ann.call('come', { table: ann.tableId })
    expect(ann.table?.starts).toBe(30)
    await house.clock.turn(33_000)
    await playing(ann)
  })
})

describe('nobody gains by it', () => {
  test('one person has one chair before the deal, however many tabs he has and whatever he does there', async () => {
    const house = await open()
    const ann = await quick(house, 'Ann')
    const tabs = [await house.tab(ann), await house.tab(ann)]
    for (const tab of tabs) await tab.ask('quick', { wish: {} })
    expect(tabs.map(({ tableId }) => tableId)).toEqual([ann.tableId, ann.tableId])
    expect(people(ann)).toBe(1)
    const dice = await quick(house, 'Bob', { game: 'dice' })
    await firstOf(tabs).ask('quick', { wish: { game: 'dice' } })
    expect(firstOf(tabs).tableId).toBe(dice.tableId)
    await ann.until(() => ann.said('gone').length > 0)
    // The first table had nobody left.
    expect(house.store.saved.size).toBe(1)
    const cora = await quick(house, 'Cora')
    await nth(tabs, 1).come(cora.table?.code ?? '')
    await nth(tabs, 1).at('sit')
    await caughtUp(dice)
    expect([people(dice), people(nth(tabs, 1))]).toEqual([1, 2])
  })

  test('whoever was sent away from a table does not find it again', async () => {
    const house = await open()
    const ann = await quick(house, 'Ann')
    const table = firstOf([...house.store.saved.values()])
    const bob = await house.player('Bob')
    await house.store.saveTable({ ...table, kicked: [bob.id] })
    await house.crash()
    for (const player of [ann, bob]) await player.connect()
    expect((await quick(house, bob)).tableId).not.toBe(ann.tableId)
  })

  test('a crowd of one household opens no more tables than it may, and comes no more often', async () => {
    const house = await open({ limits: { tablesPerAddress: 1, visitsPerMinute: 1 } })
    const guests = await Promise.all(Array.from({ length: 12 }, (_, i) => house.player(`Guest ${i}`)))
    const codes = await Promise.all(guests.map((guest) => outcome(guest.ask('quick', { wish: {} }))))
    expect(codes.filter((code) => code === 'done')).toHaveLength(5)
    expect(codes.filter((code) => code === 'too-many-tables' || code === 'too-fast')).toHaveLength(7)
    expect(house.store.saved.size).toBe(1)
  })

  test('tables of strangers who are done are cleared away', async () => {
    const house = await open()
    const ann = await quick(house, 'Ann', { game: 'duel' })
    await ann.at('ready', { ready: true })
    await playing(ann)
    await ann.at('quit')
    ann.drop()
    await expect.poll(() => [...house.store.games.values()][0]?.status).toBe('over')
    await house.clock.turn(95_000)
    await expect.poll(() => house.store.saved.size).toBe(0)
  })
})
