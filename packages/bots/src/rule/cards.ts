import type { CardView, Field, Option, Seat } from '@sundown/engine'
import { Lore } from './answer.ts'
import { bestLoot, bestOf } from './front.ts'
import { beerScore, healScore, saloonScore, tequilaScore, whiskyScore } from './heal.ts'
import { isMissedFriend } from './roles.ts'
import { canHurt, duelScore, hurt, isWasted, massScore, NEVER, shotScore } from './shots.ts'
import type { Table } from './table.ts'
import { equipment, priceOf, weaponGain, weapons } from './worth.ts'

export type CardScore = (table: Table, option: Option, card: CardView) => number

const drawing: CardScore = () => 200
const healing: CardScore = (table) => healScore(table)
const shooting: CardScore = (table, { seat }, card) => shotScore(table, seat, card)
const taking: CardScore = (table, option, card) => lootScore(table, option, card, true)
const removing: CardScore = (table, option, card) => lootScore(table, option, card, false)

/** What is done with a brown card, or with a green one that lies in front. The tens tell the order: see `playTurn`. */
export const DEEDS = new Lore<CardScore>({
  'wells-fargo': drawing,
  stagecoach: drawing,
  'pony-express': drawing,
  beer: (table) => beerScore(table),
  canteen: healing,
  'last-call': healing,
  whisky: (table) => whiskyScore(table),
  tequila: (table, { seat }) => tequilaScore(table, seat),
  saloon: (table) => saloonScore(table),
  panic: taking,
  conestoga: taking,
  'rag-time': taking,
  'cat-balou': removing,
  'can-can': removing,
  brawl: brawlScore,
  poker: pokerScore,
  bang: shooting,
  punch: shooting,
  springfield: shooting,
  tomahawk: shooting,
  knife: shooting,
  pepperbox: shooting,
  'buffalo-rifle': shooting,
  // It brings a card besides.
  derringer: (table, { seat }) => further(shotScore(table, seat), 12),
  fanning: fanningScore,
  duel: (table, { seat }) => duelScore(table, seat),
  gatling: (table) => massScore(table, 0.6),
  howitzer: (table) => massScore(table, 0.6),
  indians: (table) => massScore(table, 0.65),
  bandidos: bandidosScore,
  jail: (table, { seat }) => burdenScore(table, seat, 100),
  rattlesnake: (table, { seat }) => burdenScore(table, seat, 98),
  bounty: (table, { seat }) => burdenScore(table, seat, 96),
  ghost: (table, { seat }) => (seat !== undefined && isMissedFriend(table, seat) ? 155 : NEVER),
  'general-store': () => 30,
  // Everybody gains by it: only for somebody who loses nothing, or could not keep it.
  tornado: ({ own, excess }) => (own.hand.length === 1 || excess > 0 ? 12 : NEVER),
  dynamite: (table) => dynamiteScore(table),
  // It does what lies on top of the discard pile.
  'money-bag': (table, option, card) => copiedScore(table, option, card),
})

function copiedScore(table: Table, option: Option, card: CardView): number {
  const { top } = table.view.table
  const deed = top === undefined ? undefined : DEEDS.of(top.id)
  return deed === undefined || top?.id === card.id ? NEVER : deed(table, option, card)
}

/** What waits in front of the bot until it can be used. */
const GREEN: readonly string[] = [
  'bible',
  'buffalo-rifle',
  'can-can',
  'canteen',
  'conestoga',
  'derringer',
  'howitzer',
  'iron-plate',
  'knife',
  'pepperbox',
  'pony-express',
  'sombrero',
  'ten-gallon-hat',
]

/** How a card of the hand is scored that can be played. */
export const playScore = (id: string): CardScore => LAID_DOWN.of(id) ?? paidFor(deedScore(id))

const paidFor =
  (deed: CardScore): CardScore =>
  (table, option, card) => {
    const score = deed(table, option, card)
    const { fields } = option
    return further(score, fields === undefined ? 0 : -costOf(table, fields) / 6)
  }

/** What is put down in front of the bot when it is played. */
export const LAID_DOWN = new Lore<CardScore>(
  Object.fromEntries<CardScore>([
    ...weapons.map((id): [string, CardScore] => [id, (table) => (staysBare(table) ? NEVER : weaponScore(table, id))]),
    ...equipment.map((id): [string, CardScore] => [id, (table) => (staysBare(table) ? NEVER : 190)]),
    ...GREEN.map((id): [string, CardScore] => [id, () => 185]),
  ]),
)

/** How a card is scored by what it does: played, used, or once more. */
export const deedScore = (id: string): CardScore => DEEDS.of(id) ?? unknownDeed

const unknownDeed: CardScore = (table, { seat }) => unknownScore(table, seat)

/** Better or worse, but no reason to do what should not be done. */
const further = (score: number, by: number): number => (score < 0 ? score : Math.max(score + by, 1))

function costOf(table: Table, [field]: readonly Field[]): number {
  return field?.name === 'cost' ? priceOf(table, field.from([]), field.min) : 0
}

/** He draws more as long as nothing blue lies in front of him. */
export const staysBare = (table: Table): boolean => table.can('tuco-franziskaner')

/** A card of another set: at an enemy, or for oneself if it needs no target. */
function unknownScore(table: Table, seat: Seat | undefined): number {
  if (seat === undefined) return 20
  return table.enmity[seat] > 0 ? 40 + table.enmity[seat] / 10 : NEVER
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

/** What everybody loses, for what it costs. */
function brawlScore(table: Table, { fields = [] }: Option): number {
  let sum = 0
  for (const { seat, hand, front, state } of table.view.seats) {
    if (state === 'out' || seat === table.own.seat || hand + front.length === 0) continue
    const choice = fields.find((field) => field.seat === seat)
    sum += (choice === undefined ? (26 * table.enmity[seat]) / 100 : bestOf(table, seat, choice, false).gain) - danger(table, seat)
  }
  return sum > 10 ? 115 + Math.min(sum, 100) / 10 : NEVER
}

/** Two cards of several others for one. */
function pokerScore(table: Table): number {
  let players = 0
  for (const { seat, hand, state } of table.view.seats) if (state !== 'out' && hand > 0 && seat !== table.own.seat) players++
  return players > 1 ? 118 : NEVER
}

/** The second target is no choice where only a friend sits there. */
function fanningScore(table: Table, { seat, fields }: Option, card: CardView): number {
  const score = shotScore(table, seat, card)
  if (score < 0 || fields === undefined) return score
  const second = secondTarget(table, fields[0].from([]))
  if (canHurt(table, second)) return score + Math.max(1, hurt(table, second) / 3)
  const { life, role } = table.view.seats[second]
  return role === 'sheriff' && life === 1 ? NEVER : further(score, table.enmity[second] / 2)
}

/** Of some seats the one the bot likes best to be shot at. */
export function secondTarget(table: Table, seats: readonly number[]): Seat {
  let best = table.view.seats[seats[0]].seat
  for (const seat of seats) {
    const other = table.view.seats[seat].seat
    if (likes(table, other) > likes(table, best)) best = other
  }
  return best
}

const likes = (table: Table, seat: Seat): number => (canHurt(table, seat) ? 100 + hurt(table, seat) : table.enmity[seat])

/** Two cards or a life point of everybody, its player too. */
function bandidosScore(table: Table): number {
  const { own, me } = table
  const spare = own.hand.length - 1
  if (spare === 0 && me.life < 3) return NEVER
  return spare > 3 && table.excess < 2 ? NEVER : further(massScore(table, 0.5), -10)
}

/** A card that lies in front of somebody and does him no good. */
function burdenScore(table: Table, seat: Seat | undefined, base: number): number {
  if (seat === undefined || table.enmity[seat] <= 0) return NEVER
  const { hand, life, reach } = table.view.seats[seat]
  return base + table.enmity[seat] / 5 + hand + life + reach
}

/** It goes round the whole table and comes back: good when more enemies than friends sit there, and the bot itself would survive it. */
function dynamiteScore(table: Table): number {
  let sum = -50
  for (const wish of table.enmity) sum += wish
  return sum > 0 && table.me.life > 3 && !staysBare(table) ? 10 : NEVER
}
