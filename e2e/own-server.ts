import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MANY = '10000'

/** A server of one test, which it may kill: on a port of its own, with data that outlive it. */
export class OwnServer {
  readonly url: string
  private readonly port: number
  private readonly web: string
  private readonly more: readonly string[]
  private readonly data = mkdtempSync(join(tmpdir(), 'sundown-e2e-own-'))
  private running: ChildProcess | undefined = undefined

  constructor(port: number, web = process.env.E2E_WEB ?? 'packages/web/dist', more: readonly string[] = []) {
    this.more = more
    this.port = port
    this.web = web
    this.url = `http://127.0.0.1:${port}`
  }

  async start(): Promise<void> {
    const settings = [
      '--port',
      String(this.port),
      '--data',
      this.data,
      '--web',
      this.web,
      '--log-level',
      'error',
      '--guests-per-hour',
      MANY,
      '--max-tables-per-address',
      MANY,
      '--visits-per-minute',
      MANY,
      ...this.more,
    ]
    this.running = spawn('node', ['packages/cli/dist/sundown.mjs', 'serve', ...settings], { stdio: ['ignore', 'pipe', 'inherit'] })
    // One line says that it is open.
    if (this.running.stdout) await once(this.running.stdout, 'data')
  }

  /** Without a warning, as a power cut would. */
  async kill(): Promise<void> {
    const { running } = this
    this.running = undefined
    if (!running) return
    const gone = once(running, 'exit')
    running.kill('SIGKILL')
    await gone
  }
}
