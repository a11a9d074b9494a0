import { type Game, type Match, message } from '@sundown/engine/kernel'
import type { Joint } from './joint.ts'
import { Memory, type Watching } from './memory.ts'
import type { OpenTable, Seen, ToldEvent } from './open-table.ts'

/** Watches a game from beside the table and remembers. It belongs to whoever hosts the game: a bot gets what it thinks, nothing else. */
export interface Witness {
  /** What everybody could think of the roles by now. */
  readonly belief: Joint
  /** What that is made of, for whoever explains it. */
  readonly memory: Memory
  /** Everything that has happened since the last input. */
  saw(events: readonly { readonly type: string }[]): void
}

/** A game with hidden roles that can be watched. */
export interface Watchable<G extends Game> {
  readonly watch: (players: number) => Watching
  readonly open: (game: G) => OpenTable
}

/** Remembers what has happened before as if it had watched. Undefined if this game has nothing to find out. */
export type WitnessOf = (match: Match<Game>) => Witness | undefined

/** Somebody beside a table of this kind. */
export function witnessTo<G extends Game>({ watch, open }: Watchable<G>, match: Match<G>): Witness {
  const past = match.inputs.length === 0 ? match : match.forkAt(0, { checkpoints: false })
  const memory = new Memory(watch(past.game.seats), open(past.game))
  const seen = (events: readonly { readonly type: string }[], table: OpenTable): Seen => ({ events: told(events), table })
  for (const input of match.inputs.slice(past.inputs.length)) {
    past.apply(input)
    memory.saw(seen(past.drain(), open(past.game)))
  }
  return {
    memory,
    get belief() {
      return memory.belief
    },
    saw: (events) => memory.saw(seen(events, open(match.game))),
  }
}

/** As somebody beside the table is told it. What is emitted by a game of the family is one of its events. */
export const told = (events: readonly { readonly type: string }[]): readonly ToldEvent[] =>
  events.map((event) => message(event, 'spectator') as ToldEvent)
