import type { Language } from '../western/words/types.ts'
import type { SetContent } from './catalog.ts'
import type { SetFacts } from './facts.ts'
import type { AnySetWords, Rulings } from './words/types.ts'

/** A switch of the table that a set brings. */
export interface Switch {
  readonly id: string
  /** The name the catalogue of facts gives it. */
  readonly alias?: string
  /** In English, for who types it. */
  readonly about: string
  /** It can be switched on although the set itself is not in play. */
  readonly alone?: true
  /** Left out: any number of players. */
  readonly leastPlayers?: number
}

/** Where the rows and piles of a set stand, and what stands for its counters. */
export interface TableLook {
  /** `above`: over the whole table, like a train; left out: in the middle, with the other piles. */
  readonly zones: { readonly [zone: string]: { readonly stands?: 'above'; readonly icon?: string } }
  readonly counters: { readonly [counter: string]: { readonly icon: string } }
}

/**
 * What everybody needs to know of a set before it is loaded: small, because every page has all of them. The rest, and its words in one language,
 * come when they are asked for.
 */
export interface SetManifest {
  readonly id: string
  readonly switches: readonly Switch[]
  /** Events it adds to the event pile before the last one, and how many more with which switch. */
  readonly events?: { readonly count: number; readonly more?: { readonly with: string; readonly count: number } }
  /** Somebody who is out may come back. */
  readonly revives: boolean
  /** What stands for it in lists: a picture and the border around it. */
  readonly picture: { readonly icon: string; readonly border: string }
  /** How a page shows what it brings to the table; what has words is named there. */
  readonly table?: TableLook
  content(): Promise<SetContent>
  readonly words: { readonly [language in Language]: () => Promise<AnySetWords> }
  /** Where its rulings are not with the words, because many load those and few read these. */
  readonly rulings?: { readonly [language in Language]: () => Promise<Rulings> }
  /** What is printed, without the rules. */
  facts(): Promise<SetFacts>
}

/** A manifest whose id and switches have types, so that lists of them have, too. */
export interface KnownManifest<Id extends string, Switches extends readonly Switch[]> extends SetManifest {
  readonly id: Id
  readonly switches: Switches
}

/** The manifest of a set: the default export of its package. */
export const manifest = <const Id extends string, const Switches extends readonly Switch[]>(
  plan: KnownManifest<Id, Switches>,
): KnownManifest<Id, Switches> => plan
