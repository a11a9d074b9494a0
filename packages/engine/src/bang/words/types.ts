import type { Answer, Asked, Seat, ToldMove } from '../../kernel/index.ts'
import type { Entry, Facts, FieldWords, Noun } from '../../western/words/types.ts'
import type { BangEvent, Face, Phase } from '../events.ts'
import type { Rank, RoleId, Suit } from '../facts.ts'
import type { Plain } from '../parts/declare.ts'
import type { OwnReason, SharedReason } from '../rules/reasons.ts'

export { LANGUAGES, type Language } from '../../western/words/types.ts'
export type { Entry, Facts, FieldWords, Noun }

/** The words of one set in one language. Names are not here: they are facts. */
export type SetWords<
  Card extends string,
  Character extends string,
  Role extends string,
  Kinds extends KindIds = KindIds,
  Event extends string = string,
  Own extends Partial<OwnIds> = NoOwnIds,
> = CommonSetWords<Card, Character, Role, Kinds, Event, Ids<Own, 'actions'>, Own extends { readonly rulings: 'apart' } ? Text : Entry> &
  OwnWords<Own>

/** An entry whose rulings may be elsewhere. */
type Text = Pick<Entry, 'text'> & Partial<Entry>

/** What players argue about, by what it is printed on. */
export type Rulings<Id extends string = string> = { readonly [id in Id]: readonly string[] }

interface CommonSetWords<
  Card extends string,
  Character extends string,
  Role extends string,
  Kinds extends KindIds,
  Event extends string,
  Action extends string,
  Said extends Text,
> {
  readonly title: string
  /** One line on what the set adds. */
  readonly adds: string
  readonly cards: { readonly [id in Card]: Said }
  readonly characters: { readonly [id in Character]: Said }
  readonly roles: { readonly [id in Role]: Said }
  /** Cards of the event pile and of the show pile. */
  readonly events: { readonly [id in Event]: Said }
  /** How the names of the cards take an article. */
  readonly nouns: { readonly [id in Card]: Noun }
  /** Livelier sentences for some of the set's own cards; the words of the table tell the rest. */
  readonly tales: Tales<Card | Character | Event | Action>
  /** Questions only this set asks. */
  readonly questions: QuestionWords<Kinds>
  /** Fields of options only this set offers. */
  readonly fields: { readonly [name: string]: FieldWords }
  /** Cards that go to a place only this set has, or come from there; nothing: others tell it. */
  transfer?(transfer: Transfer, say: Say): string | undefined
}

/** The ids of what only this set has: each needs its words. */
export interface OwnIds {
  /** Kinds of things. */
  readonly kinds: string
  readonly things: string
  /** Its rows, piles and places before players. */
  readonly zones: string
  readonly counters: string
  /** By the name of a happening: what is told about it. */
  readonly happenings: { readonly [name: string]: Plain }
  readonly reasons: OwnReason
  /** What can be done in one's own turn because of a rule of the set. */
  readonly actions: string
  readonly variants: string
  readonly outcomes: string
  /** Its rulings are not with its words but in files of their own, which its manifest names. */
  readonly rulings: 'apart'
}

type NoOwnIds = { readonly [name in never]: never }

type Ids<Own, Name extends keyof OwnIds> = Name extends keyof Own ? Extract<Own[Name], string> : never
type Happenings<Own> = Own extends { readonly happenings: infer H } ? H : NoOwnIds

/** Where a set has none, the table may be missing. */
type Table<Name extends string, T> = [keyof T] extends [never] ? { readonly [name in Name]?: T } : { readonly [name in Name]: T }

export type OwnWords<Own extends Partial<OwnIds>> = Table<'kinds', { readonly [kind in Ids<Own, 'kinds'>]: KindName }> &
  Table<'things', { readonly [id in Ids<Own, 'things'>]: Entry }> &
  /** How their names take an article. */
  Table<'thingNouns', { readonly [id in Ids<Own, 'things'>]: Noun }> &
  /** What a page writes above them. */
  Table<'zones', { readonly [name in Ids<Own, 'zones'>]: string }> &
  Table<'counters', { readonly [id in Ids<Own, 'counters'>]: CounterWords }> &
  Table<'happenings', { readonly [name in keyof Happenings<Own>]: Telling<Extract<Happenings<Own>[name], Plain>> }> &
  /** Reasons for a "no" that only this set gives. */
  Table<'reasons', { readonly [code in Ids<Own, 'reasons'>]: (facts: Facts, say: Say) => string }> &
  /** As options in one's own turn. */
  Table<'actions', { readonly [id in Ids<Own, 'actions'>]: (answer: Answer, say: Say) => string }> &
  Table<'variants', { readonly [id in Ids<Own, 'variants'>]: VariantWords }> &
  /** Ends that only this set brings. */
  Table<'outcomes', { readonly [by in Ids<Own, 'outcomes'>]: (winners: readonly Seat[], say: Say) => string }>

/** How a happening is told; nothing: others tell it. A method, so that a list of them all can be read. */
type Telling<A extends Plain> = { tell(event: OwnEvent<A>, say: Say): string | undefined }['tell']

/** "railcar", "Railcars" */
export interface KindName {
  readonly one: string
  /** As a heading. */
  readonly many: string
}

/** A switch of the table, with a sentence. */
export interface VariantWords {
  readonly name: string
  readonly text: string
}

interface OwnEvent<A extends Plain> {
  readonly seat: Seat | undefined
  readonly about: A
}

export interface CounterWords {
  /** "3 nuggets" */
  amount(count: number): string
  /** Nothing: others tell it. */
  moved(event: EventOf<'counted'>, say: Say): string | undefined
}

/** The words of whatever set. */
export interface AnySetWords extends CommonSetWords<string, string, string, KindIds, string, string, Text> {
  readonly kinds?: { readonly [kind: string]: KindName }
  readonly things?: { readonly [id: string]: Entry }
  readonly thingNouns?: { readonly [id: string]: Noun }
  readonly zones?: { readonly [name: string]: string }
  readonly counters?: { readonly [id: string]: CounterWords }
  readonly happenings?: { readonly [name: string]: Telling<Plain> }
  readonly reasons?: { readonly [code: string]: (facts: Facts, say: Say) => string }
  readonly actions?: { readonly [id: string]: (answer: Answer, say: Say) => string }
  readonly variants?: { readonly [id: string]: VariantWords }
  readonly outcomes?: { readonly [by: string]: (winners: readonly Seat[], say: Say) => string }
}

/** By what is played, checked or the reason for showing a card. */
export interface Tales<Id extends string> {
  readonly played: { readonly [id in Id]?: (event: EventOf<'played'>, say: Say) => string }
  readonly checked: { readonly [id in Id]?: (event: CheckedCard, say: Say) => string }
  readonly shown: { readonly [id: string]: (event: EventOf<'shown'>, say: Say) => string }
}

/** A check that had a result. */
export interface CheckedCard extends EventOf<'checked'> {
  /** The card that counts. */
  readonly card: Face
}

/** Kinds of question with the ids of their options. A set lists its own as a type, not an interface, so that nothing else fits. */
export interface KindIds {
  readonly [kind: string]: string
}

/** Questions the shared rules ask. */
export type RuleKinds = {
  readonly 'way-to-draw': never
  readonly play: 'play' | 'as-bang' | 'use' | 'end'
  readonly discard: 'discard'
  readonly shot: 'missed' | 'ignore' | 'take-it'
  readonly 'give-bang': 'give' | 'ignore' | 'decline'
  readonly ignore: 'ignore' | 'let-it'
  readonly spare: 'spare' | 'pass'
  readonly 'next-trigger': never
  readonly inherit: 'take' | 'from-hand'
  readonly dying: 'beer' | 'give-up'
  readonly flip: 'flip'
  readonly 'keep-character': 'keep' | 'new'
  readonly 'choose-character': 'choose'
}

/** How a language says things about this table: names with their articles. */
export interface Say {
  /** The name of a player. In the log the reader is addressed: what he does has two forms there, `{draws|draw}`. */
  seat(seat: number): string
  /** The names of some players. */
  seats(seats: readonly number[]): string
  /** He who reads. */
  isYou(seat: number): boolean
  /** At a table of three there is no Sheriff, roles are no secret, and everybody plays for himself. */
  readonly ofThree: boolean
  /** The bare name of a card. */
  card(id: string): string
  /** With the indefinite article. */
  a(id: string): string
  /** With the definite article. */
  the(id: string): string
  /** A card with rank and suit. */
  face(face: Face): string
  faces(faces: readonly Face[]): string
  character(id: string): string
  role(id: string): string
  /** The bare name of anything printed; nothing if there is none. */
  title(id: string): string
  /** Whatever a rule has its origin in: a card with its article, a character by name. */
  source(id: string): string
  /** The card behind a handle of the viewer, if he can see it. */
  handle(card: number | undefined): string
  seen(card: number | undefined): Face | undefined
}

export type QuestionWords<Kinds extends KindIds> = {
  readonly [kind in keyof Kinds & string]: {
    /** The question as a sentence. */
    ask(asked: Asked, say: Say): string
    readonly options: { readonly [id in Kinds[kind]]: (answer: Answer, say: Say) => string }
  }
}

export type EventOf<T extends BangEvent['type']> = Extract<BangEvent, { readonly type: T }>

/** Moves that follow each other and belong together, told as one. */
export interface Transfer {
  readonly from: ToldMove<Face>['from']
  readonly to: ToldMove<Face>['to']
  readonly count: number
  /** The faces the viewer was told: all of them, or none. */
  readonly faces: readonly Face[]
  /** The game has not begun yet. */
  readonly dealing: boolean
}

/** Why a deck is shuffled: the discard pile has become a new one, or a card went back into it. */
export type Shuffling = 'reshuffled' | 'returned'

/** The words of the shared rules in one language. */
export interface TableWords {
  readonly suits: { readonly [suit in Suit]: string }
  readonly ranks: { readonly [rank in Rank]: string }
  /** A card with its rank and suit. */
  face(card: string, rank: Rank, suit: Suit, words: TableWords): string
  /** The last hand on every sentence: spaces and full stops as the language wants them. */
  typeset(text: string): string
  list(items: readonly string[]): string
  a(name: string, noun: Noun): string
  the(name: string, noun: Noun): string
  /** How the reader is called: where he acts (nothing: the verb says it), and elsewhere. */
  readonly you: { readonly acts: string; readonly else: string }
  readonly phases: { readonly [phase in Phase]: string }
  /** The weapon everybody has. */
  readonly colt: string
  /** Sentences of the log. Nothing: the event is told by others. */
  readonly events: { readonly [type in BangEvent['type']]: (event: EventOf<type>, say: Say) => string | undefined }
  /** An answer that has cancelled a shot. */
  dodged(event: EventOf<'answered'> | EventOf<'used'>, say: Say): string
  /** Why somebody is rewarded. */
  bounty(victim: Seat, say: Say): string
  transfer(transfer: Transfer, say: Say): string | undefined
  /** A sentence with the ability that is behind it. */
  because(source: string, sentence: string): string
  shuffled(why: Shuffling, count: number): string
  readonly questions: QuestionWords<RuleKinds>
  /** Using an ability or a card in play as an option; `id` is what is used. */
  useAbility(id: string, say: Say): string
  /** A card the reader cannot see. */
  readonly someCard: string
  readonly reasons: { readonly [code in SharedReason]: (facts: Facts, say: Say) => string }
  /** Fields of options: what is to be picked, and what picking nothing means. */
  readonly fields: { readonly [name in FieldName]: FieldWords }
  /** For everybody who is not asked. Nobody is named in a secret window. */
  waiting(seats: readonly Seat[] | undefined, say: Say): string
  /** Who has won. */
  readonly outcomes: { readonly [by in OutcomeId]: (winners: readonly Seat[], say: Say) => string }
  /** The end of a game nobody has won. */
  readonly ended: string
  readonly goals: { readonly [role in RoleId]: string }
  /** At a table of three, where everybody is after one of the others. */
  readonly goalsOfThree: { readonly [role in Exclude<RoleId, 'sheriff'>]: string }
}

export type OutcomeId = 'law' | 'outlaws' | 'renegade' | 'deputy' | 'last-standing' | 'nobody'

export type FieldName = 'front-or-random' | 'front' | 'discard-two' | 'cost' | 'join'
