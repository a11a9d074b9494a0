import { type Game, type GameRecord, type Match, type Rules, replay } from '@sundown/engine/kernel'
import { missingSets } from './missing-sets.ts'
import type { Happening } from './page-host.ts'
import type { Refusal } from './session.ts'

interface PlayedAgain {
  readonly match: Match<Game>
  /** What happened before the first input, and after each. */
  readonly steps: (readonly Happening[])[]
}

/** A game that was left, as it stood. */
export function playedAgain(rules: Rules<Game>, record: GameRecord): PlayedAgain | Refusal {
  const [missing] = missingSets(record)
  if (missing !== undefined) return { code: 'no-such-set', facts: { set: missing } }
  const steps: (readonly Happening[])[] = []
  const { match, fault } = replay(rules, record, { verify: true, each: (played) => steps.push([...played.drain()]) })
  if (!match || fault) return { code: fault?.what === 'rules' ? 'rules-changed' : 'no-such-game' }
  return { match, steps }
}
