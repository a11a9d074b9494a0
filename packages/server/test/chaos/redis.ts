import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './process.ts'

/** A Redis of its own that keeps nothing: after a restart it is empty. */
export class TestRedis {
  readonly port: number
  private child: ChildProcess | undefined

  private constructor(port: number) {
    this.port = port
  }

  static async start(args: readonly string[] = []): Promise<TestRedis> {
    const redis = new TestRedis(await freePort())
    await redis.up(args)
    return redis
  }

  async up(args: readonly string[] = []): Promise<void> {
    const all = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir(), ...args]
    this.child = spawn('redis-server', all, { stdio: 'ignore' })
    const missing = once(this.child, 'error').then(() => {
      throw new Error('these tests need Redis: on Debian, apt-get install redis-server')
    })
    await Promise.race([this.answers(), missing])
  }

  private async answers(): Promise<void> {
    for (let tries = 0; tries < 500; tries++) {
      const socket = connect(this.port, '127.0.0.1')
      const there = await Promise.race([once(socket, 'connect').then(() => true), once(socket, 'error').then(() => false)]).catch(
        () => false,
      )
      socket.destroy()
      if (there) return
      await wait(20)
    }
    throw new Error('Redis does not answer')
  }

  async down(): Promise<void> {
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'close')
    child.kill('SIGKILL')
    await ended
  }
}
