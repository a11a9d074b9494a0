import type { Answer, BangView, Json, Option, Random, Seat, Seed } from '@sundown/engine'
import type { Joint } from './belief/joint.ts'
import type { Wrongs } from './temper.ts'

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
  /** The belief about the roles that follows from what everybody has seen; undefined unless a witness watches the game. */
  readonly belief?: Joint | undefined
  /** By seat: how much harm that seat has aimed at the bot lately; undefined unless a witness watches the game. */
  readonly wrongs?: Wrongs | undefined
  /** Where the bot can try answers out; undefined if the host does not provide it. */
  readonly worlds?: Worlds<View> | undefined
}

/** Something to be tried out in a world that is drawn for it. */
export interface Trial {
  /** The same seed draws the same world. */
  readonly seed: Seed
  /** By seat: the roles to deal in that world, unless the bot knows better. Left out: any roles that it cannot rule out. */
  readonly roles?: readonly string[] | undefined
  readonly answer: Answer
  /** Who plays on for everybody after that. */
  readonly player: AnyBot
  /** For how many turns, and at most how many decisions. */
  readonly turns: number
  readonly decisions: number
}

/** The result of a trial. */
export interface Tried<View> {
  /** As the bot's seat would see the table. */
  readonly view: View
  /** By seat: the roles as they lie in that world; empty where there are none. */
  readonly roles: readonly string[]
}

/** Draws worlds that look the same from the bot's seat: whatever it cannot know is dealt anew in each. */
export interface Worlds<View> {
  /** Undefined if the answer cannot be given in that world. */
  try(trial: Trial): Tried<View> | undefined
  /** At a live table a clock cuts a search short. */
  isLate(): boolean
}

/** A player made of code, for the game whose views it reads. */
export interface Bot<View = BangView> {
  readonly name: string
  /** The bot wants a belief: the host lets a witness watch the game for it. */
  readonly remembers?: boolean
  /** The bot tries answers out: the host draws worlds for it. A game that keeps checkpoints draws them faster. */
  readonly searches?: boolean
  /** `random` is the bot's own: what it draws from it is not part of the game. */
  answer(situation: Situation<View>, random: Random): Answer
  /** Called while somebody else is asked: does the bot want to act now? `situation.options` is empty. */
  interject?(situation: Situation<View>, random: Random): Answer | undefined
}

/** A bot that plays whatever game it finds itself in. */
export type AnyBot = Bot<object>
