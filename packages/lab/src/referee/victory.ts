import type { Seat } from '@sundown/engine'
import type { Books } from './books.ts'
import { isQuiet, type Judge, type Rule } from './judge.ts'

/** Whom each of three has to eliminate. */
const GOALS: { readonly [role: string]: string } = { deputy: 'renegade', renegade: 'outlaw', outlaw: 'deputy' }

const withRole = (books: Books, ...roles: readonly string[]): readonly Seat[] =>
  books.ring.filter((seat) => roles.includes(books.seats[seat].role ?? ''))

/** Shadows never count as alive. */
const left = (books: Books): readonly Seat[] => books.playing().filter((seat) => books.seats[seat].presence !== 'shadow')

/** Team members win with their team, and a shadow-Renegade with the side he has. */
const side = (books: Books, name: string, ...roles: readonly string[]): readonly Seat[] =>
  books.ring.filter((seat) => {
    const { role, side: shadow } = books.seats[seat]
    return shadow === undefined ? roles.includes(role ?? '') : shadow === name
  })

/** The winners, if the game is over; `goal`: whoever has just eliminated his own target, at a table of three. */
function winners(books: Books, goal: Seat | undefined): readonly Seat[] | undefined {
  const players = left(books)
  if (books.show === 'wild-west-show') return players.length <= 1 ? players : undefined
  if (books.table.players === 3) {
    if (goal !== undefined) return [goal]
    return players.length === 0 ? withRole(books, 'outlaw') : players.length === 1 ? players : undefined
  }
  if (!players.some((seat) => books.seats[seat].role === 'sheriff')) {
    const [last] = players
    return players.length === 1 && books.seats[last].role === 'renegade' ? [last] : side(books, 'outlaw', 'outlaw')
  }
  const isLawOnly = players.every((seat) => ['sheriff', 'deputy'].includes(books.seats[seat].role ?? ''))
  return isLawOnly ? side(books, 'deputy', 'sheriff', 'deputy') : undefined
}

/** Who has won, and when. */
export const victory: Rule = {
  name: 'victory',
  judge(books, object): Judge {
    let goal: Seat | undefined
    let isOver = false
    const mustGoOn = () => {
      const won = isOver || !books.hasStarted ? undefined : winners(books, goal)
      if (won !== undefined) object('The game ends as soon as a side has reached its goal.', `seats ${won.join()} have won`, 'it goes on')
    }
    return {
      before(event) {
        if (event.type === 'turn') mustGoOn()
        if (event.type !== 'over') return
        isOver = true
        const won = winners(books, goal)
        const expected = won === undefined ? 'nobody yet' : `seats ${won.toSorted().join() || 'none'}`
        if (won === undefined || won.toSorted().join() !== event.winners.toSorted().join())
          object('A side wins when it has reached its goal.', expected, `seats ${event.winners.toSorted().join()} by ${event.by}`)
      },
      after(event) {
        if (event.type !== 'eliminated' || event.by === undefined || books.table.players !== 3) return
        const { role } = books.seats[event.by]
        if (role !== undefined && GOALS[role] === event.role && books.show !== 'wild-west-show') goal = event.by
      },
      look(sight) {
        if (isQuiet(sight)) mustGoOn()
      },
    }
  },
}
