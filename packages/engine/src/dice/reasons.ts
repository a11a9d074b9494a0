import type { Reason } from '../kernel/index.ts'

/** Every reason the dice game can give for a "no". The words of each language have a sentence for each. */
export type DiceReasonCode =
  | KernelCode
  | 'not-your-turn'
  // about rolling
  | 'still-rolling'
  | 'no-rolls-left'
  | 'three-dynamites'
  | 'dynamite-stays'
  | 'no-dice-named'
  // about targets
  | 'unassigned'
  | 'no-such-seat'
  | 'not-in-play'
  | 'yourself'
  | 'wrong-distance'
  // about abilities
  | 'one-doubling'
  | 'nothing-to-double'
  | 'last-arrow'
  | 'no-arrows'
  | 'no-gatling-left'

/** Reasons the kernel gives in every game. */
type KernelCode = 'game-over' | 'old-question' | 'not-asked' | 'not-allowed'

/** Checked where it is given, so that none is without words. */
export interface DiceReason extends Reason {
  readonly code: DiceReasonCode
}
