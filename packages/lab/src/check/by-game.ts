import type { AnyPosition, Check } from './check.ts'
import { arrowsAreNine, deadHoldNoArrows, livesInBounds, nobodyLeftAtZero } from './dice.ts'
import { backsAreTrue, charactersInBounds, noTwinsOnOne, quietStreet } from './duel.ts'
import { deadOwnNothing, lifeInBounds, nobodyAtZero, noTwins, oneWeapon } from './fronts.ts'
import { countersAddUp, deadOwnNoThings } from './parts.ts'
import { quietAtPlay } from './question.ts'

/** The invariants of one game. */
const CHECKS: ReadonlyMap<string, readonly Check<AnyPosition>[]> = new Map<string, readonly Check<AnyPosition>[]>([
  ['bang', [oneWeapon, noTwins, lifeInBounds, nobodyAtZero, deadOwnNothing, deadOwnNoThings, countersAddUp, quietAtPlay]],
  ['dice', [arrowsAreNine, livesInBounds, nobodyLeftAtZero, deadHoldNoArrows]],
  ['duel', [charactersInBounds, noTwinsOnOne, backsAreTrue, quietStreet]],
])

export const checksOf = (game: string): readonly Check<AnyPosition>[] => CHECKS.get(game) ?? []
