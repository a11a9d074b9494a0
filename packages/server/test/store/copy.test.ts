import { expect, test } from 'vitest'
import { copyStore } from '../../src/store/copy.ts'
import { openPostgres } from '../../src/store/postgres.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { type Store, StoreBroken, StoreInUse } from '../../src/store/store.ts'
import { TestPostgres } from './postgres.ts'
import { entry, folder, game, person, playRated, record, report, T0, table } from './samples.ts'

const postgres = await TestPostgres.shared()
const GAMES = 1000

/** A server as it may be after a year: every second game is over, the others go on. */
async function fill(store: Store): Promise<void> {
  await store.addPerson(person('p1', { name: 'Zoë “Ⅻ” O’Neil', nameKey: 'zoe', passwordHash: 'hash' }))
  await store.addPerson(person('p2', { bannedAt: T0 }))
  await store.addSession('s1', 'p1', T0)
  await store.addToken({ id: 'k1', person: 'p1', label: 'bot', createdAt: T0, usedAt: null }, 'h1')
  await store.setMute('p1', 'p2', true)
  await store.saveTable(table('t1', { host: 'p1', game: 'g1', kicked: ['p2'] }))
  await store.addChat('t1', { number: 1, at: T0, from: { id: 'p1', name: 'Zoë', account: true }, text: 'Hände hoch' })
  await Promise.all(
    Array.from({ length: GAMES }, async (_, i) => {
      await store.addGame(game(`g${i}`))
      await store.append([entry(`g${i}`, 1), entry(`g${i}`, 2)])
      if (i % 2 === 0) await store.archive(`g${i}`, 'over', record({ seed: String(i) }), [0], T0 + i)
    }),
  )
  for (const i of [1, 2]) await playRated(store, `rated${i}`, T0 + i)
  await store.addReport(report('r1'))
  await store.setModerator('p2', T0)
  await store.setShared('p1', true)
  const act = { at: T0, act: 'warn', hours: null, report: 'r1', moderator: 'p2', about: 'p1', note: 'why' }
  await store.moderate(act, { warning: 'why', warnedAt: T0 }, ['r1'])
  await store.hold({ game: 'g1', question: 3, seat: 1, sealed: 'sealed' })
  await store.beat(4711)
}

test('a whole server moves into a database and back, and its games go on', { timeout: 120_000 }, async () => {
  const [there, back] = [folder(), folder()]
  const database = await postgres.made(postgres.unused())
  const first = await openSqlite(there)
  await fill(first)
  await expect(copyStore(there, database)).rejects.toThrow(StoreInUse)
  await first.close()

  const out = await copyStore(there, database)
  expect(out.counts).toMatchObject({
    people: 2,
    sessions: 1,
    tokens: 1,
    mutes: 1,
    tables: 1,
    chat: 1,
    games: GAMES + 2,
    log: GAMES,
    held: 1,
  })
  expect(out.counts).toMatchObject({ ratings: 2, sideCounts: 1, ratedSeats: 8, playedGames: 2, playedSeats: 8 })
  expect(out.counts).toMatchObject({ standings: 1, moderators: 1, profiles: 1, reports: 1, moderationLog: 1 })
  const moved = await openPostgres(database)
  expect(await moved.unfinishedGames()).toHaveLength(GAMES / 2)
  expect(await moved.held('g1')).toHaveLength(1)
  expect(await moved.ran()).toBe(4711)
  await moved.append([entry('g1', 3)])
  await expect(copyStore(database, back)).rejects.toThrow(StoreInUse)
  await moved.close()

  const home = await copyStore(database, back)
  expect(home.counts).toEqual({ ...out.counts, log: GAMES + 1 })
  const again = await openSqlite(back)
  expect((await again.log('g1')).map(({ seq }) => seq)).toEqual([1, 2, 3])
  await again.append([entry('g1', 4)])
  expect(await again.record('g0')).toEqual(record({ seed: '0' }))
  expect(await again.ratings('p1')).toMatchObject([{ mu: 28, games: 2 }])
  expect(await again.moderationLog({ from: 0, most: 9 })).toMatchObject([{ act: 'warn', sound: true }])
  expect(await again.person('p1')).toEqual(await (await reopened(there)).person('p1'))
  await (await again.check()).done
  expect(again.state).toBe('well')
  await again.close()

  async function reopened(data: string): Promise<Store> {
    const store = await openSqlite(data)
    return { ...store, person: (id) => store.person(id).finally(() => store.close()) }
  }
})

test('a copy there and back is the same, by count and digest', async () => {
  const [there, back] = [folder(), folder()]
  const database = await postgres.made(postgres.unused())
  const first = await openSqlite(there)
  await first.addPerson(person('p1'))
  await first.addGame(game('g1'))
  await first.append([entry('g1', 1)])
  await first.close()
  const out = await copyStore(there, database)
  expect(await copyStore(database, back)).toEqual(out)
  await expect(copyStore(there, database)).rejects.toThrow(/something in the place/)
  await expect(copyStore(folder(), database)).rejects.toThrow(StoreBroken)
  await expect(copyStore(there, there)).rejects.toThrow(/not to itself/)
  await expect(copyStore(there, 'postgres://nowhere')).rejects.toThrow(/must be an address like/)
})
