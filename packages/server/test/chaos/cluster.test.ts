import { setTimeout as wait } from 'node:timers/promises'
import { entryOf, firstOf, games, nth, type Random, replay } from '@sundown/engine'
import { expect, it } from 'vitest'
import { type ClusterNode, TestCluster } from './cluster.ts'
import { lostAnswers } from './disk.ts'
import { chance, gather, recordOf } from './gather.ts'
import { type Guest, pauseOf } from './guest.ts'
import { soak } from './process.ts'

const FAULTS = Number(process.env.CHAOS_FAULTS ?? (soak ? 200 : 4))
const TABLES = Number(process.env.CHAOS_TABLES ?? (soak ? 50 : 3))
/** Milliseconds for which a node is stopped, and for which it is cut off: longer than the others wait for it. */
const AWAY = Number(process.env.CHAOS_AWAY ?? (soak ? 30_000 : 7000))
const CUT_OFF = soak ? AWAY / 2 : AWAY
/** Milliseconds everybody thinks: so many tables must not be what keeps the machine busy. */
const PACE = Number(process.env.CHAOS_PACE ?? (soak ? 1000 : 0))
const SEED = process.env.CHAOS_SEED ?? (soak ? String(Date.now()) : 'cluster')

/** Tables that gather at a time. */
const AT_ONCE = 10

type Fault = (cluster: TestCluster, node: ClusterNode) => Promise<void>

const FAULT: { readonly [name: string]: Fault } = {
  'a node is killed': async (_, { process }) => {
    await process.kill()
    await process.begin()
  },
  'a node is stopped and goes on later': async (_, { process }) => {
    process.signal('SIGSTOP')
    await wait(AWAY)
    process.signal('SIGCONT')
  },
  'PostgreSQL is restarted': async ({ postgres }) => {
    await postgres.down('immediate')
    await postgres.up()
  },
  'Redis is restarted, empty': async ({ redis }) => {
    await redis.down()
    await redis.up()
  },
  'a node is cut off from PostgreSQL': async (_, { toDatabase }) => {
    toDatabase.cut()
    await wait(CUT_OFF)
    toDatabase.mend()
  },
  'a node is cut off from Redis': async (_, { toRedis }) => {
    toRedis.cut()
    await wait(CUT_OFF)
    toRedis.mend()
  },
  'a node is updated': async (_, { process }) => {
    expect(await process.stop()).toBe(0)
    await process.begin()
  },
}
/** In CI, what hurts most. */
const SHORT = ['a node is killed', 'a node is stopped and goes on later', 'PostgreSQL is restarted', 'a node is updated']

it(`three nodes, ${TABLES} tables, ${FAULTS} faults: nothing acknowledged is lost, and no table is stuck`, {
  timeout: FAULTS * 120_000 + 240_000,
}, async () => {
  console.log(`CHAOS_SEED=${SEED}`)
  const random = chance(SEED)
  const cluster = await TestCluster.start(3)
  const tables: (readonly Guest[])[] = []
  for (let i = 0; i < TABLES; i += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, TABLES - i) }, (_, k) => sitDown(cluster.url, random, i + k))
    tables.push(...(await Promise.all(some)))
  }
  const guests = tables.flat()
  const answers = () => guests.flatMap(({ acknowledged }) => acknowledged)
  await everyTableGoesOn(tables, 'before anything happened')

  for (let fault = 0; fault < FAULTS; fault++) {
    const name = soak ? nameOf(random) : nth(SHORT, fault % SHORT.length)
    await wait(random.below(300))
    const node = random.below(cluster.nodes.length)
    cluster.note(`fault ${fault + 1}: ${name}, node ${node + 1}`)
    const begun = performance.now()
    await entryOf(FAULT, name)(cluster, nth(cluster.nodes, node))
    await everyTableGoesOn(tables, `after ${name} (${fault + 1})`)
    if (soak) {
      const pauses = tables.map((table) => pauseOf(table, begun)).sort((a, b) => b - a)
      const said = `the longest pauses ${pauses.slice(0, 3).map(Math.round).join(', ')} ms; ${answers().length} answers so far`
      console.log(`${new Date().toISOString()} fault ${fault + 1}: ${name}, node ${node + 1}; ${said}`)
    }
    // What they heard is not asked about here, and a long run hears much.
    for (const guest of guests) guest.heard.length = 0
    expect(cluster.strayWrites(), name).toEqual([])
    expect(await cluster.gaps()).toEqual([])
  }

  for (const guest of guests) guest.playing = false
  // Before the database is asked: who was thinking may still say something.
  const acknowledged = answers()
  expect(lostAnswers(await cluster.answers(), acknowledged)).toEqual([])
  await wait(PACE + 300)
  for (const game of new Set(guests.flatMap(({ records }) => [...records]))) {
    const record = await recordOf(cluster.url, game)
    const kind = games.get(record.game)
    expect(kind && replay(kind.rules, record, { verify: true }).fault).toBeUndefined()
  }
  expect(guests.flatMap(({ surprises }) => surprises).filter((said) => !PASSING.test(said))).toEqual([])
  console.log(`${FAULTS} faults, ${answers().length} answers acknowledged, none lost`)
})

/** What a player may be told while something is away: it is tried again. */
const PASSING = /store-away|server-closing|no-such-table|disk-full/

const nameOf = (random: Random): string => {
  const names = Object.keys(FAULT)
  return names[random.below(names.length)] ?? ''
}

/** Nothing has happened yet, but a machine with much to do can look as if it had: then they try again. */
async function sitDown(url: string, random: Random, i: number): Promise<readonly Guest[]> {
  for (let tries = 0; ; tries++) {
    try {
      const table = await gather(url, random, settingOf(i))
      for (const guest of table) guest.pace = PACE
      return table
    } catch (error) {
      if (!soak || tries > 10) throw error
      console.log(`table ${i + 1} once more: ${error}`)
    }
  }
}

/** Some with bots and clocks, so that a node that wakes up has something to write at once. */
const settingOf = (i: number) =>
  i % 2 === 0
    ? { people: 4 }
    : { people: 3, bots: 1, settings: { botPace: 20, clocks: { turn: 60, reaction: 30, reserve: 60 }, options: { players: 4 } } }

/** Somebody at every table has been told that his answer counts, since just now. */
async function everyTableGoesOn(tables: readonly (readonly Guest[])[], when: string): Promise<void> {
  const goesOn = (table: readonly Guest[]) => {
    const before = table.map(({ acknowledged }) => acknowledged.length)
    const isAnswered = () => table.some(({ acknowledged }, i) => acknowledged.length > (before[i] ?? 0) + 1)
    return firstOf(table).until(isAnswered, `an answer ${when}`, 60)
  }
  await Promise.all(tables.map(goesOn))
}
