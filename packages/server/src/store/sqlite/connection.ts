import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { SqliteError } from 'libsql'
import Database from 'libsql/promise'
import { StoreBroken, StoreDamaged } from '../store.ts'

/** The part of libsql that is used; its own types know nothing of promises or rows. */
interface NativeDatabase {
  readonly inTransaction: boolean
  prepare(sql: string): Promise<NativeStatement>
  exec(sql: string): Promise<void>
  close(): void
}
interface NativeStatement {
  readonly reader: boolean
  run(parameters: readonly unknown[]): { readonly changes: number }
  all(parameters: readonly unknown[]): Promise<Row[]>
}
export type Row = Record<string, unknown>

/** `reads`: it gives rows. libsql is not asked again and again. */
interface Prepared {
  readonly statement: NativeStatement
  readonly reads: boolean
}

/** How long a connection waits for the lock of another one, in milliseconds. */
const BUSY_TIMEOUT = 5000

/**
 * One connection to a SQLite file. Preparing, reading and committing happen on a thread of libsql, so that waiting for the disk does not stop the
 * server; a statement that only changes pages in memory runs at once. Not for two users at a time: statements are kept and used again.
 */
export class Connection {
  readonly #database: NativeDatabase
  readonly #statements = new Map<string, Prepared>()

  #onDamage: (() => void) | undefined = undefined

  private constructor(database: NativeDatabase) {
    this.#database = database
  }

  /** Every connection is durable, or is not opened. `onDamage`: SQLite has come upon something in the file that cannot be. */
  static async open(path: string, onDamage?: () => void): Promise<Connection> {
    // libsql's types miss the property, which it defines at run time.
    const connection = new Connection(new Database(path, {}) as Database & Pick<NativeDatabase, 'inTransaction'>)
    try {
      await connection.exec(`pragma busy_timeout = ${BUSY_TIMEOUT}`)
      await connection.all('pragma journal_mode = wal')
      await connection.exec('pragma synchronous = full')
      await connection.exec('pragma foreign_keys = on')
      // What is deleted is overwritten: nobody who was deleted can be read out of the file.
      await connection.all('pragma secure_delete = on')
      await connection.#expect('journal_mode', 'wal')
      await connection.#expect('synchronous', 2)
      await connection.#expect('foreign_keys', 1)
    } catch (error) {
      connection.close()
      throw isDamage(error) ? new StoreBroken(`${path} is damaged or is not a store`) : error
    }
    connection.#onDamage = onDamage
    return connection
  }

  async #expect(pragma: string, value: string | number): Promise<void> {
    const [row] = await this.all(`pragma ${pragma}`)
    if (row?.[pragma] !== value) throw new Error(`SQLite refuses ${pragma} = ${value}`)
  }

  get inTransaction(): boolean {
    return this.#database.inTransaction
  }

  /** On libsql's thread. */
  async exec(sql: string): Promise<void> {
    try {
      await this.#database.exec(sql)
    } catch (error) {
      throw this.#meaning(error)
    }
  }

  async all(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return (await this.query(sql, parameters)).rows
  }

  /** `changes`: how many rows a statement that gives none has changed. */
  async query(sql: string, parameters: readonly unknown[] = []): Promise<{ rows: Row[]; changes?: number }> {
    try {
      const { statement, reads } = this.#statements.get(sql) ?? (await this.#prepare(sql))
      return reads ? { rows: await statement.all(parameters) } : { rows: [], changes: statement.run(parameters).changes }
    } catch (error) {
      throw this.#meaning(error)
    }
  }

  #meaning(error: unknown): unknown {
    if (!this.#onDamage || !isDamage(error)) return error
    this.#onDamage()
    return new StoreDamaged('the file is damaged', { cause: error })
  }

  async #prepare(sql: string): Promise<Prepared> {
    const statement = await this.#database.prepare(sql)
    const prepared = { statement, reads: statement.reader }
    this.#statements.set(sql, prepared)
    return prepared
  }

  close(): void {
    this.#statements.clear()
    this.#database.close()
  }
}

/** A page is not what it should be, or is not there. */
const isDamage = (error: unknown): boolean =>
  error instanceof SqliteError && ['SQLITE_NOTADB', 'SQLITE_CORRUPT', 'SQLITE_IOERR_SHORT_READ'].some((code) => error.code.startsWith(code))

/** Lets kysely speak through a connection of ours. Its users take turns. */
export const dialectOf = (connection: Connection): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new ConnectionDriver(connection),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})

class ConnectionDriver implements Driver {
  readonly #connection: DatabaseConnection
  readonly #close: () => void
  #free: Promise<void> = Promise.resolve()
  #release: () => void = () => {}

  constructor(connection: Connection) {
    this.#close = () => connection.close()
    this.#connection = {
      async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
        const { rows, changes } = await connection.query(sql, parameters)
        // The shape of a row follows from the query, which only kysely knows.
        return { rows: rows as R[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) }
      },
      streamQuery() {
        throw new Error('the store does not stream')
      },
    }
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#free
    let release = () => {}
    this.#free = new Promise((done) => {
      release = done
    })
    await before
    this.#release = release
    return this.#connection
  }

  async releaseConnection(): Promise<void> {
    this.#release()
  }

  beginTransaction = noTransaction
  commitTransaction = noTransaction
  rollbackTransaction = noTransaction

  async destroy(): Promise<void> {
    this.#close()
  }
}

/** Transactions are the writer's: it shares one among many calls. */
async function noTransaction(): Promise<void> {
  throw new Error('transactions are opened by the writer')
}
