import type { Field, Option, Seat, SeatView } from '@sundown/engine'
import { byName } from './answer.ts'
import type { Table } from './table.ts'
import { rangeOf } from './worth.ts'

/** A card to take away from a seat: which one, nothing for a blind grab into the hand, and how much the bot likes it. */
export interface Loot {
  readonly card: number | undefined
  readonly gain: number
}

const NO_LOOT: Loot = { card: undefined, gain: 0 }

/** How much a card in front helps its owner; below zero it is a burden. */
const HELPS = byName<number>({
  // Without it he is out of the game again.
  ghost: 100,
  barrel: 44,
  mustang: 36,
  hideout: 36,
  crate: 40,
  'pony-express': 40,
  bible: 36,
  'buffalo-rifle': 34,
  howitzer: 34,
  conestoga: 34,
  canteen: 34,
  'iron-plate': 32,
  sombrero: 32,
  'ten-gallon-hat': 32,
  'ace-up-the-sleeve': 34,
  whip: 34,
  'lock-pick': 34,
  'beer-keg': 34,
  bandolier: 30,
  tumbleweed: 30,
  scope: 30,
  binocular: 30,
  volcanic: 30,
  'observation-car': 52,
  'mail-car': 50,
  'ghost-car': 60,
  'baggage-car': 46,
  'passenger-car': 46,
  caboose: 44,
  'sleeper-car': 42,
  strongbox: 42,
  'cattle-truck': 42,
  'lounge-car': 40,
  'dining-car': 38,
  map: 34,
  'circus-wagon': 30,
  'prisoner-car': 28,
  refund: 28,
  'coal-hopper': 28,
  'express-car': 22,
  'private-car': 16,
  'lumber-flatcar': -25,
  bounty: -25,
  rattlesnake: -35,
  bomb: -45,
  dynamite: -40,
  jail: -60,
})
const UNKNOWN = 25

export function helps(id: string): number {
  const known = HELPS.get(id)
  if (known !== undefined) return known
  const range = rangeOf(id)
  return range === undefined ? UNKNOWN : 16 + range * 5
}

const handHelps = (seat: SeatView): number => (seat.hand === 1 ? 34 : 26 + seat.hand)

/** Two fields are called so: with a blind grab into the hand as the other choice, and without. */
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
  const owner = table.view.seats[seat]
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
const wishFor = (table: Table, seat: Seat): number => (seat === table.own.seat ? -1 : table.enmity[seat] / 100)
