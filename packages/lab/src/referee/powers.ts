import { entryOf, type Seat } from '@sundown/engine'
import type { Books } from './books.ts'
import { RANGES } from './printed.ts'

/** How many times a player has an ability: his own, copied or drawn beside it. Under Hangover nobody has any, who is out
 * has none, nor the target of Big Fifty. */
export function abilities(books: Books, seat: Seat, character: string): number {
  const { character: own, abilities: more, presence } = books.at(seat)
  if (books.event === 'hangover' || presence === 'out' || books.silenced === seat) return 0
  return [own, ...more].filter((id) => id === character).length
}

export const hasAbility = (books: Books, seat: Seat, character: string): boolean => abilities(books, seat, character) > 0

/** Lasso switches off what lies before players; so does Belle Star in her turn for everybody else. */
const areLeftOn = (books: Books, seat: Seat): boolean =>
  books.event !== 'lasso' &&
  (!books.isTurnRunning || ![books.active, books.inTurn].some((other) => other !== seat && hasAbility(books, other, 'belle-star')))

/** Big Fifty does so for its target, until its shot is over. */
export const areCardsOn = (books: Books, seat: Seat): boolean => books.silenced !== seat && areLeftOn(books, seat)

/** Elimination is outside of that time. */
export const diesWith = (books: Books, seat: Seat, equipment: string): boolean =>
  areLeftOn(books, seat) && books.equipment(seat).has(equipment)

export const hasWorking = (books: Books, seat: Seat, card: string): boolean =>
  areCardsOn(books, seat) && (books.front(seat).has(card) || books.equipment(seat).has(card))

/** A weapon carries as far as it says, the Colt .45 one step. */
export function reach(books: Books, seat: Seat): number {
  if (!areCardsOn(books, seat)) return 1
  const weapon = books.front(seat).cards.find(({ face }) => face.id in RANGES)
  return weapon === undefined ? 1 : entryOf(RANGES, weapon.face.id)
}
