import { createHash } from 'node:crypto'
import { Client, type QueryResult } from 'pg'
import { isAway, LineBroken } from './errors.ts'

/** Milliseconds until a database that does not answer counts as gone. */
const CONNECTING = 3000
const ANSWERING = 8000

/** Integers of 16, 32 and 64 bits: those of 64 are times and counts here, and fit. Everything else is text. */
const INTEGERS = new Set([20, 21, 23])
const types = { getTypeParser: (oid: number) => (text: string) => (INTEGERS.has(oid) ? Number(text) : text) }

/** The server keeps a statement under this name, once it has understood it. */
const names = new Map<string, string>()
function nameOfStatement(sql: string): string {
  let name = names.get(sql)
  if (name === undefined) {
    name = createHash('sha256').update(sql).digest('base64url').slice(0, 20)
    names.set(sql, name)
  }
  return name
}

/** One connection to PostgreSQL, made when it is needed and made again after it broke. Not for two users at a time. */
export class Link {
  readonly #url: string
  readonly #name: string
  readonly #prepare: (client: Client) => Promise<void>
  readonly #answering: number
  #client: Client | undefined
  #connecting: Promise<Client> | undefined
  /** The connection of the transaction that is under way. */
  #held: Client | undefined

  /** `prepare`: what a new connection needs before anything else is said on it. `name`: by which the database's operator knows it. */
  constructor(url: string, prepare: (client: Client) => Promise<void> = async () => undefined, name = 'sundown', answering = ANSWERING) {
    this.#url = url
    this.#name = name
    this.#prepare = prepare
    this.#answering = answering
  }

  get connected(): boolean {
    return this.#client !== undefined
  }

  connect(): Promise<Client> {
    if (this.#client) return Promise.resolve(this.#client)
    this.#connecting ??= this.#connectNew().finally(() => {
      this.#connecting = undefined
    })
    return this.#connecting
  }

  async #connectNew(): Promise<Client> {
    const client = new Client({
      connectionString: this.#url,
      connectionTimeoutMillis: CONNECTING,
      query_timeout: this.#answering,
      keepAlive: true,
      application_name: this.#name,
      types,
    })
    client.on('error', () => this.#drop(client))
    client.on('end', () => this.#drop(client))
    try {
      await client.connect()
      await this.#prepare(client)
    } catch (error) {
      endQuietly(client)
      throw error
    }
    this.#client = client
    return client
  }

  /** A transaction has begun: whatever is said until `letGo` is said on this connection or not at all. On a new one each statement would count for itself. */
  hold(): void {
    if (!this.#client) throw new LineBroken('the connection broke within a transaction')
    this.#held = this.#client
  }

  letGo(): void {
    this.#held = undefined
  }

  #drop(client: Client): void {
    if (this.#client === client) this.#client = undefined
    endQuietly(client)
  }

  /** Whoever is told that the line broke does not know what became of his query. */
  async query(sql: string, parameters: readonly unknown[] = []): Promise<QueryResult<Record<string, unknown>>> {
    let client: Client
    try {
      client = await this.connect()
      if (this.#held && this.#held !== client) throw new LineBroken('the connection broke within a transaction')
    } catch (error) {
      throw databaseSaid(error) ? error : new LineBroken('no connection', { cause: error })
    }
    try {
      return await client.query({ name: nameOfStatement(sql), text: sql, values: [...parameters] })
    } catch (error) {
      if (databaseSaid(error)) {
        if (isAway(error)) this.#drop(client)
        throw error
      }
      this.#drop(client)
      throw new LineBroken('the connection broke', { cause: error })
    }
  }

  /** Several statements at once, without parameters. */
  async exec(sql: string): Promise<void> {
    const client = this.#held ?? (await this.connect())
    await client.query(sql)
  }

  async close(): Promise<void> {
    const client = this.#client
    this.#client = undefined
    // The server notices a little later that somebody has hung up, and would hold his locks until then.
    await client?.query('select pg_advisory_unlock_all()').catch(() => undefined)
    await client?.end().catch(() => undefined)
  }
}

/** The database's own errors have a code of five signs. */
const databaseSaid = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) && 'severity' in error

function endQuietly(client: Client): void {
  client.end().catch(() => undefined)
}
