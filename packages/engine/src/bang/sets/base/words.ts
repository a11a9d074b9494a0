import type { SetWords } from '../../words/types.ts'
import type { cards, characters, roles } from './facts.ts'

/** One file a language: a missing or surplus key does not compile. */
export type BaseWords = SetWords<keyof typeof cards, keyof typeof characters, keyof typeof roles>
