import { NEVER } from './shots.ts'
import type { Table } from './table.ts'

/** Drunk when it heals; the last one is kept for the moment of death if the hand has room for it. */
export function beerScore(table: Table): number {
  const { left, beers, excess, wounds, temper } = table
  if (wounds === 0 || left <= 2) return NEVER
  return beers === 1 && left > 3 && excess <= 0 && temper.nerve < 1 ? NEVER : 170
}

export function saloonScore(table: Table): number {
  let sum = 0
  for (const { seat, state, life, maxLife } of table.seats) {
    if (state !== 'in' || life >= maxLife) continue
    sum += (seat === table.own.seat ? 70 : -table.wish(seat)) * (life === 1 ? 1.5 : 1)
  }
  return sum > 0 ? 160 : NEVER
}
