import { type DiceEvent, type Json, nth, type Seed } from '@sundown/engine'
import { anyTable } from './any-table.ts'
import type { Inspect } from './check/inspector.ts'
import type { Happened } from './check/lockstep.ts'
import type { Follows } from './referee/beside.ts'
import type { Tally } from './tally.ts'

/** What the lab knows of one game besides what holds for all; the invariants of each are in `check/by-game.ts`. */
interface GameTools {
  /** The options of a table that the seed of a game brings; of the given size, if there is one. */
  anyTable?(seed: Seed, players?: number): Json
  /** Somebody with books of his own, made from the rulebooks. */
  referee?(): Promise<Follows>
  /** Counts what only this game has. */
  count?(events: Happened, tally: Tally): void
}

const tools: ReadonlyMap<string, GameTools> = new Map<string, GameTools>([
  ['bang', { anyTable, referee: async () => (await import('./referee/beside.ts')).cardReferee }],
  ['dice', { count: countFaces }],
])

const NONE: GameTools = {}

export const toolsFor = (game: string): GameTools => tools.get(game) ?? NONE

/** What verifies the invariants of any game: much, and loaded for whoever asks. */
export const loadInspect = async (): Promise<Inspect> => (await import('./check/inspector.ts')).inspect

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
