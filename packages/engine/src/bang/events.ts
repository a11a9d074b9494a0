import type { Moved, Seat, Shuffled } from '../kernel/index.ts'
import type { Rank, RoleId, Suit } from './facts.ts'
import type { Plain } from './parts/declare.ts'

/** A card as it is printed: what a viewer who sees it is told. Roles and characters have neither suit nor rank. */
export interface Face {
  readonly id: string
  readonly suit: Suit | undefined
  readonly rank: Rank | undefined
}

/** Where counters of a set lie, as everybody calls it: the supply, the middle of the table, a seat, its character, a card. */
export interface SpotName {
  readonly at: 'supply' | 'middle' | 'seat' | 'character' | 'card'
  readonly seat: Seat | undefined
  /** The name of the card, and what it is called while it stays there. */
  readonly card: string | undefined
  readonly handle: number | undefined
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
  /** The cards that are drawn next come because of this. */
  | { readonly type: 'drawing'; readonly seat: Seat; readonly because: string }
  | { readonly type: 'ability'; readonly seat: Seat; readonly source: string; readonly target: Seat | undefined }
  | { readonly type: 'exploded'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'passed-on'; readonly seat: Seat; readonly to: Seat; readonly card: string }
  | { readonly type: 'eliminated'; readonly seat: Seat; readonly role: RoleId; readonly by: Seat | undefined }
  | { readonly type: 'rewarded'; readonly seat: Seat; readonly cards: number; readonly victim: Seat }
  | { readonly type: 'penalised'; readonly seat: Seat; readonly victim: Seat }
  | { readonly type: 'stick'; readonly seat: Seat; readonly from: Seat | undefined }
  /** A green card in front of a player is used. */
  | { readonly type: 'used'; readonly seat: Seat; readonly card: Face; readonly target: Seat | undefined }
  /** A card does nothing to this player; `because`: an ability, or the card he used against it. */
  | { readonly type: 'unaffected'; readonly seat: Seat; readonly card: string; readonly because: string }
  /** A life point that was not lost. */
  | { readonly type: 'spared'; readonly seat: Seat; readonly by: Seat; readonly card: string }
  /** Somebody is told to play a card (`call`) under a name (`use`) on somebody; on himself if it takes no target. */
  | {
      readonly type: 'ordered'
      readonly seat: Seat
      readonly source: string
      readonly victim: Seat
      readonly call: string
      readonly use: string
      readonly target: Seat
    }
  /** Something is called out: a suit, a colour, a card. */
  | { readonly type: 'called'; readonly seat: Seat; readonly source: string; readonly call: string; readonly target: Seat | undefined }
  /** The characters whose abilities a player has besides his own. */
  | { readonly type: 'abilities'; readonly seat: Seat; readonly source: string; readonly characters: readonly string[] }
  /** A hand everybody gets to see. */
  | { readonly type: 'hand-shown'; readonly seat: Seat; readonly cards: readonly Face[]; readonly because: string }
  /** A new event, or a new show card with who turned it. */
  | {
      readonly type: 'turned'
      readonly pile: 'event' | 'show'
      readonly card: string
      readonly was: string | undefined
      readonly seat: Seat | undefined
    }
  /** The event that comes next lies face up on its pile. */
  | { readonly type: 'coming'; readonly card: Face }
  /** Somebody is back in play; `ghost`: without life. */
  | { readonly type: 'returned'; readonly seat: Seat; readonly life: number; readonly ghost: boolean; readonly because: string }
  /** A ghost leaves; that is no elimination. `role`: if it lay face down until now. */
  | { readonly type: 'left'; readonly seat: Seat; readonly role: RoleId | undefined }
  | { readonly type: 'roles-dealt'; readonly seats: readonly Seat[]; readonly because: string }
  | { readonly type: 'places-swapped'; readonly seat: Seat; readonly with: Seat }
  /** His turn does not come. */
  | { readonly type: 'passed-over'; readonly seat: Seat }
  | { readonly type: 'extra-turn'; readonly seat: Seat; readonly because: string }
  /** Counters of a set change place; `because`: a card, a character. */
  | {
      readonly type: 'counted'
      readonly counter: string
      readonly from: SpotName
      readonly to: SpotName
      readonly amount: number
      readonly because: string | undefined
    }
  /** Something that only happens with one set, which has the words for it. */
  | { readonly type: 'own'; readonly name: string; readonly seat: Seat | undefined; readonly about: Plain }
  | { readonly type: 'over'; readonly by: string; readonly winners: readonly Seat[]; readonly roles: readonly RoleId[] }

/** The phases of a turn of the card game. */
export type Phase = 'between' | 'start' | 'draw' | 'play' | 'discard' | 'end'
/** Everything that can happen at a table of the card game, as the rules emit it. */
export type TableEvent = BangEvent | Moved<Face> | Shuffled
