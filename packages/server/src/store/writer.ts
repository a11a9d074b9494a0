import type { Kysely } from 'kysely'
import { StoreAway, StoreFull } from './store.ts'

/** Runs a statement that was put together before, and gives its rows. What every answer needs goes this way: kysely would take as long as the statement itself. */
export type Run = (sql: string, parameters: readonly unknown[]) => Promise<readonly object[]>

export type Work<S, T> = (db: Kysely<S>, run: Run) => Promise<T>

interface Task<S> {
  /** May run more than once, if a transaction had to be given up: it must do nothing but change the store. */
  readonly run: Work<S, void>
  /** The same as one statement. */
  readonly statement?: string
  /** What it deletes must not stay anywhere in the files. */
  readonly sweeps: boolean
  readonly kept: () => void
  readonly failed: (error: unknown) => void
}

/** A connection on which one transaction follows the other. Its errors say what they mean to a user of the store. */
export interface Transactions<S> {
  readonly db: Kysely<S>
  readonly run: Run
  /** One is under way. */
  readonly open: boolean
  begin(): Promise<void>
  commit(): Promise<void>
  rollback(): Promise<void>
  /** A transaction of these statements alone, in one call, where the database can do that. */
  keep?(statements: readonly string[]): Promise<void>
  /** A part of one that can be taken back alone. */
  readonly part: { begin(): Promise<void>; end(): Promise<void>; rollback(): Promise<void> }
  meaning(error: unknown): unknown
  /** Overwrites what committed transactions have deleted, where the database does not do so by itself. */
  sweep?(): Promise<void>
  close(): Promise<void>
}

/** Who stands by when something is written. */
export interface Bystanders {
  /** Why nothing may be written now, if so. */
  refusal?(): Error | undefined
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
  readonly #connection: Transactions<S>
  readonly #bystanders: Bystanders
  #queue: Task<S>[] = []
  #draining: Promise<void> | undefined
  #closed = false
  readonly figures = { commits: 0, writes: 0, seconds: 0 }

  constructor(connection: Transactions<S>, bystanders: Bystanders = {}) {
    this.#connection = connection
    this.#bystanders = bystanders
  }

  write<T>(work: Work<S, T>, { sweeps = false } = {}): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let result: { readonly value: T } | undefined
      const run: Work<S, void> = async (db, runs) => {
        result = { value: await work(db, runs) }
      }
      this.#queued({ run, sweeps, kept: () => result && resolve(result.value), failed: reject })
    })
  }

  /** What can be said in one statement without parameters; `work` does the same step by step. */
  keep(statement: string, work: Work<S, void>): Promise<void> {
    return new Promise((kept, failed) => this.#queued({ run: work, statement, sweeps: false, kept, failed }))
  }

  #queued(task: Task<S>): void {
    const refusal = this.#closed ? new Error('the store is closed') : this.#bystanders.refusal?.()
    if (refusal) {
      task.failed(refusal)
      return
    }
    this.#queue.push(task)
    this.#draining ??= this.#drain()
  }

  #failed(task: Task<S>, error: unknown): void {
    if (noRoom(error)) this.#bystanders.full?.()
    task.failed(error)
  }

  /** Keeps what was asked for before. */
  async close(): Promise<void> {
    this.#closed = true
    await this.#draining
    await this.#connection.close()
  }

  async #drain(): Promise<void> {
    // What came in together belongs together: everything that has arrived is looked at before the first commit.
    await new Promise((resolve) => setImmediate(resolve))
    while (this.#queue.length > 0) {
      const group = this.#queue.slice(0, GROUP)
      this.#queue = this.#queue.slice(GROUP)
      // Even a rollback that fails must not block later calls.
      await this.#keep(group).catch((error) => {
        for (const task of group) this.#failed(task, error)
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
    const begun = performance.now()
    try {
      const statements = fenced ? [] : group.flatMap(({ statement }) => statement ?? [])
      if (this.#connection.keep && statements.length === group.length) {
        await this.#connection.keep(statements)
        kept = group
      } else {
        await this.#connection.begin()
        kept = fenced ? await this.#runFenced(group) : await this.#runAll(group)
        await this.#connection.commit()
      }
    } catch (thrown) {
      const error = this.#connection.meaning(thrown)
      // Nobody knows whether it was committed, so it is not repeated.
      if (error instanceof StoreAway) throw error
      if (this.#connection.open) await this.#connection.rollback()
      const [alone] = group
      if (group.length === 1 && alone) return this.#failed(alone, error)
      if (!fenced && !noRoom(error)) return this.#keep(group, true)
      // One call too many for the disk takes the whole transaction with it: each gets its own chance.
      for (const task of group) await this.#keep([task])
      return
    }
    this.figures.commits += 1
    this.figures.writes += kept.length
    this.figures.seconds += (performance.now() - begun) / 1000
    // It is kept in any case; what is not overwritten now will be when the store is closed.
    if (kept.some(({ sweeps }) => sweeps)) await this.#connection.sweep?.().catch(() => undefined)
    for (const task of kept) task.kept()
  }

  async #runAll(group: readonly Task<S>[]): Promise<readonly Task<S>[]> {
    const { db, run } = this.#connection
    for (const task of group) await task.run(db, run)
    return group
  }

  /** A call that fails leaves nothing behind and disturbs no other. */
  async #runFenced(group: readonly Task<S>[]): Promise<readonly Task<S>[]> {
    const { part, db, run } = this.#connection
    const kept: Task<S>[] = []
    for (const task of group) {
      await part.begin()
      try {
        await task.run(db, run)
        kept.push(task)
      } catch (thrown) {
        const error = this.#connection.meaning(thrown)
        if (!this.#connection.open || noRoom(error)) throw error
        await part.rollback()
        this.#failed(task, error)
      }
      await part.end()
    }
    return kept
  }
}

const noRoom = (error: unknown): boolean => error instanceof StoreFull
