import type { Exposure, Guess, RoleChances } from '@sundown/bots/explain'
import type { RoleId } from '@sundown/engine'

/** Whose guess it is: that of a seat, or of somebody who knows no role that is not shown. */
export type Guesser = number | 'table'

/** What one guesser takes everybody for at one moment, by seat. */
export interface GuessRow {
  readonly by: Guesser
  readonly chances: readonly RoleChances[]
}

/** A step at which something changed, and what was thought from then on. */
export interface GuessMoment {
  readonly step: number
  readonly chances: readonly RoleChances[]
}

/** Who is taken for what at one step, as far as the eyes in question may know it. */
export interface Taken {
  readonly step: number
  /** By seat: the roles that lie open. */
  readonly shown: readonly (RoleId | undefined)[]
  readonly rows: readonly GuessRow[]
  /** Of one of the rows, with reasons: everybody but himself whose role is not shown. */
  readonly by: Guesser
  readonly guesses: readonly Guess[]
  /** Of the same row, up to this step. */
  readonly history: readonly GuessMoment[]
}

/** Who is probably who in a game that is being played, from what everybody has seen and one's own role. */
export interface Explained {
  readonly shown: readonly (RoleId | undefined)[]
  readonly guesses: readonly Guess[]
  /** What the table takes oneself for; nothing: one's role lies open. */
  readonly mine: Guess | undefined
  /** What an answer would tell the table, if that is more than one can wish for. */
  readonly exposure: Exposure | undefined
}

/** What one seat would have said while it still had somebody to guess, and what the other one really was then. */
export interface Saying {
  readonly by: number
  readonly step: number
  readonly guess: Guess
  readonly really: RoleId
}
