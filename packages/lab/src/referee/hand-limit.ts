import type { Seat, TableEvent } from '@sundown/engine'
import type { Books } from './books.ts'
import type { Judge, Rule } from './judge.ts'
import { hasAbility, hasWorking } from './powers.ts'
import { Returns } from './returns.ts'

/** The largest of what applies: life points, ten for Sean Mallory, eight with Gun Belt; without life none. */
function limit(books: Books, seat: Seat): number {
  const own = books.isSpirit(seat) ? 0 : Math.max(0, books.at(seat).life)
  return Math.max(own, hasAbility(books, seat, 'sean-mallory') ? 10 : 0, hasWorking(books, seat, 'gun-belt') ? 8 : 0)
}

/** The first of these tells that a turn is over. An event may change what the limit is. */
const endsTurn = (event: TableEvent): boolean =>
  event.type === 'turn' ||
  event.type === 'passed-over' ||
  (event.type === 'returned' && Returns.isAtSeat(event.because)) ||
  (event.type === 'turned' && event.pile === 'event')
/** Miss Susanna, and the price of talking, come when phase 3 is over. */
const AFTERWARDS = new Set(['miss-susanna', 'gag'])

/** Phase 3: down to the limit, and not below it. */
export const handLimit: Rule = {
  name: 'hand-limit',
  judge(books, object): Judge {
    let isSkipped = false
    /** Cards that came to the hand of the player whose turn it is since he last decided something in phase 2. */
    let gained = 0
    /** What was lost after phase 3. */
    let lost = 0
    let isDiscarding = false
    let hasPlayed = false
    return {
      before(event) {
        if (endsTurn(event)) {
          const { active } = books
          if (hasPlayed && !isSkipped && books.inPlay(active)) {
            const most = limit(books, active) + gained + lost
            const has = books.hand(active).size
            if (has > most)
              object('At the end of his turn a player discards down to his limit.', `at most ${most}`, `seat ${active} keeps ${has}`)
          }
          isSkipped = false
          isDiscarding = false
          hasPlayed = false
          gained = 0
          lost = 0
        }
        if (event.type === 'turn-skipped') isSkipped = true
        if (event.type === 'wounded' && AFTERWARDS.has(event.cause)) lost += event.amount
        if (event.type !== 'moved') return
        if (event.to.zone === 'hand' && event.to.seat === books.active) gained++
        if (isDiscarding && event.from.zone === 'hand' && event.from.seat === books.active) {
          const has = books.hand(books.active).size
          if (has <= limit(books, books.active))
            object('Nobody discards below his limit.', `${has} cards stay`, `seat ${books.active} discarded one`)
        }
      },
      look({ table }) {
        if (table.table.phase === 'play') hasPlayed = true
      },
      decided({ interjection, seat }, { table }) {
        isDiscarding = table.table.phase === 'discard' && interjection !== true && seat === books.active
        if (table.table.phase === 'play' && seat === books.active) gained = 0
      },
    }
  },
}
