import { type DiceEvent, type Game, type Json, type Match, nth, type Seed } from '@sundown/engine'
import { anyTable } from './any-table.ts'
import type { AnyPosition, Check, Report } from './check/check.ts'
import { arrowsAreNine, deadHoldNoArrows, livesInBounds, nobodyLeftAtZero } from './check/dice.ts'
import { backsAreTrue, charactersInBounds, noTwinsOnOne, quietStreet } from './check/duel.ts'
import { deadOwnNothing, lifeInBounds, nobodyAtZero, noTwins, oneWeapon } from './check/fronts.ts'
import type { Happened } from './check/lockstep.ts'
import { countersAddUp, deadOwnNoThings } from './check/parts.ts'
import { quietAtPlay } from './check/question.ts'
import { type Follower, refereeBeside } from './referee/beside.ts'
import type { Tally } from './tally.ts'

/** What the lab knows of one game besides what holds for all. */
interface GameTools {
  readonly checks: readonly Check<AnyPosition>[]
  /** The options of a table that the seed of a game brings; of the given size, if there is one. */
  anyTable?(seed: Seed, players?: number): Json
  /** Somebody with books of his own, made from the rulebooks. */
  referee?(match: Match<Game>, report: Report): Follower
  /** Counts what only this game has. */
  count?(events: Happened, tally: Tally): void
}

const tools: ReadonlyMap<string, GameTools> = new Map<string, GameTools>([
  [
    'bang',
    {
      checks: [oneWeapon, noTwins, lifeInBounds, nobodyAtZero, deadOwnNothing, deadOwnNoThings, countersAddUp, quietAtPlay],
      anyTable,
      referee: refereeBeside,
    },
  ],
  ['dice', { checks: [arrowsAreNine, livesInBounds, nobodyLeftAtZero, deadHoldNoArrows], count: countFaces }],
  ['duel', { checks: [charactersInBounds, noTwinsOnOne, backsAreTrue, quietStreet] }],
])

const NONE: GameTools = { checks: [] }

export const toolsFor = (game: string): GameTools => tools.get(game) ?? NONE

const isRoll = (event: { readonly type: string }): event is Extract<DiceEvent, { readonly type: 'rolled' }> => event.type === 'rolled'

function countFaces(events: Happened, { faces: counted }: Tally): void {
  for (const event of events) {
    if (!isRoll(event)) continue
    for (const die of event.dice) {
      const face = nth(event.faces, die)
      counted[face] = (counted[face] ?? 0) + 1
    }
  }
}
