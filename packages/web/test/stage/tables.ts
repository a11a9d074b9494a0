import { SETS } from '@sundown/engine'
import type { Json } from '@sundown/engine/kernel'
import type { GameName } from '../../src/session/played.ts'
import { bangStaging } from '../../src/stage/games/bang-plan.ts'
import type { Staging } from '../../src/stage/plan.ts'

/** A game as it is staged, and tables of it: each set alone, all of them together, few and many players. */
export interface StagedGame<G extends GameName> {
  readonly game: G
  readonly staging: Staging<G>
  readonly tables: readonly Json[]
}

const bang: StagedGame<'bang'> = {
  game: 'bang',
  staging: bangStaging,
  tables: [
    { players: 4, sets: ['base'] },
    ...SETS.map((set) => ({ players: 6, sets: [...new Set(['base', set])] })),
    { players: 8, sets: [...SETS] },
    { players: 5, sets: ['base'], stickOfDynamite: true },
  ],
}

export const STAGED = [bang] as const
