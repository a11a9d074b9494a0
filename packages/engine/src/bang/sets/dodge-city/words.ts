import type { SetWords } from '../../words/types.ts'
import type { cards, characters } from './facts.ts'

/** Questions only this set asks. */
type DodgeCityKinds = {
  readonly 'copy-ability': 'copy'
  readonly 'pat-brennan': 'draw' | 'take'
}

/** One file a language: a missing or surplus key does not compile. */
export type DodgeCityWords = SetWords<keyof typeof cards, keyof typeof characters, never, DodgeCityKinds, never>
