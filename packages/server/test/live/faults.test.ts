import type { GameKind } from '@sundown/engine'
import { describe, expect, test } from 'vitest'
import { StoreAway, StoreFull } from '../../src/store/store.ts'
import { asked, begin, caughtUp, fair, gather, letPlay, open, outcome, toTheEnd } from './gather.ts'
import { anyAnswer, type Player } from './player.ts'
import { real, tampered, withGame } from './tampered.ts'
import { settle } from './turned-clock.ts'

async function answerOnce(player: Player, random: Parameters<typeof anyAnswer>[2]): Promise<string> {
  const { question } = player
  if (!question) throw new Error('not asked')
  return outcome(player.at('answer', { number: question.number, answer: await anyAnswer(player, question, random) }))
}

describe('accidents', () => {
  test('a rule that throws costs a refused answer; another table plays on', async () => {
    let broken = true
    const throws = tampered('broken', () => {
      if (broken) throw new Error('the ace of spades is in the hand of seat 2')
    })
    const house = await open({ games: withGame(throws) })
    const bad = await gather(4, { game: 'broken' }, 0, house)
    const good = await gather(4, {}, 0, house)
    const random = await begin(good.players, 'good')
    await begin(bad.players, 'bad')
    letPlay(good.players, random)
    const acting = await asked(bad.players)
    const { state } = acting
    const log = () => JSON.stringify(house.store.logs.get(acting.table?.game ?? ''))
    const before = log()
    for (let i = 0; i < 3; i++) expect(await answerOnce(acting, random)).toBe('engine-error')
    expect(log()).toBe(before)
    expect((await acting.resume()).view).toEqual(state?.view)
    await toTheEnd(good.players)
    expect(house.live.metrics().engineErrors).toBe(3)
    expect(house.logged).toHaveLength(3)
    expect(house.logged.join()).not.toContain('ace of spades')
    broken = false
    expect(await answerOnce(acting, random)).toBe('done')
    letPlay(bad.players, random)
    await toTheEnd(bad.players)
  })

  test('a rule that throws on what a bot or a clock does leaves the table usable', async () => {
    let broken = true
    const throws = tampered('broken', () => {
      if (broken) throw new Error('no')
    })
    const { house, players } = await gather(1, { game: 'broken' }, 3, { games: withGame(throws) })
    await begin(players)
    await settle(40)
    await house.clock.turn(60_000)
    const errors = house.live.metrics().engineErrors
    expect(errors).toBeLessThan(10)
    broken = false
    const [player] = players
    await player.at('chat', { text: 'still here' })
    expect(player.said('chat')).toHaveLength(1)
  })

  test('a clock goes on after a rule that threw', async () => {
    let broken = true
    const throws = tampered('broken', () => {
      if (broken) throw new Error('no')
    })
    const clocks = { turn: 5, reaction: 5, reserve: 0 }
    const { house, players } = await gather(4, { game: 'broken', clocks }, 0, { games: withGame(throws) })
    await begin(players)
    await house.clock.turn(30_000)
    const errors = house.live.metrics().engineErrors
    expect(errors).toBeGreaterThan(1)
    expect(errors).toBeLessThan(20)
    broken = false
    await house.clock.turn(10_000)
    expect(house.store.logs.get(players[0].table?.game ?? '')?.length).toBeGreaterThan(0)
  })

  test('a view that cannot be built takes nothing back', async () => {
    let broken = false
    const kind: GameKind = {
      ...real,
      rules: {
        ...real.rules,
        create(options, seed) {
          const game = real.rules.create(options, seed)
          const honest = game.view.bind(game)
          game.view = (viewer) => {
            if (broken) throw new Error('no')
            return honest(viewer)
          }
          return game
        },
      },
    }
    const { house, players } = await gather(4, {}, 0, { games: new Map([[kind.rules.name, kind]]) })
    const random = await begin(players, 'views')
    const acting = await asked(players)
    broken = true
    expect(await answerOnce(acting, random)).toBe('done')
    expect(house.store.logs.get(acting.table?.game ?? '')).toHaveLength(1)
    expect(acting.state?.seq).toBe(0)
    broken = false
    for (const player of players) await player.resume()
    expect(acting.state?.seq).toBe(1)
    letPlay(players, random)
    await toTheEnd(players)
  })

  test('a game that cannot be dealt leaves an open table', async () => {
    const kind: GameKind = {
      ...real,
      rules: {
        ...real.rules,
        name: 'broken',
        create: () => {
          throw new Error('no')
        },
      },
    }
    const { house, players } = await gather(4, { game: 'broken' }, 0, { games: withGame(kind) })
    const [host] = players
    for (const player of players) player.share = '0'.repeat(32)
    await host.at('start')
    await host.until(() => host.said('refused').length > 0 && host.table?.status === 'open')
    expect([...house.store.games.values()].map(({ status }) => status)).toEqual(['closed'])
  })

  test('a full disk refuses answers and loses none', async () => {
    const { house, players } = await gather(4)
    const random = await begin(players, 'full')
    const acting = await asked(players)
    house.store.full = true
    const before = house.store.snapshot()
    const bytes = players.map((player) => player.bytes.length)
    expect(await answerOnce(acting, random)).toBe('disk-full')
    expect(await outcome(acting.at('chat', { text: 'hm' }))).toBe('disk-full')
    await caughtUp(...players)
    expect(players.map((player, i) => player.heard.slice(bytes[i]).filter(({ say }) => say === 'step'))).toEqual([[], [], [], []])
    expect(house.store.snapshot()).toBe(before)
    house.store.full = false
    expect(await answerOnce(acting, random)).toBe('done')
    letPlay(players, random)
    await toTheEnd(players)
    fair(await house.store.record(players[0].table?.game ?? ''))
  })

  test('a game that ends on a full disk is kept as soon as there is room', async () => {
    const { house, players } = await gather(4)
    const random = await begin(players, 'full at the end')
    const { store } = house
    const archive = store.archive.bind(store)
    let tries = 0
    store.archive = async () => {
      tries++
      throw new StoreFull('full')
    }
    letPlay(players, random)
    await expect.poll(() => tries).toBeGreaterThan(0)
    expect(players.some((player) => player.isOver || player.said('record').length > 0)).toBe(false)
    store.archive = archive
    await house.clock.turn(60_000)
    await toTheEnd(players)
    fair(await store.record(players[0].table?.game ?? ''))
  })

  test('who comes while the database is away is told so, and nobody has made a mistake', async () => {
    const house = await open()
    const { store } = house
    const muted = store.muted.bind(store)
    store.muted = () => Promise.reject(new StoreAway('away'))
    await expect(house.player('Early')).rejects.toThrow(/store-away/)
    store.muted = muted
    await house.player('Late')
    expect(house.logged).toEqual([])
    expect(Object.values(house.faults.counts).every((count) => count === 0)).toBe(true)
  })

  test('nobody sees an effect that is not on the disk', async () => {
    const { house, players } = await gather(4)
    const random = await begin(players, 'durable')
    const acting = await asked(players)
    let written = () => {}
    house.store.appending = new Promise((done) => {
      written = done
    })
    const answering = answerOnce(acting, random)
    await settle(40)
    const other = players.find((player) => player !== acting) ?? acting
    const fresh = other.resume()
    await settle(60)
    expect(players.every((player) => player.state?.seq === 0)).toBe(true)
    written()
    expect(await answering).toBe('done')
    expect((await fresh).seq).toBeGreaterThan(0)
  })

  test('a crash loses no acknowledged answer', async () => {
    const { house, players } = await gather(4)
    const random = await begin(players, 'crashes')
    for (let crashes = 0; crashes < 8 && !players[0].isOver; crashes++) {
      letPlay(players, random)
      const goal = (players[0].state?.seq ?? 0) + 3 + random.below(6)
      await players[0].until(() => (players[0].state?.seq ?? 0) >= goal || players[0].isOver)
      for (const player of players) player.onQuestion = undefined
      const seen = Math.max(...players.map(({ state }) => state?.seq ?? 0))
      if (players[0].isOver) break
      await house.crash()
      for (const player of players) {
        const { state } = player
        await player.connect()
        await player.call('come', { table: player.tableId })
        if (player.isOver) continue
        const fresh = await player.resume(state?.seq)
        expect(fresh.seq).toBeGreaterThanOrEqual(seen)
        expect(fresh.game).toBe(state?.game)
      }
    }
    letPlay(players, random)
    if (!players[0].isOver) await players[0].until(() => players[0].isOver, 'the end')
    fair(await house.store.record(players[0].table?.game ?? ''))
  })

  test('stopping finishes what is in flight and says goodbye', async () => {
    const { house, players } = await gather(4)
    const random = await begin(players, 'stop')
    const acting = await asked(players)
    const answering = answerOnce(acting, random)
    await settle(6)
    await house.live.stop()
    expect(await answering).toBe('done')
    await acting.until(() => acting.said('bye').length > 0)
    expect(acting.said('bye')).toEqual([{ say: 'bye', why: 'restart' }])
    const before = house.store.snapshot()
    await house.clock.turn(3_600_000)
    expect(house.store.snapshot()).toBe(before)
  })
})
