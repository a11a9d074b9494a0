import { type GameKind, type GameRecord, type Input, nth } from '@sundown/engine'
import type { StoredGame } from '../../store/store.ts'
import { finishedRecord } from '../archive.ts'
import type { Logged } from '../position.ts'
import { Desk, type Thread } from './desk.ts'
import type { Wish } from './job.ts'
import type { Thinkable, Thinkers, ThinkingFigures } from './thinkers.ts'

export interface PoolSetting {
  readonly threads: number
  readonly start: () => Thread
  /** Milliseconds a thread may take for one order before it is given up. */
  readonly patience?: number
}

const PATIENCE_MS = 3_000

/** Bots think in threads of their own, so that nobody who is connected waits for them. A thread that is slow or fails is replaced. */
export class Pool implements Thinkers {
  readonly figures: { -readonly [name in keyof ThinkingFigures]: number } = { thoughts: 0, failures: 0, replaced: 0, waiting: 0 }
  private readonly desks: readonly Desk[]

  constructor({ threads, start, patience = PATIENCE_MS }: PoolSetting) {
    this.desks = Array.from({ length: threads }, () => new Desk(start, patience, this.figures))
  }

  /** A game keeps its thread, which then only has to hear what is new. */
  private deskOf(game: string): Desk {
    let sum = 0
    for (const letter of game) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521
    return nth(this.desks, sum % this.desks.length)
  }

  async think(game: Thinkable, wish: Wish, people: boolean): Promise<readonly Input[]> {
    const desk = this.deskOf(game.outline.id)
    const reply = await desk.give(() => (game.isWanted() ? desk.orderFor(game, wish) : undefined), people)
    if (!reply) return []
    if (!('thought' in reply)) throw new Error('a thread did not think')
    this.figures.thoughts++
    return reply.thought.inputs
  }

  /** If no thread does it, it is done here: without it the game would never end. */
  async record(kind: GameKind, game: StoredGame, log: readonly Logged[]): Promise<GameRecord> {
    try {
      const reply = await this.deskOf(game.id).give(() => ({ record: { game, log } }), true)
      if (reply && 'record' in reply) return reply.record
    } catch {
      // Counted already.
    }
    return finishedRecord(kind, game, log)
  }

  forget(game: string): void {
    this.deskOf(game).forget(game)
  }

  async stop(): Promise<void> {
    await Promise.all(this.desks.map((desk) => desk.stop()))
  }
}
