import type { SetWords } from '../../words/types.ts'
import type { events } from './facts.ts'

/** Questions only this set asks. */
type FistfulKinds = {
  readonly 'blood-brothers': 'give' | 'keep'
  readonly 'hard-liquor': 'drink' | 'draw'
  readonly peyote: 'red' | 'black' | 'stop'
  readonly ranch: 'exchange' | 'keep'
}

/** One file a language: a missing or surplus key does not compile. */
export type FistfulWords = SetWords<never, never, never, FistfulKinds, keyof typeof events>
