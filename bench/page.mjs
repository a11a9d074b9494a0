// What the measurements of the page share: a server with the built client, a browser, a page that is throttled to a quarter, some runs and their medians.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { executablePath } from '../script/chromium.mjs'

const SLOWER = 4
export const SUNDOWN = 'packages/cli/dist/sundown.mjs'

/** The value below which this share of them lies. */
export const at = (values, share) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)]

/** A page with these wishes in its browser, as it is on a desktop. `slow` throttles it from then on, `quick` no longer. */
export async function pageAt(browser, address, prepare, given) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(prepare, given)
  await page.goto(address)
  const devtools = await context.newCDPSession(page)
  const throttle = (rate) => devtools.send('Emulation.setCPUThrottlingRate', { rate })
  return { page, slow: () => throttle(SLOWER), quick: () => throttle(1), close: () => context.close() }
}

/** Runs it this often, each time with the browser and the address of the server. Prints a line of JSON a run, then the medians. */
export async function measure({ port, runs, about = {} }, run) {
  const data = mkdtempSync(join(tmpdir(), 'sundown-bench-'))
  const web = process.env.E2E_WEB ?? 'packages/web/dist'
  const server = spawn('node', [SUNDOWN, 'serve', '--port', `${port}`, '--data', data, '--web', web], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await once(server.stdout, 'data')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const results = []
    for (let i = 0; i < runs; i++) {
      results.push(await run(browser, `http://127.0.0.1:${port}/`))
      console.log(JSON.stringify(results.at(-1)))
    }
    const median = (key) =>
      at(
        results.map((each) => each[key]),
        0.5,
      )
    const medians = Object.fromEntries(Object.keys(results[0]).map((key) => [key, median(key)]))
    console.log(JSON.stringify({ throttled: SLOWER, ...about, runs, medians }))
  } finally {
    await browser.close()
    server.kill()
    rmSync(data, { recursive: true, force: true })
  }
}
