import { firstOf, SETS } from '@sundown/engine'
import type { Json } from '@sundown/engine/kernel'
import type { GameName } from '../../src/session/played.ts'
import { bangStaging } from '../../src/stage/games/bang-plan.ts'
import { diceStaging } from '../../src/stage/games/dice-plan.ts'
import { duelStaging } from '../../src/stage/games/duel-plan.ts'
import type { Picture } from '../../src/stage/picture.ts'
import type { Plan, Staging } from '../../src/stage/plan.ts'
import { recorded } from './recorded.ts'

/** The plans of a whole game, each beginning where the one before has ended; the first deals. */
interface Played {
  readonly start: Picture
  readonly plans: readonly Plan[]
}

/** A game as it is staged, and tables of it. */
interface Staged {
  readonly game: GameName
  readonly tables: readonly Json[]
  readonly plansOf: (table: Json, seed: string) => Promise<Played>
}

function staged<G extends GameName>(game: G, staging: Staging<G>, tables: readonly Json[]): Staged {
  const plansOf = async (table: Json, seed: string): Promise<Played> => {
    const steps = await recorded(game, table, seed)
    const { events, after, question } = firstOf(steps)
    const opening = staging.plan({ events, before: undefined, after, question, me: 0 }, new Map())
    let before = after
    let { known } = opening
    const plans: Plan[] = [opening]
    for (const step of steps.slice(1)) {
      if (step.events.length === 0) continue
      const plan = staging.plan({ ...step, before, me: 0 }, known)
      plans.push(plan)
      before = step.after
      known = plan.known
    }
    return { start: opening.from ?? new Map(), plans }
  }
  return { game, tables, plansOf }
}

/** Each set alone, all of them together, few and many players. */
export const STAGED: readonly Staged[] = [
  staged('bang', bangStaging, [
    { players: 4, sets: ['base'] },
    ...SETS.map((set) => ({ players: 6, sets: [...new Set(['base', set])] })),
    { players: 8, sets: [...SETS], shadowGunslingers: true },
    { players: 5, sets: ['base'], stickOfDynamite: true },
  ]),
  staged(
    'dice',
    diceStaging,
    [3, 5, 8].map((players) => ({ players })),
  ),
  staged('duel', duelStaging, [{}, { charactersPerSide: 6 }]),
]
