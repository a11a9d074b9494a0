import { type Game, type Match, Random, type Seat } from '@sundown/engine/kernel'
import type { Trial, Tried, Worlds } from './bot.ts'
import { nextInput } from './drive.ts'
import type { Aids } from './seat.ts'

type DrawWorlds = NonNullable<Aids['worlds']>

/** Worlds for a search that takes the time it needs: what it finds depends on its seed alone. */
export const worldsOf: DrawWorlds = (match, seat) => new MatchWorlds(match, seat, () => false)

/** Worlds for a search that must be over so many milliseconds after it began. */
export const worldsWithin =
  (milliseconds: number, now: () => number): DrawWorlds =>
  (match, seat) => {
    const end = now() + milliseconds
    return new MatchWorlds(match, seat, () => now() >= end)
  }

/** Draws worlds of a match that is being played. The match stays private: each world is made of what the seat may know. */
class MatchWorlds implements Worlds<object> {
  readonly #match: Match<Game>
  private readonly seat: Seat
  readonly isLate: () => boolean

  constructor(match: Match<Game>, seat: Seat, isLate: () => boolean) {
    this.#match = match
    this.seat = seat
    this.isLate = isLate
  }

  try({ seed, roles, answer, player, turns, decisions }: Trial): Tried<object> | undefined {
    const { seat } = this
    const world = this.#match.sampleWorld(seat, seed, { checkpoints: false, ...(roles && { secrets: roles }) })
    const { game } = world
    game.isHeard = false
    if (world.answer(seat, answer)) return undefined
    const last = game.turns + turns
    const players = Array.from({ length: game.seats }, () => player)
    const randoms = players.map(() => new Random(seed))
    for (let n = 0; world.question && n < decisions && game.turns < last; n++) world.apply(nextInput(world, players, randoms))
    return { view: game.view(seat), roles: game.secrets() }
  }
}
