import { firstOf, nth } from '@sundown/engine'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Members } from '../../src/cluster/members.ts'
import { ConfigError } from '../../src/config.ts'
import { Link } from '../../src/store/postgres/link.ts'
import { POSTGRES_MIGRATIONS } from '../../src/store/postgres/migrations.ts'
import type { DatabaseSchema } from '../../src/store/postgres/schema.ts'
import { postgresTransactions } from '../../src/store/postgres/transactions.ts'
import { openPostgres, type PostgresStore } from '../../src/store/postgres.ts'
import { StoreAway, StoreBroken, StoreInUse, StoreTooNew, TableElsewhere, Taken } from '../../src/store/store.ts'
import { contract } from './contract.ts'
import { TestPostgres } from './postgres.ts'
import { entry, game, person, playRated, ratedSeats, record, T0, table } from './samples.ts'

const postgres = await TestPostgres.shared()

const place = () => postgres.empty()

/** A store that is closed after the test, if the test has not done so. */
async function opened(url = place()): Promise<PostgresStore> {
  const store = await openPostgres(await postgres.made(url))
  onTestFinished(() => store.close())
  return store
}

contract({ place, opened })

describe('answers in windows', () => {
  test('are kept by game, question and seat, and go with the game', async () => {
    const data = place()
    const store = await opened(data)
    await store.addGame(game('g1'))
    await store.hold({ game: 'g1', question: 4, seat: 1, sealed: 'first' })
    await store.hold({ game: 'g1', question: 4, seat: 0, sealed: 'other' })
    await store.hold({ game: 'g1', question: 4, seat: 1, sealed: 'second' })
    await store.hold({ game: 'g2', question: 4, seat: 1, sealed: 'of no game' })
    await store.close()
    const again = await opened(data)
    expect(await again.held('g1')).toEqual([
      { game: 'g1', question: 4, seat: 0, sealed: 'other' },
      { game: 'g1', question: 4, seat: 1, sealed: 'second' },
    ])
    expect(await again.held('g2')).toEqual([])
    await again.archive('g1', 'over', record(), [0], T0)
    expect(await again.held('g1')).toEqual([])
  })
})

describe('a database that goes away', () => {
  test('in the middle of a transaction: nothing of it is done on another connection', async () => {
    const store = await opened()
    const link = new Link(store.url, undefined, 'torn')
    const { db, begin, commit, close } = postgresTransactions<DatabaseSchema>(link, () => undefined)
    onTestFinished(close)
    const note = () => db.insertInto('meta').values({ key: 'torn', value: '1' }).execute()
    await begin()
    await note()
    await postgres.sql("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'torn'")
    await expect.poll(() => link.connected).toBe(false)
    await expect(note()).rejects.toThrow(StoreAway)
    await expect(commit()).rejects.toThrow(StoreAway)
    expect(await postgres.sql("select * from meta where key = 'torn'", store.url)).toEqual([])
    await begin()
    await note()
    await commit()
    expect(await postgres.sql("select * from meta where key = 'torn'", store.url)).toHaveLength(1)
  })

  test('refuses what is asked meanwhile, loses nothing before it, and is used again when it is back', async () => {
    const own = await TestPostgres.start()
    onTestFinished(() => own.stop())
    const store = await openPostgres(own.urlOf('postgres'))
    onTestFinished(() => store.close())
    await store.addGame(game('g1'))
    await store.append([entry('g1', 1)])
    await own.down('immediate')
    await expect(store.append([entry('g1', 2)])).rejects.toThrow(StoreAway)
    expect(store.state).toBe('away')
    await expect(store.log('g1')).rejects.toThrow(StoreAway)
    await own.up()
    await store.append([entry('g1', 2)])
    expect(store.state).toBe('well')
    expect((await store.log('g1')).map(({ seq }) => seq)).toEqual([1, 2])
    await expect(store.append([entry('g1', 2)])).rejects.toThrow(Taken)
  })
})

describe('a database that cannot be used says why', () => {
  const refusals: readonly [string, () => Promise<string>, new (message: string) => Error, RegExp][] = [
    ['the password is wrong', async () => postgres.urlOf('postgres', 'wrong'), ConfigError, /refuses the user or the password/],
    ['there is none', async () => postgres.urlOf('nowhere'), ConfigError, /there is no database 127\.0\.0\.1:\d+\/nowhere/],
    ['nobody listens', async () => 'postgres://a:secret@127.0.0.1:1/x', ConfigError, /cannot be reached \(ECONNREFUSED\)/],
    ['it belongs to another program', strange, StoreBroken, /not those of Sundown/],
    ['a newer program wrote it', newer, StoreTooNew, /version 99/],
  ]
  test.each(refusals)('%s', async (_, url, kind, said) => {
    const refused = openPostgres(await url())
    await expect(refused).rejects.toThrow(said)
    await expect(refused).rejects.toThrow(kind)
    await expect(refused).rejects.not.toThrow(/secret|wrong/)
  })

  async function strange(): Promise<string> {
    const url = await postgres.made(postgres.unused())
    await postgres.sql('create table theirs (id text)', url)
    return url
  }

  async function newer(): Promise<string> {
    const url = await postgres.made(postgres.unused())
    const store = await openPostgres(url, { migrations: [...POSTGRES_MIGRATIONS, { version: 99, sql: [] }] })
    await store.close()
    return url
  }
})

test('a failed step of the schema leaves the database as it was', async () => {
  const url = await postgres.made(postgres.unused())
  await (await openPostgres(url)).close()
  const failing = [...POSTGRES_MIGRATIONS, { version: 99, sql: ['drop table held', 'create table people (id text)'] }]
  await expect(openPostgres(url, { migrations: failing })).rejects.toThrow()
  const store = await opened(url)
  await store.addPerson(person('p1'))
  expect(await store.held('g1')).toEqual([])
})

describe('a table that another node has', () => {
  test('is not written to any more, by whoever had it before: not its row, its games, its talk or its windows', async () => {
    const store = await openPostgres(await postgres.made(place()), { sharing: 'shared' })
    onTestFinished(() => store.close())
    await store.saveNewTable(table('t1'), 'one')
    const [first, second] = [store.fenced({ table: 't1', node: 'one', epoch: 1 }), store.fenced({ table: 't1', node: 'two', epoch: 2 })]
    await first.addGame(game('g1'))
    await first.append([entry('g1', 1)])
    await expect(second.append([entry('g1', 2)])).rejects.toThrow(TableElsewhere)

    const members = new Members(store.url)
    onTestFinished(() => members.close())
    await members.give({ table: 't1', epoch: 1 }, 'one', 'two')
    await second.append([entry('g1', 2)])
    const refused = await Promise.allSettled([
      first.append([entry('g1', 3)]),
      first.saveTable(table('t1', { paused: true })),
      first.addGame(game('g2')),
      first.dealt('g1', [], []),
      first.archive('g1', 'over', record(), [0], T0),
      first.setAside('g1', T0),
      first.clearSeat('g1', 0),
      first.addRatedSeats('g1', ratedSeats),
      first.setGone('g1', 0, true),
      first.addChat('t1', { number: 1, at: T0, from: null, text: 'late' }),
      first.hold({ game: 'g1', question: 1, seat: 0, sealed: 'late' }),
    ])
    for (const write of refused) expect(write).toMatchObject({ status: 'rejected', reason: expect.any(TableElsewhere) })
    expect((await store.log('g1')).map(({ seq }) => seq)).toEqual([1, 2])
    expect(await store.game('g2')).toBeUndefined()
    expect(await store.held('g1')).toEqual([])
    expect((await store.table('t1'))?.paused).toBe(false)
  })

  test('is taken over by one node only, when its owner is silent for too long', async () => {
    const store = await openPostgres(await postgres.made(place()), { sharing: 'shared' })
    onTestFinished(() => store.close())
    const members = new Members(store.url)
    onTestFinished(() => members.close())
    for (const node of ['one', 'two', 'three']) await members.register(node, 1000, { bang: '1' })
    for (let i = 0; i < 60; i++) await store.saveNewTable(table(`t${i}`), 'one')
    expect(await members.claim('two')).toEqual([])
    expect(await members.giveUpSilent()).toEqual([])
    await postgres.sql(`update nodes set "beatAt" = "beatAt" - 6000 where id = 'one'`, store.url)
    expect(await members.giveUpSilent()).toEqual(['one'])
    expect(await members.beat('one', 2000, true)).toBe(false)
    const taken = await Promise.all([members.claim('two'), members.claim('three'), members.claim('two'), members.claim('three')])
    expect(new Set(taken.flat()).size).toBe(60)
    expect(taken.flat()).toHaveLength(60)
    const owned = [...(await members.owned('two')), ...(await members.owned('three'))]
    expect(owned.every(({ epoch }) => epoch === 2)).toBe(true)
    expect(await members.ownerOf('t1')).toMatchObject({ present: true })
    expect(await members.ownerOf('nowhere')).toBeUndefined()
    expect(await members.houseTime()).toBeGreaterThanOrEqual(1000)
  })
})

test('several nodes share a database, and nobody else has it meanwhile', async () => {
  const url = await postgres.made(place())
  const [one, two] = [await openPostgres(url, { sharing: 'shared' }), await openPostgres(url, { sharing: 'shared' })]
  await expect(openPostgres(url)).rejects.toThrow(StoreInUse)
  await one.close()
  await expect(openPostgres(url)).rejects.toThrow(StoreInUse)
  await two.close()
  await opened(url)
})

test('rated games that end at several nodes at once all count, and the log of moderators keeps its order', async () => {
  const url = await postgres.made(place())
  const nodes = [await openPostgres(url, { sharing: 'shared' }), await openPostgres(url, { sharing: 'shared' })]
  for (const node of nodes) onTestFinished(() => node.close())
  for (const id of ['p1', 'p2']) await firstOf(nodes).addPerson(person(id))
  const act = { at: T0, act: 'nothing', hours: null, report: null, moderator: 'p2', about: 'p1', note: '' }
  await Promise.all(
    nodes.flatMap((node, i) =>
      Array.from({ length: 5 }, async (_, k) => {
        await playRated(node, `g${i}${k}`)
        await node.moderate(act, {}, [])
      }),
    ),
  )
  expect(await nth(nodes, 1).ratings('p1')).toMatchObject([{ games: 10, mu: 40 }])
  expect((await firstOf(nodes).moderationLog({ from: 0, most: 20 })).map(({ number, sound }) => [number, sound])).toEqual(
    Array.from({ length: 10 }, (_, i) => [10 - i, true]),
  )
})
