import { existsSync } from 'node:fs'
import type { GameRecord } from '@sundown/engine'
import { Kysely } from 'kysely'
import { storeFile } from '../files.ts'
import { checkVersion, MIGRATIONS } from '../migrations.ts'
import { recordBytes, recordOf } from '../queries/games.ts'
import type { Schema } from '../schema.ts'
import { StoreBroken } from '../store.ts'
import { Connection, dialectOf } from './connection.ts'
import { versionOf } from './migrate.ts'

/** This many are in memory at a time. */
const AT_ONCE = 50

/** For the command line: the records of all finished games of a folder's store, while a server runs on it or not. Nothing is written. */
export async function* finishedGames(data: string): AsyncGenerator<GameRecord> {
  if (!existsSync(storeFile(data))) throw new StoreBroken(`there is no store in ${data}`)
  const connection = await Connection.open(storeFile(data))
  const db = new Kysely<Schema>({ dialect: dialectOf(connection) })
  try {
    const version = await versionOf(connection)
    checkVersion(version, MIGRATIONS)
    if (version < MIGRATIONS.length)
      throw new StoreBroken('the store is of an older version: start the server once, which brings it up to date')
    for (let last = ''; ; ) {
      const found = await recordBytes(db)
        .innerJoin('games', 'games.id', 'records.game')
        .where('games.status', '=', 'over')
        .where('records.game', '>', last)
        .limit(AT_ONCE)
        .select('games.id')
        .execute()
      for (const row of found) {
        const text = recordOf(row)
        if (text === undefined) throw new StoreBroken(`the record of the game ${row.id} is damaged`)
        const record: GameRecord = JSON.parse(text)
        yield record
      }
      const end = found.at(-1)
      if (!end) return
      last = end.id
    }
  } finally {
    connection.close()
  }
}
