import { nth, type Seat } from '@sundown/engine'
import { add } from '../add.ts'
import type { Books } from './books.ts'
import type { Judge, Rule } from './judge.ts'
import { Returns } from './returns.ts'

/** The seats after a player in the order of turns, round to himself. */
const seatsAfter = (books: Books, from: Seat, isReversed: boolean): readonly Seat[] =>
  isReversed ? [...books.leftOf(from).slice(0, -1).reverse(), from] : books.leftOf(from)

const ROUNDS = 20

/** Turns go round to the left, under the event Gold Rush to the right; an extra turn comes first. */
export const turns: Rule = {
  name: 'turns',
  judge(books, object): Judge {
    const returns = new Returns(books)
    let from: Seat | undefined
    /** The event that was in force when the turn before ended: the next one enters only when the seat is found. */
    let event: string | undefined
    let skips: number[] = []
    let passed: Seat[] = []
    let back: { readonly seat: Seat; readonly because: string }[] = []
    /** An event has entered since: the next seat had been found, and whoever dies of the event dies in his place. */
    let hasEntered = false
    let fallen: Seat[] = []

    /** Seat by seat: a mark is used up, who is in play has his turn, who is out has it if something brings him back. */
    const next = (start: Seat): Seat | undefined => {
      const marks = [...skips]
      const skipped: Seat[] = []
      let found: Seat | undefined
      const order = seatsAfter(books, start, event === 'gold-rush-event')
      for (const seat of Array.from({ length: ROUNDS }, () => order).flat()) {
        if (nth(marks, seat) > 0) {
          add(marks, seat, -1)
          skipped.push(seat)
          continue
        }
        const because = back.find((one) => one.seat === seat)?.because
        if (because === undefined && !books.inPlay(seat)) {
          const due = returns.due(seat, event)
          if (due !== undefined && !returns.isOpen(seat, event) && !fallen.includes(seat))
            object('Who is out comes back at his seat if something brings him back.', `seat ${seat} by ${due}`, 'no return')
          continue
        }
        found = seat
        break
      }
      if (skipped.join() !== passed.join())
        object(
          'Who must miss a turn is passed over, and nobody else.',
          `seats ${skipped.join() || 'none'}`,
          `seats ${passed.join() || 'none'}`,
        )
      return found
    }

    return {
      before(told) {
        if (told.type === 'passed-over') passed.push(told.seat)
        if (told.type === 'turned' && told.pile === 'event') hasEntered = true
        if (told.type === 'eliminated' && hasEntered) fallen.push(told.seat)
        if (told.type === 'returned' && Returns.isAtSeat(told.because)) {
          // The extra turn of a shadow is a shadow's turn, whatever has been turned up meanwhile.
          const due = books.extraDue === told.seat ? 'shadow-gunslingers' : returns.due(told.seat, event)
          if (due !== told.because && !returns.isOpen(told.seat, event))
            object(
              'Of several returns the first counts: Dead Man, Bone Orchard, Ghost Town, shadow.',
              `${due}`,
              `seat ${told.seat}: ${told.because}`,
            )
          back.push(told)
        }
        if (told.type === 'extra-turn' && books.isExtraTurn)
          object('An extra turn yields no further turn.', 'none', `seat ${told.seat} won one by ${told.because}`)
        if (told.type !== 'turn' || from === undefined) return
        const { extraDue } = books
        const expected = extraDue ?? next(from)
        if (expected !== told.seat)
          object(
            extraDue === undefined ? 'Turns go round the table, past who is out.' : 'An extra turn comes at once.',
            `seat ${expected} after seat ${from}`,
            `seat ${told.seat} has the turn`,
          )
      },
      after(told) {
        returns.after(told)
        if (told.type === 'places-swapped') skips = books.seats.map((book) => book.skips)
        if (told.type !== 'turn') return
        from = told.seat
        event = books.event
        skips = books.seats.map((book) => book.skips)
        passed = []
        back = []
        hasEntered = false
        fallen = []
      },
    }
  },
}
