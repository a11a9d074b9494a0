import { expect, onTestFinished, test } from 'vitest'
import { startServer } from '../../src/server.ts'
import { TestRedis } from '../chaos/redis.ts'
import { Wire } from '../chaos/wires.ts'
import { connect } from '../http/line.ts'
import { guest } from '../http/running.ts'
import { TestPostgres } from '../store/postgres.ts'
import { folder } from '../store/samples.ts'

test('a node that is cut off says so before a line is a socket: what stands in front sends it on to another node', {
  timeout: 60_000,
}, async () => {
  const postgres = await TestPostgres.shared()
  const databaseUrl = await postgres.made(postgres.unused())
  const redis = await TestRedis.start()
  onTestFinished(() => redis.down())
  const wire = await Wire.to(redis.port)
  onTestFinished(() => wire.close())
  const node = async (port: number) => {
    const server = await startServer({ port: 0, data: folder(), databaseUrl, redisUrl: `redis://127.0.0.1:${port}`, logLevel: 'silent' })
    onTestFinished(() => server.stop())
    return server
  }
  const [lonely, other] = [await node(wire.port), await node(redis.port)]
  const kit = await guest(other, 'Kit')
  const headers = { cookie: kit.cookie ?? '' }
  wire.cut()
  const why = async () => /"why":"(.*?)"/.exec(await (await fetch(`${lonely.url}/readyz`)).text())?.[1]
  await expect.poll(why, { timeout: 30_000, interval: 200 }).toBe('cut-off')
  expect(await connect(lonely, { headers })).toBe('503 server-closing')
  expect(await connect(other, { headers })).not.toBeTypeOf('string')

  wire.mend()
  await expect.poll(why, { timeout: 30_000, interval: 200 }).toBeUndefined()
  expect(await connect(lonely, { headers })).not.toBeTypeOf('string')
})
