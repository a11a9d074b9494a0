import { nth, type Random } from '@sundown/engine'
import { expect } from 'vitest'
import { begin, caughtUp, gather, outcome } from './gather.ts'
import { anyAnswer, type Player, type WireOption } from './player.ts'

const SETS = { options: { sets: ['valley-of-shadows'] } }
export const LENGTH = 3_000
export const isOpen = (player: Player) => player.question?.window === true
export const seqs = (players: readonly Player[]) => players.map(({ state }) => state?.seq)
/** Windows end with what lets it happen. */
export const passing = (options: readonly WireOption[]) => nth(options, options.length - 1)

/** Plays at random, one question after the other, until a window is open; what is said in windows on the way is a pass. */
async function untilWindow(players: readonly Player[], random: Random, turn: () => Promise<void>, wanted = () => true): Promise<boolean> {
  for (let step = 0; step < 3000; step++) {
    await caughtUp(...players)
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
export async function say(players: readonly Player[], choose: (options: readonly WireOption[]) => WireOption): Promise<void> {
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

export async function atAWindow(settings: object, chance: string, wanted?: (players: readonly Player[]) => boolean) {
  for (let game = 0; game < 10; game++) {
    const { house, players } = await gather(5, { ...SETS, ...settings })
    const random = await begin(players, `${chance} ${game}`)
    const turn = () => house.clock.turn(LENGTH)
    if (await untilWindow(players, random, turn, () => wanted?.(players) ?? true)) return { house, players }
  }
  throw new Error('no such window opened')
}
