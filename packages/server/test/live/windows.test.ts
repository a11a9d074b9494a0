import { Match, type Random } from '@sundown/engine'
import { describe, expect, test, vi } from 'vitest'
import { begin, caughtUp, gather, outcome } from './gather.ts'
import { anyAnswer, type Player, type WireOption } from './player.ts'
import { settle } from './turned-clock.ts'

const SETS = { options: { sets: ['valley-of-shadows'] } }
const LENGTH = 3_000
const isOpen = (player: Player) => player.question?.window === true
const seqs = (players: readonly Player[]) => players.map(({ state }) => state?.seq)
/** Windows end with what lets it happen. */
const passing = (options: readonly WireOption[]) => options[options.length - 1]

/** Plays at random, one question after the other, until a window is open; what is said in windows on the way is a pass. */
async function untilWindow(players: readonly Player[], random: Random, turn: () => Promise<void>, wanted = () => true): Promise<boolean> {
  for (let step = 0; step < 3000; step++) {
    await settle(4)
    if (players.some(({ isOver }) => isOver)) return false
    if (players.some(isOpen)) {
      if (wanted()) return true
      await turn()
      continue
    }
    const player = players.find(({ question }) => question?.options?.length)
    if (!player?.question) continue
    const { question } = player
    await outcome(player.at('answer', { number: question.number, answer: await anyAnswer(player, question, random) }))
    await caughtUp(...players)
  }
  return false
}

/** Everybody who is asked says this. */
async function say(players: readonly Player[], choose: (options: readonly WireOption[]) => WireOption): Promise<void> {
  for (const player of players) {
    const { question } = player
    if (!question?.options?.length) continue
    const { id, card } = choose(question.options)
    expect(await outcome(player.at('answer', { number: question.number, answer: { id, ...(card !== undefined && { card }) } }))).toBe(
      'done',
    )
  }
  await caughtUp(...players)
}

async function atAWindow(settings: object, chance: string, wanted?: (players: readonly Player[]) => boolean) {
  for (let game = 0; game < 10; game++) {
    const { house, players } = await gather(5, { ...SETS, ...settings })
    const random = await begin(players, `${chance} ${game}`)
    const turn = () => house.clock.turn(LENGTH)
    if (await untilWindow(players, random, turn, () => wanted?.(players) ?? true)) return { house, players }
  }
  throw new Error('no such window opened')
}

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
    const held = player.question.options?.[0].card
    await say([player], (options) => options[0])
    expect(JSON.stringify(player.state?.view)).toContain(`"card":${held}`)
    await house.clock.turn(LENGTH)
    await caughtUp(...players)
    const answered = players[0].said('step').at(-1)?.step.events ?? []
    expect(JSON.stringify(answered)).toContain('"answered"')
  })

  test('opens anew after a crash, with the answers forgotten', async () => {
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
    await say([player], (options) => options[0])
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
    const fault = vi.spyOn(Match.prototype, 'answer').mockImplementation(() => {
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
