import { firstOf } from '@sundown/engine'
import { describe, expect, test } from 'vitest'
import { asked, begin, caughtUp, gather, outcome } from './gather.ts'
import { anyAnswer, type Player } from './player.ts'
import { settle } from './turned-clock.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const BY_POST = { clocks: { turn: 24 * 3600, reaction: 12 * 3600, reserve: 0 } }

/** Nobody has to look around every half minute for days. */
const SLOWLY = { times: { round: HOUR, knock: DAY }, beat: 60_000 }

/** Whoever is asked answers something. */
async function answer(player: Player, random: Parameters<typeof anyAnswer>[2]): Promise<void> {
  const { question } = player
  if (!question) throw new Error('he is not asked')
  await player.at('answer', { number: question.number, answer: await anyAnswer(player, question, random) })
}

async function goAway(players: readonly Player[]): Promise<void> {
  for (const player of players) player.drop()
  await settle(40)
}

const moves = (player: Player) => player.said('moves').at(-1)?.moves ?? []

describe('a table by post', () => {
  test('tells whoever it waits for, and nobody else', async () => {
    const { house, players } = await gather(4, BY_POST, 0, SLOWLY)
    const random = await begin(players)
    const acting = await asked(players)
    await caughtUp(acting)
    expect(moves(acting)).toMatchObject([{ table: acting.tableId, game: 'bang', host: 'Player 0', left: 24 * 3600 }])
    for (const other of players) if (other !== acting) expect(moves(other)).toEqual([])
    expect(await house.live.moves(acting.id)).toHaveLength(1)
    const before = acting.said('moves').length
    await answer(acting, random)
    await acting.until(() => acting.said('moves').length > before, 'news of the moves')
  })

  test('the clock of the first answer runs while nobody is there, too', async () => {
    const { house, players } = await gather(4, BY_POST, 0, SLOWLY)
    await begin(players)
    const acting = await asked(players)
    await goAway(players)
    await house.clock.turn(25 * HOUR)
    await expect.poll(() => house.store.logs.get(acting.table?.game ?? '')?.length).toBeGreaterThan(0)
  })

  test('its clocks run while nobody is there and the game is out of memory', async () => {
    const { house, players } = await gather(4, BY_POST, 0, SLOWLY)
    const random = await begin(players)
    await answer(await asked(players), random)
    const acting = await asked(players)
    const { number } = acting.question ?? {}
    const { left } = firstOf(await house.live.moves(acting.id))
    await goAway(players)
    await house.clock.turn((left - 3600) * 1000)
    expect(house.live.metrics()).toMatchObject({ gamesPlaying: 1, gamesWarm: 0 })
    expect(await house.live.moves(acting.id)).toMatchObject([{ left: 3600 }])
    const entries = house.store.logs.get(acting.table?.game ?? '')?.length ?? 0
    await house.clock.turn(HOUR + 60_000)
    // The clock has answered: the game waits for something else.
    await expect.poll(() => house.store.logs.get(acting.table?.game ?? '')?.length).toBeGreaterThan(entries)
    await acting.connect()
    expect((await acting.resume()).question?.number).not.toBe(number)
  })

  test('a restart costs nobody any time, and the clocks go on by themselves', async () => {
    const { house, players } = await gather(4, BY_POST, 0, SLOWLY)
    const random = await begin(players)
    await answer(await asked(players), random)
    const acting = await asked(players)
    await caughtUp(acting)
    const { left } = firstOf(await house.live.moves(acting.id))
    await goAway(players)
    await house.clock.turn(10 * HOUR)
    await house.crash({ down: 3 * DAY })
    // Tables by post wake by and by.
    await expect.poll(() => house.live.moves(acting.id)).toHaveLength(1)
    const after = firstOf(await house.live.moves(acting.id))
    expect(left - after.left).toBeGreaterThanOrEqual(10 * 3600)
    expect(left - after.left).toBeLessThan(10 * 3600 + 120)
    await house.clock.turn(2 * DAY)
    await expect.poll(() => house.store.logs.get(acting.table?.game ?? '')?.length).toBeGreaterThan(1)
  })

  test('is not closed as abandoned, until nobody has come for three times all its clocks', async () => {
    const { house, players } = await gather(4, BY_POST, 0, SLOWLY)
    await goAway(players)
    await house.clock.turn(4 * DAY)
    expect(house.store.saved.size).toBe(1)
    await house.clock.turn(DAY)
    expect(house.store.saved.size).toBe(0)
  })

  test('no bot sits in for somebody before the time of a turn, whoever wants it', async () => {
    const { house, players } = await gather(4, BY_POST, 0, SLOWLY)
    await begin(players)
    const [host, gone] = players
    gone.drop()
    await settle(40)
    await house.clock.turn(2 * HOUR)
    expect(await outcome(host.at('stand-in', { seat: host.table?.seats.findIndex(({ person }) => person?.id === gone.id) }))).toBe(
      'away-too-short',
    )
  })

  test('clocks have their limits', async () => {
    const { host } = await gather(1, {}, 3)
    expect(await outcome(host.at('settings', { settings: { clocks: { turn: 15 * 24 * 3600, reaction: 60, reserve: 0 } } }))).toBe(
      'bad-message',
    )
  })
})
