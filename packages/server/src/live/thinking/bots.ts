import { type Aids, type AnyBot, answerOf, botNamed, interjectionOf, type Witness, witnessOf } from '@sundown/bots'
import { type Game, type Input, type Match, nth, type Random, type Seat, seatOf } from '@sundown/engine'
import type { BotSeats } from './job.ts'

/** The bot that sits in for somebody who is away or has left, and thinks for one that fails. */
export const STAND_IN = 'rule'

/** What the bots do now: whoever wants to act unasked goes first, then the first seat that still has to answer. Nothing: they wait for people. */
export function thinkNow(match: Match<Game>, bots: BotSeats, randoms: readonly Random[], aids?: Aids): Input | undefined {
  const waiting = match.waiting()
  if (match.mayInterject()) {
    for (let i = 0; i < bots.length; i++) {
      const seat = seatOf(i)
      const bot = botAt(bots, i)
      const input = bot && !waiting.includes(seat) ? interjectionOf(match, seat, bot, nth(randoms, i), aids) : undefined
      if (input) return input
    }
  }
  for (const seat of waiting) {
    const bot = botAt(bots, seat)
    if (bot) return answerOf(match, seat, bot, nth(randoms, seat), aids)
  }
  return undefined
}

/** What the bots of these seats say to the question that is open. */
export const answersNow = (
  match: Match<Game>,
  bots: BotSeats,
  randoms: readonly Random[],
  seats: readonly number[],
  aids?: Aids,
): Input[] =>
  seats.flatMap((seat) => {
    const bot = botAt(bots, seat)
    return bot && match.part(seatOf(seat)) ? [answerOf(match, seatOf(seat), bot, nth(randoms, seat), aids)] : []
  })

/** A witness, if one of the bots remembers; an existing one goes on. */
export const watching = (match: Match<Game>, bots: BotSeats, before: Witness | undefined): Witness | undefined =>
  before ?? (bots.some((_, seat) => botAt(bots, seat)?.remembers) ? witnessOf(match) : undefined)

/** One of the bots tries things out, which wants a game that is copied fast. */
export const isSearching = (bots: BotSeats): boolean => bots.some((_, seat) => botAt(bots, seat)?.searches)

const botAt = (bots: BotSeats, seat: number): AnyBot | undefined => {
  const name = nth(bots, seat)
  return name === null ? undefined : botNamed(name)
}

/** The default answer for a player who does not answer. */
export function fallback(match: Match<Game>, seat: Seat): Input | undefined {
  const answer = match.fallback(seat)
  return answer && { seat, answer }
}
