import type { Field, Option, Seat, SeatView } from '@sundown/engine'
import { Lore } from './answer.ts'
import type { Table } from './table.ts'
import { rangeOf } from './worth.ts'

/** A card to take away from a seat: which one, nothing for a blind grab into the hand, and how much the bot likes it. */
export interface Loot {
  readonly card: number | undefined
  readonly gain: number
}

const NO_LOOT: Loot = { card: undefined, gain: 0 }

/** How much a card in front helps its owner; below zero it is a burden. */
export const HELPS = new Lore<number>({
  barrel: 44,
  mustang: 36,
  scope: 30,
  volcanic: 30,
  dynamite: -40,
  jail: -60,
})
const UNKNOWN = 25

export function helps(id: string): number {
  const known = HELPS.of(id)
  if (known !== undefined) return known
  const range = rangeOf(id)
  return range === undefined ? UNKNOWN : 16 + range * 5
}

const handHelps = (seat: SeatView): number => (seat.hand === 1 ? 34 : 26 + seat.hand)

/** Two fields have this name: one with a blind grab into the hand as the other choice, and one without. */
const isFront = ({ name }: Field): boolean => name === 'front' || name === 'front-or-random'

const NOTHING: readonly (readonly number[])[] = []

/** The best card to take from the target of an option; `keep`: it goes to the bot's own hand. */
export function bestLoot(table: Table, { seat, fields }: Option, keep: boolean): Loot {
  if (seat === undefined || fields === undefined) return NO_LOOT
  for (const field of fields) if (isFront(field)) return bestOf(table, seat, field, keep)
  return NO_LOOT
}

/** The best card a field offers of what a seat has. */
export function bestOf(table: Table, seat: Seat, field: Field, keep: boolean): Loot {
  const wish = wishFor(table, seat)
  const owner = table.player(seat)
  const offered = field.from(NOTHING)
  let best: Loot | undefined = field.min === 0 ? { card: undefined, gain: handHelps(owner) * wish } : undefined
  for (const { card, id } of owner.front) {
    if (!offered.includes(card)) continue
    const help = helps(id)
    // What comes into one's own hand is worth a little more than what is thrown away.
    const gain = help * wish + (keep && help > 0 && wish > 0 ? 4 : 0)
    if (best === undefined || gain > best.gain) best = { card, gain }
  }
  return best ?? NO_LOOT
}

/** From -1 to 1: what becomes of this seat. */
const wishFor = (table: Table, seat: Seat): number => (seat === table.own.seat ? -1 : table.wish(seat) / 100)
