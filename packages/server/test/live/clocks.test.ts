import { firstOf, nth } from '@sundown/engine'
import { describe, expect, test } from 'vitest'
import { afterADeath, asked, begin, caughtUp, gather, letPlay, outcome } from './gather.ts'
import { anyAnswer, isOut } from './player.ts'
import { settle } from './turned-clock.ts'

const clocks = { turn: 30, reaction: 15, reserve: 20 }

describe('clocks', () => {
  test('run for the one who is asked, then take his reserve, then answer for him', async () => {
    const { house, players } = await gather(4, { clocks, shuffleSeats: false })
    await begin(players, 'clocks')
    const acting = await asked(players)
    const { seat } = acting
    expect(acting.state?.clocks).toEqual([{ seat, left: 30, reserve: 20 }])
    for (const player of players) expect(player.state?.clocks).toEqual(acting.state?.clocks)
    await house.clock.turn(40_000)
    expect((await acting.resume()).clocks).toEqual([{ seat, left: 0, reserve: 10 }])
    const entries = () => house.store.logs.get(acting.table?.game ?? '')?.length ?? 0
    expect(entries()).toBe(0)
    await house.clock.turn(10_500)
    expect(entries()).toBe(1)
  })

  test('the reserve is spent for the whole game', async () => {
    const { house, players } = await gather(4, { clocks, shuffleSeats: false })
    const random = await begin(players, 'reserve')
    const acting = await asked(players)
    await house.clock.turn(35_000)
    const { question } = acting
    if (!question) throw new Error('not asked')
    await acting.at('answer', { number: question.number, answer: await anyAnswer(acting, question, random) })
    const stored = house.store.logs.get(acting.table?.game ?? '')?.at(-1)?.clocks ?? []
    expect(nth(stored, acting.seat).reserve).toBe(15_000)
    expect(stored.filter(({ reserve }) => reserve === 20_000)).toHaveLength(3)
  })

  test('twice in a row seats a bot until the player is back', async () => {
    const { house, players } = await gather(4, { clocks: { turn: 5, reaction: 5, reserve: 0 }, botPace: 5000 })
    await begin(players, 'away')
    const acting = await asked(players)
    const other = players.find((player) => player !== acting) ?? players[0]
    const sitsIn = () => other.table?.seats[acting.seat]?.bot
    acting.drop()
    for (let i = 0; i < 60 && !sitsIn(); i++) await house.clock.turn(1_000)
    expect(sitsIn()).toBe('rule')
    expect(other.table?.seats[acting.seat]).toMatchObject({ connected: false, person: { id: acting.id } })
    await acting.connect()
    await acting.resume()
    await acting.at('take-over')
    await other.until(() => sitsIn() === null)
  })

  test('begin anew for nobody who has a bot play for a moment', async () => {
    const { house, players } = await gather(4, { clocks, shuffleSeats: false, botPace: 5000 })
    await begin(players, 'bot for a moment')
    const acting = await asked(players)
    const { seat } = acting
    const aside = async () => {
      await acting.at('stand-in', { seat })
      expect((await acting.resume()).clocks).toEqual([])
      await acting.at('take-over')
      return firstOf((await acting.resume()).clocks)
    }
    await house.clock.turn(10_000)
    expect(await aside()).toEqual({ seat, left: 20, reserve: 20 })
    await house.clock.turn(25_000)
    expect(await aside()).toEqual({ seat, left: 0, reserve: 15 })
    const entries = () => house.store.logs.get(acting.table?.game ?? '')?.length ?? 0
    await house.clock.turn(14_500)
    expect([entries(), (await aside()).reserve]).toEqual([0, 0.5])
    await house.clock.turn(1_000)
    expect(entries()).toBe(1)
  })

  test('survive a restart and do not run while the server is down', async () => {
    const { house, players } = await gather(4, { clocks, shuffleSeats: false })
    const random = await begin(players, 'restart')
    const first = await asked(players)
    const { question } = first
    if (!question) throw new Error('not asked')
    await first.at('answer', { number: question.number, answer: await anyAnswer(first, question, random) })
    await settle(20)
    const acting = await asked(players)
    const given = acting.state?.clocks[0]?.left ?? 0
    await house.clock.turn(10_000)
    await house.crash({ down: 60 * 60_000 })
    await acting.connect()
    const clock = firstOf((await acting.resume()).clocks)
    expect(clock.left).toBeLessThanOrEqual(given - 5)
    expect(clock.left).toBeGreaterThanOrEqual(given - 10)
    expect(clock.reserve).toBe(20)
    const entries = () => house.store.logs.get(acting.table?.game ?? '')?.length ?? 0
    const before = entries()
    await house.clock.turn((clock.left + 19) * 1000)
    expect(entries()).toBe(before)
    await house.clock.turn(1_500)
    expect(entries()).toBe(before + 1)
  })

  test('in a question to several each sees only his own clock', async () => {
    const { house, players } = await gather(4, { clocks, options: { characterChoice: true } })
    const random = await begin(players, 'several')
    for (const player of players) expect(player.state?.clocks).toEqual([{ seat: player.seat, left: 15, reserve: 0 }])
    const [one, ...others] = players
    const heard = others.map(({ bytes }) => bytes.length)
    if (!one.question) throw new Error('not asked')
    await one.at('answer', { number: one.question.number, answer: await anyAnswer(one, one.question, random) })
    await settle(20)
    for (const player of others) await player.call('ping')
    for (const player of others) expect(player.heard.at(-1)).toMatchObject({ say: 'done' })
    expect(others.map(({ bytes }) => bytes.length - 1)).toEqual(heard)
    expect(one.question?.options).toBeUndefined()
    expect(one.state?.clocks).toEqual([])
    expect((await firstOf(others).resume()).seq).toBe(0)
    expect(house.store.logs.get(one.table?.game ?? '')).toHaveLength(1)
  })
})

describe('a pause', () => {
  test('begins and ends when all who are here want it; clocks stand still', async () => {
    const { house, players } = await gather(4, { clocks })
    const random = await begin(players, 'pause')
    const acting = await asked(players)
    const [a, b, c, d] = players
    await house.clock.turn(10_000)
    for (const player of [a, b, c]) await player.at('pause', { pause: true })
    await caughtUp(d)
    expect(d.table).toMatchObject({ paused: false })
    expect(d.table?.pauseVotes).toHaveLength(3)
    await d.at('pause', { pause: true })
    expect(d.table).toMatchObject({ paused: true, pauseVotes: [] })
    await house.clock.turn(600_000)
    const { question } = acting
    if (!question) throw new Error('not asked')
    expect(await outcome(acting.at('answer', { number: question.number, answer: await anyAnswer(acting, question, random) }))).toBe(
      'paused',
    )
    expect(firstOf((await acting.resume()).clocks).left).toBe(20)
    d.drop()
    for (const player of [a, b, c]) if (player !== d) await player.at('pause', { pause: false })
    await a.until(() => a.table?.paused === false)
    await house.clock.turn(5_000)
    await a.until(() => a.state?.clocks[0] !== undefined)
    expect(firstOf((await a.resume()).clocks).left).toBe(15)
    if (acting === d) await d.connect()
    if (acting === d) await d.resume()
    letPlay([acting], random)
    await a.until(() => (a.state?.seq ?? 0) > 0)
  })

  test('leaves the clocks as they stand when a bot takes a seat', async () => {
    const { house, players } = await gather(4, { clocks })
    await begin(players, 'pause and seat')
    const acting = await asked(players)
    await house.clock.turn(10_000)
    for (const player of players) await player.at('pause', { pause: true })
    await house.clock.turn(600_000)
    const other = firstOf(players.filter((player) => player !== acting))
    await other.at('stand-in', { seat: other.seat })
    await acting.until(() => acting.table?.seats[other.seat]?.bot !== null)
    await caughtUp(acting)
    expect(firstOf(acting.state?.clocks ?? []).left).toBe(20)
  })

  test('does not wait for somebody for whom a bot plays', async () => {
    const { players } = await gather(4, { clocks })
    await begin(players, 'pause and bot')
    const [a, b, c, d] = players
    for (const player of players) await player.at('pause', { pause: true })
    for (const player of [a, b, c]) await player.at('pause', { pause: false })
    await caughtUp(a)
    expect(a.table).toMatchObject({ paused: true })
    await d.at('stand-in', { seat: d.table?.seats.findIndex(({ person }) => person?.id === d.id) ?? -1 })
    await a.until(() => a.table?.paused === false)
  })

  test('is no matter of those who are out: they keep nobody from it, and nobody in it', async () => {
    const { dead, living } = await afterADeath({ clocks })
    const a = firstOf(living)
    for (const player of living) await player.at('pause', { pause: true })
    await a.until(() => a.table?.paused === true, 'the pause')
    await dead.at('pause', { pause: false })
    await caughtUp(a)
    expect(a.table).toMatchObject({ paused: true })
    for (const player of living) await player.at('pause', { pause: false })
    await a.until(() => a.table?.paused === false, 'the game to go on')
  })

  test('begins as soon as the last who did not want it is out', async () => {
    for (let game = 0; ; game++) {
      const { players } = await gather(4, { clocks })
      const random = await begin(players, `pause and death ${game}`)
      const [a, b, c, d] = players
      for (const player of [a, b, c]) await player.at('pause', { pause: true })
      letPlay(players, random)
      await d.until(() => isOut(d) || d.isOver, 'the end of d')
      if (d.isOver) continue
      await d.until(() => d.table?.paused === true || d.isOver, 'the pause')
      expect(d.table).toMatchObject({ paused: true })
      return
    }
  })

  test('survives a restart', async () => {
    const { house, players } = await gather(4, { clocks })
    await begin(players, 'pause and restart')
    for (const player of players) await player.at('pause', { pause: true })
    await house.crash()
    const [a] = players
    await a.connect()
    await a.resume()
    expect(await house.live.listTables()).toHaveLength(1)
    const entries = house.store.logs.get(a.table?.game ?? '')?.length
    await house.clock.turn(600_000)
    expect(house.store.logs.get(a.table?.game ?? '')?.length).toBe(entries)
    await a.at('pause', { pause: false })
    await a.until(() => a.table?.paused === false)
  })
})
