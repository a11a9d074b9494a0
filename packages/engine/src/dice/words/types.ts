import type { Answer, Asked, Seat } from '../../kernel/index.ts'
import type { RoleId } from '../../western/facts.ts'
import type { Entry, Facts, FieldWords } from '../../western/words/types.ts'
import type { DiceEvent } from '../events.ts'
import type { CharacterId, DieFace } from '../facts.ts'
import type { DiceReasonCode } from '../reasons.ts'

export type EventOf<T extends DiceEvent['type']> = Extract<DiceEvent, { readonly type: T }>

/** Kinds of question with the ids of their options. */
interface Kinds {
  readonly roll: 'roll' | 'stop'
  readonly aim: 'aim' | 'double'
  readonly beer: 'pour'
  readonly 'arrow-instead': 'take-arrow' | 'lose-life'
  readonly 'drop-arrow': 'drop-arrow' | 'keep-arrows'
  readonly 'remove-arrow': 'remove-arrow' | 'done'
  readonly 'give-life': 'give-life'
}

/** How a language says things about this table. */
export interface Say {
  /** The name of a player. In the log the reader is addressed: what he does has two forms there, `{rolls|roll}`. */
  seat(seat: number): string
  seats(seats: readonly number[]): string
  isYou(seat: number): boolean
  face(face: string): string
  /** What several dice show. */
  faces(faces: readonly string[]): string
  character(id: string): string
  role(role: string): string
}

export interface DiceWords {
  readonly title: string
  /** One line on what the game is. */
  readonly adds: string
  typeset(text: string): string
  /** How the reader is called: where he acts (nothing: the verb says it), and elsewhere. */
  readonly you: { readonly acts: string; readonly else: string }
  list(items: readonly string[]): string
  readonly characters: { readonly [id in CharacterId]: Entry }
  readonly roles: { readonly [id in RoleId]: Entry }
  readonly faces: { readonly [id in DieFace]: Entry }
  readonly goals: { readonly [role in RoleId]: string }
  /** At a table of three, where nobody is Sheriff. */
  readonly goalsOfThree: { readonly [role in Exclude<RoleId, 'sheriff'>]: string }
  /** Sentences of the log. Nothing: the event is told by others. Who has won is told before the roles. */
  readonly events: { readonly [type in DiceEvent['type']]: (event: EventOf<type>, say: Say) => string | undefined }
  /** A secret role, to its owner. */
  dealt(name: string, role: string): string
  readonly questions: {
    readonly [kind in keyof Kinds]: {
      ask(asked: Asked, say: Say): string
      readonly options: { readonly [id in Kinds[kind]]: (answer: Answer, say: Say) => string }
    }
  }
  readonly reasons: { readonly [code in DiceReasonCode]: (facts: Facts, say: Say) => string }
  readonly fields: { readonly [name in 'dice' | 'doubled' | 'bullseye-1' | 'bullseye-2' | 'beer']: FieldWords }
  /** A card the reader cannot see. */
  readonly unseen: string
  /** One of the five dice, numbered from one. */
  die(number: number, face: string | undefined): string
  /** An answer with what is picked for it. */
  because(what: string, more: string): string
  waiting(seats: readonly Seat[] | undefined, say: Say): string
  readonly outcomes: {
    readonly [by in 'law' | 'outlaws' | 'renegade' | 'deputy' | 'outlaw' | 'nobody']: (winners: readonly Seat[], say: Say) => string
  }
  readonly ended: string
}
