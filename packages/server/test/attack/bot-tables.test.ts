import { firstOf } from '@sundown/engine'
import { expect, it } from 'vitest'
import { ServerProcess, soak } from '../chaos/process.ts'
import { beside, PATIENCE } from './beside.ts'
import { BotTables, pings } from './bot-tables.ts'

const GUESTS = soak ? 15 : 2

it('guests who open all the tables they may and seat nobody but bots hold up nobody', PATIENCE, async () => {
  let bots: BotTables | undefined
  await beside('bots alone', {
    attack: async ({ url, honest }) => {
      if (!bots) {
        bots = new BotTables()
        await bots.add(url, GUESTS)
      }
      const { played } = bots
      await firstOf(honest).until(() => (bots?.played ?? 0) > played, 'the end of a game of bots', 60)
      expect([...bots.refusals]).toEqual([])
    },
  })
  bots?.leave()
})

it.runIf(soak)('a ping takes no five times as long beside four or fifteen such guests', { timeout: 300_000 }, async () => {
  const { url } = await ServerProcess.asInReadme(['--log-level', 'error'])
  const bots = new BotTables()
  const quiet = await pings(url, 10)
  for (const guests of [4, 11]) {
    await bots.add(url, guests)
    const busy = await pings(url, 15)
    console.log(`${bots.guests.length} guests: ping ${JSON.stringify(busy)}, quiet ${JSON.stringify(quiet)}, ratio ${busy.p95 / quiet.p95}`)
    expect(busy.p95 / quiet.p95).toBeLessThan(5)
  }
  expect(bots.played).toBeGreaterThan(0)
  bots.leave()
})
