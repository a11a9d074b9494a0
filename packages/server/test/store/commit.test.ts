import { readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { storeFile } from '../../src/store/files.ts'
import { Connection } from '../../src/store/sqlite/connection.ts'
import { StoreFull } from '../../src/store/store.ts'
import { entry, folder, game, opened } from './samples.ts'

describe('what resolved', () => {
  test('is on the disk when it resolves, before anything is closed', async () => {
    const data = folder()
    const store = await opened(data)
    await store.addGame(game('g1'))
    await store.append([entry('g1', 1, { input: { ...entry('g1', 1).input, answer: { id: 'a-very-special-answer' } } })])
    expect(readFileSync(`${storeFile(data)}-wal`).includes('a-very-special-answer')).toBe(true)
  })

  test('nothing is accepted after closing, but what was asked before is kept', async () => {
    const data = folder()
    const store = await opened(data)
    await store.addGame(game('g1'))
    const asked = store.append([entry('g1', 1)])
    const closing = store.close()
    await expect(store.append([entry('g1', 2)])).rejects.toThrow()
    await Promise.all([asked, closing])
    const again = await opened(data)
    expect(await again.log('g1')).toHaveLength(1)
    expect(statSync(`${storeFile(data)}`).size).toBeGreaterThan(0)
  })
})

describe('a full disk', () => {
  test('is said, keeps nothing of the call and loses nothing before it', async () => {
    const data = folder()
    const store = await opened(data, { maxPages: 89 })
    await store.addGame(game('g1'))
    const text = 'x'.repeat(2000)
    const acknowledged: number[] = []
    let full: unknown
    for (let seq = 1; full === undefined && seq < 1000; seq += 2) {
      const two = [seq, seq + 1].map((number) => entry('g1', number, { input: { ...entry('g1', number).input, answer: { id: text } } }))
      await store.append(two).then(
        () => acknowledged.push(seq, seq + 1),
        (error: unknown) => {
          full = error
        },
      )
    }
    expect(full).toBeInstanceOf(StoreFull)
    expect(acknowledged.length).toBeGreaterThan(10)
    expect((await store.log('g1')).map(({ seq }) => seq)).toEqual(acknowledged)
    await store.close()

    const again = await opened(data)
    expect((await again.log('g1')).map(({ seq }) => seq)).toEqual(acknowledged)
    const next = acknowledged.length + 1
    await again.append([entry('g1', next)])
    expect(await again.log('g1')).toHaveLength(next)
  })

  test('in a shared commit: what fits is kept, what does not is refused', async () => {
    const store = await opened(folder(), { maxPages: 89 })
    for (const id of ['small', 'large']) await store.addGame(game(id))
    const large = entry('large', 1, { input: { ...entry('large', 1).input, answer: { id: 'x'.repeat(300_000) } } })
    const results = await Promise.allSettled([store.append([entry('small', 1)]), store.append([large]), store.append([entry('small', 2)])])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(results[1]).toMatchObject({ reason: expect.any(StoreFull) })
    expect(await store.log('small')).toHaveLength(2)
    expect(await store.log('large')).toEqual([])
  })
})

test('every connection is durable', async () => {
  const connection = await Connection.open(storeFile(folder()))
  expect(await connection.all('pragma synchronous')).toEqual([{ synchronous: 2 }])
  expect(await connection.all('pragma journal_mode')).toEqual([{ journal_mode: 'wal' }])
  expect(await connection.all('pragma foreign_keys')).toEqual([{ foreign_keys: 1 }])
  connection.close()
})
