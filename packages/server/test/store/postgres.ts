import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
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
const asPostgres = (program: string, args: readonly string[]): readonly [string, readonly string[]] =>
  userInfo().uid === 0 ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--init-groups', program, ...args]] : [program, args]

/** A PostgreSQL of its own, in a folder of its own, on a port of its own. */
export class TestPostgres {
  readonly port: number
  private readonly folder: string
  private names = 0

  private constructor(port: number, folder: string) {
    this.port = port
    this.folder = folder
  }

  static async start(): Promise<TestPostgres> {
    const bin = programs()
    const folder = mkdtempSync(join(tmpdir(), 'sundown-pg-'))
    if (userInfo().uid === 0) await run('chown', ['postgres', folder])
    const own = new TestPostgres(await freePort(), folder)
    const make = [
      '-D',
      own.data,
      '-A',
      'scram-sha-256',
      '-U',
      'postgres',
      '--pwfile',
      join(folder, 'password'),
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ]
    await own.run('sh', ['-c', `echo secret > ${join(folder, 'password')}`])
    await own.run(join(bin, 'initdb'), make)
    await own.up()
    return own
  }

  private get data(): string {
    return join(this.folder, 'data')
  }

  private async run(program: string, args: readonly string[]): Promise<void> {
    const [command, rest] = asPostgres(program, args)
    await run(command, [...rest], { cwd: '/' })
  }

  async up(): Promise<void> {
    const options = `-c listen_addresses=127.0.0.1 -c port=${this.port} -c unix_socket_directories=${this.folder} -c max_connections=200 -c fsync=off`
    await this.run(join(programs(), 'pg_ctl'), ['-D', this.data, '-w', '-l', join(this.folder, 'log'), '-o', options, 'start'])
  }

  /** `immediate`: as if the machine had lost its power. */
  async down(how: 'fast' | 'immediate' = 'fast'): Promise<void> {
    await this.run(join(programs(), 'pg_ctl'), ['-D', this.data, '-m', how, '-w', 'stop']).catch(() => undefined)
  }

  logged(): readonly string[] {
    return readFileSync(join(this.folder, 'log'), 'utf8').split('\n')
  }

  async stop(): Promise<void> {
    await this.down('immediate')
    rmSync(this.folder, { recursive: true, force: true })
  }

  urlOf(database: string, password = 'secret'): string {
    return `postgres://postgres:${password}@127.0.0.1:${this.port}/${database}`
  }

  /** The address of a schema that is not there yet: much is made sooner than a database. */
  unused(): string {
    return `${this.urlOf('postgres')}?options=-csearch_path%3Dtest${++this.names}`
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

const schemaOf = (url: string): string => new URL(url).searchParams.get('options')?.replace('-csearch_path=', '') ?? 'public'
