import { type Answer, type Bang, bang, type Game, type Json, Match, type Option, type Picks, type Seat, type Seed } from '@sundown/engine'
import { below } from './bare-loop.ts'

/** Games that differ and need no hashing. */
export const seedNumber = (n: number): Seed => (n + 1).toString(16).padStart(64, '0')

export const optionsFor = (players: number, sets: readonly string[] = ['base']): Json => ({ players, sets })

export const start = (players: number, n: number, checkpoints = false, sets?: readonly string[]): Match<Bang> =>
  Match.start(bang, optionsFor(players, sets), seedNumber(n), { checkpoints })

/** A random legal answer with the chance of the bare loop; the option itself, unless it has fields. */
export function randomAnswer(options: readonly Option[]): Answer {
  const option = options[options.length === 1 ? 0 : below(options.length)]
  if (option === undefined) throw new Error('there is nothing to answer')
  const { id, card, seat, fields } = option
  if (fields === undefined || fields.length === 0) return option
  const picks: (readonly number[])[] = []
  for (const field of fields) {
    const offered = field.from(picks)
    picks.push(some(offered, field.min + below(Math.min(field.max, offered.length) - field.min + 1)))
  }
  return { id, card, seat, picks: picks satisfies Picks }
}

function some(offered: readonly number[], count: number): readonly number[] {
  if (count === 0) return []
  const left = [...offered]
  const picked: number[] = []
  while (picked.length < count) picked.push(...left.splice(below(left.length), 1))
  return picked
}

/** The first seat that has to answer. */
export function asked(match: Match<Game>): Seat {
  const parts = match.question?.parts
  if (parts !== undefined) {
    for (let i = 0; i < parts.length; i++) {
      const part = parts[i]
      if (part !== undefined && part.promise === undefined && !part.pointless) return part.seat
    }
  }
  throw new Error('nobody is asked')
}

/** One random decision with all its events. */
export function decide(match: Match<Game>): void {
  const seat = asked(match)
  match.apply({ seat, answer: randomAnswer(match.menu(seat)) })
  match.drain()
}

/** Plays to the end, or this many decisions; tells how many it was. */
export function playOut(match: Match<Game>, most = 20_000): number {
  let decisions = 0
  while (match.question && decisions < most) {
    decide(match)
    decisions++
  }
  return decisions
}
