import { Writable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { type RunningServer, startServer } from '../../src/server.ts'
import { chance, gather } from '../chaos/gather.ts'
import { TestRedis } from '../chaos/redis.ts'
import { TestPostgres } from '../store/postgres.ts'
import { folder } from '../store/samples.ts'

test('a node that is stopped hands its tables over: nobody waits until it counts as gone', async () => {
  const postgres = await TestPostgres.shared()
  const databaseUrl = await postgres.made(postgres.unused())
  const redis = await TestRedis.start()
  onTestFinished(() => redis.down())
  const logged: string[] = []
  const logTo = new Writable({
    write(line, _, done) {
      logged.push(String(line))
      done()
    },
  })
  const node = async (): Promise<RunningServer> => {
    const given = { port: 0, data: folder(), databaseUrl, redisUrl: `redis://127.0.0.1:${redis.port}`, logLevel: 'debug' as const }
    const server = await startServer(given, { logTo })
    onTestFinished(() => server.stop())
    return server
  }
  const [leaving, staying] = [await node(), await node()]
  const figure = async (name: string) =>
    Number(new RegExp(`^sundown_${name} (.*)$`, 'm').exec(await (await fetch(`${staying.url}/metrics`)).text())?.[1])
  const owners = () => postgres.sql('select "tableId", node, epoch from owners order by 1', databaseUrl)
  // Nobody tells the second that the first was there before: it looks.
  await expect.poll(() => figure('nodes')).toBe(2)

  const tables = [
    await gather(leaving.url, chance('one'), { people: 2, bots: 2 }),
    await gather(leaving.url, chance('two'), { people: 3, bots: 1 }),
  ]
  for (const [host] of tables) await host.until(() => host.game !== undefined, 'the deal')
  // They come back through the node that stays, as through a load balancer.
  for (const guest of tables.flat()) guest.goesTo(staying.url)
  const before = await owners()
  const ends = tables.map((table) => table.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0))
  await leaving.stop()

  // One step: from the hands of the one into those of the other. A table that somebody had to find would have made two.
  const after = await owners()
  expect(after.map(({ tableId, epoch }) => [tableId, Number(epoch)])).toEqual(
    before.map(({ tableId, epoch }) => [tableId, Number(epoch) + 1]),
  )
  expect(new Set(after.map(({ node }) => node)).size).toBe(1)
  expect(after[0]?.node).not.toBe(before[0]?.node)
  for (const [i, table] of tables.entries()) {
    const answers = () => table.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
    await table[0].until(() => answers() > (ends[i] ?? 0) + 3, 'answers at the other node')
  }
  expect(await figure('tables_claimed_total')).toBe(0)
  // It was told, and has not found out.
  await expect.poll(() => figure('nodes')).toBe(1)
  expect(logged.filter((line) => /silent for too long/.test(line))).toEqual([])
  // Nobody came to a node that did not know his table yet, and was sent away again.
  expect(tables.flat().map(({ away }) => away.length)).toEqual([1, 1, 1, 1, 1])
  expect(tables.flat().flatMap(({ surprises }) => surprises)).toEqual([])
})
