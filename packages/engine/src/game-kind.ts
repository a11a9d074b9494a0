import type { Answer, Game, Json, Match, Rules, Seat } from './kernel/index.ts'
import type { AnyFace } from './lazy.ts'
import type { Speech } from './western/words/speech.ts'
import type { Language } from './western/words/types.ts'

/** A game as servers and clients host it, whatever its rules. */
export interface GameKind<G extends Game = Game> {
  readonly rules: Rules<G>
  /** All sets there are; the first is always in play. */
  readonly sets: readonly string[]
  /** Reads options and says what they come to; throws `BadOptions` with one sentence if they are impossible. */
  read(options: Json): { readonly players: number; readonly sets: readonly string[] }
  /** The options of the next game of a series. */
  next(match: Match<G>): Json
  /** Whose turn it is. */
  activeSeat(game: G): Seat
  /** Eliminated: takes no part any more. */
  isOut(game: G, seat: Seat): boolean
  /** May decide: neither eliminated nor about to be. */
  isAlive(game: G, seat: Seat): boolean
  /** Once it is dealt. */
  role(game: G, seat: Seat): string | undefined
  /** Who has stood for this seat so far. */
  characters(game: G, seat: Seat): readonly string[]
  /** With these options somebody who is out may come back, and must not see more than he did. */
  mayReturn(options: Json): boolean
  /** What a message in the chat does while talking costs something: an interjection of whoever talks. */
  talking(game: G, seat: Seat): Answer | undefined
  /** The game in the words of a language, loaded when it is asked for. */
  speak(language: Language, sets: readonly string[]): Promise<Speech<AnyFace>>
}
