import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
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

  /** As for an update: it hands its tables over, and ends. */
  async update({ pid }: TriedNode): Promise<void> {
    process.kill(pid, 'SIGTERM')
    while (isRunning(pid)) await wait(50)
    this.nodes.splice(
      this.nodes.findIndex((node) => node.pid === pid),
      1,
    )
  }

  async stop(): Promise<void> {
    const ended = once(this.#script, 'exit')
    this.#script.kill('SIGINT')
    await ended
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** For how many seconds a page has said that its line is down, since this was first called for it. */
const secondsDown = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { dataset } = document.documentElement
    const look = () => {
      if (document.body.innerText.includes('The line is down')) dataset.looksDown = String(Number(dataset.looksDown) + 1)
    }
    if (dataset.looksDown === undefined) setInterval(look, 50)
    dataset.looksDown ??= '0'
    return Number(dataset.looksDown) / 20
  })

// PostgreSQL, Redis, HAProxy and three nodes: a minute on a busy machine.
test('the node one plays on is updated, and another is killed: the page says that the line is down, comes back through another, and the game goes on @long', async ({
  browser,
}) => {
  test.setTimeout(360_000)
  const cluster = await TriedCluster.start(Number(process.env.E2E_PORT ?? 4599) + 3)
  try {
    await goesOnAfter(browser, cluster.url, async (people) => {
      for (const page of people) await secondsDown(page)
      await cluster.update(await cluster.owner())
      for (const page of people) await expect(page.getByText('The line is down')).toBeHidden()
      const down = await Promise.all(people.map(secondsDown))
      test.info().annotations.push({ type: 'seconds without a line during an update', description: Math.max(...down).toFixed(1) })
    })
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
