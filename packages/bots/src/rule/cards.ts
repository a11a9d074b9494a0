import type { CardView, Field, Option, Seat } from '@sundown/engine'
import { firstOf } from '../list.ts'
import { Lore } from './answer.ts'
import { bestLoot } from './front.ts'
import { beerScore, saloonScore } from './heal.ts'
import { canHurt, duelScore, hurt, isWasted, massScore, NEVER, shotScore } from './shots.ts'
import type { Table } from './table.ts'
import { equipment, priceOf, weaponGain, weapons } from './worth.ts'

export type CardScore = (table: Table, option: Option, card: CardView) => number

export const drawing: CardScore = () => 200
export const shooting: CardScore = (table, { seat }, card) => shotScore(table, seat, card)
export const taking: CardScore = (table, option, card) => lootScore(table, option, card, true)
export const removing: CardScore = (table, option, card) => lootScore(table, option, card, false)

/** What is done with a brown card, or with a green one that lies in front. The tens tell the order: see `playTurn`. */
export const DEEDS = new Lore<CardScore>({
  'wells-fargo': drawing,
  stagecoach: drawing,
  beer: (table) => beerScore(table),
  saloon: (table) => saloonScore(table),
  panic: taking,
  'cat-balou': removing,
  bang: shooting,
  duel: (table, { seat }, card) => duelScore(table, seat, card),
  gatling: (table) => massScore(table, 0.6),
  indians: (table) => massScore(table, 0.65),
  jail: (table, { seat }) => burdenScore(table, seat, 100),
  'general-store': () => 30,
  dynamite: (table) => dynamiteScore(table),
})

/** What playing a card is worth, less what it costs besides. */
export function paid(table: Table, { fields }: Option, score: number): number {
  return further(score, fields === undefined ? 0 : -costOf(table, fields) / 6)
}

/** What is put down in front of the bot when it is played. */
export const LAID_DOWN = new Lore<CardScore>(
  Object.fromEntries<CardScore>([
    ...weapons.map((id): [string, CardScore] => [id, (table) => (staysBare(table) ? NEVER : weaponScore(table, id))]),
    ...equipment.map((id): [string, CardScore] => [id, (table) => (staysBare(table) ? NEVER : 190)]),
  ]),
)

/** How a card of the hand is scored that lies in front of its player once it is played. */
export const laidScore = (id: string): CardScore | undefined => LAID_DOWN.of(id)

/** How a card is scored by what it does: played, used, or once more. */
export const deedScore = (id: string): CardScore => DEEDS.of(id) ?? unknownDeed

const unknownDeed: CardScore = (table, { seat }) => unknownScore(table, seat)

/** Better or worse, but no reason to do what should not be done. */
export const further = (score: number, by: number): number => (score < 0 ? score : Math.max(score + by, 1))

function costOf(table: Table, [field]: readonly Field[]): number {
  return field?.name === 'cost' ? priceOf(table, field.from([]), field.min) : 0
}

/** He draws more as long as nothing blue lies in front of him. */
export const staysBare = (table: Table): boolean => table.can('tuco-franziskaner')

/** A card of another set: at an enemy, or for oneself if it needs no target. */
function unknownScore(table: Table, seat: Seat | undefined): number {
  if (seat === undefined) return 20
  return table.wish(seat) > 0 ? 40 + table.wish(seat) / 10 : NEVER
}

function weaponScore(table: Table, id: string): number {
  const gain = weaponGain(table, id)
  return gain > 0 ? 180 + gain / 10 : NEVER
}

function lootScore(table: Table, option: Option, card: CardView, keep: boolean): number {
  const { seat } = option
  if (seat === undefined || (isWasted(table, seat, card) && option.id === 'play')) return NEVER
  const gain = bestLoot(table, option, keep).gain - danger(table, seat)
  return gain > 0 ? 120 + Math.min(gain, 50) : NEVER
}

/** Whoever takes a card of Henry Block is shot at. */
export const danger = (table: Table, seat: Seat): number =>
  seat !== table.own.seat && table.isAble(seat, 'henry-block') ? (table.me.life < 3 ? 60 : 15) : 0

/** Of some seats the one the bot likes best to be shot at. */
export function secondTarget(table: Table, seats: readonly number[]): Seat {
  let best = table.player(firstOf(seats)).seat
  for (const seat of seats) {
    const other = table.player(seat).seat
    if (likes(table, other) > likes(table, best)) best = other
  }
  return best
}

const likes = (table: Table, seat: Seat): number => (canHurt(table, seat) ? 100 + hurt(table, seat) : table.wish(seat))

/** A card that lies in front of somebody and does him no good. */
export function burdenScore(table: Table, seat: Seat | undefined, base: number): number {
  if (seat === undefined || table.wish(seat) <= 0) return NEVER
  const { hand, life, reach } = table.player(seat)
  return base + table.wish(seat) / 5 + hand + life + reach
}

/** It goes round the whole table and comes back: good when more enemies than friends sit there, and the bot itself would survive it. */
function dynamiteScore(table: Table): number {
  const { nerve } = table.temper
  let sum = -50 + 60 * nerve
  for (const wish of table.enmity) sum += wish
  return sum > 0 && table.me.life > 3 - nerve && !staysBare(table) && !endangersSheriff(table) ? 10 : NEVER
}

/** What Dynamite takes. */
const BLAST = 3

/** It may end with him the game of whoever needs him alive. The rule bot does not think of that. */
const endangersSheriff = (table: Table): boolean =>
  table.roles !== undefined && table.view.seats.some(({ seat, role, life }) => role === 'sheriff' && table.wish(seat) < 0 && life <= BLAST)
