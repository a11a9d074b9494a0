import type { Moved, Seat, Shuffled } from '../kernel/index.ts'
import type { RevealSymbol, Side } from './facts.ts'

/** A card as it is printed, with its back. Characters show no symbol. */
export interface Face {
  readonly id: string
  readonly deck: Side
  readonly symbol: RevealSymbol | undefined
}

/** What everybody sees happen. Cards that change place are told by `moved`; characters are called by their ids, of which there is one each. */
export type DuelEvent =
  | { readonly type: 'started'; readonly law: Seat; readonly outlaw: Seat }
  | {
      readonly type: 'entered'
      readonly seat: Seat
      readonly character: string
      readonly life: number
      readonly active: boolean
    }
  | { readonly type: 'turn'; readonly seat: Seat; readonly number: number }
  | {
      readonly type: 'played'
      readonly seat: Seat
      readonly card: Face
      readonly as: string
      /** The character it is played on. */
      readonly target: string | undefined
      /** The player it is played on. */
      readonly side: Seat | undefined
    }
  | { readonly type: 'copied'; readonly seat: Seat; readonly card: string; readonly target: string | undefined }
  | {
      readonly type: 'answered'
      readonly seat: Seat
      readonly card: Face
      readonly as: 'dodge' | 'shot' | 'extra'
      readonly to: string
      readonly character: string
    }
  | { readonly type: 'declined'; readonly seat: Seat; readonly to: string; readonly character: string }
  | { readonly type: 'fired'; readonly seat: Seat; readonly source: string; readonly target: string; readonly owner: Seat }
  | { readonly type: 'dodged'; readonly seat: Seat; readonly character: string; readonly by: Seat; readonly source: string }
  | {
      readonly type: 'revealed'
      readonly seat: Seat
      readonly source: string
      readonly cards: readonly Face[]
      readonly chosen: number
      readonly good: boolean
    }
  | { readonly type: 'shown'; readonly seat: Seat; readonly card: Face; readonly because: string }
  | {
      readonly type: 'wounded'
      readonly seat: Seat
      readonly character: string
      readonly life: number
      readonly by: Seat | undefined
      readonly cause: string
    }
  | {
      readonly type: 'healed'
      readonly seat: Seat
      readonly character: string
      readonly amount: number
      readonly life: number
      readonly cause: string
    }
  | { readonly type: 'ability'; readonly seat: Seat; readonly source: string }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly character: string; readonly because: string }
  | { readonly type: 'recharged'; readonly seat: Seat; readonly card: Face }
  | { readonly type: 'exploded'; readonly seat: Seat; readonly character: string; readonly card: string }
  | { readonly type: 'passed-on'; readonly seat: Seat; readonly to: Seat; readonly character: string; readonly card: string }
  | { readonly type: 'eliminated'; readonly seat: Seat; readonly character: string }
  | { readonly type: 'alone'; readonly seat: Seat; readonly character: string }
  | { readonly type: 'over'; readonly by: Side; readonly winners: readonly Seat[] }

/** The phases of a turn of The Duel. */
export type Phase = 'setup' | 'start' | 'draw' | 'play' | 'discard'
/** Everything that can happen in The Duel, as the rules emit it. */
export type DuelTableEvent = DuelEvent | Moved<Face> | Shuffled
