/** What everybody at all tables counts together. */
export interface Counts {
  /** Acknowledged while the clock ran. */
  answers: number
  /** Everything that was sent meanwhile. */
  messages: number
  games: number
  resumes: number
  readonly errors: Map<string, number>
  /** Milliseconds from an answer to the step that shows it. */
  readonly latencies: number[]
  steps: number
  stepBytes: number
  /** Of everything that was heard meanwhile. */
  bytes: number
}

export const newCounts = (): Counts => ({
  answers: 0,
  messages: 0,
  games: 0,
  resumes: 0,
  errors: new Map(),
  latencies: [],
  steps: 0,
  stepBytes: 0,
  bytes: 0,
})

export function fail(counts: Counts, what: string): void {
  counts.errors.set(what, (counts.errors.get(what) ?? 0) + 1)
}

export const errorsIn = ({ errors }: Counts): number => [...errors.values()].reduce((sum, count) => sum + count, 0)

export interface Latency {
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly max: number
}

export function percentiles(latencies: readonly number[]): Latency {
  const sorted = Float64Array.from(latencies).sort()
  const at = (share: number): number => rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0, 2)
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}

export const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))
