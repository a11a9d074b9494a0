import type { Suit } from '../../facts.ts'
import type { SetWords } from '../../words/types.ts'
import type { events } from './facts.ts'
import type { HighNoonSwitch } from './manifest.ts'

/** Questions only this set asks. */
type HighNoonKinds = {
  readonly 'the-daltons': 'discard'
  readonly handcuffs: Suit
  readonly 'new-identity': 'accept' | 'decline'
}

/** One file a language: a missing or surplus key does not compile. */
export type HighNoonWords = SetWords<never, never, never, HighNoonKinds, keyof typeof events, { readonly variants: HighNoonSwitch }>
