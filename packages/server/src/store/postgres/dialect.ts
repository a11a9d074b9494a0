import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import { meaning } from './errors.ts'
import { Link } from './link.ts'

/** Lets kysely speak through connections of ours. Whoever finds none free waits for his turn. */
export function kyselyOver<S>(links: readonly Link[]): Kysely<S> {
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new LinksDriver(links),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
  return new Kysely<S>({ dialect })
}

/** For reading: this many at a time. */
export const readersOf = (url: string, most: number): readonly Link[] => Array.from({ length: most }, () => new Link(url))

class LinkConnection implements DatabaseConnection {
  readonly link: Link

  constructor(link: Link) {
    this.link = link
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, rowCount, command } = await this.link.query(sql, parameters).catch((error) => Promise.reject(meaning(error)))
    const changed = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE'
    // The shape of a row follows from the query, which only kysely knows.
    return { rows: rows as R[], ...(changed && { numAffectedRows: BigInt(rowCount ?? 0) }) }
  }

  streamQuery(): never {
    throw new Error('the store does not stream')
  }
}

class LinksDriver implements Driver {
  readonly #free: LinkConnection[]
  readonly #all: readonly LinkConnection[]
  readonly #waiting: ((connection: LinkConnection) => void)[] = []

  constructor(links: readonly Link[]) {
    this.#all = links.map((link) => new LinkConnection(link))
    this.#free = [...this.#all]
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#free.pop() ?? new Promise((turn) => this.#waiting.push(turn))
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (!(connection instanceof LinkConnection)) return
    const next = this.#waiting.shift()
    if (next) next(connection)
    else this.#free.push(connection)
  }

  beginTransaction = noTransaction
  commitTransaction = noTransaction
  rollbackTransaction = noTransaction

  async destroy(): Promise<void> {
    await Promise.all(this.#all.map(({ link }) => link.close()))
  }
}

/** Transactions are the writer's: it shares one among many calls. */
async function noTransaction(): Promise<void> {
  throw new Error('transactions are opened by the writer')
}
