import type { SetWords } from '../../words/types.ts'
import type { cards, characters } from './facts.ts'

/** Questions only this set asks. */
type ValleyKinds = {
  readonly bandidos: 'discard' | 'ignore' | 'lose'
  readonly tornado: 'discard' | 'ignore'
  readonly poker: 'bet' | 'ignore'
  readonly 'poker-pot': 'take'
  readonly 'saved-reward': 'hand' | 'deck'
  readonly shotgun: 'discard'
  readonly 'evelyn-shebang': 'draw' | 'shoot'
  readonly 'lemonade-jim': 'discard' | 'pass'
}

/** One file a language: a missing or surplus key does not compile. */
export type ValleyWords = SetWords<keyof typeof cards, keyof typeof characters, never, ValleyKinds, never>
