// Makes docs/screenshots/turn.webp, the moving picture in the README: a shot at somebody behind a Barrel, played in the built client.
// The page runs in slow motion, so that no frame is missed on a slow machine; the film plays at the speed of a game.
// Build first (npm run build, npx vite build packages/web). Usage: node script/film.mjs [file]; FRAMES names a folder to keep the frames in.
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { tsImport } from 'tsx/esm/api'
import { executablePath } from './chromium.mjs'
import { serveBuilt } from './serve-built.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const file = process.argv[2] ?? join(root, 'docs/screenshots/turn.webp')
const SIZE = { width: 1280, height: 800 }
/** The film is this much smaller than the page. */
const SCALE = 0.6
/** How fast the page runs, against the film: a busy machine needs it slower. */
const TEMPO = Number(process.env.TEMPO ?? 0.1)
/** Milliseconds of film: one frame, how long bots wait, and the longest film. */
const FRAME = 80
const PACE = 900
const LONGEST = 16_000
const QUALITY = 70
/** How long the last picture stands before the film begins anew. */
const REST = 1200
const PLAYERS = 5

const wait = (ms) => new Promise((done) => setTimeout(done, ms))
const inFilm = (ms) => wait(ms / TEMPO)

function needWebp() {
  try {
    execFileSync('img2webp', ['-version'], { stdio: 'ignore' })
  } catch {
    console.error('The film needs img2webp: install it (on Debian: apt-get install webp).')
    process.exit(1)
  }
}

/** A game in which seat 0 may shoot at somebody behind a Barrel, who draws for it in vain and is hit. */
async function aShot() {
  const { moment } = await tsImport('../e2e/moments.ts', import.meta.url)
  const { nextInput, randomsFor, rule } = await tsImport('@sundown/bots', import.meta.url)
  const bots = Array.from({ length: PLAYERS }, () => rule)
  let target
  const game = moment({ game: 'bang', options: { players: PLAYERS, sets: ['base'] } }, (match, asked) => {
    if (asked?.kind !== 'play' || asked.options === undefined || match.inputs.length < 12) return false
    const { seats, own } = match.game.view(0)
    const bangs = own.hand.filter(({ id }) => id === 'bang').map(({ card }) => card)
    const shot = asked.options.find(({ card, seat }) => bangs.includes(card) && seats[seat]?.front.some(({ id }) => id === 'barrel'))
    if (!shot || own.hand.length > seats[0].life + 1) return false
    const fork = match.fork()
    fork.apply({ seat: 0, answer: shot })
    const chances = randomsFor(PLAYERS, 'film')
    while (!fork.game.over && fork.questionFor(0)?.kind !== 'play') fork.apply(nextInput(fork, bots, chances))
    target = shot.seat
    return fork.game.view(0).seats[target].life === seats[target].life - 1
  })
  return { game, target }
}

/** Runs in the page before anything else: clocks go slower, and the pointer can be seen. */
function prepare([tempo, save, settings]) {
  localStorage.setItem('sundown.solo', save)
  localStorage.setItem('sundown.settings', settings)
  const now = performance.now.bind(performance)
  performance.now = () => now() * tempo
  const later = window.setTimeout.bind(window)
  window.setTimeout = (call, ms = 0, ...more) => later(call, ms / tempo, ...more)
  addEventListener('DOMContentLoaded', () => {
    const pointer = document.createElement('div')
    pointer.innerHTML =
      '<svg width="30" height="34" viewBox="0 0 15 17"><path d="M1 1v13l3.4-3.2 2.3 5.2 2.3-1-2.3-5.1H11z" fill="#fff" stroke="#000"/></svg>'
    pointer.style.cssText = 'position:fixed;left:0;top:0;z-index:2147483647;pointer-events:none'
    document.documentElement.append(pointer)
    addEventListener('mousemove', ({ clientX, clientY }) => {
      pointer.style.transform = `translate(${clientX}px,${clientY}px)`
    })
  })
}

async function open(browser, game) {
  const page = await browser.newPage({ viewport: SIZE, deviceScaleFactor: SCALE, locale: 'en-GB', serviceWorkers: 'block' })
  const settings = { pace: PACE / TEMPO, muted: true, motion: true, careful: false, hints: false }
  await page.addInitScript(prepare, [TEMPO, JSON.stringify(game), JSON.stringify(settings)])
  await page.goto(`${base}/#/solo`)
  await page.locator('.ask:not(.quiet)').waitFor({ timeout: 60_000 })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: TEMPO })
  return page
}

/** Moves the pointer there as a hand would, and clicks. */
async function tap(page, selector) {
  const found = page.locator(selector).first()
  await found.waitFor({ timeout: 60_000 })
  const { x, y, width, height } = await found.boundingBox()
  await page.mouse.move(x + width / 2, y + height * 0.6, { steps: 12 })
  await inFilm(500)
  await page.mouse.down()
  await page.mouse.up()
}

/** The turn: the card, its target, what comes of it, and the end. */
async function play(page, target) {
  await inFilm(700)
  await tap(page, '.hand .card[aria-label^="BANG!"]')
  await inFilm(900)
  await tap(page, `[data-anchor="seat-${target}"] .plate-hit`)
  await page.mouse.move(SIZE.width * 0.6, SIZE.height * 0.62, { steps: 12 })
  await page.locator('.end-turn:not(:disabled)').waitFor({ timeout: 120_000 })
  await inFilm(1500)
  await tap(page, '.end-turn:not(:disabled)')
  await inFilm(2500)
}

/** Pictures as fast as they come, each with its moment in the film. */
async function film(page, target) {
  const shots = []
  let playing = true
  const begun = performance.now()
  const at = () => (performance.now() - begun) * TEMPO
  const played = play(page, target).finally(() => {
    playing = false
  })
  while (playing && at() < LONGEST) shots.push({ at: at(), png: await page.screenshot() })
  await played
  return shots
}

/** One picture for each frame of the film: the last one taken before it. */
function frames(shots) {
  const paths = []
  for (let at = 0, i = 0; at <= shots.at(-1).at; at += FRAME) {
    while (i + 1 < shots.length && shots[i + 1].at <= at) i++
    const path = join(scratch, `${i}.png`)
    writeFileSync(path, shots[i].png)
    const last = paths.at(-1)
    if (last?.path === path) last.lasts += FRAME
    else paths.push({ path, lasts: FRAME })
  }
  paths.at(-1).lasts += REST
  return paths
}

function put(paths) {
  const pictures = paths.flatMap(({ path, lasts }) => ['-d', `${lasts}`, '-lossy', '-q', `${QUALITY}`, '-m', '4', path])
  execFileSync('img2webp', ['-loop', '0', '-o', file, ...pictures], { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** The frames as files, to look at. */
function keep(paths) {
  const folder = process.env.FRAMES
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  for (const [i, { path, lasts }] of paths.entries()) copyFileSync(path, join(folder, `${String(i).padStart(3, '0')}-${lasts}.png`))
}

needWebp()
const scratch = mkdtempSync(join(tmpdir(), 'sundown-film-'))
const { base, stop } = await serveBuilt(Number(process.env.SHOTS_PORT ?? 4699))
const browser = await chromium.launch({ executablePath })
try {
  const { game, target } = await aShot()
  const paths = frames(await film(await open(browser, game), target))
  keep(paths)
  put(paths)
  const lasts = paths.reduce((sum, each) => sum + each.lasts, 0)
  console.log(`${file}: ${paths.length} pictures, ${(lasts / 1000).toFixed(1)} s, ${Math.round(statSync(file).size / 1024)} KB`)
} finally {
  await browser.close()
  await stop()
  rmSync(scratch, { recursive: true, force: true })
}
