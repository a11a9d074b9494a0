import { nth } from '@sundown/engine'
import { type Side, sidesOf } from './sides.ts'
import start from './start.json' with { type: 'json' }

/** How often each side has won, by its name, in games of one kind. */
export interface Count {
  readonly games: number
  readonly wins: { readonly [side: string]: number }
}

/** What matters for the strength of a side besides who is on it. */
export interface TableKind {
  readonly game: string
  /** Roles by seat. */
  readonly roles: readonly string[]
  /** All sets in play. */
  readonly sets: readonly string[]
}

interface Measured {
  readonly [game: string]: {
    readonly [players: string]: { readonly base: Count; readonly plain: Count; readonly sets: { readonly [set: string]: Count } }
  }
}

const measured: Measured = start.sides

/** What was measured among equal bots counts as much as this many games of people. */
const WEIGHT = 100
/** And a set as measured among bots is trusted as if there were this many more games without a difference. */
const DOUBT = 100

/** By this, games of one kind are counted together. */
export const keyOf = ({ game, roles, sets }: TableKind): string => [game, roles.length, ...[...sets].sort()].join(' ')

const shareOf = ({ games, wins }: Count, side: string): number => ((wins[side] ?? 0) + 1) / (games + 3)

/** Equal people: how often a side wins as far as bots can tell. */
function startShare({ game, roles, sets }: TableKind, side: string): number {
  const known = measured[game]?.[roles.length]
  if (!known) return 1
  let share = shareOf(known.base, side)
  for (const set of sets) {
    const other = known.sets[set]
    if (!other) continue
    const trust = other.games / (other.games + DOUBT)
    share *= (shareOf(other, side) / shareOf(known.plain, side)) ** trust
  }
  return share
}

const NONE: Count = { games: 0, wins: {} }

/** How likely each of the sides wins when all people are equal; together 1. `seen`: what games of this kind came to so far. */
export function sharesOf(table: TableKind, seen: Count = NONE): readonly number[] {
  const sides = sidesOf(table.roles)
  const start = among(sides, ({ name }) => startShare(table, name))
  const namesakes = (side: Side) => sides.filter(({ name }) => name === side.name).length
  return among(sides, (side) => {
    const i = sides.indexOf(side)
    return WEIGHT * nth(start, i) + (seen.wins[side.name] ?? 0) / namesakes(side)
  })
}

/** Sides of one name share what is theirs. */
function among(sides: readonly Side[], weigh: (side: Side) => number): readonly number[] {
  const weights = sides.map(weigh)
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / all)
}

/** One game more. */
export const counted = ({ games, wins }: Count, winners: readonly string[]): Count => ({
  games: games + 1,
  wins: { ...wins, ...Object.fromEntries([...new Set(winners)].map((side) => [side, (wins[side] ?? 0) + 1])) },
})
