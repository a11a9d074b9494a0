import { allSets } from './catalog.ts'
import type { Border, CardFacts, CardType, CharacterFacts, Check, Copy, Name, RoleFacts } from './facts.ts'
import type { SETS } from './options.ts'
import { en } from './sets/base/words.en.ts'
import { fr } from './sets/base/words.fr.ts'
import { it } from './sets/base/words.it.ts'
import type { Entry, Language, SetWords } from './words/types.ts'

/** Everything there is, in every language. Not for a client that plays: it would load all of them. */

type InAll<T> = { readonly [language in Language]: T }

interface Listed {
  readonly id: string
  readonly game: 'bang'
  readonly set: string
  readonly name: Name
  readonly text: InAll<string>
  readonly rulings: InAll<readonly string[]>
}

export interface CardEntry extends Listed {
  readonly kind: 'card'
  readonly border: Border
  readonly type: CardType
  readonly range?: number
  readonly target?: string
  readonly distanceYouSee?: number
  readonly distanceOthersSee?: number
  readonly symbols?: readonly string[]
  readonly isBangCard?: boolean
  readonly isMissedCard?: boolean
  readonly isBeerCard?: boolean
  readonly check?: Check
  readonly bookSymbol: boolean
  readonly copies: readonly Copy[]
}

export interface CharacterEntry extends Listed {
  readonly kind: 'character'
  readonly life: number
}

export interface RoleEntry extends Listed {
  readonly kind: 'role'
  readonly count: number
  readonly public: boolean
  readonly lifeBonus?: number
  readonly reward?: number
}

export type ContentEntry = CardEntry | CharacterEntry | RoleEntry

type AnySetWords = SetWords<string, string, string>
const words: { readonly [set in (typeof SETS)[number]]: InAll<AnySetWords> } = { base: { en, fr, it } }

export function content(): ContentEntry[] {
  const known: { readonly [set: string]: InAll<AnySetWords> } = words
  return allSets.flatMap(({ id: set, cards, characters, roles }): ContentEntry[] => {
    const said = (id: string, of: (words: AnySetWords) => { readonly [id: string]: Entry }) => entriesOf(known[set], set, id, of)
    return [
      ...cards.flatMap(({ facts }) =>
        facts
          ? [
              cardEntry(
                facts,
                said(facts.id, (each) => each.cards),
              ),
            ]
          : [],
      ),
      ...characters.flatMap(({ character }) =>
        character
          ? [
              characterEntry(
                character,
                said(character.id, (each) => each.characters),
              ),
            ]
          : [],
      ),
      ...roles.map((role) =>
        roleEntry(
          role,
          said(role.id, (each) => each.roles),
        ),
      ),
    ]
  })
}

type Said = Omit<Listed, 'name'>

function entriesOf(all: InAll<AnySetWords>, set: string, id: string, of: (words: AnySetWords) => { readonly [id: string]: Entry }): Said {
  const entries = { en: of(all.en)[id], fr: of(all.fr)[id], it: of(all.it)[id] }
  return {
    id,
    game: 'bang',
    set,
    text: { en: entries.en.text, fr: entries.fr.text, it: entries.it.text },
    rulings: { en: entries.en.rulings, fr: entries.fr.rulings, it: entries.it.rulings },
  }
}

function cardEntry({ id: _, name, copies, bookSymbol, ...facts }: CardFacts, { id, game, set, text, rulings }: Said): CardEntry {
  return { id, game, set, kind: 'card', name, text, rulings, ...facts, bookSymbol: bookSymbol ?? false, copies }
}

function characterEntry({ name, life }: CharacterFacts, { id, game, set, text, rulings }: Said): CharacterEntry {
  return { id, game, set, kind: 'character', name, text, rulings, life }
}

function roleEntry({ id: _, name, ...facts }: RoleFacts, { id, game, set, text, rulings }: Said): RoleEntry {
  return { id, game, set, kind: 'role', name, text, rulings, ...facts }
}
