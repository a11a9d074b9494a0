import { Kysely } from 'kysely'
import { SqliteError } from 'libsql'
import { StoreFull, Taken } from '../store.ts'
import type { Transactions } from '../writer.ts'
import { type Connection, dialectOf } from './connection.ts'
import type { Witness } from './witness.ts'

/** `witness`: counts with every commit, in the same breath, before anybody learns of it. */
export function sqliteTransactions<S>(connection: Connection, witness?: Witness): Transactions<S> {
  const db = new Kysely<S>({ dialect: dialectOf(connection) })
  /** The file alone is then the whole store, and nothing deleted is left beside it. */
  const sweep = async () => void (await connection.all('pragma wal_checkpoint(truncate)'))
  const committing = () => (witness ? `pragma user_version = ${witness.next}; commit` : 'commit')
  return {
    db,
    run: async (sql, parameters) => (await connection.query(sql, parameters)).rows,
    get open() {
      return connection.inTransaction
    },
    async begin() {
      await connection.query('begin immediate')
    },
    async commit() {
      await connection.exec(committing())
      witness?.committed()
    },
    async keep(statements) {
      await connection.exec(['begin immediate', ...statements, committing()].join(';'))
      witness?.committed()
    },
    rollback: () => connection.exec('rollback'),
    part: {
      begin: async () => void (await connection.query('savepoint call')),
      end: async () => void (await connection.query('release call')),
      rollback: async () => void (await connection.query('rollback to call')),
    },
    meaning,
    sweep,
    async close() {
      await sweep()
      await db.destroy()
    },
  }
}

const codeOf = (error: unknown): string => (error instanceof SqliteError ? error.code : '')

/** What SQLite's error means to a user of the store. */
function meaning(error: unknown): unknown {
  const code = codeOf(error)
  // A quota or a limit on file sizes shows as a failed write.
  if (code === 'SQLITE_FULL' || code === 'SQLITE_IOERR_WRITE') return new StoreFull('the disk is full', { cause: error })
  if (code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === 'SQLITE_CONSTRAINT_UNIQUE') return new Taken('already there', { cause: error })
  return error
}
