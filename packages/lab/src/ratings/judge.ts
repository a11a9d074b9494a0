import { nth, Random, type Seed, seedFrom } from '@sundown/engine'
import { add } from '../add.ts'
import { Book } from './book.ts'
import { Elo } from './elo.ts'
import type { Played, PlayedGame } from './people.ts'

/** One seat of one game: what was foretold before it, and what came. */
interface Foretold {
  readonly role: string
  readonly ours: number
  readonly elo: number
  readonly won: number
}

export interface Figure {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** Ours, plain Elo, and the difference (ours less Elo) on the same draws. */
export interface Compared {
  readonly ours: Figure
  readonly elo: Figure
  readonly difference: Figure
}

/** Of those of whom so much was foretold: how much came. */
export interface Bin {
  readonly role: string
  readonly by: 'ours' | 'elo'
  readonly foretold: number
  readonly came: Figure
  readonly seats: number
}

export interface Judgement {
  /** Spearman's rank correlation of rating and true skill. The larger the better. */
  readonly correlation: Compared
  /** By how much what was foretold misses what came, over all roles and bins. The smaller the better. */
  readonly miscalibration: Compared
  /** The mean square of what was foretold less what came. The smaller the better. */
  readonly brier: Compared
  readonly bins: readonly Bin[]
  /** What each role won, and what was foretold of it on average. */
  readonly roles: readonly {
    readonly role: string
    readonly seats: number
    readonly won: number
    readonly ours: number
    readonly elo: number
  }[]
  /** The mean doubt after this many games of a person, and the rank correlation of all who have played as many. */
  readonly learning: readonly { readonly games: number; readonly sigma: number; readonly correlation: number }[]
}

const DRAWS = 400
const BINS = 10
const AFTER = [5, 10, 20, 40, 80, 160, 320]

/** Rates all games twice, by our model and by plain Elo, and looks how well each knows the people. Foretelling is judged in the second half. */
export function judge({ skills, games }: Played, many: number, seed: string): Judgement {
  const book = new Book()
  const elo = new Elo(skills.length)
  const told: (readonly Foretold[])[] = []
  const progress = new Progress(skills, book)
  let i = 0
  for (const game of games) {
    const seats = played(game, book, elo)
    if (i >= many / 2) told.push(seats)
    progress.played(game.people)
    i++
  }
  const chance = new Random((): Seed => seedFrom(`${seed} draws`))
  const ours = skills.map((_, person) => book.ratingOf(String(person)).mu)
  const plain = skills.map((_, person) => elo.of(person))
  const correlation = compared(skills.length, chance, (drawn) => {
    const of = (values: readonly number[]) =>
      spearman(
        drawn.map((person) => nth(values, person)),
        drawn.map((person) => nth(skills, person)),
      )
    return [of(ours), of(plain)]
  })
  const miscalibration = compared(told.length, chance, (drawn) => missed(drawn.map((game) => nth(told, game))))
  const brier = compared(told.length, chance, (drawn) => squares(drawn.map((game) => nth(told, game))))
  const all = told.flat()
  return { correlation, miscalibration, brier, bins: binsOf(all), roles: rolesOf(all), learning: progress.learning }
}

function played({ people, roles, sets, winners }: PlayedGame, book: Book, elo: Elo): readonly Foretold[] {
  const names = people.map(String)
  const won = people.map((_, seat) => winners.some((winner) => winner === seat))
  const byElo = elo.chances(people)
  const { chances } = book.enter(
    { game: 'bang', roles, sets, winners, players: names.map((name) => ({ rating: book.ratingOf(name) })) },
    names,
  )
  elo.played(people, won)
  return people.map((_, seat) => ({
    role: nth(roles, seat),
    ours: nth(chances, seat),
    elo: nth(byElo, seat),
    won: won[seat] ? 1 : 0,
  }))
}

/** How soon people are known. */
class Progress {
  private readonly many: number[]
  private readonly at = new Map<number, { sigma: number; mus: number[]; skills: number[] }>()
  private readonly skills: readonly number[]
  private readonly book: Book

  constructor(skills: readonly number[], book: Book) {
    this.skills = skills
    this.book = book
    this.many = skills.map(() => 0)
  }

  played(people: readonly number[]): void {
    for (const person of people) {
      const many = add(this.many, person, 1)
      if (!AFTER.includes(many)) continue
      const { mu, sigma } = this.book.ratingOf(String(person))
      const at = this.at.get(many) ?? { sigma: 0, mus: [], skills: [] }
      this.at.set(many, at)
      at.sigma += sigma
      at.mus.push(mu)
      at.skills.push(nth(this.skills, person))
    }
  }

  get learning(): Judgement['learning'] {
    return [...this.at]
      .sort(([a], [b]) => a - b)
      .map(([games, { sigma, mus, skills }]) => ({ games, sigma: sigma / mus.length, correlation: spearman(mus, skills) }))
  }
}

/** Two values of the whole, and of draws with repetition: the middle 95 % of those are the intervals. */
function compared(many: number, chance: Random, measure: (drawn: readonly number[]) => readonly [number, number]): Compared {
  const [ours, elo] = measure(Array.from({ length: many }, (_, i) => i))
  const draws = Array.from({ length: DRAWS }, () => measure(Array.from({ length: many }, () => chance.below(many))))
  const figure = (value: number, drawn: readonly number[]): Figure => {
    const sorted = drawn.toSorted((a, b) => a - b)
    return { value, low: nth(sorted, Math.floor(DRAWS * 0.025)), high: nth(sorted, Math.ceil(DRAWS * 0.975) - 1) }
  }
  return {
    ours: figure(
      ours,
      draws.map(([one]) => one),
    ),
    elo: figure(
      elo,
      draws.map(([, other]) => other),
    ),
    difference: figure(
      ours - elo,
      draws.map(([one, other]) => one - other),
    ),
  }
}

const binOf = (chance: number): number => Math.min(BINS - 1, Math.floor(chance * BINS))

/** Sums by role and bin: seats, what was foretold, what came. */
function sums(seats: readonly Foretold[], by: 'ours' | 'elo'): ReadonlyMap<string, readonly [number, number, number]> {
  const all = new Map<string, [number, number, number]>()
  for (const seat of seats) {
    const key = `${seat.role} ${binOf(seat[by])}`
    const sum = all.get(key)
    if (sum) {
      sum[0]++
      sum[1] += seat[by]
      sum[2] += seat.won
    } else all.set(key, [1, seat[by], seat.won])
  }
  return all
}

function missed(games: readonly (readonly Foretold[])[]): readonly [number, number] {
  const seats = games.flat()
  const of = (by: 'ours' | 'elo') =>
    [...sums(seats, by).values()].reduce((sum, [, foretold, came]) => sum + Math.abs(foretold - came), 0) / seats.length
  return [of('ours'), of('elo')]
}

function squares(games: readonly (readonly Foretold[])[]): readonly [number, number] {
  const seats = games.flat()
  const of = (by: 'ours' | 'elo') => seats.reduce((sum, seat) => sum + (seat[by] - seat.won) ** 2, 0) / seats.length
  return [of('ours'), of('elo')]
}

const Z = 1.96

function binsOf(seats: readonly Foretold[]): readonly Bin[] {
  return (['ours', 'elo'] as const).flatMap((by) =>
    [...sums(seats, by)]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, [many, foretold, came]]) => {
        const value = came / many
        const half = Z * Math.sqrt((value * (1 - value)) / many)
        return {
          role: key.slice(0, key.indexOf(' ')),
          by,
          foretold: foretold / many,
          came: { value, low: value - half, high: value + half },
          seats: many,
        }
      }),
  )
}

function rolesOf(seats: readonly Foretold[]): Judgement['roles'] {
  return [...new Set(seats.map(({ role }) => role))].sort().map((role) => {
    const own = seats.filter((seat) => seat.role === role)
    const mean = (of: (seat: Foretold) => number) => own.reduce((sum, seat) => sum + of(seat), 0) / own.length
    return { role, seats: own.length, won: mean(({ won }) => won), ours: mean(({ ours }) => ours), elo: mean(({ elo }) => elo) }
  })
}

/** The correlation of ranks; equal values share theirs. */
function spearman(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranks(a), ranks(b)]
  const middle = (a.length - 1) / 2
  const product = (p: readonly number[], q: readonly number[]) => p.reduce((sum, one, i) => sum + (one - middle) * (nth(q, i) - middle), 0)
  return product(x, y) / Math.sqrt(product(x, x) * product(y, y))
}

function ranks(values: readonly number[]): readonly number[] {
  const order = values.map((_, i) => i).toSorted((i, j) => nth(values, i) - nth(values, j))
  const found = values.map(() => 0)
  for (let from = 0; from < order.length; ) {
    let to = from
    while (to < order.length && values[nth(order, to)] === values[nth(order, from)]) to++
    for (let k = from; k < to; k++) found[nth(order, k)] = (from + to - 1) / 2
    from = to
  }
  return found
}
