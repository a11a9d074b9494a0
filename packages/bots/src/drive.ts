import {
  type Game,
  type Input,
  isOpen,
  type Match,
  type Option,
  type Part,
  Random,
  type Seat,
  type Seed,
  seatOf,
  seedFrom,
} from '@sundown/engine'
import type { AnyBot } from './bot.ts'
import { type Aids, answerTo, interjectionOf, NO_AIDS, NONE, situationIn } from './seat.ts'

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
  const part = nextPart(match)
  const { seat } = part
  const mayInterject = match.mayInterject()
  const input = mayInterject ? nextInterjection(match, seat, bots, randoms, aids) : undefined
  if (input !== undefined) return input
  const options = match.menu(seat)
  const interjections = mayInterject ? match.interjections(seat) : NONE
  const only = options.length === 1 && interjections.length === 0 ? options[0] : undefined
  // Where there is nothing to decide, no bot is asked.
  if (only !== undefined && only.fields === undefined) return plainly(seat, only)
  const situation = situationIn(match, part, seat, options, interjections, aids ?? NO_AIDS)
  return answerTo(situation, bots[seat] ?? missing(seat), randoms[seat] ?? missing(seat))
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
    const input = seat === asked ? undefined : interjectionOf(match, seat, bots[i] ?? missing(i), randoms[i] ?? missing(i), aids)
    if (input) return input
  }
  return undefined
}

function missing(seat: number): never {
  throw new Error(`seat ${seat} has no bot, or no source of chance: give nextInput one of each for every seat`)
}

function nextPart(match: Match<Game>): Part {
  const parts = match.question?.parts
  if (parts !== undefined) for (const part of parts) if (isOpen(part)) return part
  throw new Error('nobody is asked: the game is over')
}

const plainly = (seat: Seat, { id, card, seat: target }: Option): Input => ({ seat, answer: { id, card, seat: target, picks: undefined } })
