import type { Json, ReplayFault } from '@sundown/engine'
import type { QuestionView } from '@sundown/protocol'
import type { AnyView, OwnOf, ToldEvent } from './played.ts'
import type { Guesser, Saying, Taken } from './taken-messages.ts'

/**
 * Through whose eyes a game is seen again: those of a seat, as it was then; of somebody who watched; with all cards open; with all cards open but the roles,
 * which stay down until the end.
 */
export type Eyes = number | 'spectator' | 'all' | 'hands'

/** Where a record comes from: its text, or an address of the server. */
export type Source = { readonly text: string } | { readonly url: string }

/** What the scrubber marks: all of it was seen by everybody. */
export interface Chapter {
  readonly step: number
  readonly what: 'round' | 'fall' | 'turning'
  /** Of a round. */
  readonly number?: number
  /** Who fell; `character`: where one plays several. */
  readonly seat?: number
  readonly character?: string | undefined
}

/** What is wrong with a record; `step`: where in the game. */
export type ReplayRefusal =
  /** Cannot be fetched, or is no record: `why` in the words of whoever looked. */
  | { readonly code: 'unreachable' | 'no-record' | 'no-such-game' | 'game-not-over' | 'refused'; readonly why?: string | undefined }
  /** Played by other rules: it cannot be replayed, but its stored events can be shown. */
  | {
      readonly code: 'other-rules'
      readonly game: string
      readonly sets: readonly string[]
      readonly names: readonly string[]
      readonly told: readonly ToldEvent[]
    }
  /** It was played with sets that neither this page nor its server has. */
  | { readonly code: 'no-such-set'; readonly sets: readonly string[] }
  | { readonly code: 'tampered'; readonly step: number; readonly of: number; readonly fault: ReplayFault['what'] | 'event' | 'crash' }

/** A table as it was dealt: it can be shown while the record is still played again. */
export interface Dealt {
  readonly game: string
  readonly seal: string
  readonly seats: number
  readonly sets: readonly string[]
  readonly names: readonly string[] | undefined
}

/** A record that can be watched. */
export interface Opened extends Dealt {
  /** Number of the last step; the deal is step 0. */
  readonly last: number
  readonly chapters: readonly Chapter[]
  /** True if every answer was checked by the present rules and the seed matches its seal; false if only the stored events are shown. */
  readonly verified: boolean
  /** Where it is to be opened, if whoever sent it said so. */
  readonly moment: { readonly step: number; readonly eyes: Eyes } | undefined
}

/** One moment through one pair of eyes, and nothing that they did not see. */
export interface ReplayFrame {
  readonly step: number
  readonly eyes: Eyes
  readonly view: AnyView
  readonly question: QuestionView | undefined
  /** What happened in this step. */
  readonly events: readonly ToldEvent[]
  /** What happened shortly before, for whoever jumps here. */
  readonly before: readonly ToldEvent[]
  /** With open cards: what each seat alone sees. */
  readonly open: readonly (OwnOf | undefined)[] | undefined
}

/** What is known of a record as soon as it is read: what its table needs can be fetched while it is played again. */
export interface Found {
  readonly game: string
  readonly sets: readonly string[]
}

export type ReplayRequest =
  /** Has the rules at hand that a game with these options is played by. */
  | { readonly do: 'prepare'; readonly game: string; readonly options: Json }
  /** Reads a record and looks at nothing but what it says of itself. */
  | { readonly do: 'read'; readonly source: Source }
  /** What was read last, before the first answer. Nothing if it is to be opened elsewhere, or cannot be opened. */
  | { readonly do: 'deal'; readonly names?: unknown; readonly moment?: unknown }
  /** Without a source: what was read last. `names` and `moment`: used where the record comes without them. */
  | { readonly do: 'open'; readonly source?: Source; readonly names?: unknown; readonly moment?: unknown }
  /** `jump`: what happened shortly before is wanted too. */
  | { readonly do: 'look'; readonly step: number; readonly eyes: Eyes; readonly jump: boolean }
  /** Who is taken for what at a step, as these eyes may know it; `by`: whose guess with reasons. */
  | { readonly do: 'taken'; readonly step: number; readonly eyes: Eyes; readonly by: Guesser }
  /** What these seats took somebody for, after the game. */
  | { readonly do: 'sayings'; readonly seats: readonly number[] }
  /** The record as a text, to be kept. */
  | { readonly do: 'record' }

export interface ReplayReply {
  readonly refusal?: ReplayRefusal | undefined
  readonly found?: Found | undefined
  readonly dealt?: Dealt | undefined
  readonly opened?: Opened | undefined
  readonly frame?: ReplayFrame | undefined
  readonly record?: string | undefined
  /** Nothing: no role is hidden in this game. */
  readonly taken?: Taken | undefined
  readonly sayings?: readonly Saying[] | undefined
}
