import { describe, expect, test } from 'vitest'
import { Charges } from '../../src/live/charges.ts'
import { gather, open, outcome } from './gather.ts'
import type { House } from './house.ts'
import type { Player } from './player.ts'

const settings = { options: { players: 4 } }

/** People who open this many tables and are gone. */
async function passThrough(house: House, tables: number): Promise<void> {
  const visitor = await house.player('Visitor')
  for (let i = 0; i < tables; i++) await visitor.create(settings)
  visitor.drop()
  await expect.poll(() => house.live.metrics().connections).toBe(0)
}

const create = (player: Player) => outcome(player.call('create', { settings }))

describe('a full house', () => {
  test('has room for somebody who is here, once those who filled it are gone for a while', async () => {
    const house = await open({ limits: { tables: 3 } })
    await passThrough(house, 3)
    const kit = await house.player('Kit')
    expect(await create(kit)).toBe('too-many-tables')
    await house.clock.turn(30_000)
    expect(await create(kit)).toBe('done')
    expect(await create(kit)).toBe('done')
    expect(house.live.metrics()).toMatchObject({ tables: 3, tablesGaveWay: 2 })
    expect((await house.disk.tables()).length).toBe(3)
    // His own stay, and whoever is late has none.
    expect(await create(kit)).toBe('done')
    const late = await house.player('Late')
    await house.clock.turn(60_000)
    expect(await create(late)).toBe('too-many-tables')
  })

  test('gives up no table whose people are in the house, and no game of people', async () => {
    const house = await open({ limits: { tables: 2 } })
    const { players } = await gather(2, {}, 2, house)
    for (const player of players) player.share = '0'.repeat(32)
    await players[0].at('start')
    await players[0].until(() => players[0].table?.status === 'playing', 'a game')
    // Somebody who sits at a table, and looks at another page meanwhile.
    const elsewhere = await house.player('Elsewhere')
    await elsewhere.create(settings)
    await elsewhere.at('sit')
    elsewhere.drop()
    await elsewhere.connect()
    for (const player of players) player.drop()
    await house.clock.turn(120_000)
    const kit = await house.player('Kit')
    expect(await create(kit)).toBe('too-many-tables')
    elsewhere.drop()
    await expect.poll(() => house.live.metrics().connections).toBe(1)
    expect(await create(kit)).toBe('done')
    expect(house.live.metrics()).toMatchObject({ tables: 2, gamesClosed: 0, tablesGaveWay: 1 })
  })

  test('prefers a table that waits for players to one that has played', async () => {
    const house = await open({ limits: { tables: 2 } })
    const { host } = await gather(1, {}, 3, house)
    host.share = '0'.repeat(32)
    await host.at('start')
    await host.until(() => host.table?.status === 'playing', 'a game')
    await host.at('quit')
    await host.until(() => host.isOver, 'the end of the game')
    const played = host.tableId
    host.drop()
    await expect.poll(() => house.live.metrics().connections).toBe(0)
    await house.clock.turn(1000)
    await passThrough(house, 1)
    await house.clock.turn(30_000)
    const kit = await house.player('Kit')
    expect(await create(kit)).toBe('done')
    expect((await house.disk.tables()).map(({ id }) => id)).toContain(played)
    expect(await create(kit)).toBe('done')
    expect((await house.disk.tables()).map(({ id }) => id)).not.toContain(played)
  })
})

describe('tables on an account', () => {
  test('give way to another of the same person, once their game is over and nobody is there any more', async () => {
    const house = await open({ limits: { tablesPerPerson: 1 } })
    const { host } = await gather(1, {}, 3, house)
    host.share = '0'.repeat(32)
    await host.at('start')
    await host.until(() => host.table?.status === 'playing', 'a game')
    const played = { table: host.tableId }
    const other = await house.player('Other')
    await other.call('come', played)
    await host.at('quit')
    await host.until(() => host.isOver, 'the end of the game')
    await host.call('go', played)
    await house.clock.turn(30_000)
    expect(await create(host)).toBe('too-many-tables')
    other.drop()
    await expect.poll(() => house.live.metrics().connections).toBe(1)
    expect(await create(host)).toBe('too-many-tables')
    await house.clock.turn(30_000)
    expect(await create(host)).toBe('done')
    expect(await create(host)).toBe('too-many-tables')
    expect(house.live.metrics()).toMatchObject({ tables: 1, tablesGaveWay: 1 })
  })

  test('count for whoever opened them and whoever hosts them', async () => {
    const house = await open({ limits: { tablesPerPerson: 2 } })
    const [maker, other] = [await house.player('Maker'), await house.player('Other')]
    const first = await maker.create(settings)
    const second = await maker.create(settings)
    expect(await create(maker)).toBe('too-many-tables')
    await other.come(first.code)
    await other.come(second.code)
    for (const { id } of [first, second]) expect(await outcome(maker.call('hand-over', { table: id, person: other.id }))).toBe('done')
    // Handed on, they still are the maker's; and the other has his hands full.
    expect(await create(maker)).toBe('too-many-tables')
    expect(await create(other)).toBe('too-many-tables')
    const third = await house.player('Third')
    const own = await third.create(settings)
    await other.come(own.code)
    expect(await outcome(third.call('hand-over', { table: own.id, person: other.id }))).toBe('too-many-tables')
    // The host's part does not fall to somebody who has too many either.
    await third.call('go', { table: own.id })
    await house.clock.turn(120_000)
    expect(other.table?.id).toBe(own.id)
    expect(other.table?.host).toBe(third.id)
    // A table that is closed is nobody's.
    await house.live.closeTable(first.id, 'operator')
    expect(await create(maker)).toBe('done')
    expect(await create(maker)).toBe('too-many-tables')
  })

  test('count for an address, and after a restart for the host', async () => {
    const charges = new Charges({ person: 2, address: 3 })
    const at = (person: string, address?: string) => ({ person, address })
    charges.made('1', at('a', 'home'))
    charges.made('2', at('b', 'home'))
    charges.hosted('2', at('c', 'cafe'))
    charges.hosted('3', at('c'))
    expect(charges.roomFor(at('c', 'cafe'))).toBe(false)
    expect(charges.roomFor(at('c', 'cafe'), '2')).toBe(true)
    expect(charges.roomFor(at('a', 'home'))).toBe(true)
    charges.made('4', at('a', 'home'))
    expect(charges.roomFor(at('d', 'home'))).toBe(false)
    expect(charges.roomFor(at('d', 'cafe'))).toBe(true)
    charges.closed('2')
    expect(charges.roomFor(at('d', 'home'))).toBe(true)
    expect(charges.roomFor(at('c', 'cafe'))).toBe(true)
    charges.hosted('3', undefined)
    for (const id of ['1', '3', '4']) charges.closed(id)
    for (const person of ['a', 'b', 'c']) expect(charges.roomFor(at(person, 'home'))).toBe(true)
  })
})

test('coming again and again is limited by person and by address; going never is', async () => {
  const house = await open({ limits: { visitsPerMinute: 3 } })
  const [host, kit] = [await house.player('Host'), await house.player('Kit')]
  const { code, id } = await host.create(settings)
  const comeAndGo = async (player: Player) => {
    const came = await outcome(player.call('come', { table: id }))
    await outcome(player.call('go', { table: id }))
    return came
  }
  expect([await comeAndGo(kit), await comeAndGo(kit), await comeAndGo(kit), await comeAndGo(kit)]).toEqual([
    'done',
    'done',
    'done',
    'too-fast',
  ])
  // Another tab is the same person.
  const tab = await house.tab(kit)
  expect(await comeAndGo(tab)).toBe('too-fast')
  await house.clock.turn(20_000)
  expect(await comeAndGo(tab)).toBe('done')
  // And thirty people of one address are one address.
  const outcomes: string[] = []
  for (let i = 0; i < 35; i++) outcomes.push(await comeAndGo(await house.player(`Guest ${i}`)))
  expect(outcomes.filter((said) => said === 'too-fast').length).toBeGreaterThan(4)
  expect(code).toMatch(/^[A-Z0-9]{6}$/)
})
