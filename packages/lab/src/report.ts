import type { Tally, Violation } from './tally.ts'

/** What was asked for, as the report repeats it. */
export interface Asked {
  readonly game: string
  readonly sets: readonly string[]
  /** Nothing where each game has its own. */
  readonly players: number | null
  /** One name for all seats, or one a seat. */
  readonly bots: readonly string[]
  readonly seed: string
}

export interface SimulationReport extends Asked {
  readonly games: number
  readonly finished: number
  readonly violations: readonly Violation[]
  readonly checks: { readonly [invariant: string]: number }
  readonly decisions: number
  readonly turns: number
  readonly seconds: number
  readonly gamesPerSecond: number
  readonly decisionsPerSecond: number
  readonly wins: { readonly [role: string]: number }
  readonly characters: { readonly [id: string]: { readonly games: number; readonly wins: number } }
  /** How often something was used, by name; only where invariants were verified. */
  readonly uses?: { readonly [id: string]: number }
  /** Of all dice rolled, if there are dice. */
  readonly faces?: { readonly [id: string]: number }
}

const sorted = <T>(entries: { readonly [key: string]: T }): { readonly [key: string]: T } =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)))

const rate = (n: number, seconds: number): number => (seconds > 0 ? Math.round((n / seconds) * 10) / 10 : 0)

export function report({ game, sets, players, bots, seed }: Asked, tally: Tally): SimulationReport {
  const { games, finished, violations, decisions, turns, seconds } = tally
  return {
    game,
    sets,
    players,
    bots,
    seed,
    games,
    finished,
    violations,
    checks: sorted(tally.checks),
    decisions,
    turns,
    seconds: Math.round(seconds * 1000) / 1000,
    gamesPerSecond: rate(games, seconds),
    decisionsPerSecond: rate(decisions, seconds),
    wins: sorted(tally.wins),
    characters: sorted(tally.characters),
    ...(Object.keys(tally.uses).length > 0 && { uses: sorted(tally.uses) }),
    ...(Object.keys(tally.faces).length > 0 && { faces: sorted(tally.faces) }),
  }
}
