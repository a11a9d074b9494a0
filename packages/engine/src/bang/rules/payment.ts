import { type CardId, cardOf, type Field, nth, type Picks, seatOf } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import type { Counter } from '../parts/declare.ts'
import { cardOfSpot, type Spot, seatOfSpot } from '../parts/spots.ts'

/**
 * A price that may be paid from several places is chosen whole: one field for each place says how much of it comes from there. What is picked
 * before (how often, at how many targets) may decide how much is due, so nothing is paid before all of it is chosen.
 */
export function paymentFields(
  game: Bang,
  counter: Counter,
  spots: readonly Spot[],
  due: (before: Picks) => number,
  /** How many fields come before these. */
  first: number,
  /** How many must stay at a spot. */
  stays: (spot: Spot, before: Picks) => number = () => 0,
): readonly Field[] {
  const held = spots.map((spot) => game.count(counter, spot))
  return spots.map((spot, i) => {
    return {
      name: `pay-${counter.id}`,
      ...whereabouts(game, spot),
      pick: 'number',
      min: 1,
      max: 1,
      from(soFar) {
        const before = soFar.slice(0, first)
        const most = held.map((n, at) => Math.max(0, n - stays(nth(spots, at), before)))
        const later = most.slice(i + 1).reduce((sum, n) => sum + n, 0)
        const left = due(before) - paidIn(soFar.slice(first, first + i))
        return range(Math.max(0, left - later), Math.min(nth(most, i), left))
      },
    }
  })
}

/** All that lies at these spots together. */
export const heldAt = (game: Bang, counter: Counter, spots: readonly Spot[]): number =>
  spots.reduce((sum, spot) => sum + game.count(counter, spot), 0)

/** Pays what the picks of these fields say, from all places at once; tells how much it was. */
export function pay(
  game: Bang,
  counter: Counter,
  spots: readonly Spot[],
  picks: Picks,
  { first, because }: { readonly first: number; readonly because: string },
): number {
  let paid = 0
  spots.forEach((spot, i) => {
    paid += game.spend(counter, spot, picks[first + i]?.[0] ?? 0, because)
  })
  return paid
}

const paidIn = (picks: Picks): number => picks.reduce((sum, [amount = 0]) => sum + amount, 0)
const range = (from: number, to: number): readonly number[] => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)

/** What a field is about: a card, or somebody. */
function whereabouts(game: Bang, spot: Spot): Pick<Field, 'card' | 'seat'> {
  const seat = seatOfSpot(spot)
  if (seat >= 0) return { seat: seatOf(seat) }
  const card: CardId = cardOf(cardOfSpot(spot))
  return { card: game.handle(card) }
}
