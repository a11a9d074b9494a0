import type { Deal } from './deal.ts'
import type { Imagination } from './game.ts'
import type { Json, Viewer } from './ids.ts'
import type { Answer, Input } from './question.ts'
import type { Seed } from './random.ts'

/** A world as one viewer could imagine it, dealt in the middle of a game. */
export interface Sample {
  readonly sample: Imagination & { readonly viewer: Viewer; readonly seed: Seed }
}

/** A game as it is kept: its options, its seed and everything that was answered. Playing it again gives the same game. */
export interface GameRecord {
  readonly format: 1
  readonly game: string
  readonly rulesVersion: string
  readonly options: Json
  readonly seed: Seed
  /** The seal of the seed that was published before the game. */
  readonly seal: string
  /** How the seed was made, where several had a part in it. */
  readonly deal?: Deal
  readonly inputs: readonly (Input | Sample)[]
  /** One for each turn begun. */
  readonly digests: readonly number[]
  /** What happened, so that a finished game can still be told when the rules have moved on. */
  readonly events?: readonly Json[]
  /**
   * Where later rules did not play the game as it was played, and it was closed: what they told of it up to there, in the place of `events`. Only to be read:
   * nobody can verify it.
   */
  readonly retold?: { readonly rulesVersion: string; readonly events: readonly Json[] }
}

/** Answers may be the option objects themselves: a record keeps only what they say. */
export function plainInput(input: Input | Sample): Input | Sample {
  if ('sample' in input) return input
  const { seat, interjection } = input
  const { id, card, seat: target, picks } = input.answer
  const answer: Answer = {
    id,
    ...(card !== undefined && { card }),
    ...(target !== undefined && { seat: target }),
    ...(picks !== undefined && { picks }),
  }
  return interjection ? { seat, answer, interjection } : { seat, answer }
}
