import { Kysely } from 'kysely'
import { SqliteError } from 'libsql'
import { StoreFull, Taken } from '../store.ts'
import { type Connection, dialectOf } from './connection.ts'
import type { Witness } from './witness.ts'

export type Work<S, T> = (db: Kysely<S>) => Promise<T>

interface Task<S> {
  /** May run more than once, if a transaction had to be given up: it must do nothing but change the store. */
  readonly run: (db: Kysely<S>) => Promise<void>
  readonly kept: () => void
  readonly failed: (error: unknown) => void
}

/** Who stands by when something is written. */
export interface Bystanders {
  /** Why nothing may be written now, if so. */
  refusal?(): Error | undefined
  readonly witness?: Witness
  /** A write found no room. */
  full?(): void
}

/** As many calls share one transaction; keeps the memory and the wait of the first of them bounded. */
const GROUP = 1024

/**
 * All changes of the store, in the order of the calls. Calls that arrive while a commit is under way share the next one, so that many of them cost
 * one wait for the disk; each is still kept as a whole or not at all, and its promise is settled when it is on the disk.
 */
export class Writer<S> {
  readonly #connection: Connection
  readonly #bystanders: Bystanders
  readonly #db: Kysely<S>
  #queue: Task<S>[] = []
  #draining: Promise<void> | undefined
  #closed = false
  readonly figures = { commits: 0, writes: 0 }

  constructor(connection: Connection, bystanders: Bystanders = {}) {
    this.#connection = connection
    this.#bystanders = bystanders
    this.#db = new Kysely<S>({ dialect: dialectOf(connection) })
  }

  write<T>(work: Work<S, T>): Promise<T> {
    const refusal = this.#closed ? new Error('the store is closed') : this.#bystanders.refusal?.()
    if (refusal) return Promise.reject(refusal)
    return new Promise<T>((resolve, reject) => {
      let result: { readonly value: T } | undefined
      this.#queue.push({
        run: async (db) => {
          result = { value: await work(db) }
        },
        kept: () => result && resolve(result.value),
        failed: (error) => {
          if (noRoom(error)) this.#bystanders.full?.()
          reject(meaning(error))
        },
      })
      this.#draining ??= this.#drain()
    })
  }

  /** Keeps what was asked for before. */
  async close(): Promise<void> {
    this.#closed = true
    await this.#draining
    // The file alone is then the whole store, should somebody copy it.
    await this.#connection.all('pragma wal_checkpoint(truncate)')
    await this.#db.destroy()
  }

  async #drain(): Promise<void> {
    // Calls made in the same breath belong together.
    await Promise.resolve()
    while (this.#queue.length > 0) {
      const group = this.#queue.slice(0, GROUP)
      this.#queue = this.#queue.slice(GROUP)
      // Not even a connection that cannot take back holds up those who come later.
      await this.#keep(group).catch((error) => {
        for (const task of group) task.failed(error)
      })
    }
    this.#draining = undefined
  }

  /**
   * One transaction for the group. Calls hardly ever fail, so none is fenced off at first; if one does, everything is taken back and done again with
   * a fence around each.
   */
  async #keep(group: readonly Task<S>[], fenced = false): Promise<void> {
    let kept: readonly Task<S>[]
    try {
      await this.#connection.run('begin immediate')
      kept = fenced ? await this.#runFenced(group) : await this.#runAll(group)
      await this.#commit()
    } catch (error) {
      if (this.#connection.inTransaction) await this.#connection.exec('rollback')
      const [alone] = group
      if (group.length === 1 && alone) return alone.failed(error)
      if (!fenced && !noRoom(error)) return this.#keep(group, true)
      // One call too many for the disk takes the whole transaction with it: each gets its own chance.
      for (const task of group) await this.#keep([task])
      return
    }
    this.figures.commits += 1
    this.figures.writes += kept.length
    for (const task of kept) task.kept()
  }

  /** Counted in the same breath, by the store and beside it, before anybody learns of it. */
  async #commit(): Promise<void> {
    const { witness } = this.#bystanders
    await this.#connection.exec(witness ? `pragma user_version = ${witness.next}; commit` : 'commit')
    witness?.committed()
  }

  async #runAll(group: readonly Task<S>[]): Promise<readonly Task<S>[]> {
    for (const task of group) await task.run(this.#db)
    return group
  }

  /** A call that fails leaves nothing behind and disturbs no other. */
  async #runFenced(group: readonly Task<S>[]): Promise<readonly Task<S>[]> {
    const kept: Task<S>[] = []
    for (const task of group) {
      await this.#connection.run('savepoint call')
      try {
        await task.run(this.#db)
        kept.push(task)
      } catch (error) {
        if (!this.#connection.inTransaction || noRoom(error)) throw error
        await this.#connection.run('rollback to call')
        task.failed(error)
      }
      await this.#connection.run('release call')
    }
    return kept
  }
}

const codeOf = (error: unknown): string => (error instanceof SqliteError ? error.code : '')

/** A quota or a limit on file sizes shows as a failed write. */
const noRoom = (error: unknown): boolean => codeOf(error) === 'SQLITE_FULL' || codeOf(error) === 'SQLITE_IOERR_WRITE'

/** What SQLite's error means to a user of the store. */
function meaning(error: unknown): unknown {
  const code = codeOf(error)
  if (noRoom(error)) return new StoreFull('the disk is full', { cause: error })
  if (code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === 'SQLITE_CONSTRAINT_UNIQUE') return new Taken('already there', { cause: error })
  return error
}
