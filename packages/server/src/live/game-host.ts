import type { Game, Match } from '@sundown/engine'
import type { TableSettings } from '@sundown/protocol'
import type { Queue } from './queue.ts'
import type { BotSeats } from './thinking/job.ts'

/** What a game needs of the table it is played at. */
export interface GameHost {
  readonly id: string
  readonly settings: TableSettings
  readonly paused: boolean
  /** By seat: the bot that plays there now, or nothing where a person does. */
  readonly bots: BotSeats
  /** By seat: whose it is, whoever plays there now. */
  readonly people: readonly (string | null)[]
  /** Whose part of the processor the bots use: the host's. */
  readonly owner: string
  /** Everything that happens at the table happens one after the other. */
  readonly queue: Queue
  /** Whoever is at the table is told about it anew. */
  show(): void
  /** Does it after everything else that is under way at the table; what goes wrong is logged. */
  later(job: () => Promise<void>): Promise<void>
  /** A bot sits in for somebody who is away. */
  standIn(seat: number): Promise<void>
  /** Whom the game waits for, or until when, may have changed. */
  waits(): void
  /** The last step has been shown. */
  gameOver(match: Match<Game>): Promise<void>
}
