import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { GameKind } from '@sundown/engine'
import { Child } from './child.ts'
import { measureEcho } from './echo.ts'
import { type Counts, errorsIn, type Latency, newCounts, percentiles, rounded } from './figures.ts'
import type { Run } from './player.ts'
import { type Costs, costsOf, Servers } from './servers.ts'
import { seatsAt, Tables } from './tables.ts'

export interface Report {
  readonly game: string
  readonly tables: number
  readonly seats: number
  readonly seconds: number
  readonly answers: number
  readonly answersPerSecond: number
  /** All that was sent, as a page sends it: answers, and what may be picked next. */
  readonly messages: number
  readonly messagesPerSecond: number
  readonly echoPerSecond: number
  readonly ratio: number
  readonly latencyMs: Latency
  readonly resumes: number
  readonly errors: number
  readonly memoryMb: { readonly start: number; readonly end: number }
  readonly perAnswer: Costs & { /** To everybody at the table, together. */ readonly bytes: number }
}

export interface Plan {
  readonly kind: GameKind
  readonly tables: number
  readonly seconds: number
  /** Milliseconds before each answer. */
  readonly think: number
  /** Left out: we start a server of our own. */
  readonly urls: readonly string[] | undefined
}

const GATHERING_MS = 120_000
const LAST_ANSWERS_MS = 500
/** Milliseconds between two searches for tables that have stopped. */
const LOOK_MS = 10_000

export async function measure(plan: Plan): Promise<{ readonly report: Report; readonly counts: Counts }> {
  return plan.urls === undefined ? withServer((url) => measureAt([url], plan)) : measureAt(plan.urls, plan)
}

/** Here everybody comes from one address, so limits by address must not limit the test. */
const OPEN_DOORS = [
  'guests-per-hour',
  'requests-per-minute',
  'max-sockets-per-address',
  'max-tables-per-address',
  'messages-per-second',
  'message-burst',
  'visits-per-minute',
]

async function withServer<T>(work: (url: string) => Promise<T>): Promise<T> {
  const data = await mkdtemp(join(tmpdir(), 'sundown-load-'))
  const limits = OPEN_DOORS.flatMap((flag) => [`--${flag}`, '1000000'])
  const server = new Child(['serve', '--port', '0', '--host', '127.0.0.1', '--data', data, '--log-level', 'error', ...limits])
  try {
    return await work(await server.address())
  } finally {
    await server.stop()
    await rm(data, { recursive: true, force: true })
  }
}

async function measureAt(urls: readonly string[], plan: Plan): Promise<{ readonly report: Report; readonly counts: Counts }> {
  const servers = new Servers(urls)
  const run: Run = { servers, kind: plan.kind, think: plan.think, counts: newCounts(), measuring: false, over: false }
  const tables = new Tables(run)
  const start = await servers.totals()
  let [before, end] = [start, start]
  let seconds = 0
  try {
    await tables.gather(plan.tables, performance.now() + GATHERING_MS)
    before = await servers.totals()
    seconds = await runFor(plan.seconds, run, tables)
    end = await servers.totals()
  } finally {
    run.over = true
    await tables.leave()
  }
  const { counts } = run
  const bytes = counts.stepBytes / Math.max(1, counts.steps)
  const echoPerSecond = await measureEcho(plan.tables, bytes, Math.min(5, Math.max(1, plan.seconds / 6)))
  const answersPerSecond = counts.answers / seconds
  const report: Report = {
    game: plan.kind.rules.name,
    tables: plan.tables,
    seats: Array.from({ length: plan.tables }, (_, table) => seatsAt(plan.kind, table)).reduce((sum, seats) => sum + seats, 0),
    seconds: rounded(seconds, 1),
    answers: counts.answers,
    answersPerSecond: rounded(answersPerSecond, 1),
    messages: counts.messages,
    messagesPerSecond: rounded(counts.messages / seconds, 1),
    echoPerSecond: rounded(echoPerSecond, 1),
    ratio: rounded(answersPerSecond / echoPerSecond, 4),
    latencyMs: percentiles(counts.latencies),
    resumes: counts.resumes,
    errors: errorsIn(counts),
    memoryMb: { start: start.memoryMb, end: end.memoryMb },
    perAnswer: { ...costsOf(before, end, counts.answers), bytes: Math.round(counts.bytes / Math.max(1, counts.answers)) },
  }
  return { report, counts }
}

/** Counts for this many seconds. Answers still in flight then are received but not counted. */
async function runFor(seconds: number, run: Run, tables: Tables): Promise<number> {
  const started = performance.now()
  run.measuring = true
  const looking = setInterval(() => tables.lookForStalls(), LOOK_MS)
  try {
    await wait(seconds * 1000)
  } finally {
    clearInterval(looking)
    run.measuring = false
    run.over = true
  }
  const took = (performance.now() - started) / 1000
  await wait(LAST_ANSWERS_MS)
  return took
}
