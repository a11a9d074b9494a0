import { existsSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { sql } from 'kysely'
import { SqliteError } from 'libsql'
import { type HeldAnswer, StoreBroken } from '../store.ts'
import { textOf } from '../text.ts'
import { type Bystanders, Writer } from '../writer.ts'
import { faultsOfFile } from './check.ts'
import { Connection } from './connection.ts'
import { sqliteTransactions } from './transactions.ts'
import type { Witness } from './witness.ts'

interface HeldSchema {
  held: { game: string; question: number; seat: number; sealed: string }
}

export type Watched = (connection: Connection) => Promise<{ readonly witness: Witness; readonly bystanders: Bystanders }>

interface Games {
  readonly unfinished: readonly string[]
  /** Is told of which other games there are answers, in hexadecimal. */
  readonly others: (games: readonly string[]) => Promise<void>
}

const TABLE = `create table if not exists held (
  game text not null, question integer not null, seat integer not null, sealed text not null, primary key (game, question, seat)
) without rowid`

/**
 * Answers that wait in windows. They have a file of their own, so that no other write of the server waits for theirs: how long anything else takes
 * must not tell that somebody has answered in secret.
 */
export class HeldAnswers {
  private readonly writer: Writer<HeldSchema>

  private constructor(writer: Writer<HeldSchema>) {
    this.writer = writer
  }

  /** What is in the file of games that are over is of no use any more. `watched`: who stands by when something is written. */
  static async open(path: string, games: Games, watched: Watched, maxPages?: number): Promise<HeldAnswers> {
    const fresh = !existsSync(path)
    let connection: Connection | undefined
    try {
      connection = await Connection.open(path)
      if (fresh) await chmod(path, 0o600)
      if (maxPages !== undefined) await connection.all(`pragma max_page_count = ${Math.trunc(maxPages)}`)
      const [fault] = await faultsOfFile(connection, 'integrity_check')
      if (fault !== undefined) throw new StoreBroken(fault)
      await connection.exec(TABLE)
      const { witness, bystanders } = await watched(connection)
      const held = new HeldAnswers(new Writer(sqliteTransactions<HeldSchema>(connection, witness), bystanders))
      await games.others(await held.others(games.unfinished))
      await held.keepOnly(games.unfinished)
      return held
    } catch (error) {
      connection?.close()
      if (!isDamage(error)) throw error
      throw new StoreBroken(`${path} is damaged: delete it. Only answers in windows that were open at the last stop are lost with it`)
    }
  }

  /** What waited in earlier windows of the game has been carried out. */
  hold({ game, question, seat, sealed }: HeldAnswer): Promise<void> {
    return this.writer.write(async (db) => {
      await db.deleteFrom('held').where('game', '=', game).where('question', '<', question).execute()
      await db
        .insertInto('held')
        .values({ game, question, seat, sealed })
        .onConflict((conflict) => conflict.columns(['game', 'question', 'seat']).doUpdateSet({ sealed }))
        .execute()
    })
  }

  async of(game: string): Promise<readonly HeldAnswer[]> {
    const rows = await this.writer.write((db) =>
      db
        .selectFrom('held')
        .select(['question', 'seat'])
        .select(({ cast, ref }) => cast<ArrayBuffer>(ref('sealed'), sql`blob`).as('sealed'))
        .where('game', '=', game)
        .orderBy('seat')
        .execute(),
    )
    // What is damaged cannot be unsealed: whoever tries finds that out.
    return rows.map(({ question, seat, sealed }) => ({ game, question, seat, sealed: textOf(sealed) ?? '' }))
  }

  forget(game: string): Promise<void> {
    return this.writer.write(async (db) => {
      await db.deleteFrom('held').where('game', '=', game).execute()
    })
  }

  /** Games of which there are answers, besides these; in hexadecimal, since what is damaged may be no text. */
  private async others(games: readonly string[]): Promise<readonly string[]> {
    const rows = await this.writer.write((db) =>
      db
        .selectFrom('held')
        .select(sql<string>`hex(game)`.as('game'))
        .distinct()
        .where('game', 'not in', sql<string>`(select value from json_each(${JSON.stringify(games)}))`)
        .execute(),
    )
    return rows.map(({ game }) => game)
  }

  private keepOnly(games: readonly string[]): Promise<void> {
    return this.writer.write(async (db) => {
      await db
        .deleteFrom('held')
        .where('game', 'not in', sql<string>`(select value from json_each(${JSON.stringify(games)}))`)
        .execute()
    })
  }

  close(): Promise<void> {
    return this.writer.close()
  }
}

const isDamage = (error: unknown): boolean =>
  error instanceof StoreBroken || (error instanceof SqliteError && error.code === 'SQLITE_CORRUPT')
