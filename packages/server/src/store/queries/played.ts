import { nth } from '@sundown/engine'
import type { Kysely, Selectable } from 'kysely'
import type { Schema } from '../schema.ts'
import type { EndedGame, Part, PlayedGame, PlayedSeat, RatedChange, RatedSeat, Refitted, SideCount, StoredRating, Time } from '../store.ts'

import { UNFINISHED } from './games.ts'
import { inTurn } from './meta.ts'

type Db = Kysely<Schema>

/** Numbers with digits behind the point are kept as whole ones, which every database adds up alike. */
const MILLION = 1_000_000
const whole = (value: number): number => Math.round(value * MILLION)
const part = (value: number | string): number => Number(value) / MILLION

export async function addRatedSeats(db: Db, game: string, seats: readonly RatedSeat[]): Promise<void> {
  await db
    .insertInto('ratedSeats')
    .values(seats.map(({ person, bot, gone }, seat) => ({ game, seat, person, bot, gone: gone ? 1 : 0 })))
    .execute()
}

export const setGone = async (db: Db, game: string, seat: number, gone: boolean): Promise<void> => {
  await db
    .updateTable('ratedSeats')
    .set({ gone: gone ? 1 : 0 })
    .where('game', '=', game)
    .where('seat', '=', seat)
    .execute()
}

export async function ratedNow(db: Db, person: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('soundRatedSeats as seats')
    .innerJoin('soundGames as games', 'games.id', 'seats.game')
    .select('seats.game')
    .where('seats.person', '=', person)
    .where('seats.gone', '=', 0)
    .where('games.status', 'in', UNFINISHED)
    .orderBy('seats.game')
    .execute()
  return rows.map(({ game }) => game)
}

const ratedSeats = async (db: Db, game: string): Promise<readonly RatedSeat[]> =>
  (await db.selectFrom('soundRatedSeats').selectAll().where('game', '=', game).orderBy('seat').execute()).map(seatedOf)

const seatedOf = ({ person, bot, gone }: Selectable<Schema['ratedSeats']>): RatedSeat => ({ person, bot, gone: gone === 1 })

/** What a game came to is kept with its end; if it is rated, so is what it changes. */
export async function keepPlayed(db: Db, game: string, ended: EndedGame, endedAt: Time): Promise<void> {
  const { kind, sets, rating } = ended
  const seated = await ratedSeats(db, game)
  const rated = rating !== null && seated.length === ended.seats.length
  const people = rated ? seated.map(({ person }) => person) : await peopleOf(db, game)
  const changes = rated ? await rate(db, kind, seated, rating, endedAt) : []
  await db
    .insertInto('playedGames')
    .values({ game, kind, sets: JSON.stringify(sets), rated: rated ? 1 : 0, endedAt })
    .execute()
  await db
    .insertInto('playedSeats')
    .values(
      ended.seats.map(({ role, characters, won, felledBy, harms, stamps }, seat) => ({
        game,
        seat,
        person: people[seat] ?? null,
        role,
        characters: JSON.stringify(characters),
        won: won ? 1 : 0,
        gone: seated[seat]?.gone ? 1 : 0,
        felledBy,
        harms: JSON.stringify(harms),
        stamps: JSON.stringify(stamps),
        ...columnsOf(changes[seat]),
      })),
    )
    .execute()
}

async function peopleOf(db: Db, game: string): Promise<readonly (string | null)[]> {
  const rows = await db.selectFrom('soundGameSeats').select('person').where('game', '=', game).orderBy('seat').execute()
  return rows.map(({ person }) => person)
}

const columnsOf = (change: RatedChange | undefined) =>
  change === undefined
    ? { mu: null, sigma: null, newMu: null, newSigma: null, chance: null }
    : {
        mu: whole(change.mu),
        sigma: whole(change.sigma),
        newMu: whole(change.newMu),
        newSigma: whole(change.newSigma),
        chance: whole(change.chance),
      }

async function rate(
  db: Db,
  kind: string,
  seats: readonly RatedSeat[],
  { key, rate: rateGame }: NonNullable<EndedGame['rating']>,
  playedAt: Time,
): Promise<readonly RatedChange[]> {
  await inTurn(db, 'ratings')
  const ratings: (StoredRating | null)[] = []
  for (const { person } of seats) ratings.push(person === null ? null : await rating(db, person, kind))
  const { before, after, chances, count } = rateGame({ seats, ratings, count: await countOf(db, key) })
  for (const [seat, { person }] of seats.entries()) {
    const games = (ratings[seat]?.games ?? 0) + 1
    if (person !== null) await saveRating(db, person, kind, { ...nth(after, seat), games, playedAt })
  }
  await saveCount(db, key, count)
  return seats.map((_, seat) => {
    const { mu, sigma } = nth(before, seat)
    const { mu: newMu, sigma: newSigma } = nth(after, seat)
    return { mu, sigma, newMu, newSigma, chance: nth(chances, seat) }
  })
}

async function rating(db: Db, person: string, game: string): Promise<StoredRating | null> {
  const row = await db.selectFrom('soundRatings').selectAll().where('person', '=', person).where('game', '=', game).executeTakeFirst()
  return row ? ratingOf(row) : null
}

const ratingOf = ({ mu, sigma, games, playedAt }: Selectable<Schema['ratings']>): StoredRating => ({
  mu: part(mu),
  sigma: part(sigma),
  games,
  playedAt: Number(playedAt),
})

export const ratings = async (db: Db, person: string): Promise<readonly (StoredRating & { readonly game: string })[]> =>
  (await db.selectFrom('soundRatings').selectAll().where('person', '=', person).orderBy('game').execute()).map((row) => ({
    game: row.game,
    ...ratingOf(row),
  }))

async function saveRating(db: Db, person: string, game: string, { mu, sigma, games, playedAt }: StoredRating): Promise<void> {
  const values = { mu: whole(mu), sigma: whole(sigma), games, playedAt }
  await db
    .insertInto('ratings')
    .values({ person, game, ...values })
    .onConflict((conflict) => conflict.columns(['person', 'game']).doUpdateSet(values))
    .execute()
}

async function countOf(db: Db, key: string): Promise<SideCount | null> {
  const row = await db.selectFrom('soundSideCounts').selectAll().where('key', '=', key).executeTakeFirst()
  return row ? { games: row.games, wins: JSON.parse(row.wins) } : null
}

async function saveCount(db: Db, key: string, { games, wins }: SideCount): Promise<void> {
  const values = { games, wins: JSON.stringify(wins) }
  await db
    .insertInto('sideCounts')
    .values({ key, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute()
}

/** A list of any length has an end in SQL. */
const MANY = 1_000_000

export async function playedBy(db: Db, person: string, { from, most }: Part = { from: 0, most: MANY }): Promise<readonly PlayedGame[]> {
  const rows = await db
    .selectFrom('soundPlayedGames as games')
    .innerJoin('soundPlayedSeats as mine', 'mine.game', 'games.game')
    .selectAll('games')
    .where('mine.person', '=', person)
    .orderBy('games.endedAt', 'desc')
    .orderBy('games.game')
    .limit(most)
    .offset(from)
    .execute()
  return withSeats(db, rows)
}

export async function ratedGames(db: Db, last = MANY): Promise<readonly (PlayedGame & { readonly seated: readonly RatedSeat[] })[]> {
  const rows = await db
    .selectFrom('soundPlayedGames')
    .selectAll()
    .where('rated', '=', 1)
    .orderBy('endedAt', 'desc')
    .orderBy('game', 'desc')
    .limit(last)
    .execute()
  const found: (PlayedGame & { readonly seated: readonly RatedSeat[] })[] = []
  for (const game of await withSeats(db, rows.reverse())) found.push({ ...game, seated: await ratedSeats(db, game.game) })
  return found
}

/** Databases limit how many values one statement may have. */
const AT_ONCE = 500

async function withSeats(db: Db, games: readonly Selectable<Schema['playedGames']>[]): Promise<readonly PlayedGame[]> {
  const seats = new Map<string, PlayedSeat[]>(games.map(({ game }) => [game, []]))
  const ids = [...seats.keys()]
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const some = ids.slice(first, first + AT_ONCE)
    const rows = await db.selectFrom('soundPlayedSeats').selectAll().where('game', 'in', some).orderBy('game').orderBy('seat').execute()
    for (const row of rows) seats.get(row.game)?.push(playedSeatOf(row))
  }
  return games.map(({ game, kind, sets, rated, endedAt }) => ({
    game,
    kind,
    sets: JSON.parse(sets),
    rated: rated === 1,
    endedAt: Number(endedAt),
    seats: seats.get(game) ?? [],
  }))
}

function playedSeatOf(row: Selectable<Schema['playedSeats']>): PlayedSeat {
  const { game, seat, person, role, felledBy, mu, sigma, newMu, newSigma, chance } = row
  const rated =
    mu === null || sigma === null || newMu === null || newSigma === null || chance === null
      ? null
      : { mu: part(mu), sigma: part(sigma), newMu: part(newMu), newSigma: part(newSigma), chance: part(chance) }
  return {
    game,
    seat,
    person,
    role,
    characters: JSON.parse(row.characters),
    won: row.won === 1,
    gone: row.gone === 1,
    felledBy,
    harms: JSON.parse(row.harms),
    stamps: JSON.parse(row.stamps),
    rated,
  }
}

export async function replaceRatings(db: Db, { ratings: anew, counts, seats }: Refitted): Promise<void> {
  await db.deleteFrom('ratings').execute()
  await db.deleteFrom('sideCounts').execute()
  for (const { person, game, ...one } of anew) await saveRating(db, person, game, one)
  for (const { key, ...count } of counts) await saveCount(db, key, count)
  for (const { game, seat, ...change } of seats) {
    await db.updateTable('playedSeats').set(columnsOf(change)).where('game', '=', game).where('seat', '=', seat).execute()
  }
}
