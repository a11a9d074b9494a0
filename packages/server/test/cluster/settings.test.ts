import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '../../src/clock.ts'
import { type Config, ConfigError } from '../../src/config.ts'
import { startServer } from '../../src/server.ts'
import { TestRedis } from '../chaos/redis.ts'
import { TestPostgres } from '../store/postgres.ts'
import { folder } from '../store/samples.ts'

const postgres = await TestPostgres.shared()

const start = async (given: Partial<Config>, clock = systemClock) => {
  const server = await startServer({ port: 0, data: folder(), logLevel: 'silent', ...given }, { clock })
  onTestFinished(() => server.stop())
  return server
}
const database = () => postgres.made(postgres.unused())

test('settings of a cluster that cannot work are said in one sentence, and nothing is changed', async () => {
  const redis = await TestRedis.start(['--requirepass', 'secret', '--user', 'poor', 'on', '>word', '+@all', 'resetchannels'])
  onTestFinished(() => redis.down())
  const at = (who: string) => `redis://${who}127.0.0.1:${redis.port}`
  const databaseUrl = await database()
  const wrong: readonly [Partial<Config>, RegExp][] = [
    [{ redisUrl: at(':secret@') }, /REDIS_URL needs DATABASE_URL/],
    [{ databaseUrl, redisUrl: 'redis://127.0.0.1:1' }, /Redis at 127\.0\.0\.1:1 cannot be reached/],
    [{ databaseUrl, redisUrl: at(':wrong@') }, /refuses the user or the password/],
    [{ databaseUrl, redisUrl: at('') }, /refuses the user or the password/],
    [{ databaseUrl, redisUrl: at('poor:word@') }, /may not publish and subscribe/],
  ]
  for (const [config, said] of wrong) {
    const refused = start(config)
    await expect(refused).rejects.toThrow(said)
    await expect(refused).rejects.toThrow(ConfigError)
  }
  const late = { ...systemClock, wall: () => Date.now() - 3000 }
  await expect(start({ databaseUrl, redisUrl: at(':secret@') }, late)).rejects.toThrow(/are 3(\.\d)? seconds apart: set both by NTP/)
  // Not even tables were made.
  await expect(postgres.sql('select * from nodes', databaseUrl)).rejects.toThrow(/does not exist/)
})

test('a server alone and a node of several are not on one database at a time', async () => {
  const redis = await TestRedis.start()
  onTestFinished(() => redis.down())
  const databaseUrl = await database()
  const redisUrl = `redis://127.0.0.1:${redis.port}`
  const alone = await start({ databaseUrl })
  await expect(start({ databaseUrl, redisUrl })).rejects.toThrow(/a server is running on this database/)
  await alone.stop()
  const node = await start({ databaseUrl, redisUrl })
  await expect(start({ databaseUrl })).rejects.toThrow(/a server is running on this database/)
  expect(await (await fetch(`${node.url}/readyz`)).json()).toEqual({ ready: true })
  expect(await (await fetch(`${node.url}/metrics`)).text()).toMatch(/^sundown_nodes 1$/m)
})
