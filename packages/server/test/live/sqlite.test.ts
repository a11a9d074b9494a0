import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { openSqlite, type SqliteOptions } from '../../src/store/sqlite.ts'
import { type RunningStore, StoreFull } from '../../src/store/store.ts'
import { begin, fair, gather, halt, letPlay, outcome, toTheEnd } from './gather.ts'
import { anyAnswer, type Player } from './player.ts'

let data: string | undefined
let disk: RunningStore | undefined

async function openDisk(options: SqliteOptions = {}): Promise<RunningStore> {
  data = await mkdtemp(join(tmpdir(), 'sundown-live-'))
  disk = await openSqlite(data, options)
  return disk
}

afterEach(async () => {
  await disk?.close()
  if (data) await rm(data, { recursive: true, force: true })
  data = undefined
  disk = undefined
})

/** Somebody has talked a lot. */
async function fill(store: RunningStore, table: string): Promise<void> {
  for (let number = 1; number < 2000; number++) {
    const written = await store.addChat(table, { number, at: 0, from: null, text: 'x'.repeat(3000) }).catch((error) => {
      if (!(error instanceof StoreFull)) throw error
      return 'full'
    })
    if (written === 'full') return
  }
}

const game = ({ table }: Player): string => table?.game ?? ''

describe('on a real disk', () => {
  test('a game is played to its end, kept and verified', async () => {
    const store = await openDisk()
    const { players } = await gather(4, {}, 1, { disk: store })
    letPlay(players, await begin(players, 'disk'))
    await toTheEnd(players)
    fair(await store.record(game(players[0])))
    expect(await store.unfinishedGames()).toEqual([])
  })

  test('every acknowledged answer outlives a crash, and play goes on', async () => {
    const store = await openDisk()
    const { house, players } = await gather(4, {}, 0, { disk: store })
    const random = await begin(players, 'crashes on disk')
    const [host] = players
    for (let crash = 0; crash < 6 && !host.isOver; crash++) {
      letPlay(players, random)
      const goal = (host.state?.seq ?? 0) + 2 + random.below(8)
      await host.until(() => (host.state?.seq ?? 0) >= goal || host.isOver)
      halt(players)
      const seen = Math.max(...players.map(({ state }) => state?.seq ?? 0))
      if (host.isOver) break
      await house.crash()
      for (const player of players) {
        await player.connect()
        await player.call('come', { table: player.tableId })
        if (!player.isOver) expect((await player.resume(player.state?.seq)).seq).toBeGreaterThanOrEqual(seen)
      }
    }
    letPlay(players, random)
    if (!host.isOver) await host.until(() => host.isOver, 'the end')
    fair(await store.record(game(host)))
  })

  test('a disk that fills up stops taking answers and loses none', async () => {
    const store = await openDisk({ maxPages: 89 })
    const { players } = await gather(4, {}, 0, { disk: store })
    const random = await begin(players, 'full disk')
    let acknowledged = 0
    let refusal = 'done'
    for (let i = 0; i < 3000 && refusal === 'done'; i++) {
      const asked = players.find(({ question }) => question?.options?.length)
      const { question } = asked ?? {}
      if (!asked || !question) {
        await Promise.all(players.map((player) => player.call('ping')))
        continue
      }
      refusal = await outcome(asked.at('answer', { number: question.number, answer: await anyAnswer(asked, question, random) }))
      if (refusal === 'old-question') refusal = 'done'
      else if (refusal === 'done') acknowledged++
      if (asked.isOver) break
      if (acknowledged === 10) await fill(store, asked.tableId)
    }
    expect(refusal).toBe('disk-full')
    expect(acknowledged).toBeGreaterThan(0)
    expect(await store.log(game(players[0]))).toHaveLength(acknowledged)
  })
})
