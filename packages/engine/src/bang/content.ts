import { entryOf } from '../kernel/index.ts'
import { type InAll, inAll, loadInAll } from '../western/words/types.ts'
import type { SetContent } from './catalog.ts'
import type { Border, CardFacts, CardType, CharacterFacts, Check, Copy, EventFacts, Name, RoleFacts, ThingFacts } from './facts.ts'
import { allSets } from './sets/all.ts'
import type { AnySetWords, KindName, Rulings } from './words/types.ts'

/** Everything there is, in every language. Not for a client that plays: it would load all of them. */

interface Listed {
  readonly id: string
  readonly game: 'bang'
  readonly set: string
  readonly name: Name
  readonly text: InAll<string>
  readonly rulings: InAll<readonly string[]>
}

/** A playing card as lists show it: facts, rule and rulings in every language. */
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

/** A character as lists show it. */
export interface CharacterEntry extends Listed {
  readonly kind: 'character'
  readonly life: number
  readonly startingHand?: number
}

/** A role as lists show it. */
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

declare const own: unique symbol
/** A kind of thing that only one set has, as that set calls it. What else is printed on it is listed under its own names. */
export type OwnKind = string & { readonly [own]: 'kind' }

/** A thing of a kind that only one set has, as lists show it. */
export interface ThingEntry extends Listed {
  readonly kind: OwnKind
  /** What one of them and all of them are called. */
  readonly kindName: InAll<KindName>
  readonly count: number
  readonly border?: Border
  readonly type?: CardType
  readonly outOfTurn?: boolean
  readonly check?: Check
  readonly target?: string
}

/** Anything printed in the card game. */
export type ContentEntry = CardEntry | CharacterEntry | RoleEntry | EventEntry | ThingEntry

interface Spoken extends SetContent {
  readonly said: InAll<AnySetWords>
  /** Where they are not with the words. */
  readonly apart: InAll<Rulings>
}

/** Everything the sets have, in the order of the sets. */
export async function content(sets: readonly SetContent[] = allSets): Promise<ContentEntry[]> {
  const spoken = await Promise.all(sets.map(withWords))
  return spoken.flatMap((set): ContentEntry[] => {
    const said = (id: string, of: Part) => entryIn(set, set.id, id, of)
    return [
      ...set.cards.flatMap(({ facts }) => (facts ? cardEntry(facts, said(facts.id, cardsOf)) : [])),
      ...set.reprints.flatMap(({ id, copies }) => reprinted(spoken, set.id, id, copies)),
      ...set.characters.flatMap(({ character }) => (character ? characterEntry(character, said(character.id, charactersOf)) : [])),
      ...set.roles.map((role) => roleOf(spoken, set, role)),
      ...[...set.events, ...set.shows].flatMap(({ kind, event }) =>
        event && (kind === 'event' || kind === 'show-card') ? eventEntry(kind, event, said(event.id, eventsOf)) : [],
      ),
      ...set.things.flatMap(({ kind, things }) =>
        things.flatMap(({ thing }) => (thing ? thingEntry(kind, namesOf(set, kind), thing, said(thing.id, thingsOf)) : [])),
      ),
    ]
  })
}

async function withWords(set: SetContent): Promise<Spoken> {
  const { words, rulings } = set.manifest
  const [said, apart] = await Promise.all([
    loadInAll((language) => words[language]()),
    loadInAll(async (language) => (await rulings?.[language]()) ?? {}),
  ])
  return { ...set, said, apart }
}

type Part = (words: AnySetWords) => AnySetWords['cards']

const cardsOf = (each: AnySetWords) => each.cards
const charactersOf = (each: AnySetWords) => each.characters
const rolesOf = (each: AnySetWords) => each.roles
const eventsOf = (each: AnySetWords) => each.events
const thingsOf = (each: AnySetWords) => each.things ?? {}

/** Roles printed anew are said by the set that had them first. */
function roleOf(all: readonly Spoken[], set: Spoken, role: RoleFacts): RoleEntry {
  const home = all.find(({ roles }) => roles.some(({ id }) => id === role.id)) ?? set
  const entry = roleEntry(role, entryIn(home, set.id, role.id, rolesOf))
  return home === set ? entry : { ...entry, reprint: true }
}

/** The card of another set, with what that set says about it. */
function reprinted(all: readonly Spoken[], set: string, id: string, copies: readonly Copy[]): CardEntry[] {
  const home = all.find(({ cards }) => cards.some((def) => def.id === id))
  const facts = home?.cards.find((def) => def.id === id)?.facts
  return home && facts ? [{ ...cardEntry({ ...facts, copies }, entryIn(home, set, id, cardsOf)), reprint: true }] : []
}

type Said = Omit<Listed, 'name'>

/** What the words of one set say about something that another may list as its own. */
function entryIn({ said, apart }: Spoken, set: string, id: string, of: Part): Said {
  const entries = inAll((language) => entryOf(of(said[language]), id))
  return {
    id,
    game: 'bang',
    set,
    text: inAll((language) => entries[language].text),
    rulings: inAll((language) => entries[language].rulings ?? apart[language][id] ?? []),
  }
}

function cardEntry({ id: _, name, copies, bookSymbol, more, ...facts }: CardFacts, { id, game, set, text, rulings }: Said): CardEntry {
  return { id, game, set, kind: 'card', name, text, rulings, ...facts, ...more, bookSymbol: bookSymbol ?? false, copies }
}

function characterEntry({ id: _, name, more, ...facts }: CharacterFacts, { id, game, set, text, rulings }: Said): CharacterEntry {
  return { id, game, set, kind: 'character', name, text, rulings, ...facts, ...more }
}

function eventEntry(kind: EventEntry['kind'], { id: _, name, ...facts }: EventFacts, { id, game, set, text, rulings }: Said): EventEntry {
  return { id, game, set, kind, name, text, rulings, ...facts }
}

function roleEntry({ id: _, name, more, ...facts }: RoleFacts, { id, game, set, text, rulings }: Said): RoleEntry {
  return { id, game, set, kind: 'role', name, text, rulings, ...facts, ...more }
}

const namesOf = ({ said }: Spoken, kind: string): InAll<KindName> =>
  inAll((language) => said[language].kinds?.[kind] ?? { one: kind, many: kind })

function thingEntry(
  kind: string,
  kindName: InAll<KindName>,
  { id: _, name, more, ...facts }: ThingFacts,
  { id, game, set, text, rulings }: Said,
): ThingEntry {
  return { id, game, set, kind: kind as OwnKind, kindName, name, text, rulings, ...facts, ...more }
}
