import type { BangEvent, DiceEvent, Face, RoleId, Shuffled, ToldMove } from '@sundown/engine'

/** What lies open of a player. */
export interface OpenSeat {
  /** If everybody knows it. */
  readonly role: RoleId | undefined
  readonly character: string | undefined
  /** How far his weapon shoots. */
  readonly reach: number
  /** By seat: how far away he sees everybody else in play; 0 for himself and whoever is out. */
  readonly distances: readonly number[]
}

/** What lies open at a table of hidden roles. */
export interface OpenTable {
  readonly turn: number
  readonly seats: readonly OpenSeat[]
}

/** An event of the card game or the Dice Game as somebody beside the table is told it. */
export type ToldEvent = BangEvent | DiceEvent | ToldMove<Face> | ToldMove<{ readonly id: string }> | Shuffled

/** One step of the public history: what happened, and how the table lay afterwards. Plain data, and all a belief is made of. */
export interface Seen {
  readonly events: readonly ToldEvent[]
  readonly table: OpenTable
}
