import type { Bang, Input, Json, Match, Seat, TableEvent } from '@sundown/engine'
import { allowance } from './allowance.ts'
import { answers } from './answers.ts'
import { Books } from './books.ts'
import { cards } from './cards.ts'
import { checks } from './checks.ts'
import { draws } from './draws.ts'
import { eliminations } from './eliminations.ts'
import { fronts } from './fronts.ts'
import { handLimit } from './hand-limit.ts'
import { isQuiet, type Judge, type Rule, type Sight } from './judge.ts'
import { life } from './life.ts'
import { load } from './load.ts'
import { market } from './market.ts'
import { nuggets } from './nuggets.ts'
import { phaseOne } from './phase-one.ts'
import { shots } from './shots.ts'
import { distances, sight } from './sight.ts'
import { tableOf } from './table.ts'
import { train } from './train.ts'
import { turns } from './turns.ts'
import { victory } from './victory.ts'
import { weather } from './weather.ts'
import { wounds } from './wounds.ts'

const RULES: readonly Rule[] = [
  cards,
  life,
  wounds,
  turns,
  weather,
  shots,
  allowance,
  checks,
  fronts,
  nuggets,
  market,
  load,
  train,
  eliminations,
  victory,
  phaseOne,
  draws,
  answers,
  handLimit,
  distances,
  sight,
]

/** Where the books and the game disagree. */
export interface Disagreement {
  readonly rule: string
  readonly sentence: string
  readonly expected: string
  readonly happened: string
}

/**
 * Follows a game from outside with books of his own, which were made from the rulebooks and not from the rules that run: he hears everything that
 * happens, sees what everybody sees, and objects where the two do not fit.
 */
export class Referee {
  private readonly books: Books
  private readonly judges: readonly Judge[]
  private seen: Sight | undefined

  constructor(options: Json, players: number, object: (found: Disagreement) => void) {
    this.books = new Books(tableOf(options, players))
    this.judges = RULES.map(({ name, judge }) =>
      judge(this.books, (sentence, expected, happened) => object({ rule: name, sentence, expected, happened })),
    )
  }

  static readonly rules: readonly string[] = RULES.map(({ name }) => name)

  /** Something was decided, if it was not the deal, and this is what came of it. */
  follow(input: Input | undefined, events: readonly TableEvent[], seen: Sight): void {
    const { books, judges } = this
    if (input !== undefined && this.seen !== undefined) for (const judge of judges) judge.decided?.(input, this.seen)
    for (const event of events) {
      for (const judge of judges) judge.before?.(event)
      books.enter(event)
      for (const judge of judges) judge.after?.(event)
    }
    this.seen = seen
    books.phase = seen.table.table.phase
    if (isQuiet(seen)) books.settle()
    for (const judge of judges) judge.look?.(seen)
  }
}

/** What the referee may see of a game: what everybody sees, and each player besides. */
export const sightOf = (match: Match<Bang>): Sight => ({
  table: match.game.view('spectator'),
  own: (seat: Seat) => match.game.view(seat).own,
  question: match.questionFor('spectator')?.kind,
})
