import type { Answer, Asked, Seat, ToldMove } from '../../kernel/index.ts'
import type { Entry, Facts, FieldWords, Noun } from '../../western/words/types.ts'
import type { DuelEvent, Face, Phase } from '../events.ts'
import type { cards, characters, RevealSymbol, Side } from '../facts.ts'
import type { ReasonCode } from '../rules/reasons.ts'

export type CardWord = keyof typeof cards
export type CharacterWord = keyof typeof characters
export type EventOf<T extends DuelEvent['type']> = Extract<DuelEvent, { readonly type: T }>

/** Kinds of question with the ids of their options; abilities and cards in play have their own. */
interface Kinds {
  readonly 'choose-active': 'choose'
  readonly play: 'play' | 'rob' | 'as-colt' | 'recharge' | 'swap' | 'end'
  readonly shot: 'dodge' | 'take-it'
  readonly 'dodge-cost': 'pay' | 'take-it'
  readonly 'give-shot': 'give' | 'decline'
  readonly may: 'yes' | 'no'
  readonly reveal: 'count'
  readonly discard: 'discard'
  readonly 'discard-one': 'discard'
  readonly 'discard-equipment': 'discard' | 'no'
  readonly 'discard-drawn': 'discard'
  readonly 'discard-random': 'rob' | 'no'
  readonly 'choose-side': 'swap'
  readonly 'general-store': 'take'
  readonly loot: 'take' | 'rob' | 'none'
}

/** What may be done without being compulsory. */
export type MayWord = 'remington' | 'bill-tightman' | 'buffalo-bell' | 'dalon-ranger' | 'jango' | 'pat-garret' | 'wyatt-ear'

/** How a language says things about this table. */
export interface Say {
  /** The name of a player. In the log the reader is addressed: what he does has two forms there, `{draws|draw}`. */
  seat(seat: number): string
  seats(seats: readonly number[]): string
  /** He who reads. */
  isYou(seat: number): boolean
  /** The bare name of a card or character. */
  name(id: string): string
  /** A card with the indefinite article, with the definite one; a character by name. */
  a(id: string): string
  the(id: string): string
  /** What is turned over: the symbol, and the card it is on. */
  symbol(face: Face | undefined): string
  names(faces: readonly Face[]): string
  /** The card or character behind a number of the viewer, if he can see it. */
  handle(card: number | undefined): string
  /** The same with the symbol it shows. */
  shown(card: number | undefined): string
}

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

/** What is said about each card and character: one file a language. */
export interface DuelEntries {
  readonly cards: { readonly [id in CardWord]: Entry }
  readonly characters: { readonly [id in CharacterWord]: Entry }
}

export interface DuelWords extends DuelEntries {
  readonly title: string
  /** One line on what the game is. */
  readonly adds: string
  typeset(text: string): string
  /** How the reader is called: where he acts (nothing: the verb says it), and elsewhere. */
  readonly you: { readonly acts: string; readonly else: string }
  list(items: readonly string[]): string
  a(name: string, noun: Noun): string
  the(name: string, noun: Noun): string
  readonly nouns: { readonly [id in CardWord]: Noun }
  readonly sides: { readonly [side in Side]: string }
  /** A card of which only the back is seen. */
  readonly backs: { readonly [side in Side]: string }
  readonly symbols: { readonly [sign in RevealSymbol]: string }
  /** A turned card: the symbol and the name. */
  turned(symbol: string, card: string): string
  readonly goals: { readonly [side in Side]: string }
  readonly phases: { readonly [phase in Phase]: string }
  readonly positions: { readonly [position in 'active' | 'backup']: string }
  /** Why a character or a card in play works or does not. */
  readonly states: { readonly [state in 'awake' | 'asleep' | 'always' | 'targeted']: string }
  /** Sentences of the log. Nothing: the event is told by others. */
  readonly events: { readonly [type in DuelEvent['type']]: (event: EventOf<type>, say: Say) => string | undefined }
  transfer(transfer: Transfer, say: Say): string | undefined
  /** The common deck is made anew. */
  shuffled(count: number): string
  readonly questions: {
    readonly [kind in keyof Kinds]: {
      ask(asked: Asked, say: Say): string
      readonly options: { readonly [id in Kinds[kind]]: (answer: Answer, say: Say) => string }
    }
  }
  readonly mays: { readonly [id in MayWord]: (character: string) => string }
  /** Using an ability or a card in play as an option. */
  useAbility(name: string, card: string | undefined): string
  readonly reasons: { readonly [code in ReasonCode]: (facts: Facts, say: Say) => string }
  readonly fields: { readonly [name in 'target' | 'in-play' | 'back']: FieldWords }
  readonly unseen: string
  because(what: string, more: string): string
  waiting(seats: readonly Seat[] | undefined, say: Say): string
  readonly outcomes: { readonly [by in Side]: (winners: readonly Seat[], say: Say) => string }
  readonly ended: string
  readonly options: { readonly [name in 'charactersPerSide' | 'law']: { readonly name: string; readonly text: string } }
}
