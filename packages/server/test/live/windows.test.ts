import { firstOf, Match } from '@sundown/engine'
import { describe, expect, test, vi } from 'vitest'
import { atAWindow, isOpen, LENGTH, passing, say, seqs } from './at-a-window.ts'
import { caughtUp } from './gather.ts'
import type { Player } from './player.ts'
import { settle } from './turned-clock.ts'

const heard = (players: readonly Player[]) => players.map((player) => player.said('step').length)

describe('a window in which somebody not asked might answer', () => {
  test('stays open for its time although everybody has answered', async () => {
    const { house, players } = await atAWindow({}, 'all answer')
    const before = seqs(players)
    const steps = heard(players)
    await say(players, passing)
    await house.clock.turn(LENGTH - 1)
    expect(seqs(players)).toEqual(before)
    expect(heard(players)).toEqual(steps)
    expect(players.every(isOpen)).toBe(true)
    await house.clock.turn(1)
    await caughtUp(...players)
    expect(seqs(players)).not.toEqual(before)
  })

  test('closes at the same moment when nobody has said anything', async () => {
    const { house, players } = await atAWindow({}, 'nobody answers')
    const before = seqs(players)
    const steps = heard(players)
    await house.clock.turn(LENGTH - 1)
    expect(seqs(players)).toEqual(before)
    expect(heard(players)).toEqual(steps)
    await house.clock.turn(1)
    await caughtUp(...players)
    expect(seqs(players)).not.toEqual(before)
  })

  test('tells nobody who is asked, nor who has answered', async () => {
    const { players } = await atAWindow({}, 'who')
    for (const { question } of players) expect(question?.seats).toBeUndefined()
    const questions = players.map(({ question }) => JSON.stringify(question))
    await say(players, passing)
    expect(players.map(({ question }) => JSON.stringify(question))).toEqual(questions)
  })

  test('carries out what was said in it, once its time is over', async () => {
    const holder = (players: readonly Player[]) => players.find(({ question }) => (question?.options?.length ?? 0) > 1)
    const { house, players } = await atAWindow({}, 'held', (all) => holder(all) !== undefined)
    const player = holder(players)
    if (!player?.question) throw new Error('nobody holds anything')
    const held = player.question.options?.[0]?.card
    await say([player], (options) => firstOf(options))
    expect(JSON.stringify(player.state?.view)).toContain(`"card":${held}`)
    await house.clock.turn(LENGTH)
    await caughtUp(...players)
    const answered = players[0].said('step').at(-1)?.step.events ?? []
    expect(JSON.stringify(answered)).toContain('"answered"')
  })

  test('opens anew after a crash', async () => {
    const { house, players } = await atAWindow({}, 'crash')
    await say(players, passing)
    await house.clock.turn(LENGTH - 500)
    await house.crash()
    const code = players[0].table?.code ?? ''
    for (const player of players) {
      await player.connect()
      await player.come(code)
      await player.resume()
    }
    const before = seqs(players)
    expect(players.every(isOpen)).toBe(true)
    await house.clock.turn(LENGTH - 1)
    expect(seqs(players)).toEqual(before)
    await house.clock.turn(1)
    await caughtUp(...players)
    expect(seqs(players)).not.toEqual(before)
  })

  test('that closes on a full disk is carried out as soon as there is room', async () => {
    const holder = (players: readonly Player[]) => players.find(({ question }) => (question?.options?.length ?? 0) > 1)
    const { house, players } = await atAWindow({}, 'full', (all) => holder(all) !== undefined)
    const player = holder(players)
    if (!player) throw new Error('nobody holds anything')
    await say([player], (options) => firstOf(options))
    const before = seqs(players)
    house.store.full = true
    await house.clock.turn(LENGTH)
    expect(seqs(players)).toEqual(before)
    house.store.full = false
    await house.clock.turn(LENGTH)
    await caughtUp(...players)
    expect(seqs(players)).not.toEqual(before)
    const answered = players[0].said('step').at(-1)?.step.events ?? []
    expect(JSON.stringify(answered)).toContain('"answered"')
  })

  test('in which a rule throws goes on without what was said', async () => {
    const { house, players } = await atAWindow({}, 'throws')
    await say(players, passing)
    const before = seqs(players)
    const fault = vi.spyOn(Match.prototype, 'judge').mockImplementation(() => {
      throw new Error('no')
    })
    await house.clock.turn(LENGTH)
    expect(seqs(players)).toEqual(before)
    fault.mockRestore()
    await house.clock.turn(LENGTH)
    await caughtUp(...players)
    expect(seqs(players)).not.toEqual(before)
  })

  test('of no length goes on when all have passed', async () => {
    const { players } = await atAWindow({ windowSeconds: 0 }, 'none')
    const before = seqs(players)
    await say(players, passing)
    await settle()
    await caughtUp(...players)
    expect(seqs(players)).not.toEqual(before)
  })
})
