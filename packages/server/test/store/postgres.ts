import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { freePort } from '../chaos/process.ts'

const run = promisify(execFile)
const DEBIAN = '/usr/lib/postgresql'

/** Where PostgreSQL's programs are: those of Debian are not on the PATH. */
function programs(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).filter((name) => Number(name) >= 15) : []
  const newest = versions.sort((a, b) => Number(a) - Number(b)).at(-1)
  if (newest !== undefined) return join(DEBIAN, newest, 'bin')
  const found = (process.env.PATH ?? '').split(':').find((folder) => existsSync(join(folder, 'initdb')))
  if (found !== undefined) return found
  throw new Error('these tests need PostgreSQL 15 or newer: on Debian, apt-get install postgresql')
}

/** PostgreSQL does not run as root: then its own user runs it. */
const asPostgres = (program: string, args: readonly string[]): readonly [string, ...string[]] =>
  userInfo().uid === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', program, ...args] : [program, ...args]

async function runAsPostgres(program: string, args: readonly string[]): Promise<void> {
  const [command, ...rest] = asPostgres(program, args)
  await run(command, rest, { cwd: '/' })
}

/** A folder of PostgreSQL's own user. */
async function ownFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'sundown-pg-'))
  if (userInfo().uid === 0) await run('chown', ['postgres', folder])
  return folder
}

/** The data of a server that has never run, made once a process: copying it is much less work than `initdb`. */
let untouched: Promise<string> | undefined

async function makeUntouched(): Promise<string> {
  const folder = await ownFolder()
  keep(folder)
  const password = join(folder, 'password')
  await runAsPostgres('sh', ['-c', `echo secret > ${password}`])
  const access = ['-A', 'scram-sha-256', '-U', 'postgres', '--pwfile', password]
  await runAsPostgres(join(programs(), 'initdb'), ['-D', dataIn(folder), ...access, ...['-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']])
  return folder
}

const dataIn = (folder: string): string => join(folder, 'data')

/** Waits until nobody writes to it any more, which is so when this process has ended, however it did; then it stops the server in the folder and deletes it. */
function keep(folder: string): ChildProcess {
  const stop = asPostgres(join(programs(), 'pg_ctl'), ['-D', dataIn(folder), '-m', 'immediate', '-w', 'stop'])
  const script = 'trap "" INT TERM; cat >/dev/null; folder="$1"; shift; "$@" >/dev/null 2>&1; rm -rf "$folder"'
  const keeper = spawn('sh', ['-c', script, 'keeper', folder, ...stop], { stdio: ['pipe', 'ignore', 'ignore'], detached: true, cwd: '/' })
  keeper.unref()
  return keeper
}

/** One for all test files of a process. */
let shared: Promise<TestPostgres> | undefined

/** A PostgreSQL in a folder of its own, on a port of its own. */
export class TestPostgres {
  readonly port: number
  private readonly folder: string
  private readonly keeper: ChildProcess
  private names = 0
  private readonly free: string[] = []

  private constructor(port: number, folder: string) {
    this.port = port
    this.folder = folder
    this.keeper = keep(folder)
  }

  /** One that a test may stop. */
  static async start(): Promise<TestPostgres> {
    untouched ??= makeUntouched()
    const from = dataIn(await untouched)
    const own = new TestPostgres(await freePort(), await ownFolder())
    await runAsPostgres('cp', ['-r', from, own.data])
    await own.up()
    return own
  }

  /** The one that tests share which only need a place of their own in it. It ends with the process. */
  static shared(): Promise<TestPostgres> {
    shared ??= TestPostgres.start()
    return shared
  }

  private get data(): string {
    return dataIn(this.folder)
  }

  async up(): Promise<void> {
    // Nothing here outlives the machine's power: what PostgreSQL does for that is left out.
    const hasty = '-c fsync=off -c full_page_writes=off -c autovacuum=off'
    const options = `-c listen_addresses=127.0.0.1 -c port=${this.port} -c unix_socket_directories=${this.folder} -c max_connections=200 ${hasty}`
    await this.control('-w', '-l', join(this.folder, 'log'), '-o', options, 'start')
  }

  private control(...args: readonly string[]): Promise<void> {
    return runAsPostgres(join(programs(), 'pg_ctl'), ['-D', this.data, ...args])
  }

  /** `immediate`: as if the machine had lost its power. */
  async down(how: 'fast' | 'immediate' = 'fast'): Promise<void> {
    await this.control('-m', how, '-w', 'stop').catch(() => undefined)
  }

  logged(): readonly string[] {
    return readFileSync(join(this.folder, 'log'), 'utf8').split('\n')
  }

  async stop(): Promise<void> {
    const stopped = once(this.keeper, 'close')
    this.keeper.stdin?.end()
    await stopped
  }

  urlOf(database: string, password = 'secret'): string {
    return `postgres://postgres:${password}@127.0.0.1:${this.port}/${database}`
  }

  /** The address of a schema that is not there yet: much is made sooner than a database. */
  unused(): string {
    return `${this.urlOf('postgres')}?options=-csearch_path%3Dtest${++this.names}`
  }

  /** The address of a schema in which nothing is. Its tables may be there already: after the test it is emptied, and given to others. */
  empty(): string {
    const url = this.free.pop() ?? this.unused()
    onTestFinished(async () => {
      await this.sql(EMPTY, url)
      this.free.push(url)
    })
    return url
  }

  /** It is there now, empty unless it was before. */
  async made(url: string): Promise<string> {
    await this.sql(`create schema if not exists ${schemaOf(url)}`)
    return url
  }

  /** In a schema, or the database's own. */
  async sql(text: string, url = this.urlOf('postgres')): Promise<readonly { readonly [column: string]: unknown }[]> {
    const client = new Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query(text).finally(() => client.end())
    return rows
  }
}

/** Much less work than making all tables again. */
const EMPTY = `
  do $$ declare one text; begin
    set local session_replication_role = replica;
    for one in select tablename from pg_tables where schemaname = current_schema() loop
      execute format(case one when 'meta' then 'delete from %I where key <> %L' else 'delete from %I' end, one, 'schema');
    end loop;
  end $$`

const schemaOf = (url: string): string => new URL(url).searchParams.get('options')?.replace('-csearch_path=', '') ?? 'public'
