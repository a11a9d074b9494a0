import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect } from '@playwright/test'
import { goesOnAfter } from './interrupted.ts'
import { test } from './table.ts'

interface TriedNode {
  readonly pid: number
  readonly url: string
}

/** What `./script/cluster` starts, as an operator tries it out. */
class TriedCluster {
  readonly nodes: TriedNode[] = []
  readonly url: string
  readonly #script: ChildProcess

  private constructor(script: ChildProcess, url: string) {
    this.#script = script
    this.url = url
  }

  static async start(port: number): Promise<TriedCluster> {
    const script = spawn('bash', ['script/cluster', '--nodes', '3'], {
      env: { ...process.env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const cluster = new TriedCluster(script, `http://127.0.0.1:${port}`)
    const said: string[] = []
    createInterface({ input: script.stderr }).on('line', (line) => {
      said.push(line)
      const [, pid, url] = /^node \d: process (\d+), (\S+),/.exec(line) ?? []
      if (pid !== undefined && url !== undefined) cluster.nodes.push({ pid: Number(pid), url })
    })
    const open = once(createInterface({ input: script.stdout }), 'line')
    const ended = once(script, 'exit').then(() => Promise.reject(new Error(`./script/cluster has ended: ${said.slice(-5).join(' | ')}`)))
    await Promise.race([open, ended])
    return cluster
  }

  /** The node that has the tables. */
  async owner(): Promise<TriedNode> {
    for (const node of this.nodes) {
      const figures = await (await fetch(`${node.url}metrics`)).text()
      if (/^sundown_tables [1-9]/m.test(figures)) return node
    }
    throw new Error('no node has a table')
  }

  async stop(): Promise<void> {
    const ended = once(this.#script, 'exit')
    this.#script.kill('SIGINT')
    await ended
  }
}

// PostgreSQL, Redis, HAProxy and three nodes: a minute on a busy machine.
test('the node one plays on is killed: the page says that the line is down, comes back through another, and the game goes on @long', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const cluster = await TriedCluster.start(Number(process.env.E2E_PORT ?? 4599) + 3)
  try {
    await goesOnAfter(browser, cluster.url, async (people) => {
      const [host] = people
      const { pid } = await cluster.owner()
      process.kill(pid, 'SIGKILL')
      const killed = performance.now()
      await expect(host.getByText('The line is down')).toBeVisible()
      for (const page of people) await expect(page.getByText('The line is down')).toBeHidden({ timeout: 60_000 })
      test.info().annotations.push({ type: 'seconds without a line', description: ((performance.now() - killed) / 1000).toFixed(1) })
    })
  } finally {
    await cluster.stop()
  }
})
