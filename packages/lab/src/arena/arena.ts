import type { AnyBot } from '@sundown/bots'
import { type GameKind, type Json, Match, type Seed, seatOf, seedFrom } from '@sundown/engine'
import { type Outcome, playOut, rolesOf } from '../outcome.ts'

/** Which bots meet: `better` takes all seats of one role, `weaker` the others, on the same deals as `weaker` everywhere. */
export interface Pairing {
  readonly kind: GameKind
  readonly options: Json
  readonly better: AnyBot
  readonly weaker: AnyBot
  readonly seed: string
  /** A game with more decisions goes in circles; nobody has won it. */
  readonly limit?: number
  /** Answers of the bots are checked: one of them comes from elsewhere. */
  readonly distrust?: boolean
}

/** One role at one table: what its seats have won in this many deals. Wins are counted in shares of the seats of the role. */
export interface Cell {
  readonly role: string
  readonly games: number
  /** Won with the weaker bot in these seats, and with the better one. */
  readonly before: number
  readonly after: number
  /** Sum of the squared differences, deal by deal. */
  readonly squares: number
}

export const emptyCell = (role: string): Cell => ({ role, games: 0, before: 0, after: 0, squares: 0 })

const dealOf = (seed: string, deal: number): Seed => seedFrom(`${seed}:${deal}`)

/** Plays a deal; `botFor` tells who sits where, by the role that was dealt. */
const play = ({ kind, options, seed, limit, distrust }: Pairing, deal: number, botFor: (role: string) => AnyBot): Outcome =>
  playOut({ kind, options, seed: dealOf(seed, deal), limit, distrust }, (roles) => roles.map(botFor))

/** The roles of a table, each once. */
export function rolesAt({ kind, options, seed }: Pairing): readonly string[] {
  const { game } = Match.start(kind.rules, options, dealOf(seed, 0), { checkpoints: false })
  return [...new Set(rolesOf(kind, game))].sort()
}

/** The share of a role's seats that has won. */
function wonBy(role: string, { roles, winners }: Outcome): number {
  const seats = roles.flatMap((one, seat) => (one === role ? [seatOf(seat)] : []))
  return seats.length === 0 ? 0 : seats.filter((seat) => winners.includes(seat)).length / seats.length
}

/** One deal more in every cell: once with the weaker bot everywhere, then once a role with the better one in its seats. */
export function playDeal(pairing: Pairing, cells: readonly Cell[], deal: number): readonly Cell[] {
  const plain = play(pairing, deal, () => pairing.weaker)
  return cells.map((cell) => {
    const { role } = cell
    const before = wonBy(role, plain)
    const after = wonBy(
      role,
      play(pairing, deal, (dealt) => (dealt === role ? pairing.better : pairing.weaker)),
    )
    return {
      role,
      games: cell.games + 1,
      before: cell.before + before,
      after: cell.after + after,
      squares: cell.squares + (after - before) ** 2,
    }
  })
}

/** A cell in percent, with the 95 % interval of the paired difference. */
export interface CellReport {
  readonly players: number
  readonly role: string
  readonly games: number
  readonly before: number
  readonly after: number
  readonly difference: number
  readonly low: number
  readonly high: number
}

const Z95 = 1.96

export function cellReport(players: number, { role, games, before, after, squares }: Cell): CellReport {
  const mean = (after - before) / games
  const variance = Math.max(0, squares / games - mean ** 2)
  const half = Z95 * Math.sqrt(variance / games)
  const percent = (share: number) => Math.round(share * 1000) / 10
  return {
    players,
    role,
    games,
    before: percent(before / games),
    after: percent(after / games),
    difference: percent(mean),
    low: percent(mean - half),
    high: percent(mean + half),
  }
}
