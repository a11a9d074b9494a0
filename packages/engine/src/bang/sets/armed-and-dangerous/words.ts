import type { SetWords } from '../../words/types.ts'
import type { cards, characters } from './facts.ts'

/** Questions only this set asks. */
type ArmedKinds = {
  readonly reload: 'load' | 'pass'
  readonly bomb: 'give'
  readonly tumbleweed: 'repeat' | 'leave-it'
  readonly 'buntline-special': 'discard'
  readonly flintlock: 'take-back' | 'leave-it'
  readonly 'al-preacher': 'draw' | 'pass'
}

type Own = {
  readonly counters: 'load-token'
  readonly reasons: `armed-and-dangerous/${
    | 'supply'
    | 'too-few-tokens'
    | 'under-limit'
    | 'bell-waits'
    | 'only-in-front'
    | 'no-room'
    | 'nothing-there'
    | 'nothing-to-draw'
    | 'full-himself'
    | 'must-give'}`
  readonly actions:
    | 'ace-up-the-sleeve'
    | 'bandolier'
    | 'beer-keg'
    | 'bell-tower'
    | 'lock-pick'
    | 'whip'
    | 'crate'
    | 'duck'
    | 'bass-greeves'
    | 'frankie-canton'
    | 'mexicali-kid'
    | 'red-ringo'
}

/** One file a language: a missing or surplus key does not compile. */
export type ArmedAndDangerousWords = SetWords<keyof typeof cards, keyof typeof characters, never, ArmedKinds, never, Own>
