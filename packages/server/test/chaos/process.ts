import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const bundle = join(root, 'packages/cli/dist/sundown.mjs')
let fresh = false

/** The command as operators run it: from the bundle, built again if a source has changed since. Asked once a run. */
export function command(): string {
  if (!fresh)
    execFileSync('bash', ['-c', 'source script/lib.sh && bundle_if_changed'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  fresh = true
  return bundle
}

/** Long versions of these tests: `npm run soak`. */
export const soak = process.env.SOAK !== undefined

/** A folder of its own, gone after the test. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sundown-chaos-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** Everybody comes from one address here. */
const OPEN_DOORS = [
  'guests-per-hour',
  'requests-per-minute',
  'max-sockets-per-address',
  'max-tables-per-address',
  'messages-per-second',
  'message-burst',
  'visits-per-minute',
]
const FLAGS = ['--host', '127.0.0.1', '--log-level', 'debug', ...OPEN_DOORS.flatMap((flag) => [`--${flag}`, '1000000'])]

/** A server in a process of its own, which can be killed. It comes back at the same address. */
export class ServerProcess {
  readonly data: string
  readonly url: string
  /** Everything it ever wrote, on both of its outputs. */
  output = ''
  private readonly args: readonly string[]
  private child: ChildProcess | undefined
  private closed: Promise<unknown> = Promise.resolve()

  private readonly env: NodeJS.ProcessEnv

  private constructor(data: string, port: number, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
    this.env = env
    this.data = data
    this.url = `http://127.0.0.1:${port}`
    this.args = args
  }

  /** The bundle; or `program`, with the port and the data folder as its arguments. */
  static async start(program?: readonly string[]): Promise<ServerProcess> {
    const data = scratch()
    const port = await freePort()
    const args = program ? [...program, String(port), data] : [command(), 'serve', '--port', String(port), '--data', data, ...FLAGS]
    return ServerProcess.open(new ServerProcess(data, port, args))
  }

  /** One of several on a database; it comes back with the same settings. */
  static async node(env: NodeJS.ProcessEnv): Promise<ServerProcess> {
    const data = scratch()
    const port = await freePort()
    const args = [command(), 'serve', '--port', String(port), '--data', data, ...FLAGS]
    return ServerProcess.open(new ServerProcess(data, port, args, env))
  }

  /** As the README starts it: nothing is set but where it is, and what the test says. */
  static async asInReadme(flags: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
    const data = scratch()
    const port = await freePort()
    const args = ['--enable-source-maps', command(), 'serve', '--port', String(port), '--data', data, ...flags]
    return ServerProcess.open(new ServerProcess(data, port, args), env)
  }

  private static async open(server: ServerProcess, env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
    onTestFinished(() => server.kill())
    await server.begin(env)
    return server
  }

  get pid(): number | undefined {
    return this.child?.pid
  }

  get running(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null
  }

  async begin(env: NodeJS.ProcessEnv = {}): Promise<void> {
    const child = spawn(process.execPath, this.args, {
      env: { ...process.env, ...this.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      cwd: root,
    })
    this.child = child
    this.closed = once(child, 'close')
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.output += text
    })
    const lines = createInterface({ input: child.stdout })
    lines.on('line', (line) => {
      this.output += `${line}\n`
    })
    const open = await Promise.race([once(lines, 'line').then(() => true), this.closed.then(() => false)])
    if (!open) throw new Error(`the server did not start: ${this.output.slice(-2000)}`)
  }

  /** The plug is pulled. */
  async kill(): Promise<void> {
    if (this.running) this.child?.kill('SIGKILL')
    await this.closed
  }

  /** Asked to stop; its exit code. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    this.signal(signal)
    return this.ended()
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal)
  }

  /** Its exit code, once it has ended by itself. */
  async ended(): Promise<number | null> {
    await this.closed
    return this.child?.exitCode ?? null
  }
}
