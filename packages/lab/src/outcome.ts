import { type AnyBot, aidsFor, nextInput, randomsFor } from '@sundown/bots'
import { type Game, type GameKind, type Json, Match, nth, type Seat, type Seed, seatOf } from '@sundown/engine'
import { refuse } from './refused.ts'

/** Who had which role, and who won. */
export interface Outcome {
  /** By seat: the role it was dealt. */
  readonly roles: readonly string[]
  readonly winners: readonly Seat[]
}

export interface Deal {
  readonly kind: GameKind
  readonly options: Json
  readonly seed: Seed
  /** A game with more decisions goes in circles; nobody has won it. */
  readonly limit?: number | undefined
  /** Answers of the bots are checked: one of them comes from elsewhere. */
  readonly distrust?: boolean | undefined
}

const LIMIT = 20_000

/** Plays a deal to its end; `botsFor` tells who sits where, by the roles that were dealt. */
export function playOut(
  { kind, options, seed, limit = LIMIT, distrust = false }: Deal,
  botsFor: (roles: readonly string[]) => readonly AnyBot[],
): Outcome {
  const dealt = Match.start(kind.rules, options, seed, { checkpoints: false })
  const roles = rolesOf(kind, dealt.game)
  const bots = botsFor(roles)
  const match = bots.some((bot) => bot.searches) ? Match.start(kind.rules, options, seed) : dealt
  const randoms = randomsFor(roles.length, seed)
  const aids = aidsFor(match, bots)
  match.drain()
  for (let n = 0; match.question && n < limit; n++) {
    const input = nextInput(match, bots, randoms, aids)
    if (distrust) refuse(match, nth(bots, input.seat), input)
    match.apply(input)
    const events = match.drain()
    aids.witness?.saw(events)
  }
  return { roles, winners: match.game.over?.winners ?? [] }
}

export const rolesOf = (kind: GameKind, game: Game): readonly string[] =>
  Array.from({ length: game.seats }, (_, i) => kind.role(game, seatOf(i)) ?? '')
