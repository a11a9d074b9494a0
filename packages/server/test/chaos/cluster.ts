import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Input, seatOf } from '@sundown/engine'
import { onTestFinished } from 'vitest'
import { unsealAnswer } from '../../src/live/sealed.ts'
import { TestPostgres } from '../store/postgres.ts'
import { ServerProcess } from './process.ts'
import { TestRedis } from './redis.ts'
import { Wire } from './wires.ts'

/** Whoever tries to write an answer at a table that another node has is noted by the database itself, in its log: that stays when the write is taken back. */
export const AUDIT = `
  create function note() returns trigger as $$ begin
    if exists (select from games join owners on owners."tableId" = games."tableId"
        where games.id = new.game and split_part(owners.node, '.', 1) <> current_setting('application_name')) then
      raise log 'stray write: % % by %', new.game, new.seq, current_setting('application_name');
    end if;
    return new;
  end $$ language plpgsql;
  create trigger note before insert on log for each row execute function note();`

export interface ClusterNode {
  readonly process: ServerProcess
  readonly toDatabase: Wire
  readonly toRedis: Wire
}

/** Several nodes on a database and a Redis of their own, behind something that spreads connections. */
export class TestCluster {
  readonly postgres: TestPostgres
  readonly redis: TestRedis
  readonly nodes: readonly ClusterNode[]
  /** Spreads players over the nodes. */
  readonly spread: Wire

  private constructor(parts: { postgres: TestPostgres; redis: TestRedis; nodes: readonly ClusterNode[]; spread: Wire }) {
    this.postgres = parts.postgres
    this.redis = parts.redis
    this.nodes = parts.nodes
    this.spread = parts.spread
  }

  /** Where players come to. */
  get url(): string {
    return `http://127.0.0.1:${this.spread.port}`
  }

  static async start(count: number): Promise<TestCluster> {
    const postgres = await TestPostgres.start()
    onTestFinished(() => postgres.stop())
    const redis = await TestRedis.start()
    onTestFinished(() => redis.down())
    const nodes: ClusterNode[] = []
    for (let i = 0; i < count; i++) {
      const [toDatabase, toRedis] = [await Wire.to(postgres.port), await Wire.to(redis.port)]
      onTestFinished(() => toDatabase.close())
      onTestFinished(() => toRedis.close())
      const env = {
        DATABASE_URL: `postgres://postgres:secret@127.0.0.1:${toDatabase.port}/postgres`,
        REDIS_URL: `redis://127.0.0.1:${toRedis.port}`,
      }
      nodes.push({ process: await ServerProcess.node(env), toDatabase, toRedis })
    }
    const spread = await Wire.to(...nodes.map(({ process }) => Number(new URL(process.url).port)))
    onTestFinished(() => spread.close())
    const cluster = new TestCluster({ postgres, redis, nodes, spread })
    await postgres.sql(AUDIT)
    onTestFinished(({ task }) => {
      if (task.result?.state === 'fail') console.log(`What the nodes wrote is in ${cluster.keepLogs()}`)
    })
    return cluster
  }

  /** Into what the nodes write, so that one finds it there. */
  note(what: string): void {
    for (const { process } of this.nodes) process.output += `# ${new Date().toISOString()} ${Date.now()} ${what}\n`
  }

  /** Beside the test's own folders, which are gone after it. */
  private keepLogs(): string {
    const folder = mkdtempSync(join(tmpdir(), 'sundown-cluster-logs-'))
    this.nodes.forEach(({ process }, i) => {
      writeFileSync(join(folder, `node${i + 1}.log`), process.output)
    })
    writeFileSync(join(folder, 'postgres.log'), this.postgres.logged().join('\n'))
    return folder
  }

  strayWrites(): readonly string[] {
    return strayWritesIn(this.postgres)
  }

  /** Every answer of every game, in order, and behind them those that wait in windows. */
  async answers(): Promise<Map<string, Input[]>> {
    const inputs = new Map<string, Input[]>()
    const add = (game: unknown, input: Input) => inputs.set(String(game), [...(inputs.get(String(game)) ?? []), input])
    // First: a window may end meanwhile, and what waits in it go into the log.
    const held = await this.postgres.sql('select held.*, games.secret from held join games on games.id = held.game')
    for (const { game, input } of await this.postgres.sql('select game, input from log order by game, seq'))
      add(game, JSON.parse(String(input)))
    for (const { game, record } of await this.postgres.sql('select game, record from records'))
      inputs.set(String(game), JSON.parse(String(record)).inputs)
    for (const { game, question, seat, sealed, secret } of held) {
      const place = { game: String(game), question: Number(question), seat: Number(seat) }
      const answer = unsealAnswer(String(secret), place, String(sealed))
      if (answer) add(game, { seat: seatOf(place.seat), answer })
    }
    return inputs
  }

  gaps(): Promise<readonly object[]> {
    return this.postgres.sql('select game, count(*), max(seq) from log group by game having count(*) <> max(seq)')
  }
}

/** Answers that somebody wanted to write who did not have the table. */
export const strayWritesIn = (postgres: TestPostgres): readonly string[] =>
  postgres.logged().filter((line) => line.includes('LOG:  stray write'))
