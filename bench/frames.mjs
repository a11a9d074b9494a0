// How smooth a table is on a slow machine: eight seats, every set, flying cards, the processor throttled to a quarter from the first click on.
// Build first (`npm run build`, `npx vite build packages/web`), then: node bench/frames.mjs [milliseconds [runs]]. Prints a line of JSON a run, then the medians.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { executablePath } from '../script/chromium.mjs'

const SLOWER = 4
const LONG = 50
/** What one plays with: a hand, or answers that lie in its place if the first question is one of those. */
const HAND = '.hand .card, .dock.answering'
/** Every set there is has a folder of its own. */
const SETS = readdirSync('packages/engine/src/bang/sets', { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name)
const watched = Number(process.argv[2] ?? 20_000)
const runs = Number(process.argv[3] ?? 1)
const port = Number(process.env.E2E_PORT ?? 4599) + 3
const web = process.env.E2E_WEB ?? 'packages/web/dist'
const data = mkdtempSync(join(tmpdir(), 'sundown-frames-'))

const server = spawn('node', ['packages/cli/dist/sundown.mjs', 'serve', '--port', String(port), '--data', data, '--web', web], {
  stdio: ['ignore', 'pipe', 'ignore'],
})
await once(server.stdout, 'data')
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu'],
})

async function run() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript((sets) => {
    localStorage.setItem(
      'sundown.settings',
      JSON.stringify({ pace: 700, muted: false, motion: true, careful: false, hints: false, players: 8, sets, game: 'bang' }),
    )
    window.measured = { tasks: [], frames: [] }
  }, SETS)
  await page.goto(`http://127.0.0.1:${port}/`)
  const button = page.getByRole('button', { name: 'Play against bots' })
  await button.waitFor()
  await page.waitForTimeout(1500)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.evaluate((hand) => {
    const { tasks, frames } = window.measured
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' })
    let last = performance.now()
    const next = (now) => {
      const flying = document.querySelector('[data-stage] > .prop') !== null
      frames.push({ took: now - last, flying })
      if (window.measured.hand === undefined && document.querySelector(hand)) window.measured.hand = now - window.measured.clicked
      last = now
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
    addEventListener('click', () => (window.measured.clicked ??= performance.now()), { capture: true })
  }, HAND)
  await button.click()
  await page.locator(HAND).first().waitFor({ timeout: 60_000 })
  // Until here it is dealing; from here on somebody plays.
  const dealt = await page.evaluate(() => window.measured.frames.length)
  const end = Date.now() + watched
  for (let i = 0; Date.now() < end; i++) {
    await page.keyboard.press(i % 3 === 2 ? 'e' : '1')
    await page.waitForTimeout(600)
  }
  const { tasks, frames, hand } = await page.evaluate(() => window.measured)
  await context.close()
  const flying = frames
    .slice(dealt)
    .filter((each) => each.flying)
    .map(({ took }) => took)
    .sort((a, b) => a - b)
  const at = (share) => Math.round(flying[Math.floor((flying.length - 1) * share)] ?? 0)
  return {
    firstHand: Math.round(hand),
    framesWhileFlying: flying.length,
    median: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    worst: at(1),
    longFrames: flying.filter((each) => Math.round(each) > LONG).length,
    longTasks: tasks.length,
    longestTask: Math.round(Math.max(0, ...tasks)),
  }
}

const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

try {
  const results = []
  for (let i = 0; i < runs; i++) {
    results.push(await run())
    console.log(JSON.stringify(results.at(-1)))
  }
  const medians = Object.fromEntries(Object.keys(results[0]).map((key) => [key, middle(results.map((each) => each[key]))]))
  console.log(JSON.stringify({ throttled: SLOWER, seconds: watched / 1000, runs, medians }))
} finally {
  await browser.close()
  server.kill()
  rmSync(data, { recursive: true, force: true })
}
