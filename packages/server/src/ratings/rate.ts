import { nth } from '@sundown/engine'
import { botRating, counted, keyOf, type Rating, ratedBy, rested, sharesOf, type TableKind, UNKNOWN } from '@sundown/lab/ratings'
import type { RatedSeat, RateGame, SideCount, StoredRating, Time } from '../store/store.ts'

/** What a person or bot is worth before a game. Of somebody who is gone nothing is known any more. */
function ratingBefore(kind: string, { person, bot }: RatedSeat, stored: StoredRating | null, at: Time): Rating {
  if (stored) return rested(stored, at - stored.playedAt)
  return (person === null && bot !== null ? botRating(kind, bot) : undefined) ?? UNKNOWN
}

const NONE: SideCount = { games: 0, wins: {} }

/** A finished game, to be entered together with its end: what is known at that moment goes in, what has changed comes out. */
export const rating = (table: TableKind, winners: readonly number[], at: Time): { readonly key: string; readonly rate: RateGame } => ({
  key: keyOf(table),
  rate: ({ seats, ratings, count }) => {
    const before = seats.map((seat, i) => ratingBefore(table.game, seat, nth(ratings, i), at))
    const players = seats.map(({ person, gone }, i) => ({ rating: nth(before, i), fixed: person === null, left: gone }))
    const { ratings: after, chances, won } = ratedBy({ ...table, players, winners }, sharesOf(table, count ?? NONE))
    return { before, after, chances, count: counted(count ?? NONE, won) }
  },
})
