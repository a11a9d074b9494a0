import { nth } from '@sundown/engine'
import { rate } from 'openskill'
import { edgeOf, type Rating } from './rating.ts'
import { type Side, sidesOf } from './sides.ts'
import { sharesOf, type TableKind } from './strengths.ts'

/** How much of a game is neither skill nor role. Measured: see docs/ratings.md. */
const BETA = 25 / 2
/** Known for certain: a team mate who is not a person. */
const CERTAIN = 1e-6

export interface Player {
  readonly rating: Rating
  /** A bot: what it is worth is known, and stays. */
  readonly fixed?: boolean
  /** Went away before the end: has not won, whatever his side did. */
  readonly left?: boolean
}

/** A game as far as it matters for ratings. Players by seat. */
export interface RatedGame extends TableKind {
  readonly players: readonly Player[]
  readonly winners: readonly number[]
}

export interface Rated {
  /** By seat: how likely his side was to win, before the game. */
  readonly chances: readonly number[]
  /** By seat: after the game. */
  readonly ratings: readonly Rating[]
  /** Names of the sides that have won. */
  readonly won: readonly string[]
}

/** One side, as it meets all the others. */
interface Standing {
  readonly side: Side
  readonly ratings: readonly Rating[]
  /** The share it would win if all people were equal. */
  readonly share: number
  readonly edge: number
  readonly variance: number
}

/** How likely each seat's side wins. `shares`: of the sides, if all people were equal. */
export function chancesOf(table: TableKind, ratings: readonly Rating[], shares = sharesOf(table)): readonly number[] {
  const standings = standingsOf(table, ratings, shares)
  const weights = weightsOf(standings)
  const all = sum(weights)
  return bySeat(standings, ratings.length, (i) => nth(weights, i) / all)
}

/**
 * Sides win, not seats. Each side meets all others as one: `openskill` rates the pair. It knows neither roles nor tables, so that what a side would win among equals, and
 * how strong the others are, come in as a team mate who is no person and as the one opponent.
 */
export function ratedBy(game: RatedGame, shares = sharesOf(game)): Rated {
  const ratings = game.players.map(({ rating }) => rating)
  const standings = standingsOf(game, ratings, shares)
  const won = standings.map(({ side }) => side.seats.some((seat) => game.winners.includes(seat)))
  const after = ratings.slice()
  for (const [i, { side }] of standings.entries()) {
    const outcomes = { true: meeting(standings, i, true), false: meeting(standings, i, false) }
    for (const [j, seat] of side.seats.entries()) {
      const { fixed, left } = nth(game.players, seat)
      if (!fixed) after[seat] = nth(won[i] && !left ? outcomes.true : outcomes.false, j)
    }
  }
  return { chances: chancesOf(game, ratings, shares), ratings: after, won: standings.flatMap(({ side }, i) => (won[i] ? [side.name] : [])) }
}

function standingsOf(table: TableKind, ratings: readonly Rating[], shares: readonly number[]): readonly Standing[] {
  return sidesOf(table.roles).map((side, i) => {
    const own = side.seats.map((seat) => nth(ratings, seat))
    return { side, ratings: own, share: nth(shares, i), edge: edgeOf(own), variance: sum(own.map(({ sigma }) => sigma ** 2)) }
  })
}

/** What `openskill` measures differences by: the noise of all sides and what is not known of them. */
const scaleOf = (standings: readonly Standing[]): number => Math.sqrt(sum(standings.map(({ variance }) => variance + BETA ** 2)))

const weightsOf = (standings: readonly Standing[]): readonly number[] => {
  const scale = scaleOf(standings)
  return standings.map(({ share, edge }) => share * Math.exp(edge / scale))
}

/** The people of one side after it has met all the others. */
function meeting(standings: readonly Standing[], i: number, won: boolean): readonly Rating[] {
  const own = nth(standings, i)
  const others = standings.filter((_, j) => j !== i)
  const scale = scaleOf(standings)
  const weights = weightsOf(standings)
  const field = scale * Math.log(sum(weights.filter((_, j) => j !== i)))
  const given = scale * Math.log(own.share) - (sum(own.ratings.map(({ mu }) => mu)) - own.edge)
  // `openskill` adds the noise of two sides, and there may be more.
  const doubt = Math.sqrt(sum(others.map(({ variance }) => variance)) + (others.length - 1) * BETA ** 2)
  const mate = { mu: given, sigma: CERTAIN }
  const [people] = rate([[...own.ratings, mate], [{ mu: field, sigma: Math.max(CERTAIN, doubt) }]], {
    rank: won ? [1, 2] : [2, 1],
    beta: BETA,
    tau: 0,
    gamma: () => 1,
  })
  return people.slice(0, own.ratings.length)
}

function bySeat(standings: readonly Standing[], seats: number, of: (side: number) => number): readonly number[] {
  return Array.from({ length: seats }, (_, seat) => of(standings.findIndex(({ side }) => side.seats.includes(seat))))
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
