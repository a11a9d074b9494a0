import type { GameRecord, Json } from '@sundown/engine'
import type { Answer, QuestionView } from '@sundown/protocol'
import type { AnyView, ToldEvent } from './played.ts'
import type { Refusal, Verdict } from './session.ts'
import type { Explained } from './taken-messages.ts'

/** What a game in the page begins with. The person sits at seat 0. */
export interface SoloSetup {
  /** Its name in the registry of games. */
  readonly game: string
  readonly options: Json
  /** 64 hexadecimal digits, from `newSeed`. */
  readonly seed: string
  /** By seat. */
  readonly names: readonly string[]
  /** By seat from 1: names of bots. */
  readonly bots: readonly string[]
}

/** A record with what a solo game needs besides: enough to go on after a reload. */
export interface SoloSave {
  readonly record: GameRecord
  readonly names: readonly string[]
  readonly bots: readonly string[]
  readonly over: boolean
  /** The turn it was left in. Games kept by earlier versions do not say. */
  readonly turn?: number
}

/** The game as the person sees it now, and what has happened since he was told last. */
export interface SoloFrame {
  readonly seal: string
  readonly view: AnyView
  readonly question: QuestionView | undefined
  readonly events: readonly ToldEvent[]
  /** `new`: a game begins. `again`: a save is opened, or something was taken back; `events` tell everything so far. `step`: something happened. */
  readonly what: 'new' | 'again' | 'step'
  readonly canUndo: boolean
  /** No bot is about to do anything. */
  readonly quiet: boolean
  readonly save: SoloSave
  /** In a lesson: how far it is. */
  readonly lesson?: Standing
}

/** Where a lesson stands. */
export interface Standing {
  /** How many answers of the script have been given; nothing: somebody has gone his own way. */
  readonly line: number | undefined
  /** What the person is to answer from here on. */
  readonly mine: readonly Answer[]
}

/** What the page asks of the worker. Each is answered by a `reply` with its number. */
export type SoloRequest =
  /** Loads what such a game needs, and begins nothing. */
  | { readonly do: 'prepare'; readonly setup: Pick<SoloSetup, 'game' | 'options' | 'bots'> }
  /** `opening`: the bots wait until the page has shown the deal (`seen`), or for a few seconds. */
  | { readonly do: 'start'; readonly setup: SoloSetup; readonly opening?: boolean }
  | { readonly do: 'seen' }
  | { readonly do: 'load'; readonly save: SoloSave }
  | { readonly do: 'answer'; readonly number: number; readonly answer: Answer }
  | { readonly do: 'complete'; readonly partial: Answer }
  | { readonly do: 'why-not'; readonly answers: readonly Answer[] }
  /** What each of these answers would do, as far as the person can know. */
  | { readonly do: 'foresee'; readonly answers: readonly Answer[] }
  | { readonly do: 'undo' }
  /** Who is probably who, by what the person can know; `answer`: and what it would tell about him. */
  | { readonly do: 'explain'; readonly answer?: Answer }
  /** Milliseconds between what bots do. */
  | { readonly do: 'pace'; readonly pace: number }
  | { readonly do: 'hurry' }
  /** `seal`: what was shown before the game. */
  | { readonly do: 'verify'; readonly seal: string | undefined }

export interface SoloReply {
  readonly refusal?: Refusal | undefined
  readonly offered?: readonly number[] | undefined
  readonly reasons?: readonly (Refusal | undefined)[] | undefined
  readonly verdict?: Verdict | undefined
  readonly foreseen?: readonly (readonly ToldEvent[])[] | undefined
  /** Nothing: there is nothing to find out. */
  readonly explained?: Explained | undefined
}

export type ToWorker<Request = SoloRequest> = { readonly id: number; readonly request: Request }
export type FromWorker<Frame = SoloFrame> =
  | { readonly say: 'frame'; readonly frame: Frame }
  | { readonly say: 'reply'; readonly id: number; readonly reply: SoloReply }
