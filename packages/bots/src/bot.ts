import type { Answer, BangView, Json, Option, Random, Seat } from '@sundown/engine'
import type { Joint } from './belief/joint.ts'

/** All a bot gets: what its seat sees and what it is asked. The view is built only when the bot reads it. */
export interface Situation<View = BangView> {
  /** The name of the game it plays. */
  readonly game: string
  readonly seat: Seat
  readonly kind: string
  readonly about: Json
  /** What it may answer; never empty. */
  readonly options: readonly Option[]
  /** What it may do besides, although nobody asked. */
  readonly interjections: readonly Option[]
  readonly view: View
  /** What everybody could think of the roles by now, from what everybody has seen; nothing where nobody has watched. */
  readonly belief?: Joint | undefined
}

/** A player made of code, for the game whose views it reads. */
export interface Bot<View = BangView> {
  readonly name: string
  /** It wants to know what everybody has seen so far: somebody must watch the game for it. */
  readonly remembers?: boolean
  /** `random` is the bot's own: what it draws from it is not part of the game. */
  answer(situation: Situation<View>, random: Random): Answer
  /** Somebody else is asked: does it want to do something now? `situation.options` is empty. */
  interject?(situation: Situation<View>, random: Random): Answer | undefined
}

/** A bot that plays whatever game it finds itself in. */
export type AnyBot = Bot<object>
