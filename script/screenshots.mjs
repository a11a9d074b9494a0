// Makes docs/screenshots/*.png: the screens of the client, on a desktop and on a phone, from the real server with the built client.
// Build both first. Usage: node script/screenshots.mjs [folder]
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = process.argv[2] ?? join(root, 'docs/screenshots')
const data = mkdtempSync(join(tmpdir(), 'sundown-shots-'))
const port = 4698
const base = `http://127.0.0.1:${port}`
const MOST = 400

const server = spawn(
  process.execPath,
  ['packages/cli/dist/sundown.mjs', 'serve', '--port', `${port}`, '--data', data, '--web', 'packages/web/dist', '--log-level', 'error'],
  { cwd: root, stdio: 'inherit' },
)

/** Waits for the server. */
async function up() {
  for (let i = 0; i < 100; i++) {
    if (
      await fetch(base).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('the server does not start')
}

const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true },
}

async function newPage(browser, size, wishes = {}, theme = 'saloon') {
  const context = await browser.newContext({ ...SIZES[size], locale: 'en-GB', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript(
    ([kept, colour]) => {
      localStorage.setItem('sundown.theme', colour)
      if (!localStorage.getItem('sundown.settings')) localStorage.setItem('sundown.settings', JSON.stringify(kept))
    },
    [{ pace: 0, muted: true, motion: false, careful: false, name: 'Marta', ...wishes }, theme],
  )
  return page
}

const shot = (page, name) => page.waitForTimeout(400).then(() => page.screenshot({ path: join(folder, `${name}.png`) }))
const has = async (page, selector) => (await page.locator(selector).count()) > 0

async function tap(page, selector) {
  const found = page.locator(selector).first()
  if (!(await found.isVisible().catch(() => false))) return false
  await found.click({ timeout: 2000 }).catch(() => undefined)
  await page.waitForTimeout(60)
  return true
}

/** One thing that can be done now. */
const step = async (page) =>
  (await tap(page, '.is-reach .plate-hit')) ||
  (await tap(page, '.ask .btn.primary')) ||
  (await tap(page, '.ask .answer:not(:disabled)')) ||
  (await tap(page, '.hand .card:not([aria-disabled="true"]):not(.is-picked)')) ||
  (await tap(page, '.end-turn:not(:disabled)')) ||
  (await tap(page, '.ask .acts .btn'))

/** A game against bots: the table, a card picked up, a shot to answer, the end. */
async function game(browser, size, players) {
  const suffix = `${players}-${size}`
  const page = await newPage(browser, size, { players })
  await page.goto(base)
  if (players === 5) {
    await page.locator('.home-side a.btn.wide').waitFor()
    await shot(page, `home-${size}`)
  }
  await page.locator('.poster .btn.primary').click()
  await page.locator('.ask').waitFor()
  const wanted = new Set(['table', 'question', 'response', 'late'])
  for (let i = 0; i < MOST && !(await has(page, '.end-page')); i++) {
    if (wanted.has('table') && i > 2 && (await has(page, '.hand .card')) && !(await has(page, '.with-answers'))) {
      wanted.delete('table')
      await shot(page, `table-${suffix}`)
    }
    if (wanted.has('question') && (await has(page, '.is-reach')) && (await has(page, '.is-picked'))) {
      wanted.delete('question')
      await shot(page, `question-${suffix}`)
    }
    if (wanted.has('response') && (await page.locator('.with-answers .answer .card').count()) > 0 && (await has(page, '.ask.alert'))) {
      wanted.delete('response')
      await shot(page, `response-${suffix}`)
    }
    if (wanted.has('late') && (await page.locator('.inplay .card').count()) > 6) {
      wanted.delete('late')
      await shot(page, `late-${suffix}`)
    }
    await step(page)
  }
  if (players === 5) await shot(page, `end-${size}`)
  await page.context().close()
}

async function setUp(browser, size) {
  const page = await newPage(browser, size)
  await page.goto(`${base}/#/create`)
  await page.locator('.chair').first().waitFor()
  await tap(page, '.chair .btn.primary')
  for (let i = 0; i < 2; i++) {
    await page
      .getByRole('button', { name: /^Add a bot/ })
      .last()
      .click()
    await page.waitForTimeout(200)
  }
  await shot(page, `setup-${size}`)
  await page.context().close()
}

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
})
try {
  await up()
  for (const size of ['desktop', 'phone']) {
    await game(browser, size, 5)
    await game(browser, size, 7)
    await setUp(browser, size)
  }
  const noon = await newPage(browser, 'desktop', {}, 'noon')
  await noon.goto(base)
  await shot(noon, 'home-noon-desktop')
  await noon.locator('.poster .btn.primary').click()
  await noon.locator('.ask').waitFor()
  await shot(noon, 'table-noon-desktop')
} finally {
  await browser.close()
  server.kill()
  await new Promise((done) => server.once('exit', done))
  rmSync(data, { recursive: true, force: true })
}
