import type { Name } from '../western/facts.ts'
import type { Entry, Language } from '../western/words/types.ts'
import { type CardFacts, type CharacterFacts, cards, characters } from './facts.ts'
import { DUEL_SET } from './options.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'
import { it } from './words/it.ts'
import type { DuelEntries } from './words/types.ts'

/** Everything there is in The Duel, in every language. */

type InAll<T> = { readonly [language in Language]: T }

interface Listed {
  readonly id: string
  readonly game: 'duel'
  readonly set: string
  readonly name: Name
  readonly text: InAll<string>
  readonly rulings: InAll<readonly string[]>
}

export interface DuelCardEntry extends Listed, Omit<CardFacts, 'id' | 'name' | 'kind'> {
  readonly kind: 'card'
  readonly type: CardFacts['kind']
}

export interface DuelCharacterEntry extends Listed, Omit<CharacterFacts, 'id' | 'name'> {
  readonly kind: 'character'
}

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
  const entries = { en: of(en)[id], fr: of(fr)[id], it: of(it)[id] }
  return {
    id,
    game: 'duel',
    set: DUEL_SET,
    name,
    text: { en: entries.en.text, fr: entries.fr.text, it: entries.it.text },
    rulings: { en: entries.en.rulings, fr: entries.fr.rulings, it: entries.it.rulings },
  }
}
