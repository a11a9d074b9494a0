import { nth, type Seat, type TableEvent } from '@sundown/engine'
import { add } from '../add.ts'
import { isQuiet, type Judge, type Rule } from './judge.ts'
import { hasAbility, hasWorking } from './powers.ts'

type Counted = Extract<TableEvent, { type: 'counted' }>

const EACH_TURN = 2
const HEAP = 30

/** Gold nuggets: who earns how many for what, and what is paid. */
export const nuggets: Rule = {
  name: 'nuggets',
  judge(books, object): Judge {
    /** What must be told next. */
    let due: { readonly seat: Seat; readonly amount: number } | undefined
    const charms = books.seats.map(() => 0)
    const picos = books.seats.map(() => 0)
    let beers = 0
    let lastPlayed: string | undefined
    let wanted = 0
    const drawn = new Map<string, number>()

    const earned = ({ to, amount, because }: Counted) => {
      const { seat } = to
      if (seat === undefined) return
      if (because === 'wound') {
        if (due?.seat !== seat || due.amount !== amount)
          object(
            'One nugget for every life point one takes from another.',
            `${due?.amount ?? 0} to seat ${due?.seat ?? 'nobody'}`,
            `${amount} to seat ${seat}`,
          )
        due = undefined
      } else if (because === 'lucky-charm') add(charms, seat, -amount)
      else if (because === 'simeon-picos') add(picos, seat, -amount)
      else if (because === 'sell-beer') beers -= amount
      else if (because === 'wanted') wanted -= amount
      else if (because === 'dutch-will') {
        if (amount !== 1 || !hasAbility(books, seat, 'dutch-will')) object('Dutch Will takes one nugget.', '1', `${amount} to seat ${seat}`)
      } else object('Nuggets are earned by wounds, Beers and abilities.', 'none', `${amount} to seat ${seat} for ${because}`)
      const below = [nth(charms, seat), nth(picos, seat), beers, wanted].some((n) => n < 0)
      if (below) object('Nuggets are earned once for each reason.', 'none left to earn', `${amount} to seat ${seat} for ${because}`)
    }

    const paid = ({ from, amount, because }: Counted) => {
      const { seat } = from
      if (seat === undefined || because === undefined) return
      if (from.at === 'seat' && amount > books.nuggets(seat))
        object('Nobody pays what he does not have.', `at most ${books.nuggets(seat)}`, `seat ${seat} paid ${amount}`)
      if (because === 'gold-pan' || because === 'raddie-snake') {
        const uses = (drawn.get(because) ?? 0) + 1
        drawn.set(because, uses)
        if (amount !== 1 || uses > EACH_TURN) object('One nugget a card, twice a turn.', '1, twice', `${amount}, use ${uses} of ${because}`)
      } else if (because !== 'market' && amount !== 2)
        object('Rucksack, Jacky Murieta and Josh McCloud cost two nuggets.', '2', `${amount} for ${because}`)
    }

    const wounded = ({ seat, amount, by }: Extract<TableEvent, { type: 'wounded' }>) => {
      const before = books.at(seat).life
      if (by !== undefined && by !== seat && books.inPlay(by)) due = { seat: by, amount }
      if (hasAbility(books, seat, 'simeon-picos')) add(picos, seat, amount)
      if (hasWorking(books, seat, 'lucky-charm')) add(charms, seat, Math.max(0, Math.min(amount, before - 1)))
    }

    const mustBePaid = () => {
      if (due !== undefined)
        object('One nugget for every life point one takes from another, at once.', `${due.amount} to seat ${due.seat}`, 'it was not paid')
      due = undefined
    }

    const isOn = books.table.sets.has('gold-rush')
    if (!isOn) return {}
    return {
      before(event) {
        if (event.type !== 'counted' && event.type !== 'stick') mustBePaid()
        if (event.type === 'wounded') wounded(event)
        // Lee Van Kliff carries out a card again that he has just played.
        if (event.type === 'ability' && event.source === 'lee-van-kliff' && lastPlayed === 'sell-beer') beers++
        if (event.type === 'played') lastPlayed = event.as
        if (event.type === 'played' && event.as === 'sell-beer') {
          beers++
          if (event.card.id !== 'beer') object('Only a Beer card is sold.', 'a Beer', event.card.id)
          if (event.seat !== books.active) object('A Beer is sold in one’s own turn.', `seat ${books.active}`, `seat ${event.seat}`)
        }
        if (event.type === 'ability' && event.source === 'wanted') wanted++
        if (event.type === 'eliminated') charms[event.seat] = 0
        if (event.type === 'turn') drawn.clear()
        if (event.type !== 'counted' || event.counter !== 'nugget') return
        if (event.from.at === 'supply') earned(event)
        else paid(event)
      },
      look(sight) {
        mustBePaid()
        for (const { seat, parts } of sight.table.seats) {
          const shown = parts?.counters.nugget ?? 0
          if (shown !== books.nuggets(seat)) object('Nuggets are counted.', `${books.nuggets(seat)}`, `seat ${seat} has ${shown}`)
        }
        const left = sight.table.table.parts?.supplies.nugget ?? 0
        const expected = HEAP - books.out('nugget')
        if (left !== Math.max(0, expected) && left !== expected) object('There are 30 nuggets.', `${expected} in the heap`, `${left}`)
        if (!isQuiet(sight)) return
        const missing = books.ring.filter((seat) => books.inPlay(seat) && (nth(charms, seat) > 0 || nth(picos, seat) > 0))
        if (missing.length > 0)
          object('Lucky Charm and Simeon Picos are paid for life points lost.', `nuggets to seat ${missing.join()}`, 'none came')
        if (beers > 0) object('A Beer is worth a nugget.', '1', 'none came')
        charms.fill(0)
        picos.fill(0)
        beers = 0
        wanted = 0
      },
    }
  },
}
