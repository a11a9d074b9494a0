import { type AnyBot, answerOf, botNamed, interjectionOf } from '@sundown/bots'
import { type Answer, type Game, type Input, type Match, Random, type Seat, seatOf } from '@sundown/engine'
import type { RandomBytes } from '../secrets.ts'
import { newDealSecret } from './names.ts'

/** The bot that sits in for somebody who is away or has left. */
export const STAND_IN = 'rule'

/** The bots at one game: by seat its bot, or nothing where a person plays. */
export type BotSeats = readonly (string | null)[]

/** What the bots draw when they are in two minds; not part of the game. */
export const chances = (seats: number, random: RandomBytes): Random[] =>
  Array.from({ length: seats }, () => new Random(newDealSecret(random)))

/**
 * What the bots do now: whoever wants to act unasked goes first, then the first seat that still has to answer. Nothing: they wait for people.
 * The one door to their thinking, so that it can move to a worker.
 */
export async function think(match: Match<Game>, bots: BotSeats, randoms: readonly Random[]): Promise<Input | undefined> {
  return thinkNow(match, bots, randoms)
}

export function thinkNow(match: Match<Game>, bots: BotSeats, randoms: readonly Random[]): Input | undefined {
  const waiting = match.waiting()
  for (let i = 0; i < bots.length; i++) {
    const seat = seatOf(i)
    const bot = botAt(bots, i)
    const input = bot && !waiting.includes(seat) ? interjectionOf(match, seat, bot, randoms[i]) : undefined
    if (input) return input
  }
  for (const seat of waiting) {
    const bot = botAt(bots, seat)
    if (bot) return answerOf(match, seat, bot, randoms[seat])
  }
  return undefined
}

/** What the bot of a seat that is asked says; nothing where a person sits. */
export function botsAnswer(match: Match<Game>, bots: BotSeats, randoms: readonly Random[], seat: Seat): Answer | undefined {
  const bot = botAt(bots, seat)
  return bot && answerOf(match, seat, bot, randoms[seat]).answer
}

const botAt = (bots: BotSeats, seat: number): AnyBot | undefined => {
  const name = bots[seat]
  return name === null ? undefined : botNamed(name)
}

/** What is answered for somebody who does not. */
export function fallback(match: Match<Game>, seat: Seat): Input | undefined {
  const answer = match.fallback(seat)
  return answer && { seat, answer }
}
