import { allSets } from './all-sets.ts'
import type { SetContent } from './catalog.ts'
import type { Border, CardFacts, CardType, CharacterFacts, Check, Copy, EventFacts, Name, RoleFacts } from './facts.ts'
import type { SETS } from './options.ts'
import { en } from './sets/base/words.en.ts'
import { fr } from './sets/base/words.fr.ts'
import { it } from './sets/base/words.it.ts'
import { en as dodgeCityEn } from './sets/dodge-city/words.en.ts'
import { fr as dodgeCityFr } from './sets/dodge-city/words.fr.ts'
import { it as dodgeCityIt } from './sets/dodge-city/words.it.ts'
import { en as fistfulEn } from './sets/fistful-of-cards/words.en.ts'
import { fr as fistfulFr } from './sets/fistful-of-cards/words.fr.ts'
import { it as fistfulIt } from './sets/fistful-of-cards/words.it.ts'
import { en as highNoonEn } from './sets/high-noon/words.en.ts'
import { fr as highNoonFr } from './sets/high-noon/words.fr.ts'
import { it as highNoonIt } from './sets/high-noon/words.it.ts'
import { en as valleyEn } from './sets/valley-of-shadows/words.en.ts'
import { fr as valleyFr } from './sets/valley-of-shadows/words.fr.ts'
import { it as valleyIt } from './sets/valley-of-shadows/words.it.ts'
import { en as wildWestShowEn } from './sets/wild-west-show/words.en.ts'
import { fr as wildWestShowFr } from './sets/wild-west-show/words.fr.ts'
import { it as wildWestShowIt } from './sets/wild-west-show/words.it.ts'
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
  readonly extraCost?: string
  readonly outOfTurn?: boolean
  /** The set only adds copies of a card of another. */
  readonly reprint?: true
  readonly bookSymbol: boolean
  readonly copies: readonly Copy[]
}

export interface CharacterEntry extends Listed {
  readonly kind: 'character'
  readonly life: number
  readonly startingHand?: number
}

export interface RoleEntry extends Listed {
  readonly kind: 'role'
  readonly count: number
  readonly public: boolean
  readonly lifeBonus?: number
  readonly reward?: number
  /** Printed anew by another set. */
  readonly reprint?: true
}

/** A card of the event pile or of the show pile. */
export interface EventEntry extends Listed {
  readonly kind: 'event' | 'show-card'
  readonly timing: string
  readonly duration: string
  readonly edition?: 'core' | 'extra'
  readonly last?: boolean
}

export type ContentEntry = CardEntry | CharacterEntry | RoleEntry | EventEntry

type AnySetWords = SetWords<string, string, string>
const words: { readonly [set in (typeof SETS)[number]]: InAll<AnySetWords> } = {
  base: { en, fr, it },
  'dodge-city': { en: dodgeCityEn, fr: dodgeCityFr, it: dodgeCityIt },
  'high-noon': { en: highNoonEn, fr: highNoonFr, it: highNoonIt },
  'fistful-of-cards': { en: fistfulEn, fr: fistfulFr, it: fistfulIt },
  'wild-west-show': { en: wildWestShowEn, fr: wildWestShowFr, it: wildWestShowIt },
  'valley-of-shadows': { en: valleyEn, fr: valleyFr, it: valleyIt },
}

export function content(): ContentEntry[] {
  return allSets.flatMap((set): ContentEntry[] => {
    const said = (id: string, of: (words: AnySetWords) => { readonly [id: string]: Entry }) => entriesOf(set.id, set.id, id, of)
    return [
      ...set.cards.flatMap(({ facts }) => (facts ? cardEntry(facts, said(facts.id, cardsOf)) : [])),
      ...set.reprints.flatMap(({ id, copies }) => reprinted(set.id, id, copies)),
      ...set.characters.flatMap(({ character }) => (character ? characterEntry(character, said(character.id, charactersOf)) : [])),
      ...set.roles.map((role) => roleOf(set, role)),
      ...[...set.events, ...set.shows].flatMap(({ kind, event }) =>
        event && (kind === 'event' || kind === 'show-card') ? eventEntry(kind, event, said(event.id, eventsOf)) : [],
      ),
    ]
  })
}

const cardsOf = (each: AnySetWords) => each.cards
const charactersOf = (each: AnySetWords) => each.characters
const rolesOf = (each: AnySetWords) => each.roles
const eventsOf = (each: AnySetWords) => each.events

/** Roles printed anew are said by the set that had them first. */
function roleOf(set: SetContent, role: RoleFacts): RoleEntry {
  const home = allSets.find(({ roles }) => roles.some(({ id }) => id === role.id)) ?? set
  const entry = roleEntry(role, entriesOf(home.id, set.id, role.id, rolesOf))
  return home === set ? entry : { ...entry, reprint: true }
}

/** The card of another set, with what that set says about it. */
function reprinted(set: string, id: string, copies: readonly Copy[]): CardEntry[] {
  const home = allSets.find(({ cards }) => cards.some((def) => def.id === id))
  const facts = home?.cards.find((def) => def.id === id)?.facts
  return home && facts ? [{ ...cardEntry({ ...facts, copies }, entriesOf(home.id, set, id, cardsOf)), reprint: true }] : []
}

type Said = Omit<Listed, 'name'>

/** What the words of one set say about something that another may list as its own. */
function entriesOf(home: string, set: string, id: string, of: (words: AnySetWords) => { readonly [id: string]: Entry }): Said {
  const known: { readonly [set: string]: InAll<AnySetWords> } = words
  const all = known[home]
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

function characterEntry({ id: _, name, ...facts }: CharacterFacts, { id, game, set, text, rulings }: Said): CharacterEntry {
  return { id, game, set, kind: 'character', name, text, rulings, ...facts }
}

function eventEntry(kind: EventEntry['kind'], { id: _, name, ...facts }: EventFacts, { id, game, set, text, rulings }: Said): EventEntry {
  return { id, game, set, kind, name, text, rulings, ...facts }
}

function roleEntry({ id: _, name, ...facts }: RoleFacts, { id, game, set, text, rulings }: Said): RoleEntry {
  return { id, game, set, kind: 'role', name, text, rulings, ...facts }
}
