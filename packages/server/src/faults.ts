import { type Log, traceOf } from './log.ts'

/** Where an exception belongs: only that part is affected. `process`: nobody caught it. */
export const FAULTS_OF = ['connection', 'table', 'timer', 'job', 'request', 'process'] as const
export type FaultOf = (typeof FAULTS_OF)[number]

/** Exceptions that nobody expected. Each is logged with its type and where it happened, and counted. */
export class Faults {
  readonly counts: { [of in FaultOf]: number } = { connection: 0, table: 0, timer: 0, job: 0, request: 0, process: 0 }
  readonly #log: Log

  constructor(log: Log) {
    this.#log = log
  }

  caught(of: FaultOf, error: unknown, what: string, fields: object = {}): void {
    this.counts[of]++
    this.#log.error({ of, ...fields, fault: traceOf(error) }, what)
  }

  /** Runs it. If it throws, the exception is noted and goes no further. */
  guard(of: FaultOf, what: string, work: () => void): void {
    try {
      work()
    } catch (error) {
      this.caught(of, error, what)
    }
  }
}
