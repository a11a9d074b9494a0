import type { Answer, BangView, Json, Option, Random, Seat } from '@sundown/engine'

/** All a bot gets: what its seat sees and what it is asked. The view is built only when the bot reads it. */
export interface Situation {
  readonly seat: Seat
  readonly kind: string
  readonly about: Json
  /** What it may answer; never empty. */
  readonly options: readonly Option[]
  /** What it may do besides, although nobody asked. */
  readonly interjections: readonly Option[]
  readonly view: BangView
}

/** A player made of code. */
export interface Bot {
  readonly name: string
  /** `random` is the bot's own: what it draws from it is not part of the game. */
  answer(situation: Situation, random: Random): Answer
  /** Somebody else is asked: does it want to do something now? `situation.options` is empty. */
  interject?(situation: Situation, random: Random): Answer | undefined
}
