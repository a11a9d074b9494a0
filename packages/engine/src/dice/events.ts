import type { Moved, Seat, Shuffled } from '../kernel/index.ts'
import type { RoleId } from '../western/facts.ts'
import type { DieFace } from './facts.ts'

/** A role or a character: the only cards there are. */
export interface DiceCard {
  readonly id: string
}

/** One die that hits somebody. */
export interface ShotTold {
  readonly die: number
  readonly target: Seat
  readonly points: number
}

/** What everybody sees happen. Roles and characters that are dealt are told by `moved`. */
export type DiceEvent =
  | { readonly type: 'started'; readonly first: Seat }
  | { readonly type: 'character'; readonly seat: Seat; readonly character: string }
  | { readonly type: 'role-shown'; readonly seat: Seat; readonly role: RoleId }
  | { readonly type: 'turn'; readonly seat: Seat; readonly number: number }
  /** Which dice were rolled, and what all five show now. */
  | {
      readonly type: 'rolled'
      readonly seat: Seat
      readonly roll: number
      readonly dice: readonly number[]
      readonly faces: readonly DieFace[]
    }
  | { readonly type: 'stopped'; readonly seat: Seat; readonly faces: readonly DieFace[] }
  | { readonly type: 'arrow'; readonly seat: Seat; readonly arrows: number; readonly supply: number; readonly because: string }
  | { readonly type: 'arrows-back'; readonly seat: Seat; readonly count: number; readonly supply: number; readonly because: string }
  | { readonly type: 'indians' }
  | { readonly type: 'dynamite'; readonly seat: Seat }
  | { readonly type: 'aimed'; readonly seat: Seat; readonly shots: readonly ShotTold[] }
  | { readonly type: 'poured'; readonly seat: Seat; readonly to: readonly Seat[] }
  | { readonly type: 'gatling'; readonly seat: Seat }
  | { readonly type: 'ability'; readonly seat: Seat; readonly source: string; readonly target: Seat | undefined }
  | {
      readonly type: 'wounded'
      readonly seat: Seat
      readonly amount: number
      readonly life: number
      readonly by: Seat | undefined
      readonly cause: string
    }
  | { readonly type: 'healed'; readonly seat: Seat; readonly amount: number; readonly life: number; readonly cause: string }
  | { readonly type: 'eliminated'; readonly seat: Seat; readonly role: RoleId; readonly by: Seat | undefined }
  | { readonly type: 'over'; readonly by: string; readonly winners: readonly Seat[]; readonly roles: readonly RoleId[] }

/** Everything that can happen at a table of the Dice Game, as the rules emit it. */
export type DiceTableEvent = DiceEvent | Moved<DiceCard> | Shuffled

/** Where a turn stands. */
export type DicePhase = 'start' | 'roll' | 'resolve' | 'end'
