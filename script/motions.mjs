// Takes a burst of pictures of every motion of the gallery, in both themes, on a desktop and on a phone both ways; one sheet a motion.
// Build the command line first. Usage: node script/motions.mjs [folder [game [motions, with commas between them [size]]]]
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { executablePath } from './chromium.mjs'
import { serveBuilt } from './serve-built.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const [folder = join(tmpdir(), 'sundown-motions'), onlyGame, onlyMotion, onlySize] = process.argv.slice(2)
const web = mkdtempSync(join(tmpdir(), 'sundown-motions-web-'))
/** How much slower than in a game, and how many pictures of each motion. */
const TEMPO = 0.2
const PICTURES = 9

const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true },
  lying: { viewport: { width: 844, height: 390 }, deviceScaleFactor: 2, hasTouch: true },
}
const GAMES = ['bang', 'sets', 'dice', 'duel']
const THEMES = ['saloon', 'noon']

execFileSync(
  join(root, 'node_modules/.bin/vite'),
  ['build', '--config', 'gallery.config.ts', '--outDir', web, '--emptyOutDir', '--logLevel', 'error'],
  {
    cwd: join(root, 'packages/web'),
    stdio: 'inherit',
  },
)
// The server wants a first page.
copyFileSync(join(web, 'gallery.html'), join(web, 'index.html'))
const { base, stop } = await serveBuilt(Number(process.env.PORT ?? 4697), web)

/** All pictures of one motion side by side. */
async function sheet(browser, pictures, { viewport }, path) {
  const page = await browser.newPage({ viewport: { width: 1500, height: 900 } })
  const wide = viewport.width > 600 ? 490 : 300
  const images = pictures.map((picture) => `<img src="data:image/jpeg;base64,${picture.toString('base64')}" width="${wide}">`).join('')
  await page.setContent(
    `<body style="margin:4px;background:#777;display:flex;flex-wrap:wrap;align-items:flex-start;gap:4px">${images}</body>`,
  )
  await page.screenshot({ path, fullPage: true })
  await page.close()
}

async function takeAll(browser, game, theme, size) {
  const context = await browser.newContext({
    ...SIZES[size],
    reducedMotion: process.env.CALM ? 'reduce' : 'no-preference',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.addInitScript((name) => {
    localStorage.setItem('sundown.settings', JSON.stringify({ muted: true, motion: true, hints: false }))
    localStorage.setItem('sundown.theme', name)
  }, theme)
  await page.goto(`${base}/gallery.html?part=stage&game=${game}&tempo=${TEMPO}&bare`)
  await page.waitForFunction(() => document.documentElement.dataset.staged === '')
  const buttons = page.locator('.stage-motions button')
  for (let i = 0; i < (await buttons.count()); i++) {
    const button = buttons.nth(i)
    const name = (await button.textContent()) ?? ''
    if (onlyMotion && !onlyMotion.split(',').includes(name)) continue
    const told = Number(await button.getAttribute('data-told'))
    await button.dispatchEvent('click')
    const pictures = []
    const begun = Date.now()
    // As long as something is on the stage, and a little longer.
    for (let late = 0; late < 2; ) {
      await page.waitForTimeout(60)
      pictures.push(await page.screenshot({ type: 'jpeg', quality: 70 }))
      const busy = await page.evaluate(
        () =>
          document.querySelector('.prop, [data-seen], [data-unseen], [data-seen-state], [data-seen-role]') !== null ||
          document.getAnimations().some((each) => each.constructor === Animation),
      )
      if (!busy && Date.now() - begun > told) late++
      if (Date.now() - begun > told + 20_000) break
    }
    const step = Math.max(1, (pictures.length - 1) / (PICTURES - 1))
    const chosen = Array.from(
      { length: Math.min(PICTURES, pictures.length) },
      (_, n) => pictures[Math.min(pictures.length - 1, Math.round(n * step))],
    )
    const path = join(folder, `${game}-${theme}-${size}-${name.replaceAll(/\W+/g, '-').toLowerCase()}.png`)
    await sheet(browser, chosen, SIZES[size], path)
    console.log(path, pictures.length)
  }
  await context.close()
}

const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
})
try {
  mkdirSync(folder, { recursive: true })
  for (const game of GAMES.filter((each) => !onlyGame || each === onlyGame)) {
    for (const size of Object.keys(SIZES).filter((each) => !onlySize || each === onlySize)) {
      for (const theme of THEMES.filter((each) => !process.env.THEME || each === process.env.THEME))
        await takeAll(browser, game, theme, size)
    }
  }
} finally {
  await browser.close()
  await stop()
  rmSync(web, { recursive: true, force: true })
}
