import type { Seat } from '@sundown/engine'
import type { Books } from './books.ts'
import { abilities, areCardsOn } from './powers.ts'

const FARTHER = ['mustang', 'hideout', 'observation-car']
const NEARER = ['scope', 'binocular', 'observation-car']

const lying = (books: Books, seat: Seat, names: readonly string[]): number =>
  areCardsOn(books, seat) ? books.front(seat).cards.filter(({ face }) => names.includes(face.id)).length : 0

/** Players in play between two, the shorter way round, and the step to the second. Ambush: always one. */
function steps(books: Books, from: Seat, to: Seat): number {
  if (books.event === 'ambush') return 1
  const ring = books.ring.filter((seat) => seat === from || seat === to || books.inPlay(seat))
  const way = Math.abs(ring.indexOf(from) - ring.indexOf(to))
  return Math.min(way, ring.length - way)
}

/** How far one player sees another: seats, more for what the other has, less for what he has himself, and never below one. */
export function seenDistance(books: Books, from: Seat, to: Seat): number {
  const more = lying(books, to, FARTHER) + abilities(books, to, 'paul-regret') + lying(books, from, ['lumber-flatcar'])
  const less = lying(books, from, NEARER) + abilities(books, from, 'rose-doolan')
  return Math.max(1, steps(books, from, to) + more - less)
}

/** The same past all the other has. */
export const bareDistance = (books: Books, from: Seat, to: Seat): number =>
  Math.max(
    1,
    steps(books, from, to) + lying(books, from, ['lumber-flatcar']) - lying(books, from, NEARER) - abilities(books, from, 'rose-doolan'),
  )
