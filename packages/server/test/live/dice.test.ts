import { firstOf } from '@sundown/engine'
import { describe, expect, test } from 'vitest'
import { asked, begin, fair, gather, halt, letPlay, open, outcome, rested, toTheEnd } from './gather.ts'
import { type Player, sorted } from './player.ts'

const DICE = { game: 'dice' }

interface DiceSight {
  readonly seats: readonly { readonly role?: string; readonly state: string }[]
  readonly own?: { readonly role?: string }
}
const sight = ({ state }: Player): DiceSight => state?.view as unknown as DiceSight

describe('tables of the dice game', () => {
  test.each([3, 5, 8])('%i people play to the end over sockets', async (people) => {
    const { players, house } = await gather(people, DICE)
    letPlay(players, await begin(players, `dice ${people}`))
    await toTheEnd(players)
    const record = await house.store.record(firstOf(players).table?.game ?? '')
    expect(record?.game).toBe('dice')
    fair(record)
    for (const player of players) {
      const patched = player.state
      expect(sorted((await player.resume()).view)).toEqual(sorted(patched?.view))
    }
    expect(house.logged).toEqual([])
  })

  test('one person among bots, and then another game of the series', async () => {
    const { players, host } = await gather(1, DICE, 3)
    for (const game of ['first', 'second']) {
      letPlay(players, await begin(players, game))
      await host.until(() => host.isOver, 'the end')
      halt(players)
      await host.at('rematch')
      await host.until(() => host.table?.status === 'open')
    }
    expect(host.said('record')).toHaveLength(2)
  })

  test('roles are their owners’ until they are shown', async () => {
    const { players, house, code } = await gather(5, DICE)
    const watcher = await house.player('Watcher')
    await watcher.come(code)
    await begin(players, 'roles')
    await watcher.until(() => watcher.state !== undefined)
    for (const player of players) {
      expect(sight(player).own?.role).toBeDefined()
      expect(sight(player).seats.flatMap(({ role }) => role ?? [])).toEqual(['sheriff'])
    }
    expect(sight(watcher).own).toBeUndefined()
    expect(watcher.bytes.join('')).not.toMatch(/"(?:outlaw|renegade|deputy)"/)
  })

  test('a clock answers for somebody who is away', async () => {
    const { players, house } = await gather(4, { ...DICE, clocks: { turn: 30, reaction: 15, reserve: 20 }, shuffleSeats: false })
    await begin(players, 'clocks')
    const acting = await asked(players)
    expect(acting.state?.clocks).toEqual([{ seat: acting.seat, left: 30, reserve: 20 }])
    await house.clock.turn(50_500)
    expect(house.store.logs.get(acting.table?.game ?? '')?.length).toBe(1)
  })

  test('the process dies again and again: no acknowledged answer is lost, and play goes on to the end', async () => {
    const { players, house } = await gather(4, DICE)
    const random = await begin(players, 'dice crashes')
    for (let crashes = 0; crashes < 5 && !players[0].isOver; crashes++) {
      const seq = players[0].state?.seq ?? 0
      letPlay(players, random)
      await players[0].until(() => players[0].isOver || (players[0].state?.seq ?? 0) > seq + 5, 'some steps')
      await rested(players)
      // What is over cannot be resumed after a restart; only its record is there.
      if (players.some(({ isOver }) => isOver)) break
      const known = players[0].state
      await house.crash()
      for (const player of players) await player.connect()
      for (const player of players) await player.resume()
      if (!players[0].isOver) expect(players[0].state?.seq).toBeGreaterThanOrEqual(known?.seq ?? 0)
    }
    letPlay(players, random)
    await toTheEnd(players)
    fair(await house.store.record(players[0].table?.game ?? ''))
  })

  test.each([
    [{ sets: ['base'] }, /the dice game has no set "base"/],
    [{ stickOfDynamite: true }, /the dice game has no variants/],
    [{ players: 9 }, /3 to 8 players/],
  ])('options of the card game are refused with a sentence: %j', async (options, sentence) => {
    const house = await open()
    const host = await house.player('Host')
    const refusal = host.create({ ...DICE, options })
    await expect(outcome(refusal)).resolves.toBe('bad-options')
    await expect(refusal).rejects.toMatchObject({ facts: { why: expect.stringMatching(sentence) } })
  })
})
