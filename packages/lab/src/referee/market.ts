import type { Plain, Seat, TableEvent } from '@sundown/engine'
import type { Judge, Rule } from './judge.ts'
import { hasAbility } from './powers.ts'
import { EQUIPMENT } from './printed.ts'

const ROW = 3

const textIn = (about: Plain, field: string): string | undefined => {
  const value = about[field]
  return typeof value === 'string' ? value : undefined
}
const numberIn = (about: Plain, field: string): number | undefined => {
  const value = about[field]
  return typeof value === 'number' ? value : undefined
}

type Own = Extract<TableEvent, { type: 'own' }>

/** The equipment of Gold Rush: prices, the row of three, one of a name before a player, one discount a turn. */
export const market: Rule = {
  name: 'market',
  judge(books, object): Judge {
    if (!books.table.sets.has('gold-rush')) return {}
    let discounts = 0
    /** The card Josh McCloud has taken lies beside the row until it is applied. */
    let taken: number | undefined
    let isTaking = false
    let paid: { readonly seat: Seat | undefined; readonly amount: number } | undefined

    const pays = (seat: Seat, price: number) => {
      const given = paid?.seat === seat ? paid.amount : 0
      paid = undefined
      if (given !== price) object('What is bought is paid for.', `${price} nuggets`, `seat ${seat} paid ${given}`)
    }

    const bought = (seat: Seat, { about }: Own) => {
      const card = textIn(about, 'card') ?? ''
      const price = numberIn(about, 'price') ?? -1
      const known = EQUIPMENT[card]
      if (known === undefined) {
        object('Only equipment is bought.', 'equipment', card)
        return
      }
      const isCheaper = price === Math.max(0, known.cost - 1) && price !== known.cost
      if (isCheaper) discounts++
      if (price !== known.cost && !(isCheaper && hasAbility(books, seat, 'pretty-luzena') && discounts === 1))
        object('Equipment costs what is printed, one less once a turn for Pretty Luzena.', `${known.cost}`, `${card} for ${price}`)
      pays(seat, price)
      if (seat !== books.active) object('Equipment is bought in one’s own turn.', `seat ${books.active}`, `seat ${seat}`)
      if (!books.pile('market').has(card)) object('Only what lies in the row is bought.', `no ${card}`, 'it was sold')
      const owner = card === 'wanted' ? books.ring.find((one) => one === numberIn(about, 'target')) : seat
      if (known.isBlack && owner !== undefined && books.equipment(owner).has(card))
        object('Never two black cards of one name before one player.', `no second ${card}`, `seat ${owner} has it`)
      if (card === 'gold-rush' && books.isExtraTurn) object('Gold Rush is refused in an extra turn.', 'refused', 'it was sold')
    }

    const forced = (seat: Seat, { about }: Own) => {
      const card = textIn(about, 'card') ?? ''
      const target = books.ring.find((one) => one === numberIn(about, 'target'))
      const price = (EQUIPMENT[card]?.cost ?? 0) + 1
      if (numberIn(about, 'price') !== price)
        object('Forcing equipment off costs one more than it.', `${price}`, `${numberIn(about, 'price')}`)
      pays(seat, price)
      if (target === undefined || target === seat || !books.equipment(target).has(card))
        object('Only what lies before another player is forced off.', `${card} before another`, `seat ${target}`)
    }

    return {
      before(event) {
        if (event.type === 'turn') discounts = 0
        if (event.type === 'counted' && event.because === 'josh-mccloud') isTaking = true
        if (event.type === 'moved' && event.from.zone === 'equipment-pile' && isTaking) {
          taken = event.now
          isTaking = false
        }
        if (event.type === 'moved' && event.was === taken) taken = undefined
        if (event.type === 'counted' && event.because === 'market') paid = { seat: event.from.seat, amount: event.amount }
        if (event.type !== 'own' || event.seat === undefined) return
        if (event.name === 'bought') bought(event.seat, event)
        if (event.name === 'forced') forced(event.seat, event)
      },
      look({ table }) {
        if (!books.hasStarted) return
        const row = books
          .pile('market')
          .cards.filter(({ handle }) => handle !== taken)
          .map(({ face }) => face.id)
        const shown = (table.table.parts?.rows.market ?? []).map(({ id }) => id)
        if (row.length !== ROW) object('The row is refilled at once.', `${ROW} cards`, `${row.length}`)
        if (taken === undefined && row.toSorted().join() !== shown.toSorted().join())
          object('The row is what everybody sees.', row.join(), shown.join())
        for (const { seat, parts } of table.seats) {
          const worn = books.equipment(seat).cards.map(({ face }) => face.id)
          const seen = (parts?.zones.equipment ?? []).map(({ id }) => id)
          if (worn.toSorted().join() !== seen.toSorted().join())
            object('Equipment lies before its player.', worn.join() || 'none', `seat ${seat}: ${seen.join()}`)
        }
      },
    }
  },
}
