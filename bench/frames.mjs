// How smooth a turn is on a slow machine: long frames of the table while cards fly, with the processor throttled to a quarter.
// Build first (`npm run build`, `npx vite build packages/web`), then: node bench/frames.mjs [milliseconds]. Prints one line of JSON.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

const SLOWER = 4
const LONG = 50
const watched = Number(process.argv[2] ?? 20_000)
const port = Number(process.env.E2E_PORT ?? 4599) + 3
const web = process.env.E2E_WEB ?? 'packages/web/dist'
const data = mkdtempSync(join(tmpdir(), 'sundown-frames-'))

const server = spawn('node', ['packages/cli/dist/sundown.mjs', 'serve', '--port', String(port), '--data', data, '--web', web], {
  stdio: ['ignore', 'pipe', 'ignore'],
})
await once(server.stdout, 'data')
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.addInitScript(() => {
    localStorage.setItem('sundown.settings', JSON.stringify({ pace: 700, muted: true, motion: true, careful: false }))
    window.measured = { tasks: [], frames: [] }
  })
  await page.goto(`http://127.0.0.1:${port}/`)
  await page.getByRole('button', { name: 'Play against bots' }).click()
  await page.locator('.ask').waitFor()
  await page.waitForTimeout(2000)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.evaluate(() => {
    const { tasks, frames } = window.measured
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' })
    let last = performance.now()
    const next = (now) => {
      frames.push(now - last)
      last = now
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  const end = Date.now() + watched
  for (let i = 0; Date.now() < end; i++) {
    await page.keyboard.press(i % 3 === 2 ? 'e' : '1')
    await page.waitForTimeout(600)
  }
  const { tasks, frames } = await page.evaluate(() => window.measured)
  const sorted = frames.toSorted((a, b) => a - b)
  const at = (share) => Math.round(sorted[Math.floor((sorted.length - 1) * share)])
  const long = frames.filter((each) => each > LONG)
  console.log(
    JSON.stringify({
      throttled: SLOWER,
      seconds: watched / 1000,
      frames: frames.length,
      median: at(0.5),
      p95: at(0.95),
      worst: at(1),
      longFrames: long.length,
      longTasks: tasks.length,
      longestTask: Math.round(Math.max(0, ...tasks)),
    }),
  )
} finally {
  await browser.close()
  server.kill()
}
