import { setTimeout as wait } from 'node:timers/promises'
import { nth } from '@sundown/engine'
import { expect, it } from 'vitest'
import { type ClusterNode, TestCluster } from './cluster.ts'
import { chance, gather } from './gather.ts'
import { type Guest, pauseOf } from './guest.ts'
import { soak } from './process.ts'

const TABLES = 6
/** Milliseconds for which a node is stopped or cut off. */
const AWAY = 15_000

/** What happens to the node that has the most tables, and how it is mended before the next. */
type Fault = readonly [string, (node: ClusterNode) => Promise<void>, (node: ClusterNode) => Promise<void>]

/** The promise for it is the shortest: it is measured three times. */
const UPDATE: Fault = ['SIGTERM', async ({ process }) => void (await process.stop()), ({ process }) => process.begin()]
const FAULTS: readonly Fault[] = [
  UPDATE,
  UPDATE,
  UPDATE,
  ['kill -9', ({ process }) => process.kill(), ({ process }) => process.begin()],
  ['SIGSTOP', async ({ process }) => process.signal('SIGSTOP'), async ({ process }) => process.signal('SIGCONT')],
  ['cut off from Redis', async ({ toRedis }) => toRedis.cut(), async ({ toRedis }) => toRedis.mend()],
  ['cut off from PostgreSQL', async ({ toDatabase }) => toDatabase.cut(), async ({ toDatabase }) => toDatabase.mend()],
]

// Figures for docs/hosting.md; they say something on a machine that has nothing else to do.
it.runIf(soak)('how long tables and people are without a node', { timeout: 900_000 }, async () => {
  const random = chance('fail over')
  const cluster = await TestCluster.start(3)
  cluster.spread.watch((port) =>
    fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(1500) }).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  const tables: (readonly Guest[])[] = []
  for (let i = 0; i < TABLES; i++) tables.push(await gather(cluster.url, random, { people: 4 }))
  for (const guest of tables.flat()) guest.pace = 100
  for (const [fault, strike, mend] of FAULTS) {
    await wait(8000)
    const node = await fullest(cluster)
    const [at, since] = [Date.now(), performance.now()]
    await strike(node)
    await wait(AWAY)
    const ownerless = gaps(cluster, node, at)
    expect(ownerless.length, fault).toBeGreaterThan(0)
    const now = performance.now()
    const away = tables
      .flat()
      .flatMap((guest) => guest.away.filter(({ from }) => from > since).map(({ from, to }) => Math.min(to, now) - from))
    const still = tables.map((table) => pauseOf(table, since))
    console.log(
      `${fault}: ${ownerless.length} of ${TABLES} tables were there; without an owner ${range(ownerless)}, people without a connection ${range(away)} (${away.length} times), no answer at a table for at most ${range(still)}`,
    )
    await mend(node)
  }
})

/** In milliseconds. */
const range = (times: readonly number[]): string =>
  times.length === 0 ? 'never' : `${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))} ms`

async function fullest({ nodes }: TestCluster): Promise<ClusterNode> {
  const counts = await Promise.all(
    nodes.map(async ({ process }) => Number(/^sundown_tables (\d+)/m.exec(await (await fetch(`${process.url}/metrics`)).text())?.[1])),
  )
  return nth(nodes, counts.indexOf(Math.max(...counts)))
}

interface Said {
  readonly time: number
  readonly table: string
  readonly has: boolean
}

/** What a node has logged of its tables, in order. */
function saidBy({ process }: ClusterNode): readonly Said[] {
  return process.output.split('\n').flatMap((line) => {
    if (!/this node has the table (now|no longer)/.test(line)) return []
    const { time, table, msg }: { time: number; table: string; msg: string } = JSON.parse(line)
    return [{ time, table, has: msg.endsWith('now') }]
  })
}

/** For each table that others have taken since: from when its node gave it up, or was struck, until another had it. */
function gaps({ nodes }: TestCluster, node: ClusterNode, at: number): readonly number[] {
  const since = (one: ClusterNode, has: boolean) => saidBy(one).filter((said) => said.has === has && said.time >= at)
  const taken = nodes.filter((other) => other !== node).flatMap((other) => since(other, true))
  const first = new Map(taken.sort((a, b) => b.time - a.time).map(({ table, time }) => [table, time]))
  return [...first].map(([table, time]) => {
    const givenUp = since(node, false).find((said) => said.table === table && said.time <= time)
    return time - (givenUp?.time ?? at)
  })
}
