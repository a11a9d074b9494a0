import type { GameRecord, Json } from '@sundown/engine'
import type { Answer, QuestionView } from '@sundown/protocol'
import type { AnyView, ToldEvent } from './played.ts'

/** What a game of several people on one device begins with. */
export interface DeviceSetup {
  /** Its name in the registry of games. */
  readonly game: string
  readonly options: Json
  /** 64 hexadecimal digits, from `newSeed`. */
  readonly seed: string
  /** By seat. */
  readonly names: readonly string[]
  /** By seat: the name of a bot; null: a person. */
  readonly bots: readonly (string | null)[]
}

/** Enough to go on after a reload. It never leaves the worker: the page could read every hand in it. */
export interface DeviceSave extends Pick<DeviceSetup, 'names' | 'bots'> {
  readonly record: GameRecord
  /** By seat: how many steps of the game somebody has seen. */
  readonly looked: readonly number[]
}

/** What everybody around the device may know. */
interface Around {
  readonly seal: string
  readonly game: string
  readonly sets: readonly string[]
  readonly names: readonly string[]
  /** Seats of people, in the order in which they sit. */
  readonly people: readonly number[]
  /** Whom the game waits for; nothing: for bots, or for nobody. */
  readonly next: number | undefined
}

/** One view of the game, for one pair of eyes. */
interface Seen extends Around {
  readonly view: AnyView
  readonly question: QuestionView | undefined
  readonly events: readonly ToldEvent[]
  /** `again`: `events` tell everything so far. `step`: something happened. */
  readonly what: 'again' | 'step'
}

/** What the page gets: never more than whoever holds the device may see. */
export type DeviceFrame =
  /** Nobody holds it. `told`: what everybody could see since the next one has looked last. */
  | (Around & { readonly is: 'covered'; readonly told: readonly ToldEvent[] })
  /** `quiet`: no bot is about to do anything. */
  | (Seen & { readonly is: 'held'; readonly seat: number; readonly quiet: boolean })
  /** There is nothing left to hide. */
  | (Seen & { readonly is: 'over'; readonly record: GameRecord })

export type DeviceRequest =
  | { readonly do: 'start'; readonly setup: DeviceSetup }
  /** The game of before the reload. */
  | { readonly do: 'restore' }
  /** "I am ...": shows the table to this person. */
  | { readonly do: 'uncover'; readonly seat: number }
  | { readonly do: 'cover' }
  | { readonly do: 'answer'; readonly number: number; readonly answer: Answer }
  | { readonly do: 'complete'; readonly partial: Answer }
  | { readonly do: 'why-not'; readonly answers: readonly Answer[] }
  | { readonly do: 'pace'; readonly pace: number }
  | { readonly do: 'hurry' }
  | { readonly do: 'verify'; readonly seal: string | undefined }
