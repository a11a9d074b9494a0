// How smooth a table is on a slow machine: eight seats, every set, flying cards, the processor throttled to a quarter from the first click on.
// Build first (`npm run build`, `npx vite build packages/web`), then: node bench/frames.mjs [milliseconds [runs]]. Prints a line of JSON a run, then the medians.
import { readdirSync } from 'node:fs'
import { at, measure, pageAt } from './page.mjs'

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

async function run(browser, address) {
  const { page, slow, close } = await pageAt(
    browser,
    address,
    (sets) => {
      localStorage.setItem(
        'sundown.settings',
        JSON.stringify({ pace: 700, muted: false, motion: true, careful: false, hints: false, players: 8, sets, game: 'bang' }),
      )
      window.measured = { tasks: [], frames: [] }
    },
    SETS,
  )
  const button = page.getByRole('button', { name: 'Play against bots' })
  await button.waitFor()
  await page.waitForTimeout(1500)
  await slow()
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
  await close()
  const flying = frames
    .slice(dealt)
    .filter((each) => each.flying)
    .map(({ took }) => took)
  const within = (share) => Math.round(at(flying, share) ?? 0)
  return {
    firstHand: Math.round(hand),
    framesWhileFlying: flying.length,
    median: within(0.5),
    p95: within(0.95),
    p99: within(0.99),
    worst: within(1),
    longFrames: flying.filter((each) => Math.round(each) > LONG).length,
    longTasks: tasks.length,
    longestTask: Math.round(Math.max(0, ...tasks)),
  }
}

await measure({ port, runs, about: { seconds: watched / 1000 } }, run)
