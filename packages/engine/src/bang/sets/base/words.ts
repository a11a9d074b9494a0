import type { Rulings, SetWords } from '../../words/types.ts'
import type { cards, characters, roles } from './facts.ts'
import type { BaseSwitch } from './manifest.ts'

/** Questions only this set asks. */
type BaseKinds = {
  readonly 'general-store': 'take' | 'ignore'
  readonly 'first-card': 'deck' | 'hand' | 'discard'
  readonly 'put-back': 'put-back'
  readonly 'take-next': 'take'
}

/** One file a language: a missing or surplus key does not compile. */
export type BaseWords = SetWords<
  keyof typeof cards,
  keyof typeof characters,
  keyof typeof roles,
  BaseKinds,
  never,
  { readonly variants: BaseSwitch; readonly rulings: 'apart' }
>

/** Rulings have files of their own: every page needs the words of the base game before the first hand, but nobody needs rulings that early. */
export type BaseRulings = Rulings<keyof typeof cards | keyof typeof characters | keyof typeof roles>
