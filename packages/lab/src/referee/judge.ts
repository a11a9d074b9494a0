import type { BangView, Input, OwnView, Seat, TableEvent } from '@sundown/engine'
import type { Books } from './books.ts'

/** The table when somebody is asked, as everybody sees it, and what each player sees besides. */
export interface Sight {
  readonly table: BangView
  own(seat: Seat): OwnView | undefined
  /** What is asked. */
  readonly question: string | undefined
}

/** Says that the books and the game disagree: the rule in a sentence, what it leads to, what was told instead. */
export type Objects = (sentence: string, expected: string, happened: string) => void

/** Follows a game with one rule in mind. */
export interface Judge {
  /** Something is told and not yet entered. */
  before?(event: TableEvent): void
  /** It is entered. */
  after?(event: TableEvent): void
  /** All that was told is entered, and somebody is asked; or the game is over. */
  look?(sight: Sight): void
  /** Somebody answers. */
  decided?(input: Input, sight: Sight): void
}

/** One rule of the referee. */
export interface Rule {
  readonly name: string
  judge(books: Books, object: Objects): Judge
}

/** Phase 2 with nothing under way: whatever was played is over and done with. */
export const isQuiet = (sight: Sight): boolean => sight.question === 'play'
