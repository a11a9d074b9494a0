import type { Reason } from '../../kernel/index.ts'

/** Every reason the card game can give for a "no". The words of each language have a sentence for each. */
export type ReasonCode = SharedReason | OwnReason

/** A reason that only one set gives, with the name of the set: `gold-rush/too-poor`. Its sentence is in the words of the set. */
export type OwnReason = `${string}/${string}`

export type SharedReason =
  | KernelCode
  // about cards
  | 'not-in-hand'
  | 'only-as-answer'
  | 'bang-limit'
  | 'twin'
  | 'not-a-bang'
  | 'not-a-missed'
  | 'no-target'
  | 'target-needed'
  | 'wrong-choice'
  | 'not-in-row'
  | 'not-in-front'
  | 'forbidden'
  | 'cost-needed'
  | 'not-ready'
  | 'switched-off'
  | 'not-to-be-used'
  | 'wrong-border'
  | 'wrong-suit'
  | 'needs-bang'
  | 'must-play'
  | 'must-play-first'
  | 'own-card'
  // about targets
  | 'no-such-seat'
  | 'not-in-play'
  | 'yourself'
  | 'out-of-reach'
  | 'too-far'
  | 'no-cards'
  | 'nobody-has-cards'
  | 'sheriff'
  | 'twin-there'
  | 'still-in-play'
  | 'full-life-there'
  | 'second-target'
  // about answers
  | 'once-a-shot'
  | 'only-beer-saves'
  | 'two-players-left'
  | 'too-many-cards'
  | 'no-discards'
  | 'no-escape'
  // about abilities
  | 'full-life'
  | 'no-life-for-ghosts'
  | 'too-few-cards'
  | 'once-a-turn'
  | 'last-life'
  | 'incomplete-order'
  | 'nothing-to-repeat'

/** Reasons the kernel gives in every game. */
type KernelCode = 'game-over' | 'old-question' | 'not-asked' | 'not-allowed'

/** A reason of the card game; checked where it is given, so that none is without words. */
export interface BangReason extends Reason {
  readonly code: ReasonCode
}
