import type { Moved, Seat, Shuffled } from '../kernel/index.ts'
import type { Rank, RoleId, Suit } from './facts.ts'

/** A card as it is printed: what a viewer who sees it is told. Roles and characters have neither suit nor rank. */
export interface Face {
  readonly id: string
  readonly suit: Suit | undefined
  readonly rank: Rank | undefined
}

/** What everybody sees happen. Cards that change place are told by `moved`. */
export type BangEvent =
  | { readonly type: 'started'; readonly sheriff: Seat | undefined }
  | { readonly type: 'character'; readonly seat: Seat; readonly character: string; readonly kept: boolean }
  | { readonly type: 'turn'; readonly seat: Seat; readonly number: number }
  | { readonly type: 'turn-skipped'; readonly seat: Seat }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Face; readonly as: string; readonly target: Seat | undefined }
  | { readonly type: 'answered'; readonly seat: Seat; readonly card: Face; readonly as: string; readonly to: string }
  | { readonly type: 'declined'; readonly seat: Seat; readonly to: string }
  | { readonly type: 'cancelled'; readonly seat: Seat; readonly by: Seat | undefined; readonly shot: string }
  | {
      readonly type: 'checked'
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
      readonly amount: number
      readonly life: number
      readonly by: Seat | undefined
      readonly cause: string
    }
  | { readonly type: 'healed'; readonly seat: Seat; readonly amount: number; readonly life: number; readonly cause: string }
  | { readonly type: 'ability'; readonly seat: Seat; readonly source: string; readonly target: Seat | undefined }
  | { readonly type: 'exploded'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'passed-on'; readonly seat: Seat; readonly to: Seat; readonly card: string }
  | { readonly type: 'eliminated'; readonly seat: Seat; readonly role: RoleId; readonly by: Seat | undefined }
  | { readonly type: 'rewarded'; readonly seat: Seat; readonly cards: number; readonly victim: Seat }
  | { readonly type: 'penalised'; readonly seat: Seat; readonly victim: Seat }
  | { readonly type: 'stick'; readonly seat: Seat; readonly from: Seat | undefined }
  | { readonly type: 'over'; readonly by: string; readonly winners: readonly Seat[]; readonly roles: readonly RoleId[] }

export type Phase = 'start' | 'draw' | 'play' | 'discard' | 'end'
export type TableEvent = BangEvent | Moved<Face> | Shuffled
