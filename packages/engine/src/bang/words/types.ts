import type { Answer, Asked, Seat, ToldMove } from '../../kernel/index.ts'
import type { BangEvent, Face, Phase } from '../events.ts'
import type { Rank, RoleId, Suit } from '../facts.ts'
import type { ReasonCode } from '../rules/reasons.ts'

export const LANGUAGES = ['en', 'fr', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

/** What is said about one card, character or role: the rule in a sentence or two, and what players argue about. */
export interface Entry {
  readonly text: string
  readonly rulings: readonly string[]
}

/** The words of one set in one language. Names are not here: they are facts. */
export interface SetWords<Card extends string, Character extends string, Role extends string, Kinds extends KindIds = KindIds> {
  readonly title: string
  /** One line on what the set adds. */
  readonly adds: string
  readonly cards: { readonly [id in Card]: Entry }
  readonly characters: { readonly [id in Character]: Entry }
  readonly roles: { readonly [id in Role]: Entry }
  /** Questions only this set asks. */
  readonly questions: QuestionWords<Kinds>
}

/** Kinds of question with the ids of their options. */
export interface KindIds {
  readonly [kind: string]: string
}

/** Questions the shared rules ask. */
export interface RuleKinds extends KindIds {
  readonly 'way-to-draw': never
  readonly play: 'play' | 'as-bang' | 'end'
  readonly discard: 'discard'
  readonly shot: 'missed' | 'take-it'
  readonly 'give-bang': 'give' | 'decline'
  readonly dying: 'beer' | 'give-up'
  readonly flip: 'flip'
  readonly 'keep-character': 'keep' | 'new'
  readonly 'choose-character': 'choose'
}

/** How a language says things about this table: names with their articles, numbers with their nouns. */
export interface Say {
  /** The name of a player, or "you" where the viewer reads about himself is not attempted: names are always names. */
  seat(seat: number): string
  card(id: string): string
  /** A card with rank and suit. */
  face(face: Face): string
  character(id: string): string
  role(id: string): string
  /** The card behind a handle of the viewer, if he can see it. */
  handle(card: number): string
}

export type QuestionWords<Kinds extends KindIds> = {
  readonly [kind in keyof Kinds & string]: {
    /** The question as a sentence. */
    ask(asked: Asked, say: Say): string
    readonly options: { readonly [id in Kinds[kind]]: (answer: Answer, say: Say) => string }
  }
}

type EventOf<T extends BangEvent['type']> = Extract<BangEvent, { readonly type: T }>

/** Moves that follow each other and belong together, told as one. */
export interface Transfer {
  readonly from: ToldMove<Face>['from']
  readonly to: ToldMove<Face>['to']
  readonly count: number
  /** The faces the viewer was told; fewer than `count` if some were hidden from him. */
  readonly faces: readonly Face[]
}

/** The words of the shared rules in one language. */
export interface TableWords {
  readonly suits: { readonly [suit in Suit]: string }
  readonly ranks: { readonly [rank in Rank]: string }
  /** A card with its rank and suit. */
  face(card: string, rank: Rank, suit: Suit, words: TableWords): string
  readonly phases: { readonly [phase in Phase]: string }
  /** The weapon everybody has. */
  readonly colt: string
  /** Sentences of the log. Nothing: the event is told by others. */
  readonly events: { readonly [type in BangEvent['type']]: (event: EventOf<type>, say: Say) => string | undefined }
  transfer(transfer: Transfer, say: Say): string | undefined
  shuffled(count: number): string
  readonly questions: QuestionWords<RuleKinds>
  /** Using an ability or a card in play as an option; `id` is what is used. */
  useAbility(id: string, say: Say): string
  readonly reasons: { readonly [code in ReasonCode]: (facts: Facts, say: Say) => string }
  /** Fields of options: what is to be picked, and what picking nothing means. */
  readonly fields: { readonly [name in FieldName]: { readonly ask: string; readonly none?: string } }
  /** Who has won. */
  readonly outcomes: { readonly [by in 'law' | 'outlaws' | 'renegade']: (winners: readonly Seat[], say: Say) => string }
  /** Names of the switches of a table, each with a sentence. */
  readonly variants: {
    readonly [name in 'simplifiedDeck' | 'stickOfDynamite' | 'characterChoice' | 'rotatingSheriff']: { name: string; text: string }
  }
  readonly goals: { readonly [role in RoleId]: string }
}

export interface Facts {
  readonly [name: string]: number | string
}

export type FieldName = 'front-or-random' | 'front' | 'discard-two'
