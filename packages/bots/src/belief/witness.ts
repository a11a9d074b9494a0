import { Bang, type Game, type Match, type TableEvent } from '@sundown/engine'
import { BangWitness } from './bang-witness.ts'
import type { Joint } from './joint.ts'

/** Watches a game from beside the table and remembers. It belongs to whoever hosts the game: a bot gets what it thinks, nothing else. */
export interface Witness {
  /** What everybody could think of the roles by now. */
  readonly belief: Joint | undefined
  /** Everything that has happened since the last answer. */
  saw(events: readonly { readonly type: string }[]): void
}

/** Nothing where there is nothing to find out. */
export function witnessOf({ game }: Match<Game>): Witness | undefined {
  if (!(game instanceof Bang)) return undefined
  const witness = new BangWitness(game)
  return {
    get belief() {
      return witness.belief
    },
    saw: (events) => witness.saw(events as readonly TableEvent[], game),
  }
}
