import type { SetWords } from '../../words/types.ts'
import type { characters, shows } from './facts.ts'

/** Questions only this set asks. */
type WildWestShowKinds = {
  readonly 'gregory-deck': 'keep' | 'exchange'
  readonly 'youl-grinner': 'give'
  readonly 'order-details': 'order'
  readonly obey: 'obey'
}

/** One file a language: a missing or surplus key does not compile. */
export type WildWestShowWords = SetWords<never, keyof typeof characters, never, WildWestShowKinds, keyof typeof shows>
