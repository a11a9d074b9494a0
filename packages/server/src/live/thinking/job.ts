import type { GameRecord, Input, Json, Seed } from '@sundown/engine'
import type { StoredGame } from '../../store/store.ts'
import type { Logged } from '../position.ts'

/** By seat: the name of the bot that plays there, or nothing where a person does. */
export type BotSeats = readonly (string | null)[]

/** A game that bots think about, as plain data: whoever has this and the inputs has the game. */
export interface GameOutline {
  readonly id: string
  readonly kind: string
  readonly options: Json
  readonly seed: Seed
  /** By seat: what a bot draws from when it is in two minds. No part of the game. */
  readonly chances: readonly Seed[]
}

/**
 * What is wanted of the bots of a game. `next`: whoever wants to act unasked goes first, then the first seat that still has to answer; up to this many
 * inputs, each after the one before, as long as there are milliseconds left. `answers`: what each of these seats says to the open question.
 */
export type Wish = { readonly next: number; readonly milliseconds: number } | { readonly answers: readonly number[] }

export interface ThinkOrder {
  readonly game: GameOutline
  /** This many inputs of the game are known to the thinker; the others come with the order. */
  readonly known: number
  readonly inputs: readonly Input[]
  readonly bots: BotSeats
  readonly wish: Wish
  /** Milliseconds a bot that looks ahead may take for one answer. */
  readonly search: number
}

/** A game that is over is written down, with everything that happened in it. */
export interface RecordOrder {
  readonly game: StoredGame
  readonly log: readonly Logged[]
}

export type Order = { readonly think: ThinkOrder } | { readonly record: RecordOrder } | { readonly forget: string }

/** `known`: this many inputs of the game the thinker knows now. */
export interface Thought {
  readonly inputs: readonly Input[]
  readonly known: number
}

export type Reply = { readonly thought: Thought } | { readonly record: GameRecord } | { readonly fault: string }
