import type { SetWords } from '../../words/types.ts'
import type { characters, equipment, roles } from './facts.ts'
import type { GoldRushSwitch } from './manifest.ts'
import type { Bought, Forced, Mixed, Sided, Taken } from './parts.ts'

/** Questions only this set asks. */
type GoldRushKinds = {
  readonly 'dutch-will': 'discard'
  readonly 'josh-mccloud':
    | 'shot'
    | 'panic'
    | 'beer'
    | 'bang'
    | 'general-store'
    | 'duel'
    | 'cat-balou'
    | 'rhum'
    | 'union-pacific'
    | 'gold-rush'
    | 'wear'
    | 'wanted'
}

type Own = {
  readonly kinds: 'equipment'
  readonly things: keyof typeof equipment
  readonly counters: 'nugget'
  readonly zones: 'market' | 'equipment' | 'equipment-pile'
  readonly happenings: {
    readonly bought: Bought
    readonly forced: Forced
    readonly taken: Taken
    readonly mixed: Mixed
    readonly sided: Sided
  }
  readonly reasons: `gold-rush/${'too-poor' | 'nothing-to-draw' | 'not-for-sale' | 'extra-turn' | 'own-equipment' | 'no-equipment' | 'not-a-beer' | 'only-drawn' | 'not-now'}`
  readonly actions: 'buy' | `buy-${'panic' | 'beer' | 'bang' | 'general-store' | 'duel' | 'cat-balou'}` | 'force-discard' | 'sell-beer'
  readonly variants: GoldRushSwitch
}

/** One file a language: a missing or surplus key does not compile. */
export type GoldRushWords = SetWords<never, keyof typeof characters, keyof typeof roles, GoldRushKinds, never, Own>
