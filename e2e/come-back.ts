import { nextInput, random, randomsFor } from '@sundown/bots'
import { type Bang, bang, type GameRecord, Match, seatOf, seedFrom } from '@sundown/engine'

const ME = seatOf(0)
const MOST = 3000

/** Somebody in seat 0 who is out, and what comes next brings him back. */
export interface BeforeReturn {
  readonly record: GameRecord
  readonly names: readonly string[]
  readonly bots: readonly string[]
  readonly over: false
}

const NAMES = ['Marta', 'Belle', 'Clem', 'Dolly', 'Eli', 'Flora', 'Gus', 'Hattie']

/** What seat 0 was told to have come back at, or nothing. */
function beforeReturn(seed: string, players: number): GameRecord | undefined {
  const match: Match<Bang> = Match.start(bang, { players, sets: ['high-noon'] }, seedFrom(seed))
  const bots = Array.from({ length: players }, () => random)
  const chances = randomsFor(players, seed)
  match.drain()
  for (let i = 0; i < MOST && !match.game.over; i++) {
    const record = match.record()
    const input = nextInput(match, bots, chances)
    const forced = match.menu(input.seat).length === 1
    match.apply(input)
    const back = [...match.drain()].some((event) => event.type === 'returned' && 'seat' in event && event.seat === ME)
    // Whoever plays the game on from here has no choice but to let him come.
    if (back && forced) return record
  }
  return undefined
}

/** Searches games of random bots for one in which he comes back. */
export function comingBack(players = 4): BeforeReturn {
  for (let i = 0; i < 400; i++) {
    const record = beforeReturn(`come back ${i}`, players)
    if (record) return { record, names: NAMES.slice(0, players), bots: Array.from({ length: players - 1 }, () => 'random'), over: false }
  }
  throw new Error('nobody ever comes back')
}
