import type { Seat } from '@sundown/engine'
import type { Judge, Rule } from './judge.ts'

/** A new event enters before each turn of its keeper from his second on, never before an extra turn, while there are cards. */
export const weather: Rule = {
  name: 'weather',
  judge(books, object): Judge {
    let keeper: Seat | undefined
    let hadTurn = false
    let entered: string | undefined
    let left = 0
    const passKeeperOn = () => {
      if (keeper === undefined || books.inPlay(keeper)) return
      keeper = books.leftOf(keeper).find(books.inPlay) ?? keeper
      hadTurn = true
    }
    return {
      before(event) {
        if (event.type === 'started') {
          const role = books.table.players === 3 ? 'deputy' : 'sheriff'
          keeper = books.ring.find((seat) => books.seats[seat].role === role)
        }
        if (event.type === 'turned' || event.type === 'turn') passKeeperOn()
        if (event.type === 'turned' && event.pile === 'event') entered = event.card
        if (event.type !== 'turn') return
        const isDue = event.seat === keeper && hadTurn && books.extraDue === undefined && left + (entered === undefined ? 0 : 1) > 0
        if (isDue !== (entered !== undefined))
          object(
            'The event changes before each turn of its keeper but the first, and only then.',
            isDue ? `a new event before the turn of seat ${keeper}` : 'no new event',
            entered ?? 'none entered',
          )
        if (event.seat === keeper) hadTurn = true
      },
      after(event) {
        if (event.type === 'moved') left += (event.to.zone === 'events' ? 1 : 0) - (event.from.zone === 'events' ? 1 : 0)
        if (event.type === 'shuffled' && event.zone.zone === 'events') left = event.count
        if (event.type !== 'turn') return
        entered = undefined
      },
      look({ table }) {
        if (!books.hasStarted) return
        passKeeperOn()
        if (table.table.event !== undefined && table.table.event.left !== left)
          object('Events to come lie on their pile.', `${left}`, `${table.table.event.left} are shown`)
        if (table.table.keeper !== keeper && !table.over)
          object(
            'The Sheriff keeps the events; when he is out, the next in play on his left for good.',
            `seat ${keeper}`,
            `seat ${table.table.keeper}`,
          )
      },
    }
  },
}
