import type { Face, Seat } from '@sundown/engine'
import type { Books } from './books.ts'
import { hasAbility, hasWorking } from './powers.ts'

/** Whether a card is a BANG! card for a player: the BANG!, a Missed! of Calamity Janet, any card with LeMat in one's own turn. */
export function countsAsBang(books: Books, seat: Seat, card: Face): boolean {
  if (books.show === 'showdown') return card.id !== 'bang'
  return (
    card.id === 'bang' ||
    (card.id === 'missed' && hasAbility(books, seat, 'calamity-janet')) ||
    (seat === books.inTurn && hasWorking(books, seat, 'lemat'))
  )
}

/** Whether a card is a Missed! card for a player: the Missed! but for Big Spencer, Backfire, what Calamity Janet and Elena Fuente may use. */
export function countsAsMissed(books: Books, seat: Seat, card: Face): boolean {
  if (hasAbility(books, seat, 'elena-fuente') || card.id === 'backfire') return true
  if (card.id === 'missed') return !hasAbility(books, seat, 'big-spencer')
  return card.id === 'bang' && (books.show === 'showdown' || hasAbility(books, seat, 'calamity-janet'))
}
