import { type Witness, worldsWithin } from '@sundown/bots'
import { type Game, type GameKind, type GameRecord, type Input, type Match, nth, Random } from '@sundown/engine'
import type { StoredGame } from '../../store/store.ts'
import { finishedRecord } from '../archive.ts'
import type { Logged } from '../position.ts'
import { answersNow, thinkNow, watching } from './bots.ts'
import type { BotSeats, GameOutline, Wish } from './job.ts'

/** A live game in whose seats bots sit. */
export interface Thinkable {
  readonly outline: GameOutline
  readonly match: Match<Game>
  readonly bots: BotSeats
  /** Somebody still waits for the thought. */
  readonly isWanted: () => boolean
}

/** A bot that looks ahead may take so long for one answer, if nobody else waits. */
export const SEARCH_MS = 250

/** Where bots think. Whatever fails rejects, and nobody waits for ever. */
export interface Thinkers {
  /** `people`: people wait for it, so it goes before games that bots play among themselves. */
  think(game: Thinkable, wish: Wish, people: boolean): Promise<readonly Input[]>
  /** The public record of a game that is over: it has to be played again for that. */
  record(kind: GameKind, game: StoredGame, log: readonly Logged[]): Promise<GameRecord>
  /** The game is over, sleeps, or did not go on as was thought. */
  forget(game: string): void
  readonly figures: ThinkingFigures
  stop(): Promise<void>
}

export interface ThinkingFigures {
  readonly thoughts: number
  /** Thoughts that failed or took too long. */
  readonly failures: number
  /** Threads that were given up for new ones. */
  readonly replaced: number
  /** Thoughts that wait for their turn. */
  readonly waiting: number
}

/** Thinks where it is called: for the sources, which threads cannot read, and for tests with games of their own. */
export class ThinkHere implements Thinkers {
  readonly figures = { thoughts: 0, failures: 0, replaced: 0, waiting: 0 }
  private readonly randoms = new Map<string, readonly Random[]>()
  /** The events of a game go to its viewers, so whoever remembers watches a game that is played along. */
  private readonly watched = new Map<string, { readonly along: Match<Game>; readonly witness: Witness }>()

  /** One input at a time: the next one depends on it. */
  async think({ outline, match, bots }: Thinkable, wish: Wish): Promise<readonly Input[]> {
    const randoms = this.randoms.get(outline.id) ?? outline.chances.map((chance) => new Random(chance))
    this.randoms.set(outline.id, randoms)
    this.figures.thoughts++
    const aids = { witness: this.witnessOf(outline.id, match, bots), worlds: worldsWithin(SEARCH_MS, () => performance.now()) }
    if ('answers' in wish) return answersNow(match, bots, randoms, wish.answers, aids)
    const input = thinkNow(match, bots, randoms, aids)
    return input ? [input] : []
  }

  private witnessOf(id: string, match: Match<Game>, bots: BotSeats): Witness | undefined {
    const known = this.watched.get(id)
    if (!known || known.along.inputs.length > match.inputs.length) {
      const along = match.fork({ checkpoints: false })
      const witness = watching(along, bots, undefined)
      if (witness) this.watched.set(id, { along, witness })
      return witness
    }
    const { along, witness } = known
    for (let i = along.inputs.length; i < match.inputs.length; i++) {
      along.apply(nth(match.inputs, i))
      witness.saw(along.drain())
    }
    return witness
  }

  async record(kind: GameKind, game: StoredGame, log: readonly Logged[]): Promise<GameRecord> {
    return finishedRecord(kind, game, log)
  }

  forget(game: string): void {
    this.randoms.delete(game)
    this.watched.delete(game)
  }

  async stop(): Promise<void> {}
}
