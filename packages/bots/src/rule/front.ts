import type { Option, Seat, SeatView } from '@sundown/engine'
import type { Table } from './table.ts'
import { rangeOf } from './worth.ts'

/** A card to take away from a seat: which one, nothing for a blind grab into the hand, and how much the bot likes it. */
export interface Loot {
  readonly card: number | undefined
  readonly gain: number
}

const NO_LOOT: Loot = { card: undefined, gain: 0 }

/** How much a card in front helps its owner; below zero it is a burden. */
export function helps(id: string): number {
  const range = rangeOf(id)
  if (range !== undefined) return id === 'volcanic' ? 30 : 16 + range * 5
  switch (id) {
    case 'barrel':
      return 44
    case 'mustang':
      return 36
    case 'scope':
      return 30
    case 'jail':
      return -60
    case 'dynamite':
      return -40
    default:
      return 25
  }
}

const handHelps = (seat: SeatView): number => (seat.hand === 1 ? 34 : 26 + seat.hand)

/** The best card to take from the target of an option; `keep`: it goes to the bot's own hand. */
export function bestLoot(table: Table, option: Option, keep: boolean): Loot {
  const { seat, fields } = option
  const field = fields?.[0]
  if (seat === undefined || field === undefined) return NO_LOOT
  const wish = wishFor(table, seat)
  const owner = table.view.seats[seat]
  let best: Loot | undefined = field.min === 0 ? { card: undefined, gain: handHelps(owner) * wish } : undefined
  for (const { card, id } of owner.front) {
    const help = helps(id)
    // What comes into one's own hand is worth a little more than what is thrown away.
    const gain = help * wish + (keep && help > 0 && wish > 0 ? 4 : 0)
    if (best === undefined || gain > best.gain) best = { card, gain }
  }
  return best ?? NO_LOOT
}

/** From -1 to 1: what becomes of this seat. */
const wishFor = (table: Table, seat: Seat): number => (seat === table.own.seat ? -1 : table.enmity[seat] / 100)
