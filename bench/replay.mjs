// How fast a long replay opens and jumps on a slow machine: eight seats, every set, 400 answers or more, the page's thread throttled to a quarter.
// Build first (`npm run build`, `npx vite build packages/web`), then: node bench/replay.mjs [runs]. Prints a line of JSON a run, then the medians.
// The clock is only worth something on a quiet machine. `jumpThread` is: what the page's thread itself spends on a jump, at full speed, by its own clock.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SUNDOWN } from '../script/serve-built.mjs'
import { at, measure, pageAt } from './page.mjs'

const ANSWERS = 400
const JUMPS = 40
const runs = Number(process.argv[2] ?? 3)
const port = Number(process.env.E2E_PORT ?? 4599) + 4

/** Of twenty games the one that comes closest to this many answers from above. */
function longGame() {
  const folder = mkdtempSync(join(tmpdir(), 'sundown-records-'))
  const many = ['--game', 'bang', '--sets', 'all', '--players', '8', '--games', '20', '--seed', 'bench-replay']
  execFileSync('node', [SUNDOWN, 'simulate', ...many, '--record', folder], { stdio: 'ignore' })
  const games = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  rmSync(folder, { recursive: true })
  const answers = (text) => JSON.parse(text).inputs.length
  return games.filter((text) => answers(text) >= ANSWERS).sort((a, b) => answers(a) - answers(b))[0]
}

const record = longGame()
if (!record) throw new Error(`no game of ${ANSWERS} answers: try another seed`)

/** Everywhere in the game, now forwards, now backwards; `shown`: until the step is told and the table that shows it is drawn; `settled`: until nothing changes any more, as when drawings that came for the first time become pictures. */
const jumpAbout = (page) =>
  page.evaluate(async (count) => {
    const scrubber = document.querySelector('.scrubber input[type=range]')
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
    const last = Number(scrubber.max)
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    const told = () => document.querySelector('.deck-told b').textContent
    let before = told()
    let shown
    let changed
    const changes = new MutationObserver(() => {
      const isShown = told() !== before
      window.drawn((now) => {
        changed = now
        if (isShown) shown ??= now
      })
    })
    changes.observe(document.querySelector('.table-page'), { subtree: true, childList: true, attributes: true, characterData: true })
    const took = []
    for (let i = 1; i <= count; i++) {
      const step = (i * 7919) % (last + 1)
      before = told()
      shown = undefined
      const from = performance.now()
      window.worker.length = 0
      set.call(scrubber, String(step))
      scrubber.dispatchEvent(new Event('input', { bubbles: true }))
      while (shown === undefined) await frame()
      // What a screen reader is told comes a third of a second later, and is no part of it.
      await new Promise((done) => setTimeout(done, 300))
      took.push({ shown: shown - from, settled: changed - from, worker: window.worker[0] ?? 0 })
      await new Promise((done) => setTimeout(done, 200))
    }
    changes.disconnect()
    return took
  }, JUMPS)

/** Milliseconds that the thread of the page has worked since the mark, by its own clock: what others do on the machine does not count. */
function threadTime(events) {
  const mark = events.find(({ name }) => name === 'jumps')
  const tasks = events
    .filter(({ ph, pid, tid, ts, tdur }) => ph === 'X' && tdur !== undefined && pid === mark.pid && tid === mark.tid && ts > mark.ts)
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur)
  let free = 0
  let sum = 0
  for (const { ts, dur, tdur } of tasks) {
    // Only the outermost.
    if (ts < free) continue
    free = ts + dur
    sum += tdur
  }
  return sum / 1000
}

async function run(browser, address) {
  const { page, slow, quick, close } = await pageAt(browser, `${address}#/replay`, () => {
    localStorage.setItem('sundown.settings', JSON.stringify({ muted: true, motion: false }))
    // What the worker takes, beside what the page takes: only the page's thread is throttled.
    const Real = Worker
    window.worker = []
    window.Worker = class extends Real {
      constructor(url, options) {
        super(url, options)
        this.addEventListener('message', ({ data }) => {
          const took = performance.now() - this.asked
          window.worker.push(took)
          if (data.reply?.opened) window.openedInWorker = took
        })
      }
      postMessage(...message) {
        this.asked = performance.now()
        super.postMessage(...message)
      }
    }
  })
  await page.locator('input[type=file]').waitFor({ state: 'attached' })
  await page.waitForTimeout(1500)
  await slow()
  await page.evaluate(() => {
    addEventListener('change', () => (window.chosen ??= performance.now()), { capture: true })
    // Calls back when the next picture has been drawn, not only begun.
    window.drawn = (then) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => then(performance.now())
        port2.postMessage(0)
      })
    const look = () => {
      if (document.querySelector('.deck-told b')) window.drawn((now) => (window.opened = now - window.chosen))
      else requestAnimationFrame(look)
    }
    look()
  })
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(record) })
  await page.waitForFunction(() => window.opened !== undefined, undefined, { timeout: 60_000 })
  const { opened, openedInWorker } = await page.evaluate(() => ({ opened: window.opened, openedInWorker: window.openedInWorker }))
  await page.waitForTimeout(1000)
  const jumps = await jumpAbout(page)
  await quick()
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing', 'devtools.timeline'] })
  await page.evaluate(() => performance.mark('jumps'))
  await jumpAbout(page)
  const jumpThread = threadTime(JSON.parse((await browser.stopTracing()).toString()).traceEvents) / JUMPS
  await close()
  const of = (part, share) => {
    const values = jumps.map((each) => each[part])
    return Math.round(at(values, share))
  }
  return {
    answers: JSON.parse(record).inputs.length,
    kilobytes: Math.round(record.length / 1024),
    opened: Math.round(opened),
    openedInWorker: Math.round(openedInWorker),
    jumpMedian: of('shown', 0.5),
    jumpP95: of('shown', 0.95),
    jumpWorst: of('shown', 1),
    settledMedian: of('settled', 0.5),
    jumpThread: Math.round(jumpThread),
    jumpInWorkerMedian: of('worker', 0.5),
  }
}

await measure({ port, runs }, run)
