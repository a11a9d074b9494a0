import type { Game } from './game.ts'
import type { CardId, Handle, Json, Seat } from './ids.ts'
import { absent, nth } from './list.ts'

/** A rule of the game: it changes the table, and yields a question whenever somebody must decide. */
export type Rule<T = void> = IterableIterator<Question, T, Reply>

/** What a rule gets for a question: the answer, nothing if it has become pointless, or one of these for each of several seats. */
export type Reply = Answer | undefined | readonly (Answer | undefined)[]

/** A rule that is over: all it had to do is done, and there was nothing to ask. */
class Over<T> implements Rule<T> {
  private readonly end: IteratorReturnResult<T>

  constructor(value: T) {
    this.end = { done: true, value }
  }

  [Symbol.iterator](): this {
    return this
  }

  next(): IteratorReturnResult<T> {
    return this.end
  }
}

/** What a rule that needs no coroutine gives back instead of one, where most of the time nobody is asked. */
export const over = <T>(value: T): Rule<T> => new Over(value)
export const NOTHING_MORE: Rule<undefined> = over(undefined)
export const YES: Rule<boolean> = over(true)
export const NO: Rule<boolean> = over(false)

/** Why something is not possible, in a form that can be said in any language. */
export interface Reason {
  readonly code: string
  readonly facts?: { readonly [name: string]: number | string }
}

/** Cards (by handle), seats, numbers or names picked for each field of an option, in order. */
export type Picks = readonly (readonly number[])[]

/** A further choice inside an option; what it offers may depend on the picks before it. */
export interface Field {
  readonly name: string
  /** Whom it is about, where one option asks about several players. */
  readonly seat?: Seat
  /** Which card it is about, where it asks about several. */
  readonly card?: Handle
  readonly pick: 'cards' | 'seats' | 'names' | 'tokens' | 'number'
  readonly min: number
  readonly max: number
  /** What the numbers of a field of names stand for. */
  readonly names?: readonly string[]
  from(soFar: Picks): readonly number[]
}

/** Something a seat may answer. Further choices are its fields. */
export interface Option {
  readonly id: string
  readonly card?: Handle | undefined
  readonly seat?: Seat | undefined
  readonly fields?: readonly Field[] | undefined
}

/** All of one shape: whoever goes through many of them reads them fast. */
export const option = (id: string, card?: Handle | undefined, seat?: Seat | undefined, fields?: readonly Field[] | undefined): Option => ({
  id,
  card,
  seat,
  fields,
})

/** A list of options to be filled. Made from one that has held objects: an empty one of another kind makes every reader slower. */
export const noOptions = (): Option[] => NO_OPTIONS.slice()
const NO_OPTIONS: readonly Option[] = [option('')].slice(1)

/** One option for each of these cards. */
export function offer(game: Game, id: string, cards: readonly CardId[]): Option[] {
  const out = noOptions()
  for (let i = 0; i < cards.length; i++) out.push(option(id, game.handle(cards[i] ?? absent())))
  return out
}

/** Says what is done, never which option it was: a recorded game replays without listing options. */
export interface Answer {
  readonly id: string
  readonly card?: Handle | undefined
  readonly seat?: Seat | undefined
  readonly picks?: Picks | undefined
}

/** An answer with who gave it: all that ever goes into a game. */
export interface Input {
  readonly seat: Seat
  readonly answer: Answer
  readonly interjection?: true
}

/** A kind of question, declared once; its functions are pure in (game, seat, about). */
export interface Kind<G extends Game, A> {
  readonly name: string
  options(game: G, seat: Seat, about: A): readonly Option[]
  /** Why an answer that fits no option is not possible. */
  refuse?(game: G, seat: Seat, about: A, answer: Answer): Reason | undefined
  /** False: an interjection has made the question pointless. */
  live?(game: G, seat: Seat, about: A): boolean
  /** What a clock answers for somebody who is away. */
  fallback(game: G, seat: Seat, about: A): Answer
  /** What everybody may read about the question. */
  publicAbout(game: G, about: A): Json
}

/** What one seat is asked. */
export interface Part {
  readonly seat: Seat
  readonly kind: Kind<Game, unknown>
  readonly about: unknown
  /** An interjection may make it pointless. */
  readonly mayEnd: boolean
  promise: Answer | undefined
  pointless: boolean
}

/** What the game waits for: one seat, or several at once. */
export interface Question {
  readonly parts: readonly Part[]
  /** Asked of several seats at once, even if it is only one: whoever asks gets a list. */
  readonly several: boolean
  /** In a secret window nobody is told who is asked. */
  readonly secret: boolean
  /** Whoever hosts the game keeps it open for a fixed time, so that the moment of an answer tells nothing about a hand. */
  readonly window: boolean
}

const same = (option: Option, answer: Answer) => option.id === answer.id && option.card === answer.card && option.seat === answer.seat

function picksFit(fields: readonly Field[], picks: Picks): boolean {
  if (picks.length !== fields.length) return false
  for (const [i, field] of fields.entries()) {
    const picked = nth(picks, i)
    if (picked.length < field.min || picked.length > field.max || new Set(picked).size !== picked.length) return false
    const offered = field.from(picks.slice(0, i))
    if (!picked.every((pick) => offered.includes(pick))) return false
  }
  return true
}

/** The option an answer stands for, if there is one. */
export const fitting = (options: readonly Option[], answer: Answer): Option | undefined =>
  options.find((option) => same(option, answer) && picksFit(option.fields ?? [], answer.picks ?? []))

/** An option with the least that can be picked for each of its fields. */
export function plainAnswer({ id, card, seat, fields }: Option): Answer {
  if (fields === undefined) return { id, card, seat }
  const picks: (readonly number[])[] = []
  for (const field of fields) picks.push(field.from(picks).slice(0, field.min))
  return { id, card, seat, picks }
}

/** The answer, if there is only one: a single option, and nothing to choose about it. */
export function onlyAnswer(options: readonly Option[]): Answer | undefined {
  if (options.length !== 1) return undefined
  const { id, card, seat, fields } = options[0] ?? absent()
  if (fields === undefined) return { id, card, seat }
  const picks: (readonly number[])[] = []
  for (const field of fields) {
    const offered = field.from(picks)
    if (field.min !== field.max || offered.length !== field.min) return undefined
    picks.push(offered)
  }
  return { id, card, seat, picks }
}

/** The next field of a half-made answer: what may be picked now, or nothing if the answer is complete or impossible. */
export function nextField(options: readonly Option[], partial: Answer): { field: Field; offered: readonly number[] } | undefined {
  const picks = partial.picks ?? []
  for (const option of options) {
    const fields = option.fields ?? []
    const field = fields[picks.length]
    if (field !== undefined && same(option, partial) && picksFit(fields.slice(0, picks.length), picks)) {
      return { field, offered: field.from(picks) }
    }
  }
  return undefined
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)
const ANSWER_KEYS = new Set(['id', 'card', 'seat', 'picks'])

/** Reads an answer that comes from outside: exactly the known fields, of the right types, or nothing. */
export function readAnswer(json: unknown): Answer | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined
  for (const key of Object.keys(json)) if (!ANSWER_KEYS.has(key)) return undefined
  const { id, card, seat, picks } = json as { [key in keyof Answer]: unknown }
  if (typeof id !== 'string') return undefined
  if (card !== undefined && !isWhole(card)) return undefined
  if (seat !== undefined && !isWhole(seat)) return undefined
  if (picks !== undefined && !(Array.isArray(picks) && picks.every((pick) => Array.isArray(pick) && pick.every(isWhole)))) return undefined
  return json as Answer
}
