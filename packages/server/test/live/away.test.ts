import { firstOf, nth } from '@sundown/engine'
import { describe, expect, test } from 'vitest'
import { atAWindow, passing } from './at-a-window.ts'
import { asked, begin, caughtUp, gather, open, outcome } from './gather.ts'
import { anyAnswer, isOut, type Player, WasRefused } from './player.ts'

/** Three people and somebody who is asked and has gone; the first of the three is the host. */
async function oneIsGone(settings: object = {}) {
  const { house, players } = await gather(4, { botPace: 100, ...settings })
  await begin(players, 'gone')
  let gone = await asked(players)
  // The host stays.
  if (gone === players[0]) {
    await players[0].at('hand-over', { person: players[1].id })
    gone = players[0]
  }
  const staying = players.filter((player) => player !== gone)
  const host = staying.find(({ id }) => id === gone.table?.host || id === players[1].id) ?? firstOf(staying)
  const other = staying.find((player) => player !== host) ?? nth(staying, 1)
  gone.drop()
  await host.until(() => host.table?.seats[gone.seat]?.connected === false)
  await caughtUp(...staying)
  return { house, players, staying, gone, host: staying.find(({ id }) => id === host.table?.host) ?? host, other, seat: gone.seat }
}

const seatOf = (player: Player, seat: number) => player.table?.seats[seat]
const factsOf = (asking: Promise<unknown>) => asking.then(undefined, (error) => (error instanceof WasRefused ? error.facts : error))

describe('somebody who is away', () => {
  test('is shown with the seconds, until he is back', async () => {
    const { house, host, other, gone, seat } = await oneIsGone()
    expect(seatOf(other, seat)).toMatchObject({ connected: false, away: 0, bot: null })
    await house.clock.turn(40_500)
    await other.come(other.table?.code ?? '')
    expect(seatOf(other, seat)).toMatchObject({ away: 40 })
    expect(other.table?.seats.filter(({ away }) => away !== null)).toHaveLength(1)
    await gone.connect()
    await gone.resume()
    await gone.come(host.table?.code ?? '')
    await caughtUp(other)
    expect(seatOf(other, seat)).toMatchObject({ connected: true, away: null })
  })

  test('is played for by a bot at the word of the host, at once', async () => {
    const { house, host, other, gone, seat } = await oneIsGone()
    const before = other.state?.seq ?? 0
    await host.at('stand-in', { seat })
    await caughtUp(other)
    expect(seatOf(other, seat)).toMatchObject({ bot: 'rule', connected: false, person: { id: gone.id } })
    expect(await outcome(host.at('stand-in', { seat }))).toBe('done')
    await house.clock.turn(1_000)
    await caughtUp(other)
    expect(other.state?.seq).toBeGreaterThan(before)
  })

  test('is played for at the word of any other player after a minute', async () => {
    const { house, other, seat } = await oneIsGone()
    await house.clock.turn(20_000)
    expect(await factsOf(other.at('stand-in', { seat }))).toEqual({ seat, seconds: 40 })
    expect(await outcome(other.at('stand-in', { seat }))).toBe('away-too-short')
    await house.clock.turn(39_999)
    expect(await outcome(other.at('stand-in', { seat }))).toBe('away-too-short')
    await house.clock.turn(1)
    expect(await outcome(other.at('stand-in', { seat }))).toBe('done')
    await caughtUp(other)
    expect(seatOf(other, seat)?.bot).toBe('rule')
  })

  test('comes back to his table, looks and talks while the bot plays on, and takes over with one message', async () => {
    const { house, host, gone, seat } = await oneIsGone()
    await host.at('stand-in', { seat })
    await gone.connect()
    await gone.come(host.table?.code ?? '')
    await gone.resume()
    await gone.at('chat', { text: 'Back in a minute.' })
    expect(seatOf(gone, seat)).toMatchObject({ bot: 'rule', connected: true })
    expect(await outcome(gone.at('take-over'))).toBe('done')
    await caughtUp(host)
    expect(seatOf(host, seat)).toMatchObject({ bot: null, connected: true })
    const before = gone.state?.seq
    await house.clock.turn(5_000)
    if (gone.question?.options?.length) expect(gone.state?.seq).toBe(before)
    expect(await outcome(gone.at('take-over'))).toBe('done')
  })

  test('takes over by answering, and not by an answer that is refused', async () => {
    const { host, gone, seat, house, players } = await oneIsGone({ botPace: 5000 })
    await host.at('stand-in', { seat })
    await gone.connect()
    await gone.resume()
    const { question } = gone
    if (!question?.options) throw new Error('not asked')
    expect(await outcome(gone.at('answer', { number: question.number + 7, answer: { id: 'no' } }))).toBe('old-question')
    expect(house.store.saved.get(gone.tableId)?.seats[seat]?.bot).toBe('rule')
    await gone.at('answer', { number: question.number, answer: question.options[question.options.length - 1] })
    expect(house.store.saved.get(gone.tableId)?.seats[seat]?.bot).toBeNull()
    await caughtUp(...players)
  })

  test('may have let the bot in himself', async () => {
    const { players } = await gather(4)
    await begin(players, 'himself')
    const [, , player] = players
    const { seat } = player
    expect(await outcome(player.at('stand-in', { seat }))).toBe('done')
    await player.until(() => seatOf(player, seat)?.bot === 'rule')
    expect(await outcome(player.at('take-over'))).toBe('done')
    await player.until(() => seatOf(player, seat)?.bot === null)
  })

  test('keeps his bot over a restart, and takes over after it', async () => {
    const { house, host, other, gone, seat } = await oneIsGone()
    await host.at('stand-in', { seat })
    await house.crash()
    for (const player of [host, other, gone]) {
      await player.connect()
      await player.come(player.table?.code ?? '')
      await player.resume()
    }
    expect(seatOf(other, seat)).toMatchObject({ bot: 'rule', person: { id: gone.id } })
    await gone.at('take-over')
    await caughtUp(other)
    expect(seatOf(other, seat)?.bot).toBeNull()
  })

  test('is away from the start of the server, if he has not come since', async () => {
    const { house, other, gone, seat } = await oneIsGone()
    await house.clock.turn(30_000)
    await house.crash({ down: 600_000 })
    await other.connect()
    await other.come(other.table?.code ?? '')
    expect(seatOf(other, seat)).toMatchObject({ person: { id: gone.id }, away: 0 })
    // The host is gone too, so his part passes on after the same minute: then it is the host who asks.
    await house.clock.turn(59_000)
    expect(await outcome(other.at('stand-in', { seat }))).toBe('away-too-short')
    await house.clock.turn(1_000)
    expect(await outcome(other.at('stand-in', { seat }))).toBe('done')
  })

  test('two missed clocks seat the same bot; he takes over with his clocks whole', async () => {
    const { house, players } = await gather(4, { clocks: { turn: 5, reaction: 5, reserve: 0 }, botPace: 5000 })
    await begin(players, 'away')
    const acting = await asked(players)
    const other = players.find((player) => player !== acting) ?? players[0]
    const { seat } = acting
    for (let i = 0; i < 60 && !seatOf(other, seat)?.bot; i++) await house.clock.turn(1_000)
    expect(seatOf(other, seat)).toMatchObject({ bot: 'rule', connected: true })
    await acting.at('take-over')
    for (let i = 0; i < 60 && !acting.question?.options; i++) await house.clock.turn(1_000)
    await house.clock.turn(5_500)
    await caughtUp(other)
    // One more miss is only the first of two.
    expect(seatOf(other, seat)?.bot).toBeNull()
  })
})

describe('nobody can', () => {
  test('put a bot into the seat of somebody who is here, of nobody, or of a bot', async () => {
    const { players } = await gather(3, {}, 1)
    expect(await outcome(players[0].at('stand-in', { seat: 0 }))).toBe('not-started')
    expect(await outcome(players[0].at('take-over'))).toBe('not-started')
    await begin(players, 'nobody')
    const [host, other] = players
    expect(await outcome(host.at('stand-in', { seat: other.seat }))).toBe('not-away')
    expect(await outcome(other.at('stand-in', { seat: host.seat }))).toBe('not-away')
    const bot = host.table?.seats.findIndex(({ person }) => person === null)
    expect(await outcome(host.at('stand-in', { seat: bot }))).toBe('no-such-seat')
    expect(await outcome(host.at('stand-in', { seat: 7 }))).toBe('no-such-seat')
  })

  test('do it who only watches, or is not at the table', async () => {
    const { house, seat, host, gone } = await oneIsGone()
    const watcher = await house.player('Watcher')
    expect(await outcome(watcher.ask('stand-in', { table: gone.tableId, seat }))).toBe('not-at-table')
    await watcher.come(host.table?.code ?? '')
    await house.clock.turn(120_000)
    expect(await outcome(watcher.at('stand-in', { seat }))).toBe('not-seated')
    expect(await outcome(watcher.at('take-over'))).toBe('not-seated')
  })
})

describe('somebody who is connected and says nothing', () => {
  test('counts as away after three minutes of a question that everybody sees', async () => {
    const { house, players } = await gather(4, { botPace: 100 })
    const random = await begin(players, 'silent')
    let silent = await asked(players)
    if (silent === players[0] && silent.question) {
      await players[0].at('hand-over', { person: players[1].id })
    }
    silent = await asked(players)
    const other = players.find((player) => player !== silent && player.id !== silent.table?.host) ?? players[3]
    const { seat } = silent
    await house.clock.turn(179_000)
    expect(await outcome(other.at('stand-in', { seat }))).toBe('not-away')
    expect(seatOf(other, seat)?.away).toBeNull()
    await house.clock.turn(1_000)
    await caughtUp(other)
    expect(seatOf(other, seat)).toMatchObject({ connected: true, away: 180 })
    expect(await outcome(other.at('stand-in', { seat }))).toBe('done')
    await silent.at('take-over')
    const { question } = await asked([silent])
    if (question) await silent.at('answer', { number: question.number, answer: await anyAnswer(silent, question, random) })
    await caughtUp(other)
    expect(seatOf(other, seat)).toMatchObject({ bot: null, away: null })
  })

  test.each([true, false])('is played for when several are asked, of whom some have answered (%j) or none', async (answers) => {
    const { house, players } = await gather(4, { options: { characterChoice: true } })
    const random = await begin(players, 'several')
    const [one, other] = players
    if (!one.question) throw new Error('not asked')
    if (answers) await one.at('answer', { number: one.question.number, answer: await anyAnswer(one, one.question, random) })
    await house.clock.turn(179_000)
    await caughtUp(other)
    expect(other.table?.seats.map(({ away }) => away)).toEqual([null, null, null, null])
    expect(await outcome(other.at('stand-in', { seat: one.seat }))).toBe('not-away')
    await house.clock.turn(1_000)
    await caughtUp(other)
    // It is told of all alike: nobody learns who has answered.
    expect(other.table?.seats.map(({ away }) => away)).toEqual([180, 180, 180, 180])
    const before = other.state?.seq ?? 0
    for (const silent of players.filter((player) => player !== other)) await other.at('stand-in', { seat: silent.seat })
    await house.clock.turn(2_000)
    expect(other.state?.seq).toBe(before)
    const { question } = other
    if (!question) throw new Error('not asked')
    await other.at('answer', { number: question.number, answer: await anyAnswer(other, question, random) })
    await other.until(() => (other.state?.seq ?? 0) > before, 'the game to go on')
    // Who was here after all plays on himself.
    await one.at('take-over')
    await caughtUp(other)
    expect(seatOf(other, one.seat)).toMatchObject({ bot: null, connected: true })
  })

  test('is played for when a secret question waits for somebody, and nobody learns for whom', async () => {
    const { house, players } = await atAWindow({ windowSeconds: 0 }, 'silent in secret', () => true)
    const waited = players.find(({ question }) => question?.options?.length)
    const other = players.find((player) => player !== waited)
    if (!waited || !other) throw new Error('nobody is asked')
    const before = other.state?.seq ?? 0
    await house.clock.turn(600_000)
    await caughtUp(other)
    expect(other.state?.seq).toBe(before)
    const awaited = other.table?.seats.filter(({ person, away }) => person !== null && away !== null).map(({ seat }) => seat) ?? []
    expect(awaited).toEqual(
      players
        .filter((player) => !isOut(player))
        .map(({ seat }) => seat)
        .sort(),
    )
    // As soon as the right one is played for, the game goes on, and nobody is waited for any more.
    const outcomes = new Set<string>()
    for (const seat of awaited) if (seat !== other.seat) outcomes.add(await outcome(other.at('stand-in', { seat })))
    expect(['done', 'done not-away']).toContain([...outcomes].join(' '))
    await house.clock.turn(1_000)
    await caughtUp(other)
    // Whoever asks for all this may be asked himself.
    const { question } = other
    const own = other.state?.seq === before ? (question?.options ?? []) : []
    if (own.length > 0) await other.at('answer', { number: question?.number, answer: { id: passing(own).id } })
    await house.clock.turn(5_000)
    await other.until(() => (other.state?.seq ?? 0) > before, 'the game to go on')
  })
})

describe('tables of strangers', () => {
  test('have clocks unless the host says otherwise', async () => {
    const house = await open()
    const ann = await house.player('Ann')
    const clocksOf = async (settings: object) => (await ann.create({ options: { players: 4 }, ...settings })).settings.clocks
    expect(await clocksOf({ public: true })).toEqual({ turn: 60, reaction: 30, reserve: 120 })
    expect(await clocksOf({ public: true, clocks: null })).toBeNull()
    expect(await clocksOf({ public: true, clocks: { turn: 30, reaction: 15, reserve: 0 } })).toEqual({ turn: 30, reaction: 15, reserve: 0 })
    expect(await clocksOf({})).toBeNull()
    await ann.at('settings', { settings: { public: true, options: { players: 4 } } })
    expect(ann.table?.settings.clocks).toEqual({ turn: 60, reaction: 30, reserve: 120 })
  })
})
