import type { Game } from './game.ts'
import type { Seat } from './ids.ts'
import { type Answer, fitting, type Kind, type Part, type Question, type Rule } from './question.ts'

const partOf = <G extends Game, A>(seat: Seat, kind: Kind<G, A>, about: A): Part => ({
  seat,
  kind,
  about,
  promise: undefined,
  pointless: false,
})

/** Asks one seat; there is always an answer. */
export function* ask<G extends Game, A>(game: G, seat: Seat, kind: Kind<G, A>, about: A): Rule<Answer> {
  const question: Question = { parts: [partOf(seat, kind, about)], secret: false, window: false }
  for (;;) {
    const input = yield question
    if (input.interjection === undefined) return input.answer
    yield* game.interject(input.seat, input.answer)
  }
}

/** Asks one seat a question that an interjection may make pointless: then there is no answer. */
export function* choose<G extends Game, A>(game: G, seat: Seat, kind: Kind<G, A>, about: A): Rule<Answer | undefined> {
  const question: Question = { parts: [partOf(seat, kind, about)], secret: false, window: false }
  for (;;) {
    const input = yield question
    if (input.interjection === undefined) return input.answer
    yield* game.interject(input.seat, input.answer)
    if (kind.live !== undefined && !kind.live(game, seat, about)) return undefined
  }
}

/**
 * Asks several seats at once. Answers come in the order of `seats`; a seat whose part became pointless has none. `secret`: nobody is told who
 * is asked. `window`: nobody shall learn from the time either whether somebody had an answer.
 */
export function* askAll<G extends Game, A>(
  game: G,
  seats: readonly Seat[],
  kind: Kind<G, A>,
  about: A,
  secret: boolean,
  window = false,
): Rule<(Answer | undefined)[]> {
  const parts = seats.map((seat) => partOf(seat, kind, about))
  const question: Question = { parts, secret, window }
  while (parts.some(isOpen)) {
    const input = yield question
    if (input.interjection) {
      yield* game.interject(input.seat, input.answer)
      for (const part of parts) testAgain(game, part)
    } else {
      const part = parts.find((open) => open.seat === input.seat && isOpen(open))
      if (part) part.promise = input.answer
    }
  }
  return parts.map((part) => part.promise)
}

export const isOpen = (part: Part): boolean => part.promise === undefined && !part.pointless

/** After an interjection: a question may be pointless, a promise may be impossible to keep. */
function testAgain(game: Game, part: Part): void {
  if (part.kind.live && !part.kind.live(game, part.seat, part.about)) {
    part.pointless = true
    part.promise = undefined
  } else if (part.promise && !fitting(part.kind.options(game, part.seat, part.about), part.promise)) {
    part.promise = undefined
  }
}
