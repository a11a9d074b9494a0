import type { SetWords } from '../../words/types.ts'
import type { cards, characters, locomotives, railcars, stations } from './facts.ts'
import type { Arrived, LeftOut, Moved, Rebuilt, Robbed, Switched } from './parts.ts'

/** Questions only this set asks. */
type GreatTrainRobberyKinds = {
  readonly 'take-railcar': 'rob' | 'sancho' | 'pass'
  readonly 'end-of-the-line': 'rob' | 'sancho' | 'pass'
  readonly 'leave-out': 'leave-out' | 'nobody'
  readonly 'shade-oconnor': 'discard' | 'pass'
  readonly 'evan-babbit': 'divert' | 'pass'
  readonly 'train-robbery': 'discard' | 'face-it'
  readonly 'full-steam': 'ignore' | 'double'
  readonly map: 'keep' | 'discard'
  readonly 'water-tower': 'take'
  readonly 'cattle-truck': 'take'
  readonly 'circus-wagon': 'discard'
  readonly 'coal-hopper': 'discard'
  readonly 'lounge-car': 'keep' | 'give'
  readonly 'mail-car': 'give'
}

type Why =
  | 'locomotive'
  | 'not-on-the-train'
  | 'unpaired'
  | 'none-paired'
  | 'taken'
  | 'advanced'
  | 'nothing-ahead'
  | 'cannot-pay'
  | 'wrong-fare'
  | 'only-take'
  | 'only-drawn'
  | 'nothing-to-copy'
  | 'nothing-in-play'
  | 'no-exchange'
  | 'no-blue'
  | 'private'
  | 'extra-turn'

type Own = {
  readonly kinds: 'railcar' | 'locomotive' | 'station'
  readonly things: keyof typeof railcars | keyof typeof locomotives | keyof typeof stations
  readonly zones: 'railcar-pile' | 'train' | 'station-pile' | 'stations' | 'locomotive' | 'locomotive-back'
  readonly happenings: {
    readonly moved: Moved
    readonly robbed: Robbed
    readonly arrived: Arrived
    readonly rebuilt: Rebuilt
    readonly switched: Switched
    readonly 'left-out': LeftOut
  }
  readonly reasons: `great-train-robbery/${Why}`
  readonly actions: 'rob' | 'sancho' | 'free-advance' | `baggage-${'panic' | 'cat-balou' | 'bang'}`
}

/** One file a language: a missing or surplus key does not compile. */
export type GreatTrainRobberyWords = SetWords<keyof typeof cards, keyof typeof characters, never, GreatTrainRobberyKinds, never, Own>
