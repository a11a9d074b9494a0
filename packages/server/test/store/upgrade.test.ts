import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import Database from 'libsql'
import { describe, expect, test } from 'vitest'
import { FOLD_VERSION, nameKey } from '../../src/people/names/fold.ts'
import { backupFolder, storeFile } from '../../src/store/files.ts'
import { MIGRATIONS } from '../../src/store/migrations.ts'
import { Connection } from '../../src/store/sqlite/connection.ts'
import { StoreBroken, StoreTooNew, Taken } from '../../src/store/store.ts'
import { FIRST_SCHEMA } from './first-schema.ts'
import { folder, opened, person, T0 } from './samples.ts'

function firstStore(): string {
  const data = folder()
  const database = new Database(storeFile(data))
  database.exec(FIRST_SCHEMA)
  database.close()
  return data
}

test('a store of the first schema opens with everything in it', async () => {
  const store = await opened(firstStore())
  expect(await store.accountNamed('annle')).toMatchObject({ id: 'annie', name: 'Annie', passwordHash: 'hash', createdAt: T0 })
  expect(await store.sessionOf('session')).toMatchObject({ person: { id: 'annie' }, usedAt: T0 + 1 })
  expect((await store.tokenOf('tokenhash'))?.token.label).toBe('my bot')
  expect(await store.muted('annie')).toEqual(['guest'])
  expect(await store.tables()).toMatchObject([{ id: 'table', code: 'ABCDEF', host: 'annie', settings: { botPace: 700 }, talkOpen: true }])
  expect(await store.chat('table', 100)).toEqual([
    { number: 1, at: T0 + 4, from: { id: 'annie', name: 'Annie', account: true }, text: 'Howdy' },
    { number: 2, at: T0 + 5, from: { id: 'guest', name: 'Dusty Rose', account: false }, phrase: 'hello' },
  ])
  expect(await store.unfinishedGames()).toMatchObject([{ id: 'playing', people: ['annie', null], deal: { shares: ['00', null] } }])
  expect(await store.log('playing')).toEqual([
    { game: 'playing', seq: 1, at: T0 + 7, input: { seat: 0, answer: { id: 'pass' } }, digests: [17], clocks: [] },
  ])
  expect(await store.record('over')).toMatchObject({ format: 1, seed: '00' })
  expect(await store.gamesOf('annie')).toMatchObject([
    { game: 'playing', won: null },
    { game: 'over', won: true },
  ])
  expect(await store.ran()).toBe(0)
})

test('clocks that were kept with the moment of their end are read with what was left of them', async () => {
  const data = firstStore()
  const database = new Database(storeFile(data))
  const clocks = [
    { seat: 0, question: 0, due: 0, reserve: 9000 },
    { seat: 1, question: 4, due: T0 + 8 + 12_000, reserve: 7000 },
  ]
  database
    .prepare('insert into log values (?, 2, ?, ?, ?, ?)')
    .run(['playing', T0 + 8, '{"seat":0,"answer":{"id":"pass"}}', '[]', JSON.stringify(clocks)])
  database.close()
  const store = await opened(data)
  expect((await store.log('playing')).at(-1)?.clocks).toEqual([
    { seat: 0, reserve: 9000 },
    { seat: 1, reserve: 7000, runs: { question: 4, left: 12_000, at: null } },
  ])
})

test('an empty store and one of the first schema end up the same', async () => {
  const shape = async (data: string) => {
    await (await opened(data)).close()
    const connection = await Connection.open(storeFile(data))
    const rows = await connection.all('select type, name, sql from sqlite_master where sql is not null order by name')
    connection.close()
    const plain = (sql: unknown) =>
      String(sql)
        .replace(/if not exists /g, '')
        .replace(/\s+/g, ' ')
        .replace(/\( /g, '(')
        .replace(/ \)/g, ')')
    return rows.map(({ type, name, sql }) => [type, name, plain(sql)])
  }
  expect(await shape(firstStore())).toEqual(await shape(folder()))
})

test('accounts of a store from before some letters looked alike are still found, and none is lost to another', async () => {
  const store = await opened()
  const account = (id: string, name: string, nameKey: string, createdAt: number) =>
    person(id, { name, nameKey, passwordHash: 'hash', createdAt })
  for (const one of [
    account('p1', 'Alice', 'allce', T0),
    account('p2', 'Ꭺlice', 'ꭺllce', T0 + 2),
    account('p3', 'ᎪᏞᎥᏟᎬ', 'ꭺꮮꭵꮯꭼ', T0 + 1),
    account('p4', 'Ꮓoe', 'ꮓoe', T0),
    account('p5', 'Kit', 'klt', T0),
  ])
    await store.addPerson(one)
  expect(await store.foldNames(FOLD_VERSION, nameKey)).toBe(3)
  const found = async (name: string) => (await store.accountNamed(nameKey(name), name))?.id
  expect(await Promise.all(['Alice', 'Ꭺlice', 'ᎪᏞᎥᏟᎬ', 'alice', 'Ꮓoe', 'Zoe', 'kit', 'Nobody'].map(found))).toEqual([
    'p1',
    'p2',
    'p3',
    'p1',
    'p4',
    'p4',
    'p5',
    undefined,
  ])
  await expect(store.addPerson(account('p6', 'Zoe', nameKey('Zoe'), T0))).rejects.toThrow(Taken)
  // Once only.
  expect(await store.foldNames(FOLD_VERSION, () => 'all the same')).toBe(0)
})

describe('a newer schema', () => {
  const newer = [...MIGRATIONS, { version: 99, sql: ['alter table people add column hat text', "update people set hat = 'brown'"] }]

  test('is reached after a copy was kept, and the copy is the old store', async () => {
    const data = firstStore()
    const store = await opened(data, { migrations: newer, now: () => T0 })
    await store.close()
    const after = await Connection.open(storeFile(data))
    expect(await after.all("select hat from people where id = 'annie'")).toEqual([{ hat: 'brown' }])
    after.close()
    const copies = readdirSync(backupFolder(data))
    expect(copies).toEqual(['before-upgrade-of-1-20231114T221320Z.db'])
    const copy = await Connection.open(`${backupFolder(data)}/${copies[0]}`)
    expect(await copy.all("select value from meta where key = 'schema'")).toEqual([{ value: '1' }])
    expect(await copy.all("select name from people where id = 'annie'")).toEqual([{ name: 'Annie' }])
    copy.close()
  })

  test('needs no copy of an empty store, and none when there is nothing to do', async () => {
    const data = folder()
    await (await opened(data, { migrations: newer })).close()
    await (await opened(data, { migrations: newer })).close()
    expect(existsSync(backupFolder(data))).toBe(false)
  })

  test('that fails half way changes nothing', async () => {
    const data = firstStore()
    const failing = [...MIGRATIONS, { version: 99, sql: ['drop table log', 'create table people (id text)'] }]
    await expect(opened(data, { migrations: failing })).rejects.toThrow('people')
    const store = await opened(data)
    expect(await store.log('playing')).toHaveLength(1)
  })

  test('is refused by an older program, which changes nothing', async () => {
    const data = folder()
    const store = await opened(data, { migrations: newer })
    await store.addPerson(person('p1'))
    await store.close()
    const before = readFileSync(storeFile(data))
    const refusal = opened(data)
    await expect(refusal).rejects.toThrow(StoreTooNew)
    await expect(refusal).rejects.toThrow(new RegExp(`version 99.*up to ${MIGRATIONS.at(-1)?.version}`))
    expect(readFileSync(storeFile(data)).equals(before)).toBe(true)
  })
})

test('what is no store is refused and left alone', async () => {
  const text = folder()
  writeFileSync(storeFile(text), 'This is a letter to my grandmother, and not a database at all. '.repeat(40))
  await expect(opened(text)).rejects.toThrow(StoreBroken)
  const other = folder()
  const database = new Database(storeFile(other))
  database.exec('create table recipes (name text)')
  database.close()
  await expect(opened(other)).rejects.toThrow(StoreBroken)
})
