import { entryOf } from '../kernel/index.ts'
import type { Name } from '../western/facts.ts'
import { type Entry, type InAll, inAll } from '../western/words/types.ts'
import { type CardFacts, type CharacterFacts, cards, characters } from './facts.ts'
import { DUEL_SET } from './options.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'
import { it } from './words/it.ts'
import type { DuelEntries } from './words/types.ts'

/** Everything there is in The Duel, in every language. */

/** The words of all languages: a new one is listed here. */
const WORDS: InAll<DuelEntries> = { en, fr, it }

interface Listed {
  readonly id: string
  readonly game: 'duel'
  readonly set: string
  readonly name: Name
  readonly text: InAll<string>
  readonly rulings: InAll<readonly string[]>
}

/** A card of The Duel as lists show it. */
export interface DuelCardEntry extends Listed, Omit<CardFacts, 'id' | 'name' | 'kind'> {
  readonly kind: 'card'
  readonly type: CardFacts['kind']
}

/** A character of The Duel as lists show it. */
export interface DuelCharacterEntry extends Listed, Omit<CharacterFacts, 'id' | 'name'> {
  readonly kind: 'character'
}

/** Anything printed in The Duel. */
export type DuelContentEntry = DuelCardEntry | DuelCharacterEntry

export const duelContent = (): DuelContentEntry[] => [
  ...Object.values(cards).map(
    ({ kind: type, ...facts }): DuelCardEntry => ({ ...facts, ...said(facts, ({ cards: all }) => all), kind: 'card', type }),
  ),
  ...Object.values(characters).map(
    (facts): DuelCharacterEntry => ({ ...facts, ...said(facts, ({ characters: all }) => all), kind: 'character' }),
  ),
]

function said(
  { id, name }: { readonly id: string; readonly name: Name },
  of: (words: DuelEntries) => { readonly [id: string]: Entry },
): Listed {
  const entries = inAll((language) => entryOf(of(WORDS[language]), id))
  return {
    id,
    game: 'duel',
    set: DUEL_SET,
    name,
    text: inAll((language) => entries[language].text),
    rulings: inAll((language) => entries[language].rulings),
  }
}
