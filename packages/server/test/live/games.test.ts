import { firstOf, Random, sealOf, seedFrom } from '@sundown/engine'
import { describe, expect, test } from 'vitest'
import { asked, begin, fair, gather, halt, letPlay, open, outcome, toTheEnd } from './gather.ts'
import { anyShare, playAtRandom, sorted } from './player.ts'
import { settle } from './turned-clock.ts'

describe('whole games over sockets', () => {
  test.each([4, 5, 6, 7])('%i people play to the end by answering what they are asked', async (people) => {
    const { host, players, house } = await gather(people)
    const random = new Random(seedFrom(`game of ${people}`))
    for (const player of players) {
      player.share = anyShare(random)
      playAtRandom(player, random, async () => {
        if (random.below(12) === 0) await player.resume(player.state?.seq)
        return true
      })
    }
    await host.at('start')
    await Promise.all(players.map((player) => player.until(() => player.isOver && player.said('record').length > 0, 'the end')))
    const game = host.table?.game ?? ''
    const record = await house.store.record(game)
    fair(record)
    expect(record?.deal?.shares).toEqual(host.table?.seats.map(({ person }) => players.find(({ id }) => id === person?.id)?.share))
    expect(record?.deal?.seal).toBe(firstOf(host.said('deal')).seal)
    expect(sealOf(record?.deal?.secret ?? '')).toBe(host.table?.seal)
    for (const player of players) {
      const patched = player.state
      const fresh = await player.resume()
      expect(sorted(fresh.view)).toEqual(sorted(patched?.view))
      expect(fresh.seq).toBe(patched?.seq)
    }
    expect(house.logged).toEqual([])
  })

  test('connections drop and come back at random; everybody ends with the view of a fresh state', async () => {
    const { players, house } = await gather(5)
    let drops = 0
    const random = new Random(seedFrom('drops'))
    for (const player of players) {
      playAtRandom(player, random, async () => {
        if (random.below(10) > 0) return true
        drops++
        await player.back()
        return false
      })
    }
    await begin(players, 'drops')
    await Promise.all(players.map((player) => player.until(() => player.isOver, 'the end')))
    expect(drops).toBeGreaterThan(0)
    for (const player of players) {
      const patched = player.state
      expect(sorted((await player.resume()).view)).toEqual(sorted(patched?.view))
    }
    fair(await house.store.record(players[0].table?.game ?? ''))
  })

  test('what was missed comes in one message', async () => {
    const { players, house } = await gather(4)
    const random = await begin(players, 'missed')
    const acting = await asked(players)
    const absent = players[acting === players[0] ? 1 : 0]
    const tab = await house.tab(absent)
    tab.table = absent.table
    await tab.resume()
    const seen = absent.state?.seq ?? 0
    absent.drop()
    letPlay([acting], random)
    await acting.until(() => !acting.question?.options?.length || (acting.state?.seq ?? 0) > seen + 3)
    halt([acting])
    await settle(30)
    await absent.connect()
    const before = absent.heard.length
    const state = await absent.resume(seen)
    expect(absent.heard.slice(before).map(({ say }) => say)).toEqual(['table', 'state'].slice(-absent.heard.slice(before).length))
    expect(state.seq).toBe(tab.state?.seq)
    expect(state.events.length).toBeGreaterThan(0)
    expect(state.events).toEqual(tab.said('step').flatMap(({ step }) => step.events))
    const fromTheStart = await absent.resume()
    expect(fromTheStart.events.length).toBeGreaterThan(state.events.length)
  })
})

describe('bots and people', () => {
  test('bots fill the seats', async () => {
    const { players, house } = await gather(2, {}, 3)
    letPlay(players, await begin(players, 'with bots'))
    await toTheEnd(players)
    fair(await house.store.record(players[0].table?.game ?? ''))
  })

  test('a table of bots is played to the end at full speed, for whoever watches', async () => {
    const house = await open()
    const host = await house.player('Host')
    await host.create({ options: { players: 5 } })
    for (let i = 0; i < 5; i++) await host.at('bot', { bot: i % 2 ? 'rule' : 'random' })
    await host.at('start')
    await host.until(() => host.said('record').length > 0, 'the end')
    fair(await house.store.record(host.table?.game ?? ''))
    expect(sorted((await host.resume()).view)).toEqual(sorted(host.state?.view))
  })

  test('bots keep the pace of the table while people play', async () => {
    const { players, house } = await gather(1, { botPace: 700, shuffleSeats: false }, 4)
    await begin(players, 'pace')
    const before = house.store.snapshot()
    await settle(60)
    expect(house.store.snapshot()).toBe(before)
    // The first of them gives the pages the time to show the deal.
    await house.clock.turn(2_799)
    expect(house.store.snapshot()).toBe(before)
    for (let i = 0; i < 40 && !players[0].question?.options; i++) await house.clock.turn(700)
    expect(players[0].question?.options?.length).toBeGreaterThan(0)
  })

  test('who leaves for good is followed by a bot, and when nobody is left the bots finish', async () => {
    const { players, house } = await gather(4, { botPace: 500 })
    const [host, ...others] = players
    await begin(players, 'quit')
    const { id } = firstOf(others)
    await firstOf(others).at('quit')
    await host.until(() => !host.table?.seats.some(({ person }) => person?.id === id))
    expect(host.table?.seats.filter(({ bot }) => bot === 'rule')).toHaveLength(1)
    expect(await outcome(firstOf(others).at('answer', { number: 1, answer: { id: 'end' } }))).toBe('not-your-seat')
    for (const player of players) if (player !== others[0]) await player.at('quit')
    await toTheEnd(players)
    const game = host.table?.game ?? ''
    expect(house.store.games.get(game)?.people).toEqual([null, null, null, null])
    fair(await house.store.record(game))
  })

  test('two tabs of one person see the same', async () => {
    const { players, house } = await gather(4)
    const tab = await house.tab(players[0])
    tab.table = players[0].table
    const random = await begin(players, 'tabs')
    await tab.resume()
    letPlay(players, random)
    await toTheEnd([...players, tab])
    expect(sorted(tab.state?.view)).toEqual(sorted(players[0].state?.view))
    expect(tab.state?.seq).toBe(players[0].state?.seq)
  })
})

describe('a series', () => {
  test('survivors may keep their characters, and seats stay', async () => {
    const { players, host } = await gather(4, { options: { rotatingSheriff: true } })
    letPlay(players, await begin(players, 'series'))
    await toTheEnd(players)
    const seats = host.table?.seats.map(({ person }) => person?.id)
    halt(players)
    await host.at('rematch')
    expect(host.table).toMatchObject({ status: 'open', played: 1, game: null })
    expect(await outcome(host.at('start'))).toBe('not-everybody-ready')
    for (const player of players) await player.at('ready', { ready: true })
    const first = host.state?.game
    await host.at('start')
    await host.until(() => host.state !== undefined && host.state.game !== first)
    expect(host.table?.seats.map(({ person }) => person?.id)).toEqual(seats)
    expect(host.question?.kind).toBe('keep-character')
  })

  test('another person in a seat begins a new series', async () => {
    const { players, host, house, code } = await gather(4)
    letPlay(players, await begin(players, 'new series'))
    await toTheEnd(players)
    halt(players)
    await host.at('rematch')
    await players[1].at('stand')
    const other = await house.player('Other')
    other.share = '0'.repeat(32)
    await other.come(code)
    await other.at('sit')
    for (const player of [...players, other]) if (player !== players[1]) await player.at('ready', { ready: true })
    const first = host.state?.game
    await host.at('start')
    await host.until(() => host.state !== undefined && host.state.game !== first)
    expect(host.question?.kind).not.toBe('keep-character')
  })
})
