import { existsSync } from 'node:fs'
import { nth } from '@sundown/engine'
import { storeFile } from '../store/files.ts'
import { openPostgres } from '../store/postgres.ts'
import { openSqlite } from '../store/sqlite.ts'
import { type PlayedGame, type RatedSeat, type Refitted, type Store, StoreBroken } from '../store/store.ts'
import { rating } from './rate.ts'

export interface Fitted {
  readonly games: number
  /** Ratings of people, in all games of the family. */
  readonly people: number
  /** How many of them are not what they were. */
  readonly changed: number
}

/** A data folder, or the database that holds everything instead. */
interface Place {
  readonly data: string
  readonly databaseUrl: string | null
}

/** Rates all games of a store anew, in the order in which they ended: a mended model is applied to the past. No server may run on it. */
export async function refit({ data, databaseUrl }: Place, { write }: { readonly write: boolean }): Promise<Fitted> {
  // Opening a folder makes a store where there is none: a folder that was misspelt would seem to hold no games.
  if (databaseUrl === null && !existsSync(storeFile(data))) throw new StoreBroken(`there is no store in ${data}`)
  const store = await (databaseUrl === null ? openSqlite(data) : openPostgres(databaseUrl))
  try {
    const { anew, fitted } = await ratedAnew(store)
    if (write) await store.replaceRatings(anew)
    return fitted
  } finally {
    await store.close()
  }
}

type Rating = Refitted['ratings'][number]

/** What the ratings would be if all games ended once more. */
export async function ratedAnew(store: Store): Promise<{ readonly anew: Refitted; readonly fitted: Fitted }> {
  const ratings = new Map<string, Rating>()
  const counts = new Map<string, Refitted['counts'][number]>()
  const seats: Refitted['seats'][number][] = []
  const games = await store.ratedGames()
  for (const game of games) enter(game)
  const before = await Promise.all(
    [...ratings.values()].map(async (one) => (await store.ratings(one.person)).find(({ game }) => game === one.game)),
  )
  const changed = [...ratings.values()].filter(({ mu, sigma }, i) => before[i]?.mu !== mu || before[i]?.sigma !== sigma).length
  const anew = { ratings: [...ratings.values()], counts: [...counts.values()], seats }
  return { anew, fitted: { games: games.length, people: ratings.size, changed } }

  function enter({ game, kind, sets, endedAt, seats: played, seated }: PlayedGame & { readonly seated: readonly RatedSeat[] }): void {
    const winners = played.flatMap(({ won }, seat) => (won ? [seat] : []))
    const table = { game: kind, roles: played.map(({ role }) => role), sets }
    const { key, rate } = rating(table, winners, endedAt)
    const known = seated.map(({ person }) => (person === null ? undefined : ratings.get(`${person} ${kind}`)))
    const {
      before: was,
      after,
      chances,
      count,
    } = rate({
      seats: seated,
      ratings: known.map((one, seat) => one ?? unknownOf(nth(played, seat), nth(seated, seat), endedAt)),
      count: counts.get(key) ?? null,
    })
    counts.set(key, { key, ...count })
    for (const [seat, { person }] of seated.entries()) {
      const { mu, sigma } = nth(was, seat)
      const rated = nth(after, seat)
      const now = { mu: kept(rated.mu), sigma: kept(rated.sigma) }
      seats.push({ game, seat, mu, sigma, newMu: now.mu, newSigma: now.sigma, chance: nth(chances, seat) })
      if (person !== null)
        ratings.set(`${person} ${kind}`, { person, game: kind, ...now, games: (known[seat]?.games ?? 0) + 1, playedAt: endedAt })
    }
  }
}

/** Somebody who has left since is taken for what he was then. */
const unknownOf = ({ rated }: PlayedGame['seats'][number], { person, bot }: RatedSeat, playedAt: number) =>
  person === null && bot === null && rated ? { mu: rated.mu, sigma: rated.sigma, games: 0, playedAt } : null

/** As the store keeps it. */
const kept = (value: number): number => Math.round(value * 1_000_000) / 1_000_000
