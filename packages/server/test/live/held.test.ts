import { firstOf } from '@sundown/engine'
import { describe, expect, test } from 'vitest'
import { sealAnswer, unsealAnswer } from '../../src/live/sealed.ts'
import { atAWindow, LENGTH, passing, say, seqs } from './at-a-window.ts'
import { caughtUp, outcome } from './gather.ts'
import type { House } from './house.ts'
import type { Player } from './player.ts'

const holder = (players: readonly Player[]) => players.find(({ question }) => (question?.options?.length ?? 0) > 1)

/** Somebody holds a card that he can play in the window, and is told that it will be played. */
async function heldAnswer(chance: string, asked = 1) {
  const areAsked = (all: readonly Player[]) => all.filter(({ question }) => question?.options?.length).length >= asked
  const { house, players } = await atAWindow({}, chance, (all) => holder(all) !== undefined && areAsked(all))
  const player = holder(players)
  const option = player?.question?.options?.[0]
  if (!player?.question || !option) throw new Error('nobody holds anything')
  const answer = { id: option.id, ...(option.card !== undefined && { card: option.card }) }
  const { number } = player.question
  const pass = { id: passing(player.question.options ?? []).id }
  return { house, players, player, number, answer, pass, others: players.filter((other) => other !== player) }
}

async function allBack(players: readonly Player[]): Promise<void> {
  for (const player of players) {
    await player.connect()
    await player.come(player.table?.code ?? '')
    await player.resume()
  }
}

const logOf = (house: House, { table }: Player) => house.store.logs.get(table?.game ?? '') ?? []
const inLog = (house: House, player: Player, answer: object) =>
  logOf(house, player).some(({ input }) => input.seat === player.seat && JSON.stringify(input.answer) === JSON.stringify(answer))

describe('an answer that waits in a window', () => {
  test.each(['a crash', 'an orderly stop'])('is carried out after %s, in a window of full length', async (end) => {
    const { house, players, player, number, answer } = await heldAnswer(`held over ${end}`)
    await player.at('answer', { number, answer })
    await house.clock.turn(LENGTH - 500)
    expect(inLog(house, player, answer)).toBe(false)
    if (end === 'an orderly stop') await house.live.stop()
    await house.crash()
    await allBack(players)
    const before = seqs(players)
    await house.clock.turn(LENGTH - 1)
    expect(seqs(players)).toEqual(before)
    await house.clock.turn(1)
    await caughtUp(...players)
    expect(inLog(house, player, answer)).toBe(true)
    expect(seqs(players)).not.toEqual(before)
  })

  test('is not asked for again; it may be sent again, and no other in its place', async () => {
    const { house, players, player, number, answer, pass } = await heldAnswer('sent again')
    await player.at('answer', { number, answer })
    for (const restart of [false, true]) {
      if (restart) await house.crash()
      if (restart) await allBack(players)
      const { question } = await player.resume()
      expect(question).toMatchObject({ number, window: true })
      expect(question).not.toHaveProperty('options')
      expect(await outcome(player.at('answer', { number, answer }))).toBe('done')
      expect(await outcome(player.at('answer', { number, answer: pass }))).toBe('old-question')
    }
    await house.clock.turn(LENGTH)
    expect(inLog(house, player, answer)).toBe(true)
  })

  test('is acknowledged when it is in the store and not before, and nobody else waits for that', async () => {
    const { house, players, player, number, answer, others } = await heldAnswer('slow disk')
    let written: () => void = () => undefined
    house.store.holding = new Promise((done) => {
      written = done
    })
    let acknowledged = ''
    const { holdsAsked } = house.store
    const told = outcome(player.at('answer', { number, answer })).then((code) => {
      acknowledged = code
    })
    await expect.poll(() => house.store.holdsAsked).toBe(holdsAsked + 1)
    const other = firstOf(others)
    await other.at('chat', { text: 'Well?' })
    await other.at('why-not', { answers: [{ id: 'pass' }] })
    await other.resume()
    await house.clock.turn(LENGTH)
    await caughtUp(...others)
    expect(acknowledged).toBe('')
    expect(inLog(house, player, answer)).toBe(true)
    written()
    await told
    expect(acknowledged).toBe('done')
    await caughtUp(...players)
  })

  test('that finds no room is refused and forgotten', async () => {
    const { house, player, number, answer, pass } = await heldAnswer('no room')
    house.store.full = true
    expect(await outcome(player.at('answer', { number, answer }))).toBe('disk-full')
    house.store.full = false
    expect(await outcome(player.at('answer', { number, answer: pass }))).toBe('done')
    await house.clock.turn(LENGTH)
    expect(inLog(house, player, answer)).toBe(false)
    expect(inLog(house, player, pass)).toBe(true)
  })

  test('that finds no room after the window has closed with it is acknowledged', async () => {
    const { house, player, number, answer } = await heldAnswer('no room later')
    let written: (error?: Error) => void = () => undefined
    house.store.holding = new Promise((done, failed) => {
      written = (error) => (error ? failed(error) : done())
    })
    const { holdsAsked } = house.store
    const told = outcome(player.at('answer', { number, answer }))
    await expect.poll(() => house.store.holdsAsked).toBe(holdsAsked + 1)
    await house.clock.turn(LENGTH)
    expect(inLog(house, player, answer)).toBe(true)
    written(new Error('no'))
    expect(await told).toBe('done')
  })

  test('counts although all people have left the game before the window closes', async () => {
    const { house, players, player, number, answer } = await heldAnswer('all leave')
    const { seat } = player
    await player.at('answer', { number, answer })
    for (const one of players) await one.at('quit')
    await house.clock.turn(LENGTH)
    const log = () =>
      house.store.logs.get(player.table?.game ?? '') ??
      [...house.store.records.values()].flatMap(({ record }) => record.inputs.map((input) => ({ input })))
    const isIn = () =>
      log().some(({ input }) => 'seat' in input && input.seat === seat && JSON.stringify(input.answer) === JSON.stringify(answer))
    await expect.poll(isIn).toBe(true)
  })

  test('does not show by sending away the bot that sits in for its owner', async () => {
    const { house, player, number, answer, others } = await heldAnswer('bot sits in')
    await player.at('stand-in', { seat: player.seat })
    await caughtUp(...others)
    const before = others.map(({ bytes }) => bytes.length)
    await player.at('answer', { number, answer })
    await caughtUp(...others)
    expect(others.map(({ bytes }) => bytes.length - 1)).toEqual(before)
    await house.clock.turn(LENGTH)
    expect(inLog(house, player, answer)).toBe(true)
  })

  test('is sealed on the disk, as long as any other', async () => {
    const { house, players, player, number, answer, pass } = await heldAnswer('sealed', 2)
    await player.at('answer', { number, answer })
    await say(
      players.filter((other) => other !== player),
      passing,
    )
    const held = [...house.store.holds.values()]
    expect(held.length).toBeGreaterThan(1)
    expect(new Set(held.map(({ sealed }) => sealed.length)).size).toBe(1)
    const text = held.map(({ sealed }) => sealed + Buffer.from(sealed, 'base64').toString('latin1')).join()
    expect(text).not.toContain(answer.id)
    expect(text).not.toContain(pass.id)
  })
})

describe('a sealed answer', () => {
  const place = { game: 'g1', question: 7, seat: 2 }
  const answer = { id: 'saved', picks: [[1, 2], []] }
  const sealed = sealAnswer('the secret of the deal', place, answer)

  test('opens with its secret, in its place', () => {
    expect(unsealAnswer('the secret of the deal', place, sealed)).toEqual(answer)
    expect(sealAnswer('the secret of the deal', place, answer)).not.toBe(sealed)
  })

  test('opens nowhere else', () => {
    expect(unsealAnswer('another secret', place, sealed)).toBeUndefined()
    for (const other of [
      { ...place, game: 'g2' },
      { ...place, question: 8 },
      { ...place, seat: 3 },
    ])
      expect(unsealAnswer('the secret of the deal', other, sealed)).toBeUndefined()
    expect(unsealAnswer('the secret of the deal', place, sealed.slice(0, -8))).toBeUndefined()
    expect(unsealAnswer('the secret of the deal', place, '')).toBeUndefined()
  })
})
