import type { CardView } from '@sundown/engine'
import type { Table } from './table.ts'

/** What a card is worth in the bot's own hand, from 0 to 100: for picking, discarding and paying. */
const PLAIN: { readonly [id: string]: number } = {
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
}
/** A card the bot has never heard of. */
const UNKNOWN = 40
const USELESS = 4

const RANGES: { readonly [id: string]: number } = { volcanic: 1, schofield: 2, remington: 3, 'rev-carabine': 4, winchester: 5 }
export const rangeOf = (id: string): number | undefined => RANGES[id]

/** `before`: how many of the same name come first, for each is worth less than the one before. */
export function worth(table: Table, { id }: CardView, before: number): number {
  if (rangeOf(id) !== undefined) return Math.min(70, Math.max(USELESS, 30 + weaponGain(table, id)))
  switch (id) {
    case 'bang':
      return before === 0 || table.shootsOften ? PLAIN.bang : PLAIN.bang - 14 * before
    case 'missed':
      return table.me.character === 'calamity-janet' ? PLAIN.bang - 8 * before : PLAIN.missed + (isHunted(table) ? 12 : 0) - 10 * before
    case 'beer':
      return table.left > 2 ? 75 - (table.me.life === table.me.maxLife ? 15 : 0) - 5 * before : USELESS
    case 'barrel':
    case 'mustang':
    case 'scope':
      return before > 0 || table.has(table.own.seat, id) ? USELESS : id === 'barrel' ? 72 : 68
    default:
      return PLAIN[id] ?? UNKNOWN
  }
}

/** Who is shot at most needs most what saves him. */
const isHunted = ({ role, me }: Table): boolean => role === 'sheriff' || me.life < 3

/** How much better off the bot is with this weapon than with what it has: above zero, it should be put down. */
export function weaponGain(table: Table, id: string): number {
  const { weapon } = table.me
  if (weapon === id) return -100
  return weaponWorth(table, id) - weaponWorth(table, weapon)
}

/** The best target it brings into reach, then reach itself. */
function weaponWorth(table: Table, id: string | undefined): number {
  const range = id === undefined ? 1 : (rangeOf(id) ?? 1)
  const { distances } = table.own
  let best = 0
  for (let seat = 0; seat < distances.length; seat++) {
    const wish = table.enmity[seat]
    if (wish > best && distances[seat] <= range) best = wish
  }
  const often = id === 'volcanic' && table.me.character !== 'willy-the-kid' && table.bangs > 1 && best > 0
  return best / 2 + range * 4 + (often ? 15 * table.bangs : id === 'volcanic' ? 2 : 0)
}

/** The place of the least valuable card of a row, leaving out one handle; -1: there is none. */
export function leastWorth(table: Table, cards: readonly CardView[], except?: number): number {
  let least = -1
  let lowest = Number.POSITIVE_INFINITY
  for (let i = 0; i < cards.length; i++) {
    if (cards[i].card === except) continue
    const value = worth(table, cards[i], sameBefore(cards, i))
    if (value < lowest) {
      lowest = value
      least = i
    }
  }
  return least
}

/** How many of the same name lie before a card of a row. */
export function sameBefore(cards: readonly CardView[], end: number): number {
  let before = 0
  for (let i = 0; i < end; i++) if (cards[i].id === cards[end].id) before++
  return before
}
