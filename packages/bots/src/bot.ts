import type { Answer, BangView, Json, Option, Random, Seat, Seed } from '@sundown/engine'
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
  /** Where it can try an answer out; nothing where nobody lets it. */
  readonly worlds?: Worlds<View> | undefined
}

/** Something to be tried out in a world that is drawn for it. */
export interface Trial {
  /** The same seed draws the same world. */
  readonly seed: Seed
  /** By seat: the roles as they lie there, so far as the bot cannot know better; otherwise any that it cannot rule out. */
  readonly roles?: readonly string[] | undefined
  readonly answer: Answer
  /** Who plays on for everybody after that. */
  readonly player: AnyBot
  /** For so many turns, and no more decisions than that. */
  readonly turns: number
  readonly decisions: number
}

/** What a trial came to. */
export interface Tried<View> {
  /** As the bot's seat would see the table. */
  readonly view: View
  /** By seat: the roles as they lie in that world; empty where there are none. */
  readonly roles: readonly string[]
}

/** Draws worlds that look the same from the bot's seat: whatever it cannot know is dealt anew in each. */
export interface Worlds<View> {
  /** Nothing: the answer cannot be given in that world. */
  try(trial: Trial): Tried<View> | undefined
  /** At a live table a clock cuts a search short. */
  isLate(): boolean
}

/** A player made of code, for the game whose views it reads. */
export interface Bot<View = BangView> {
  readonly name: string
  /** It wants to know what everybody has seen so far: somebody must watch the game for it. */
  readonly remembers?: boolean
  /** It tries things out: somebody must draw worlds for it, and a game that keeps checkpoints draws them faster. */
  readonly searches?: boolean
  /** `random` is the bot's own: what it draws from it is not part of the game. */
  answer(situation: Situation<View>, random: Random): Answer
  /** Somebody else is asked: does it want to do something now? `situation.options` is empty. */
  interject?(situation: Situation<View>, random: Random): Answer | undefined
}

/** A bot that plays whatever game it finds itself in. */
export type AnyBot = Bot<object>
