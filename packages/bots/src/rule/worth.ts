import type { CardView, Option } from '@sundown/engine'
import { absent } from '../list.ts'
import { byName, highest, Lore } from './answer.ts'
import { isMissedFriend } from './roles.ts'
import type { Table } from './table.ts'

/** What a card is worth in the bot's own hand, from 0 to 100: for picking, discarding and paying. */
export const WORTH = new Lore<number>({
  'wells-fargo': 90,
  stagecoach: 80,
  gatling: 62,
  bang: 60,
  missed: 58,
  panic: 56,
  'cat-balou': 54,
  duel: 48,
  indians: 46,
  jail: 44,
  'general-store': 34,
  saloon: 30,
  dynamite: 12,
})
/** What a card drawn blindly is worth. */
export const AVERAGE = 52
/** A card the bot has never heard of. */
const UNKNOWN = 40
const USELESS = 4

const RANGES = byName<number>({
  volcanic: 1,
  lemat: 1,
  'double-barrel': 1,
  'buntline-special': 2,
  thunderer: 3,
  'big-fifty': 6,
  shotgun: 1,
  schofield: 2,
  dragoon: 2,
  remington: 3,
  'rev-carabine': 4,
  winchester: 5,
})
export const rangeOf = (id: string): number | undefined => RANGES.get(id)
export const weapons: readonly string[] = [...RANGES.keys()]

/** Put in front of oneself once, and no second of its name; how much each is worth. */
const EQUIPMENT = byName<number>({ barrel: 72, mustang: 68, hideout: 68, scope: 68, binocular: 68, strongbox: 70, map: 54, refund: 44 })
export const equipment: readonly string[] = [...EQUIPMENT.keys()]

/** What heals, for somebody who is hurt. */
const HEALING = byName<number>({ 'a-little-nip': 66, 'beer-keg': 62, whisky: 62, 'last-call': 68, canteen: 66, tequila: 50 })

/** `before`: how many of the same name come first, for each is worth less than the one before. */
export function worth(table: Table, { id }: CardView, before: number): number {
  switch (id) {
    case 'bang':
      return before === 0 || table.shootsOften ? BANG : BANG - 14 * before
    case 'missed':
      // He cannot use any.
      if (table.can('big-spencer')) return USELESS
      return table.can('calamity-janet') ? BANG - 8 * before : MISSED + table.temper.guard + (isHunted(table) ? 12 : 0) - 10 * before
    case 'beer':
      return table.left > 2 ? 75 - (table.me.life === table.me.maxLife ? 15 : 0) - 5 * before : USELESS
    case 'aim':
      return table.bangs > 0 ? 46 : 32
    case 'ghost':
      return missesSomebody(table) ? 82 : 22
    default:
      return WORTH.of(id) ?? otherWorth(table, id, before)
  }
}

const BANG = 60
const MISSED = 58

function otherWorth(table: Table, id: string, before: number): number {
  if (rangeOf(id) !== undefined) return Math.min(70, Math.max(USELESS, 30 + weaponGain(table, id)))
  const laid = EQUIPMENT.get(id)
  if (laid !== undefined) return before > 0 || table.has(table.own.seat, id) ? USELESS : laid
  const heals = HEALING.get(id)
  return heals === undefined ? UNKNOWN : heals - (table.wounds === 0 ? 14 : 0)
}

function missesSomebody(table: Table): boolean {
  for (const { seat } of table.seats) if (isMissedFriend(table, seat)) return true
  return false
}

/** Who is shot at most needs most what saves him. */
const isHunted = ({ role, me }: Table): boolean => role === 'sheriff' || me.life < 3

/** How much better off the bot is with this weapon than with what it has: above zero, it should be put down. */
export function weaponGain(table: Table, id: string): number {
  const { weapon } = table.me
  if (weapon === id) return -100
  return weaponWorth(table, id) - weaponWorth(table, weapon)
}

/** What a weapon does besides reaching. */
function specialWorth(table: Table, id: string | undefined, hasTarget: boolean): number {
  switch (id) {
    case 'volcanic':
      return hasTarget && table.bangs > 1 && !table.can('willy-the-kid') ? 15 * table.bangs : 2
    case 'dragoon':
      return hasTarget && table.bangs > 1 && !table.can('willy-the-kid') ? 14 : 3
    case 'shotgun':
      return hasTarget ? 9 : 2
    case 'lemat':
      return hasTarget && table.bangs === 0 ? 11 : 3
    default:
      return 0
  }
}

/** The best target it brings into reach, then reach itself. */
function weaponWorth(table: Table, id: string | undefined): number {
  const range = id === undefined ? 1 : (rangeOf(id) ?? 1)
  const seats = table.own.distances.length
  let best = 0
  for (let seat = 0; seat < seats; seat++) {
    if (table.distance(seat) <= range) best = Math.max(best, table.wish(seat))
  }
  return best / 2 + range * 4 + specialWorth(table, id, best > 0)
}

/** The place of the least valuable card of a row, leaving out one handle; -1: there is none. */
export function leastWorth(table: Table, cards: readonly CardView[], except?: number): number {
  let least = -1
  let lowest = Number.POSITIVE_INFINITY
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]
    if (card === undefined || card.card === except) continue
    const value = worth(table, card, sameBefore(cards, i))
    if (value < lowest) {
      lowest = value
      least = i
    }
  }
  return least
}

/** How many of the same name lie before a card of a row. */
export function sameBefore(cards: readonly CardView[], end: number): number {
  const id = cards[end]?.id
  let before = 0
  for (let i = 0; i < end; i++) if (cards[i]?.id === id) before++
  return before
}

/** How many of that name the hand holds. */
export function held({ own }: Table, id: string): number {
  let count = 0
  for (const card of own.hand) if (card.id === id) count++
  return count
}

/** What a card of the hand is worth there, by its handle. */
export function worthInHand(table: Table, handle: number | undefined): number {
  const { hand } = table.own
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]
    if (card !== undefined && card.card === handle) return worth(table, card, sameBefore(hand, i))
  }
  return UNKNOWN
}

/** Of the options with that name the one whose card is worth least in the hand. */
export const cheapest = (table: Table, options: readonly Option[], id: string): Option | undefined =>
  highest(options, id, ({ card }) => -worthInHand(table, card))

/** Of the hand cards offered the least valuable ones, the worst first. */
export const leastOf = (table: Table, offered: readonly number[], count: number): number[] => lowest(table, offered, count, worthInHand)

/** Of some cards those with the lowest values, the lowest first. */
export function lowest(
  table: Table,
  offered: readonly number[],
  count: number,
  worthOf: (table: Table, handle: number) => number,
): number[] {
  const values: number[] = []
  for (const handle of offered) values.push(worthOf(table, handle))
  const taken: number[] = []
  while (taken.length < count && taken.length < offered.length) {
    let least = 0
    for (let i = 1; i < values.length; i++) if ((values[i] ?? absent()) < (values[least] ?? absent())) least = i
    taken.push(offered[least] ?? absent())
    values[least] = Number.POSITIVE_INFINITY
  }
  return taken
}

/** What it costs to give up the least valuable of the cards offered. What would have to be thrown away anyhow costs nothing. */
export function priceOf(table: Table, offered: readonly number[], count: number): number {
  const given = leastOf(table, offered, count)
  let price = 0
  for (let i = Math.max(0, table.excess); i < given.length; i++) price += worthInHand(table, given[i])
  return price
}
