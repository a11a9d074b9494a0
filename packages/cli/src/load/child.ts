import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

const PATIENCE = 30_000

/** A child process that runs this same command, from the bundle or from the sources. */
export class Child {
  private readonly process: ChildProcess
  private readonly ended: Promise<unknown>
  private complaints = ''

  constructor(args: readonly string[]) {
    const [, self = ''] = process.argv
    this.process = spawn(process.execPath, [...process.execArgv, self, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
    this.ended = once(this.process, 'close')
    this.process.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.complaints = (this.complaints + text).slice(-2000)
    })
    // The child must not survive this process, however it ends.
    const kill = () => this.process.kill('SIGKILL')
    process.once('exit', kill)
    void this.ended.then(() => process.off('exit', kill))
  }

  /** The address in the first line it prints. */
  async address(): Promise<string> {
    const { stdout } = this.process
    if (!stdout) throw new Error('a child process without output')
    const lines = createInterface({ input: stdout })
    const timer = setTimeout(() => this.process.kill('SIGKILL'), PATIENCE)
    try {
      const [line] = await Promise.race([once(lines, 'line'), this.ended.then(() => [''])])
      const [url] = /https?:\/\/[^\s/]+/.exec(String(line)) ?? []
      if (url === undefined) throw new Error(`a child process did not start: ${this.complaints.trim()}`)
      return url
    } finally {
      clearTimeout(timer)
    }
  }

  async stop(): Promise<void> {
    this.process.kill('SIGTERM')
    const timer = setTimeout(() => this.process.kill('SIGKILL'), PATIENCE)
    await this.ended
    clearTimeout(timer)
  }
}
