import type { Seat } from '@sundown/engine'
import type { Books } from './books.ts'
import { isQuiet, type Judge, type Rule } from './judge.ts'

/** Whom each of three has to eliminate. */
const GOALS: { readonly [role: string]: string } = { deputy: 'renegade', renegade: 'outlaw', outlaw: 'deputy' }

/** Shadows never count as alive. */
const left = (books: Books): readonly Seat[] => books.playing().filter((seat) => books.at(seat).presence !== 'shadow')

/** No side has a claim on him. */
const NONE = 'none'

/** What a player fights for. A shadow-Renegade has no side until his first turn as one. */
const cause = (books: Books, seat: Seat): string => {
  const { role, side } = books.at(seat)
  return side ?? (books.isShadowRenegade(seat) ? NONE : (role ?? NONE))
}

/** Team members win with their team, in play or not. */
const team = (books: Books, ...roles: readonly string[]): readonly Seat[] => books.ring.filter((seat) => roles.includes(cause(books, seat)))

/** The winners, if the game is over; `goal`: whoever has just eliminated his own target, at a table of three. */
function winners(books: Books, goal: Seat | undefined): readonly Seat[] | undefined {
  const players = left(books)
  if (books.show === 'wild-west-show') return players.length <= 1 ? players : undefined
  if (books.table.players === 3) {
    if (goal !== undefined) return [goal]
    return players.length === 0 ? team(books, 'outlaw') : players.length === 1 ? players : undefined
  }
  if (!players.some((seat) => cause(books, seat) === 'sheriff')) {
    const [last] = players
    return last !== undefined && players.length === 1 && cause(books, last) === 'renegade' ? [last] : team(books, 'outlaw')
  }
  const isLawOnly = players.every((seat) => ['sheriff', 'deputy', NONE].includes(cause(books, seat)))
  return isLawOnly ? team(books, 'sheriff', 'deputy') : undefined
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
        const { role } = books.at(event.by)
        if (role !== undefined && GOALS[role] === event.role && books.show !== 'wild-west-show') goal = event.by
      },
      look(sight) {
        if (isQuiet(sight)) mustGoOn()
      },
    }
  },
}
