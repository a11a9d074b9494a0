import type { Seat } from '@sundown/engine'
import { NEVER } from './shots.ts'
import type { Table } from './table.ts'

/** Drunk when it heals; the last one is kept for the moment of death if the hand has room for it. */
export function beerScore(table: Table): number {
  const { left, beers, excess, wounds } = table
  if (wounds === 0 || left <= 2) return NEVER
  return beers === 1 && left > 3 && excess <= 0 ? NEVER : 170
}

/** What saves nobody from death and need not be kept for it. */
export const healScore = ({ wounds }: Table): number => (wounds > 0 ? 172 : NEVER)

/** Two life points for two cards: not for a scratch. */
export const whiskyScore = ({ wounds, me }: Table): number => (wounds > 1 || (wounds === 1 && me.life <= 2) ? 168 : NEVER)

/** For the bot itself, or for a friend in need. */
export function tequilaScore(table: Table, seat: Seat | undefined): number {
  if (seat === undefined) return NEVER
  if (seat === table.own.seat) return table.wounds > 0 ? 166 : NEVER
  const { life, state } = table.view.seats[seat]
  return table.enmity[seat] < 0 && state === 'in' && life <= 2 ? 150 - 5 * life - table.enmity[seat] / 50 : NEVER
}

export function saloonScore(table: Table): number {
  let sum = 0
  for (const { seat, state, life, maxLife } of table.view.seats) {
    if (state !== 'in' || life >= maxLife) continue
    sum += (seat === table.own.seat ? 70 : -table.enmity[seat]) * (life === 1 ? 1.5 : 1)
  }
  return sum > 0 ? 160 : NEVER
}
