import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { heldFile } from '../../src/store/files.ts'
import { restore } from '../../src/store/sqlite/backup.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { StoreBroken, StoreFull } from '../../src/store/store.ts'
import { folder, game, opened, record, T0 } from './samples.ts'

const answer = (seat: number, question = 5, sealed = `sealed ${seat}`) => ({ game: 'g1', question, seat, sealed })

test('answers in windows are kept by game, question and seat, and there after the store was opened again', async () => {
  const data = folder()
  const store = await opened(data)
  await store.addGame(game('g1'))
  await store.addGame(game('g2'))
  await Promise.all([store.hold(answer(2)), store.hold(answer(0)), store.hold({ ...answer(1), game: 'g2' })])
  await store.hold(answer(2, 5, 'another'))
  await store.close()
  const again = await opened(data)
  expect(await again.held('g1')).toEqual([answer(0), answer(2, 5, 'another')])
  expect(await again.held('g2')).toEqual([{ ...answer(1), game: 'g2' }])
  expect(await again.held('g3')).toEqual([])
})

test('they go with the next window of the game, and with its end', async () => {
  const store = await opened()
  await store.addGame(game('g1'))
  await store.hold(answer(0, 5))
  await store.hold(answer(1, 9))
  expect(await store.held('g1')).toEqual([answer(1, 9)])
  await store.archive('g1', 'over', record(), [], T0)
  expect(await store.held('g1')).toEqual([])
})

test('those of games that are over are not kept, should the plug have been pulled in between', async () => {
  const data = folder()
  const store = await opened(data)
  await store.addGame(game('g1'))
  await store.archive('g1', 'over', record(), [], T0)
  await store.hold(answer(0))
  await store.close()
  expect(await (await opened(data)).held('g1')).toEqual([])
})

test('no other write waits for theirs, nor they for others', async () => {
  const store = await opened()
  await store.addGame(game('g1'))
  const { commits } = store.figures
  await store.hold(answer(0))
  expect(store.figures.commits).toBe(commits)
})

test('a restored store has none: they belong to games as they went on after the backup', async () => {
  const data = folder()
  const copy = join(folder(), 'copy.db')
  const store = await opened(data)
  await store.addGame(game('g1'))
  await store.backup(copy)
  await store.hold(answer(0))
  await store.close()
  await restore(copy, data, T0)
  expect(existsSync(heldFile(data))).toBe(false)
  expect(await (await opened(data)).held('g1')).toEqual([])
})

test('a full disk and a damaged file are told', async () => {
  const data = folder()
  const store = await opened(data, { maxPages: 109 })
  await store.addGame(game('g1'))
  const fill = async () => {
    for (let seat = 0; seat < 400; seat++) await store.hold(answer(seat, 5, 'x'.repeat(3000)))
  }
  await expect(fill()).rejects.toThrow(StoreFull)
  expect((await store.held('g1')).length).toBeGreaterThan(5)
  await store.close()
  writeFileSync(heldFile(data), 'this is no store at all, and never was one'.repeat(100))
  await expect(openSqlite(data)).rejects.toThrow(StoreBroken)
  await expect(openSqlite(data)).rejects.toThrow('windows.db is damaged: delete it')
})
