import { sidesOf } from '@sundown/lab/ratings'
import type { PlayedGame } from '../store/store.ts'

/** Two people who met on different sides: how much they hurt each other, and how much they would have if they hurt all opponents alike. */
export interface Sign {
  readonly a: string
  readonly b: string
  readonly games: number
  readonly harms: number
  readonly expected: number
  /** In standard deviations; below 0: less than expected. */
  readonly deviation: number
}

/** Less says nothing. */
const LEAST_EXPECTED = 8
const FAR = -3

/** Who spares whom across games and sides, far from what is to be expected; the furthest first. A sign for moderators to look at, never a reason by itself. */
export function signsOfCollusion(games: readonly PlayedGame[]): readonly Sign[] {
  const pairs = new Map<string, { a: string; b: string; games: number; harms: number; expected: number }>()
  for (const { seats } of games) {
    const sides = sidesOf(seats.map(({ role }) => role))
    for (const own of seats) {
      const opponents = seats.filter(({ seat }) => !sides.some((side) => side.seats.includes(own.seat) && side.seats.includes(seat)))
      const all = opponents.reduce((sum, { seat }) => sum + (own.harms[seat] ?? 0), 0)
      for (const other of opponents) {
        if (own.person === null || other.person === null) continue
        const [a, b] = own.person < other.person ? [own.person, other.person] : [other.person, own.person]
        const pair = pairs.get(`${a} ${b}`) ?? { a, b, games: 0, harms: 0, expected: 0 }
        pairs.set(`${a} ${b}`, pair)
        // Both look at each other: one game.
        pair.games += 0.5
        pair.harms += own.harms[other.seat] ?? 0
        pair.expected += all / opponents.length
      }
    }
  }
  return [...pairs.values()]
    .map((pair) => ({ ...pair, deviation: (pair.harms - pair.expected) / Math.sqrt(Math.max(1, pair.expected)) }))
    .filter(({ expected, deviation }) => expected >= LEAST_EXPECTED && deviation <= FAR)
    .sort((a, b) => a.deviation - b.deviation)
}
