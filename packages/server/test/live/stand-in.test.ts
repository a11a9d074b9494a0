import { expect, test } from 'vitest'
import { type Manner, poolOf } from './fake-thread.ts'
import { begin, fair, gather, letPlay, toTheEnd } from './gather.ts'

/** One person plays at random at a table of hard bots whose thread does as it is told. */
async function playedWith(manner: () => Manner, patience?: number) {
  const { pool, threads } = poolOf(manner, patience)
  const { house, players } = await gather(1, { options: { players: 4 } }, 0, { thinkers: pool })
  const [host] = players
  for (let i = 0; i < 3; i++) await host.at('bot', { bot: 'hard' })
  letPlay(players, await begin(players, 'stand in'))
  await toTheEnd(players)
  fair(await house.store.record(host.table?.game ?? ''))
  return { pool, threads }
}

test('bots that hang are answered for, their thread is replaced, and the game goes on to its end', async () => {
  const { pool, threads } = await playedWith(() => 'hangs')
  expect(pool.figures.failures).toBeGreaterThan(0)
  expect(pool.figures.replaced).toBeGreaterThan(0)
  expect(threads.filter(({ terminated }) => terminated).length).toBe(pool.figures.replaced)
})

test('bots that throw are answered for, and the game goes on to its end', async () => {
  const { pool, threads } = await playedWith(() => 'throws')
  expect(pool.figures.failures).toBeGreaterThan(0)
  expect(threads).toHaveLength(1)
})

test('one that throws once is answered for once, and thinks again', async () => {
  let orders = 0
  const { pool } = await playedWith(() => (++orders === 5 ? 'throws' : 'thinks'), 60_000)
  expect(pool.figures).toMatchObject({ failures: 1, replaced: 0 })
  expect(pool.figures.thoughts).toBeGreaterThan(10)
})
