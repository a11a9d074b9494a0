import { nth } from '@sundown/engine'
import { type Rated, type RatedGame, ratedBy } from './model.ts'
import { type Rating, UNKNOWN } from './rating.ts'
import { type Count, counted, keyOf, sharesOf, type TableKind } from './strengths.ts'

const NOTHING: Count = { games: 0, wins: {} }

/** What the games so far have taught: about people, and about the sides. A game more is a page more, and the same games in the same order give the same book. */
export class Book {
  readonly ratings = new Map<string, Rating>()
  readonly counts = new Map<string, Count>()

  ratingOf(person: string): Rating {
    return this.ratings.get(person) ?? UNKNOWN
  }

  /** How likely each side wins among equals, as far as is known now. */
  shares(table: TableKind): readonly number[] {
    return sharesOf(table, this.counts.get(keyOf(table)))
  }

  /** By seat: who sat there; nobody is in the book who is not named. */
  enter(game: RatedGame, people: readonly (string | null)[]): Rated {
    const rated = ratedBy(game, this.shares(game))
    for (const [seat, person] of people.entries()) if (person !== null) this.ratings.set(person, nth(rated.ratings, seat))
    this.counts.set(keyOf(game), counted(this.counts.get(keyOf(game)) ?? NOTHING, rated.won))
    return rated
  }
}
