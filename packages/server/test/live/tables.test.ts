import { firstOf } from '@sundown/engine'
import { describe, expect, test } from 'vitest'
import { asked, begin, caughtUp, fair, gather, letPlay, open, outcome, toTheEnd } from './gather.ts'
import { settle } from './turned-clock.ts'

describe('tables', () => {
  test('a table is made, found by its code, filled and left', async () => {
    const house = await open()
    const [ann, bob] = [await house.player('Ann'), await house.player('Bob')]
    const table = await ann.create({ options: { players: 5 } })
    expect(table).toMatchObject({ status: 'open', host: ann.id, played: 0, game: null, seal: null })
    expect(table.seats).toHaveLength(5)
    expect(table.code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/)
    await bob.come(table.code)
    await bob.at('sit', { seat: 3 })
    await caughtUp(ann)
    expect(ann.table?.seats[3]).toMatchObject({ person: { id: bob.id, name: 'Bob' }, connected: true, ready: false })
    await bob.at('sit', { seat: 1 })
    expect(bob.seat).toBe(1)
    expect(house.store.saved.get(table.id)?.seats[1]?.person).toBe(bob.id)
    await bob.at('stand')
    expect(bob.seat).toBe(-1)
    await caughtUp(ann)
    expect(ann.table?.spectators.map(({ name }) => name)).toEqual(['Ann', 'Bob'])
    await bob.at('sit')
    await bob.at('go')
    await caughtUp(ann)
    expect(ann.table?.seats.every(({ person }) => person === null)).toBe(true)
  })

  test('the host adds and removes bots, kicks, changes settings and hands over', async () => {
    const house = await open()
    const [ann, bob] = [await house.player('Ann'), await house.player('Bob')]
    const { code } = await ann.create({ options: { players: 5 } })
    await ann.at('bot', { bot: 'rule', seat: 2 })
    expect(ann.table?.seats[2]).toMatchObject({ bot: 'rule', ready: true })
    await ann.at('bot', { bot: 'normal:bold', seat: 2 })
    expect(ann.table?.seats[2]).toMatchObject({ bot: 'normal:bold', ready: true })
    await ann.at('remove-bot', { seat: 2 })
    expect(ann.table?.seats[2]?.bot).toBeNull()
    await bob.come(code)
    await bob.at('sit', { seat: 4 })
    await bob.at('ready', { ready: true })
    await ann.at('settings', { settings: { options: { players: 4 } } })
    expect(ann.table?.seats).toHaveLength(4)
    await caughtUp(bob)
    expect(bob.seat).toBe(0)
    expect(bob.table?.seats[0]?.ready).toBe(false)
    await ann.at('hand-over', { person: bob.id })
    expect(await outcome(ann.at('kick', { person: bob.id }))).toBe('not-host')
    await ann.at('sit')
    await bob.at('kick', { person: ann.id })
    await ann.until(() => ann.said('gone').length > 0)
    await caughtUp(bob)
    expect(bob.table?.seats.filter(({ person }) => person !== null)).toHaveLength(1)
    expect(await outcome(ann.come(code))).toBe('no-such-table')
  })

  test('the host learns at once that everybody is ready, however often the table has changed; the second time with all other news', async () => {
    const { host, players } = await gather(7, {}, 0, { times: { table: 250 } })
    const last = players[6]
    const isReady = () => host.table?.seats.every(({ person, ready }) => person?.id === host.id || ready)
    // The clock stands: what may wait has not come.
    await host.until(() => isReady() === true, 'everybody to be ready')
    await last?.at('ready', { ready: false })
    await last?.at('ready', { ready: true })
    await last?.at('ready', { ready: false })
    await caughtUp(host)
    expect(isReady()).toBe(true)
  })

  test('public tables are listed, and followed', async () => {
    const house = await open()
    const [ann, bob] = [await house.player('Ann'), await house.player('Bob')]
    await ann.create({ public: true, options: { players: 4 } })
    await bob.create({ public: false, options: { players: 4 } })
    expect(await bob.ask('list', { follow: true })).toMatchObject([{ host: 'Ann', seats: 4, taken: 0, status: 'open', sets: ['base'] }])
    await ann.at('sit')
    await house.clock.turn(300)
    await bob.until(() => bob.said('tables').length > 0)
    expect(bob.said('tables').at(-1)?.tables).toMatchObject([{ taken: 1, people: 1 }])
    expect(await house.live.publicTables(0)).toMatchObject({ tables: [{ taken: 1 }], next: null })
  })

  test('whoever comes back before his old line is given up is told the table too', async () => {
    const { house, players } = await gather(4)
    await begin(players, 'another tab')
    const tab = await house.tab(players[1])
    await tab.call('resume', { table: players[1].tableId })
    expect(tab.said('table').map(({ table }) => table.status)).toEqual(['playing'])
  })

  test('a table outlives its host, whose part passes on after a while', async () => {
    const { house, players } = await gather(4)
    const [host, next] = players
    host.drop()
    await next.until(() => next.table?.seats.some(({ connected }) => !connected) === true)
    await house.clock.turn(59_000)
    expect(next.table?.host).toBe(host.id)
    await house.clock.turn(2_000)
    await next.until(() => next.table?.host === players.find(({ seat }) => seat === 1)?.id)
  })

  test('abandoned tables are closed, with their games', async () => {
    const { house, players } = await gather(4)
    await begin(players)
    const [{ table }] = players
    for (const player of players) player.drop()
    await settle(40)
    await house.clock.turn(50 * 60_000)
    expect(house.store.saved.size).toBe(1)
    await house.clock.turn(15 * 60_000)
    expect(house.store.saved.size).toBe(0)
    expect(house.store.games.get(table?.game ?? '')?.status).toBe('closed')
    expect(house.store.records.get(table?.game ?? '')?.record.events?.length).toBeGreaterThan(0)
    expect(house.live.metrics()).toMatchObject({ tables: 0, gamesWarm: 0, gamesClosed: 1 })
  })

  test('tables and games survive a crash; games load when touched', async () => {
    const { house, players } = await gather(4)
    await begin(players)
    const acting = await asked(players)
    const { state } = acting
    await house.crash()
    expect(house.live.metrics()).toMatchObject({ tables: 1, gamesPlaying: 1, gamesWarm: 0 })
    await acting.connect()
    const after = await acting.resume(state?.seq)
    expect(after.view).toEqual(state?.view)
    expect(after.question).toEqual(state?.question)
    expect(house.live.metrics().gamesWarm).toBe(1)
  })

  test('bots among themselves go on after a crash, without anybody touching the table', async () => {
    const { house, players, code } = await gather(1, {}, 3)
    const [last] = players
    await begin(players)
    const game = last.state?.game ?? ''
    const other = await gather(4, {}, 0, house)
    await begin(other.players)
    await asked(players)
    const { store } = house
    const free = store.appending
    // From now on nothing gets to the disk, so that the bots cannot finish before the crash.
    store.appending = new Promise(() => undefined)
    await last.at('quit')
    await settle(40)
    expect(store.games.get(game)?.status).toBe('playing')
    expect([...store.saved.values()].find((table) => table.code === code)?.seats.map(({ person }) => person)).toEqual([
      null,
      null,
      null,
      null,
    ])
    store.appending = free
    await house.crash()
    await expect.poll(() => store.games.get(game)?.status).toBe('over')
    fair(await store.record(game))
    // The game that has people waits for them.
    expect(house.live.metrics()).toMatchObject({ gamesPlaying: 1, gamesOver: 1 })
    expect(store.games.get(other.host.state?.game ?? '')?.status).toBe('playing')
  })

  test('many such games go on by and by', async () => {
    const { house, players } = await gather(1, {}, 3, { limits: { tablesPerPerson: 30 } })
    await begin(players)
    const { store } = house
    const game = firstOf([...store.games.values()])
    const table = firstOf([...store.saved.values()])
    const seats = table.seats.map((seat) => ({ ...seat, person: null, bot: 'rule' }))
    const ids = Array.from({ length: 10 }, (_, i) => `${i}`.padStart(game.id.length, 'x'))
    for (const [i, id] of ids.entries()) {
      await store.addGame({ ...game, id, table: id, people: seats.map(() => null), status: 'playing' })
      await store.saveTable({ ...table, id, code: `BOTS${i}`, seats, host: null, game: id })
    }
    await house.crash()
    const over = () => ids.filter((id) => store.games.get(id)?.status === 'over').length
    await expect.poll(over).toBe(8)
    await house.clock.turn(31_000)
    await expect.poll(over).toBe(10)
  })

  test('a game nobody looks at leaves the memory and comes back', async () => {
    const { house, players } = await gather(4)
    await begin(players)
    const acting = await asked(players)
    const { state } = acting
    for (const player of players) player.drop()
    await settle(40)
    await house.clock.turn(6 * 60_000)
    expect(house.live.metrics().gamesWarm).toBe(0)
    await acting.connect()
    expect((await acting.resume()).view).toEqual(state?.view)
  })

  test('seats are shuffled at the start unless the table says otherwise', async () => {
    const orders = new Set<string>()
    for (let i = 0; i < 4; i++) {
      const { players } = await gather(4)
      await begin(players)
      orders.add(players.map(({ seat }) => seat).join())
    }
    expect(orders.size).toBeGreaterThan(1)
    const { players } = await gather(4, { shuffleSeats: false })
    await begin(players)
    expect(players.map(({ seat }) => seat)).toEqual([0, 1, 2, 3])
  })

  test('a deal waits only a while for the shares', async () => {
    const { house, players } = await gather(4)
    const [host, other] = players
    other.share = 'ab'.repeat(16)
    await host.at('start')
    await settle(30)
    expect(host.table).toMatchObject({ status: 'dealing' })
    expect(host.table?.seal).toMatch(/^[0-9a-f]{64}$/)
    expect(await outcome(other.at('share', { share: 'cd'.repeat(16) }))).toBe('already-started')
    await house.clock.turn(5_000)
    await host.until(() => host.state !== undefined)
    const shares = house.store.games.get(host.table?.game ?? '')?.deal.shares ?? []
    expect(shares.filter((share) => share !== null)).toEqual(['ab'.repeat(16)])
    expect(shares[other.seat]).toBe('ab'.repeat(16))
  })

  test('a crash during the deal asks again', async () => {
    const { house, players } = await gather(4)
    await players[0].at('start')
    await settle(20)
    await house.crash()
    for (const player of players) {
      player.share = 'ef'.repeat(16)
      await player.connect()
      await player.call('come', { table: player.tableId })
    }
    await players[0].until(() => players[0].state !== undefined)
    expect(house.store.games.get(players[0].table?.game ?? '')?.deal.shares).toEqual(Array(4).fill('ef'.repeat(16)))
  })

  test('people who are banned or deleted leave their seats to bots', async () => {
    const { house, players } = await gather(4, { botPace: 5000 })
    const [host, banned, deleted] = players
    await begin(players)
    await house.live.ban(banned.id)
    await house.live.deleted(deleted.id)
    await host.until(() => host.table?.seats.filter(({ bot }) => bot === 'rule').length === 2)
    await banned.until(() => banned.said('bye').length > 0)
    await deleted.until(() => deleted.said('bye').length > 0)
    expect(banned.said('bye')).toMatchObject([{ why: 'banned' }])
    expect(deleted.said('bye')).toMatchObject([{ why: 'logged-out' }])
    await house.live.ban(host.id)
    await caughtUp(players[3])
    expect(players[3].table?.host).toBe(players[3].id)
  })

  test('after a game its table no longer names who was deleted, even if he had gone before', async () => {
    const { house, players } = await gather(2, { game: 'duel' })
    letPlay(players, await begin(players))
    await toTheEnd(players)
    const [host, gone] = players
    const kept = () => JSON.stringify([...house.store.saved.values()])
    await gone.at('go')
    expect(kept()).toContain(gone.id)
    await house.live.deleted(gone.id)
    expect(kept()).not.toContain(gone.id)
    expect(kept()).toContain(host.id)
  })

  test('nobody is told any more that he has muted somebody who was deleted', async () => {
    const house = await open()
    const [ann, bob] = [await house.player('Ann'), await house.player('Bob')]
    await ann.call('mute', { person: bob.id, muted: true })
    expect((await house.tab(ann)).said('welcome')).toMatchObject([{ muted: [bob.id] }])
    await house.store.setMute(ann.id, bob.id, false)
    await house.live.deleted(bob.id)
    expect((await house.tab(ann)).said('welcome')).toMatchObject([{ muted: [] }])
  })

  test('a table that everybody has left is closed at once', async () => {
    const house = await open()
    const [ann, bob] = [await house.player('Ann'), await house.player('Bob')]
    const { code } = await ann.create({ options: { players: 4 } })
    await bob.come(code)
    await ann.at('go')
    await caughtUp(bob)
    expect(bob.table?.host).toBe(bob.id)
    await bob.at('go')
    expect(house.store.saved.size).toBe(0)
  })

  test('a seat played by a program is marked', async () => {
    const house = await open()
    const bot = await house.player('Robot', { program: true })
    await bot.create({ options: { players: 4 } })
    await bot.at('sit')
    expect(bot.table?.seats[0]).toMatchObject({ program: true, person: { name: 'Robot' } })
  })

  test('the operator sees tables and closes one', async () => {
    const { house, players } = await gather(4)
    const [{ tableId }] = players
    expect(await house.live.listTables()).toMatchObject([
      { id: tableId, seats: 4, bots: 0, people: [{ name: 'Player 0', connected: true }, {}, {}, {}] },
    ])
    expect(await house.live.closeTable(tableId, 'by the operator')).toBe(true)
    await players[1].until(() => players[1].said('gone').length === 1)
    expect(await house.live.closeTable(tableId, 'again')).toBe(false)
    expect(house.store.saved.size).toBe(0)
  })
})
