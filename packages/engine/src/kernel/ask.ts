import type { Game } from './game.ts'
import type { Seat } from './ids.ts'
import { absent, listOf } from './list.ts'
import { type Answer, fitting, type Kind, onlyAnswer, over, type Part, type Question, type Reply, type Rule } from './question.ts'

/**
 * A question to one seat is its own only part, and the shortest of all rules: it asks itself. Written out, because a coroutine costs several
 * times as much. Where time matters most it is yielded as it is, and what comes back is the answer.
 */
class AskingOne<T extends Answer | undefined> implements Question, Part, Rule<T> {
  readonly seat: Seat
  readonly kind: Kind<Game, unknown>
  readonly about: unknown
  readonly mayEnd: boolean
  promise: Answer | undefined
  pointless: boolean
  private isPut: boolean

  constructor(seat: Seat, kind: Kind<Game, unknown>, about: unknown, mayEnd: boolean) {
    this.seat = seat
    this.kind = kind
    this.about = about
    this.mayEnd = mayEnd
    this.promise = undefined
    this.pointless = false
    this.isPut = false
  }

  /** Made for whoever reads them: in a game that is played again that is nobody. */
  get parts(): readonly Part[] {
    return [this]
  }

  get several(): boolean {
    return false
  }

  get secret(): boolean {
    return false
  }

  get window(): boolean {
    return false
  }

  next(reply?: Reply): IteratorResult<Question, T> {
    if (this.isPut) return { value: reply as T, done: true }
    this.isPut = true
    return { value: this, done: false }
  }

  [Symbol.iterator](): this {
    return this
  }
}

/** Asks one seat; there is always an answer. */
export const ask = <G extends Game, A>(_game: G, seat: Seat, kind: Kind<G, A>, about: A): AskingOne<Answer> =>
  new AskingOne<Answer>(seat, kind, about, false)

/** Asks one seat a question that an interjection may make pointless: then there is no answer. */
export const choose = <G extends Game, A>(_game: G, seat: Seat, kind: Kind<G, A>, about: A): AskingOne<Answer | undefined> =>
  new AskingOne<Answer | undefined>(seat, kind, about, true)

/** Asks one seat, unless there is only one answer. Only where everybody can see how many there are: otherwise the silence would tell. */
export function askUnlessForced<G extends Game, A>(game: G, seat: Seat, kind: Kind<G, A>, about: A): Rule<Answer> {
  const only = onlyAnswer(kind.options(game, seat, about))
  return only === undefined ? ask(game, seat, kind, about) : over(only)
}

type Answers = readonly (Answer | undefined)[]

class AskingSeveral implements Question, Rule<Answers> {
  readonly parts: readonly Part[]
  readonly several = true
  readonly secret: boolean
  readonly window: boolean
  private isPut = false

  constructor(parts: readonly Part[], secret: boolean, window: boolean) {
    this.parts = parts
    this.secret = secret
    this.window = window
  }

  next(reply?: Reply): IteratorResult<Question, Answers> {
    if (this.isPut) return { value: reply as Answers, done: true }
    this.isPut = true
    return { value: this, done: false }
  }

  [Symbol.iterator](): this {
    return this
  }
}

/**
 * Asks several seats at once. Answers come in the order of `seats`; a seat whose part became pointless has none. `secret`: nobody is told who
 * is asked. `window`: nor may the time it takes tell anybody whether somebody had an answer.
 */
export const askAll = <G extends Game, A>(
  _game: G,
  seats: readonly Seat[],
  kind: Kind<G, A>,
  about: A,
  secret: boolean,
  window = false,
): Rule<Answers> => {
  const parts = listOf(
    seats.length,
    (i): Part => ({ seat: seats[i] ?? absent(), kind, about, mayEnd: true, promise: undefined, pointless: false }),
  )
  return parts.length === 0 ? NO_ANSWERS : new AskingSeveral(parts, secret, window)
}

const NO_ANSWERS: Rule<Answers> = over([])

/** Whether this seat has still to answer. */
export const isOpen = (part: Part): boolean => part.promise === undefined && !part.pointless

/** What the rule that has asked gets, when nobody has to answer any more. */
export const replyTo = ({ several, parts }: Question): Reply =>
  several ? parts.map((part) => part.promise) : (parts[0] ?? absent()).promise

/** After an interjection: a question may be pointless, a promise may be impossible to keep. */
export function testAgain(game: Game, part: Part): void {
  if (part.mayEnd && part.kind.live && !part.kind.live(game, part.seat, part.about)) {
    part.pointless = true
    part.promise = undefined
  } else if (part.promise && !fitting(part.kind.options(game, part.seat, part.about), part.promise)) {
    part.promise = undefined
  }
}
