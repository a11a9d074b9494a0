import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { command, scratch } from '../chaos/process.ts'
import { TestRedis } from '../chaos/redis.ts'
import { TestPostgres } from '../store/postgres.ts'

const postgres = await TestPostgres.shared()

interface End {
  readonly code: unknown
  readonly stdout: string
  readonly stderr: string
}

/** The command as an operator runs it, to its end. */
async function served(env: NodeJS.ProcessEnv): Promise<End> {
  const args = [command(), 'serve', '--port', '0', '--data', scratch()]
  try {
    return { code: 0, ...(await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...env }, timeout: 60_000 })) }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && 'stdout' in error && 'stderr' in error)) throw error
    return { code: error.code, stdout: String(error.stdout), stderr: String(error.stderr) }
  }
}

/** Everything that is in the schema, and in the one where it would be if nobody had named any, as one sum. */
async function contentsOf(url: string): Promise<string> {
  const tables = await postgres.sql(
    "select table_schema as schema, table_name as name from information_schema.tables where table_schema in (current_schema(), 'public') order by 1, 2",
    url,
  )
  const sum = createHash('sha256')
  for (const { schema, name } of tables) {
    sum.update(
      `${schema}.${name} ${JSON.stringify(await postgres.sql(`select * from "${schema}"."${name}" as one order by one::text`, url))}`,
    )
  }
  return sum.digest('hex')
}

// One of each kind; store/postgres.test.ts and settings.test.ts have them all.
test('bad settings get one sentence and exit code 2, and nothing is changed', { timeout: 240_000 }, async () => {
  const redis = await TestRedis.start(['--requirepass', 'secret', '--user', 'poor', 'on', '>word', '+@all', 'resetchannels'])
  onTestFinished(() => redis.down())
  const place = await postgres.made(postgres.unused())
  const newer = await postgres.made(postgres.unused())
  await postgres.sql("create table meta (key text primary key, value text not null); insert into meta values ('schema', '9999')", newer)
  const redisAt = (who: string) => `redis://${who}127.0.0.1:${redis.port}`
  const wrong: readonly [NodeJS.ProcessEnv, RegExp][] = [
    [{ DATABASE_URL: 'mysql://somewhere/else' }, /DATABASE_URL/],
    [{ DATABASE_URL: 'postgres://sundown@127.0.0.1:1/sundown' }, /127\.0\.0\.1:1\/sundown cannot be reached .*is DATABASE_URL right/],
    [{ DATABASE_URL: newer }, /newer/],
    [{ DATABASE_URL: place, REDIS_URL: 'http://127.0.0.1' }, /REDIS_URL/],
    [{ DATABASE_URL: place, REDIS_URL: redisAt('poor:word@') }, /may not publish and subscribe/],
  ]
  const before = await contentsOf(place)
  for (const [env, said] of wrong) {
    const { code, stdout, stderr } = await served(env)
    expect(stderr).toMatch(said)
    expect({ code, stdout, lines: stderr.trim().split('\n').length }).toEqual({ code: 2, stdout: '', lines: 1 })
    expect(stderr).not.toMatch(/secret|wrong@|:word@/)
  }
  // It was empty, and is.
  expect(await contentsOf(place)).toBe(before)
  expect(await postgres.sql('select value from meta', newer)).toEqual([{ value: '9999' }])
})
