import { expect, test } from 'vitest'
import { finishedGames } from '../../src/store/sqlite/finished.ts'
import { StoreBroken } from '../../src/store/store.ts'
import { folder, game, opened, record, T0 } from './samples.ts'

test('all games that were played to their end, more than are read at once, while the store is open', async () => {
  const data = folder()
  const store = await opened(data)
  for (let i = 0; i < 120; i++) {
    const id = `g${i}`
    await store.addGame(game(id))
    if (i % 4 === 3) continue
    await store.archive(id, i % 4 === 0 ? 'closed' : 'over', record({ digests: [i] }), [], T0)
  }
  const found: number[] = []
  for await (const { digests } of finishedGames(data)) found.push(digests[0] ?? -1)
  const over = Array.from({ length: 120 }, (_, i) => i).filter((i) => i % 4 === 1 || i % 4 === 2)
  expect(found.sort((a, b) => a - b)).toEqual(over)
})

test('a folder without a store is refused', async () => {
  await expect(finishedGames(folder()).next()).rejects.toThrow(StoreBroken)
})
