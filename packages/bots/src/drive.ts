import { type Game, type Input, isOpen, type Match, Random, type Seat, type Seed, seatOf, seedFrom } from '@sundown/engine'
import type { AnyBot } from './bot.ts'
import { absent } from './list.ts'
import { type Aids, answerOf, interjectionOf } from './seat.ts'

/** One source of chance for each seat, apart from the game's own: a record does not need it. Keys that differ in one byte are as good as any. */
export function randomsFor(seats: number, text: string): Random[] {
  let seed: Seed | undefined
  const seedOf = (seat: number) => (): Seed => {
    seed ??= seedFrom(`${text} bots`)
    return seat.toString(16).padStart(2, '0') + seed.slice(2)
  }
  return Array.from({ length: seats }, (_, seat) => new Random(seedOf(seat)))
}

/**
 * What the bots do next at a table where they hold every seat: whoever wants to interject goes first, then the first seat that still has to
 * answer. The result is for `match.apply`. Bots and randoms are by seat.
 */
export function nextInput(match: Match<Game>, bots: readonly AnyBot[], randoms: readonly Random[], aids?: Aids): Input {
  const asked = nextAsked(match)
  const input = match.mayInterject() ? nextInterjection(match, asked, bots, randoms, aids) : undefined
  return input ?? onlyAnswer(match, asked) ?? answerOf(match, asked, bots[asked] ?? absent(), randoms[asked] ?? absent(), aids)
}

function nextInterjection(
  match: Match<Game>,
  asked: Seat,
  bots: readonly AnyBot[],
  randoms: readonly Random[],
  aids: Aids | undefined,
): Input | undefined {
  for (let i = 0; i < match.game.seats; i++) {
    const seat = seatOf(i)
    const input = seat === asked ? undefined : interjectionOf(match, seat, bots[i] ?? absent(), randoms[i] ?? absent(), aids)
    if (input) return input
  }
  return undefined
}

function nextAsked(match: Match<Game>): Seat {
  const parts = match.question?.parts
  if (parts !== undefined) for (const part of parts) if (isOpen(part)) return part.seat
  throw new Error('nobody is asked: the game is over')
}

/** Where there is nothing to decide, no bot is asked. */
function onlyAnswer(match: Match<Game>, seat: Seat): Input | undefined {
  const options = match.menu(seat)
  const only = options.length === 1 ? options[0] : undefined
  if (only === undefined || only.fields !== undefined || match.interjections(seat).length > 0) return undefined
  const { id, card, seat: target } = only
  return { seat, answer: { id, card, seat: target, picks: undefined } }
}
