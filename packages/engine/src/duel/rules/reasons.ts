import type { Reason } from '../../kernel/index.ts'

/** Every reason The Duel can give for a "no". The words of each language have a sentence for each. */
export type ReasonCode =
  | KernelCode
  // about cards
  | 'not-in-hand'
  | 'only-as-answer'
  | 'bang-limit'
  | 'not-a-colt'
  | 'not-a-shot'
  | 'not-a-dodge'
  | 'no-target'
  | 'target-needed'
  | 'wrong-choice'
  | 'nothing-to-take'
  // about characters
  | 'their-backup'
  | 'own-active'
  | 'own-character'
  | 'own-backup-only'
  | 'one-character'
  // about answers
  | 'once-a-shot'
  | 'asleep'
  | 'too-many-cards'
  // about the turn
  | 'already-swapped'
  | 'no-recharge'
  | 'both-have-two'
  | 'recharge-backup'
  // about abilities
  | 'used'
  | 'hand-not-empty'
  | 'no-cards'
  | 'always-active'
  | 'not-hers'
  | 'not-copied'

/** Reasons the kernel gives in every game. */
type KernelCode = 'game-over' | 'old-question' | 'not-asked' | 'not-allowed'

/** A reason of The Duel; checked where it is given, so that none is without words. */
export interface DuelReason extends Reason {
  readonly code: ReasonCode
}
