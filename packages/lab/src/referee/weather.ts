import type { Judge, Rule } from './judge.ts'

/** A new event enters before each turn of its keeper from his second on, never before an extra turn, while there are cards. */
export const weather: Rule = {
  name: 'weather',
  judge(books, object): Judge {
    let entered: string | undefined
    let left = 0
    return {
      before(event) {
        if (event.type === 'turned' && event.pile === 'event') entered = event.card
        if (event.type !== 'turn') return
        const { extraDue, turn } = books
        const keeper = books.keeper()
        const isDue = event.seat === keeper && turn > 0 && extraDue === undefined && left + (entered === undefined ? 0 : 1) > 0
        if (isDue !== (entered !== undefined))
          object(
            'The event changes before each turn of its keeper but the first, and only then.',
            isDue ? `a new event before the turn of seat ${keeper}` : 'no new event',
            entered ?? 'none entered',
          )
      },
      after(event) {
        if (event.type === 'moved') left += (event.to.zone === 'events' ? 1 : 0) - (event.from.zone === 'events' ? 1 : 0)
        if (event.type === 'shuffled' && event.zone.zone === 'events') left = event.count
        if (event.type === 'turn') entered = undefined
      },
      look({ table: { table, over } }) {
        if (!books.hasStarted) return
        if (table.event !== undefined && table.event.left !== left)
          object('Events to come lie on their pile.', `${left}`, `${table.event.left} are shown`)
        if (table.keeper !== books.keeper() && !over)
          object(
            'The Sheriff keeps the events; when he is out, the next in play on his left for good.',
            `seat ${books.keeper()}`,
            `seat ${table.keeper}`,
          )
      },
    }
  },
}
