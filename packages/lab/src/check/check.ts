import type { Bang, Game, Match, Random, Viewer } from '@sundown/engine'

/** What a check looks at: a game between two decisions. */
export interface Position<G extends Game = Bang> {
  readonly match: Match<G>
  /** Every seat, and somebody who only watches. */
  readonly viewers: readonly Viewer[]
  /** The checks' own chance: it never touches the game. */
  readonly random: Random
}

/** A position that is looked at closely. */
export interface ClosePosition<G extends Game = Bang> extends Position<G> {
  /** What everybody is shown, before anything is tried. */
  readonly shown: readonly string[]
}

/** A position of whatever game. */
export type AnyPosition = Position<Game>
export type AnyClosePosition = ClosePosition<Game>

/** One sentence that says what is wrong, or nothing. */
export type Finding = string | undefined

/** An invariant that needs nothing but the position. */
export interface Check<P = Position> {
  readonly name: string
  run(position: P): Finding
}

/** Hears of each invariant looked at: what was found, if anything. */
export type Report = (name: string, finding: Finding) => void

export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
