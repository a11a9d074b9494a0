import type { Answer, Asked, Field, Option, Outcome, Reason } from '../../kernel/index.ts'
import type { Saying, Sentence } from './sentence.ts'
import type { FieldWords } from './types.ts'

/** Whom or which card a field is about, where an option asks about several. */
export interface FieldAbout {
  readonly seat?: number | undefined
  readonly card?: number | undefined
}

/** Says everything about one table in one language, as one viewer may hear it: it knows nothing but what it is handed. */
export interface Teller<Face> {
  /** What one viewer was told, as sentences in order, with whom and what they name. Handed the plain events, it tells everything. */
  tell(told: readonly { readonly type: string }[]): Sentence[]
  /** The same as mere text. */
  story(told: readonly { readonly type: string }[]): string[]
  /** The question as its seat reads it. */
  question(asked: Asked): string
  /** The question in two parts: its first sentence, and what follows. */
  asking(asked: Asked): Saying
  /** The label of an option, or of an answer with what is picked. `beside`: its cards are seen beside it, so rank and suit are left out. */
  option(asked: Asked, option: Option | Answer, beside?: boolean): string
  /** What is to be picked, also in two parts, and what picking nothing means; `about`: whom or what it is about, if it says so. */
  field(name: string, about?: FieldAbout): FieldWords & Saying
  /** The label of something that may be picked. */
  pick(field: Field, value: number): string
  reason(reason: Reason): string
  /** For everybody who is not asked. */
  waiting(asked: Asked): string
  outcome(over: Outcome): string
  /** The outcome in two parts: a headline without a full stop, and who wins; if that is all there is to say, the headline alone. */
  verdict(over: Outcome): Saying
  card(face: Face): string
  /** Of a card, character or role. */
  name(id: string): string
  text(id: string): string | undefined
  rulings(id: string): readonly string[]
  /** This many of a counter, where a game has any. */
  counted?(counter: string, amount: number): string
  /** What a place for cards is called that only some sets have. */
  place?(zone: string): string
}
