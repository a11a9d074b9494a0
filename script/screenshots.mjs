// Makes docs/screenshots/*.png: the screens of the client, on a desktop and on a phone, from the real server with the built client.
// Build both first; WEB names another folder with the built client. Usage: node script/screenshots.mjs [folder [moment]]
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { tsImport } from 'tsx/esm/api'
import { executablePath } from './chromium.mjs'
import { serveBuilt } from './serve-built.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = process.argv[2] ?? join(root, 'docs/screenshots')
/** Only pictures of this moment: `table`, `late`, `all-sets`, `back`, `pages`, `setup`, `noon` ... */
const only = process.argv[3]
const { base, stop } = await serveBuilt(Number(process.env.SHOTS_PORT ?? 4698), process.env.WEB)
const MOST = 400
const GAMES = 12

const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true },
  /** A phone on its side. */
  lying: { viewport: { width: 844, height: 390 }, deviceScaleFactor: 2, hasTouch: true },
  large: { viewport: { width: 2560, height: 1440 } },
  television: { viewport: { width: 1920, height: 1080 } },
}

async function newPage(browser, size, wishes = {}, theme = 'saloon') {
  const context = await browser.newContext({ ...SIZES[size], locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(
    ([kept, colour]) => {
      localStorage.setItem('sundown.theme', colour)
      if (!localStorage.getItem('sundown.settings')) localStorage.setItem('sundown.settings', JSON.stringify(kept))
    },
    [{ pace: 0, muted: true, motion: false, careful: false, hints: false, name: 'Marta', ...wishes }, theme],
  )
  return page
}

async function shot(page, name) {
  // What the mouse is over shows itself large.
  await page.mouse.move(1, 1)
  await page.waitForTimeout(400)
  await page.screenshot({ path: join(folder, `${name}.png`) })
}
const has = async (page, selector) => (await page.locator(selector).count()) > 0

async function tap(page, selector) {
  const found = page.locator(selector).first()
  if (!(await found.isVisible().catch(() => false))) return false
  await found.click({ timeout: 2000 }).catch(() => undefined)
  await page.waitForTimeout(60)
  return true
}

/** A new game against bots, from the first page; one that was not played to its end gives way. */
async function begin(page) {
  await page.locator('.play-bots').click()
  const dealAnew = page.locator('dialog[open]').getByRole('button', { name: 'Deal the cards' })
  await page.locator('.ask').or(dealAnew).first().waitFor()
  if (await dealAnew.isVisible()) await dealAnew.click()
  await page.locator('.ask').waitFor()
}

/** One thing that can be done now. */
const step = async (page) =>
  (await tap(page, '.is-reach .plate-hit')) ||
  (await tap(page, '.ask .btn.primary')) ||
  (await tap(page, '.ask .answer:not(:disabled)')) ||
  (await tap(page, '.hand .card:not([aria-disabled="true"]):not(.is-picked):not(.is-selected)')) ||
  (await tap(page, '.end-turn:not(:disabled)')) ||
  (await tap(page, '.ask .acts .btn'))

/** What is worth a picture, and how one knows that it is there. */
const MOMENTS = {
  table: async (page) =>
    (await has(page, '.hand .card')) && (await has(page, '.inplay .card')) && !(await has(page, '.with-answers, .is-picked')),
  question: async (page) =>
    (await has(page, '.is-reach')) && (await has(page, '.is-far')) && (await has(page, '.is-picked[aria-label^="BANG!"]')),
  response: async (page) => (await has(page, '.ask.alert')) && (await has(page, '.with-answers .answer .card')),
  late: async (page) =>
    (await page.locator('.seat .inplay .card').count()) > 6 && (await has(page, '.is-out')) && (await has(page, '.hand .card')),
}

/** Games against bots until all moments have come. */
async function games(browser, size, players, moments) {
  const wanted = new Set(moments.filter((moment) => only === undefined || moment === only))
  if (wanted.size === 0) return
  const page = await newPage(browser, size, { players, sets: ['base'] })
  for (let game = 0; game < GAMES && wanted.size > 0; game++) {
    await page.goto(base)
    await page.locator('.open-table').waitFor()
    if (wanted.delete('home')) await shot(page, `home-${size}`)
    await begin(page)
    for (let i = 0; i < MOST && wanted.size > 0 && !(await has(page, '.end-page')); i++) {
      for (const moment of wanted) {
        if (!(await MOMENTS[moment]?.(page)) || (moment === 'table' && i < 3)) continue
        wanted.delete(moment)
        await shot(page, `${moment}-${players}-${size}`)
      }
      await step(page)
    }
  }
  if (wanted.size > 0) console.error(`${players} players, ${size}: never came ${[...wanted].join(', ')}`)
  await page.context().close()
}

/** The dice game: dice that are kept before another roll, and shots and Beers that are placed. */
async function dice(browser, size) {
  if (only !== undefined && only !== 'dice') return
  const page = await newPage(browser, size, { game: 'dice', players: 6 })
  const wanted = new Set(['dice-roll', 'dice-place'])
  const take = async (moment) => wanted.delete(moment) && shot(page, `${moment}-${size}`)
  for (let game = 0; game < GAMES && wanted.size > 0; game++) {
    await page.goto(base)
    await begin(page)
    for (let i = 0; i < MOST && wanted.size > 0 && !(await has(page, '.end-page')); i++) {
      if (await has(page, '.dice-ring .choosable')) {
        await tap(page, '.dice-ring .choosable[aria-label*="Bull"]')
        await tap(page, '.dice-ring .choosable[aria-label*="Beer"]')
        if ((await page.locator('.rack .one-die').count()) > 1) await take('dice-roll')
        await tap(page, '.settle')
      } else if (await has(page, '.rack .choosable')) {
        const placed = await page.locator('.given .die').count()
        if (placed > 0 && (await has(page, '.is-target')) && (await has(page, '.is-reach'))) await take('dice-place')
        if (!(await tap(page, '.settle:not(:disabled)'))) await tap(page, '.plate-hit[aria-label$="can be chosen"]')
      } else await tap(page, '.ask .acts .btn')
    }
  }
  if (wanted.size > 0) console.error(`the dice game, ${size}: never came ${[...wanted].join(', ')}`)
  await page.context().close()
}

/** What is worth a picture at the table of The Duel. */
const DUEL_MOMENTS = {
  'duel-table': async (page) =>
    (await page.locator('.carried').count()) > 2 && (await has(page, '.is-picked')) && (await has(page, '.is-reach .plate-hit')),
  'duel-response': async (page) => (await has(page, '.ask.alert')) && (await has(page, '.with-answers .answer .card')),
}

async function duel(browser, size) {
  if (only !== undefined && only !== 'duel') return
  const page = await newPage(browser, size, { game: 'duel' })
  const wanted = new Set(Object.keys(DUEL_MOMENTS))
  for (let game = 0; game < GAMES && wanted.size > 0; game++) {
    await page.goto(base)
    await begin(page)
    for (let i = 0; i < MOST && wanted.size > 0 && !(await has(page, '.end-page')); i++) {
      for (const moment of wanted) {
        if (!(await DUEL_MOMENTS[moment](page))) continue
        wanted.delete(moment)
        await shot(page, `${moment}-${size}`)
      }
      const several = await tap(page, '.ask:not(.with-answers) .acts:has(.btn ~ .btn) .btn:first-child')
      if (!several) await step(page)
    }
  }
  if (wanted.size > 0) console.error(`The Duel, ${size}: never came ${[...wanted].join(', ')}`)
  await page.context().close()
}

const { SETS: ALL } = await tsImport('../packages/engine/src/bang/sets/manifests.ts', import.meta.url)

async function setUp(browser, size) {
  if (only !== undefined && only !== 'setup') return
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

/** A game that was played so far, opened as one against bots. */
async function kept(browser, size, name, wanted, is, { first, theme } = {}) {
  const { moment } = await tsImport('../e2e/moments.ts', import.meta.url)
  const page = await newPage(browser, size, { pace: 60_000 }, theme)
  await page.addInitScript((save) => localStorage.setItem('sundown.solo', save), JSON.stringify(moment(wanted, is)))
  await page.goto(`${base}/#/solo`)
  await page.locator('.ask, .life-plot').first().waitFor()
  await first?.(page)
  await shot(page, `${name}-${size}`)
  await page.context().close()
}

/** How games end: won and lost, in all three. */
async function ends(browser, size) {
  if (only !== undefined && only !== 'end') return
  const over =
    (won, by) =>
    ({ game }) =>
      game.over !== undefined && game.over.winners.includes(0) === won && (by === undefined || game.over.by === by)
  await kept(browser, size, 'end-won', { game: 'bang', options: { players: 7, sets: ['base'] } }, over(true, 'outlaws'))
  await kept(browser, size, 'end-lost', { game: 'bang', options: { players: 5, sets: ['base'] } }, over(false, 'law'))
  await kept(browser, size, 'end-dice', { game: 'dice', options: { players: 6 } }, over(true))
  await kept(browser, size, 'end-duel', { game: 'duel', options: { charactersPerSide: 4 } }, over(false))
}

/** Eight with everything on the table: an event, a show card, and much in front of everybody. */
async function allSets(browser, size) {
  if (only !== undefined && only !== 'all-sets') return
  const isFull = (match, question) => {
    if (question?.kind !== 'play' || question.options === undefined) return false
    const { seats, table } = match.game.view(0)
    const lying = seats.reduce((sum, { front }) => sum + front.length, 0)
    return table.event?.now !== undefined && table.show?.now !== undefined && lying > 12 && seats[0].hand > 3
  }
  await kept(browser, size, 'all-sets-8', { game: 'bang', options: { players: 8, sets: ALL } }, isFull)
}

/** Who was taken for what: after the game, and in its replay. */
async function taken(browser, size) {
  if (only !== undefined && only !== 'taken') return
  const seven = { game: 'bang', options: { players: 7, sets: ['base'] } }
  const over = ({ game }) => game.over !== undefined
  const workOut = async (page) => {
    await page.getByRole('button', { name: 'Work it out' }).click()
    await page.locator('.taken-said li').first().waitFor()
    await page.locator('.taken-panel').scrollIntoViewIfNeeded()
    await page.locator('.taken-panel h2').evaluate((title) => title.scrollIntoView())
  }
  await kept(browser, size, 'taken', seven, over, { first: workOut })
  if (size === 'desktop') await kept(browser, size, 'taken-noon', seven, over, { first: workOut, theme: 'noon' })
  const late = (match, question) => question?.kind === 'play' && question.options !== undefined && match.inputs.length > 60
  await kept(browser, size, 'who-is-who', { game: 'bang', options: { players: 5, sets: ['base'] } }, late, {
    first: async (page) => {
      if (size === 'phone') await page.getByRole('button', { name: 'Who is who?' }).click()
      else await page.getByRole('tab', { name: 'Who is who?' }).click()
      await page.locator('.guess-list').waitFor()
    },
  })
  await kept(browser, size, 'suspicion', seven, over, {
    first: async (page) => {
      await page.getByRole('link', { name: 'Watch the replay' }).click()
      await page.locator('.scrubber input').fill('90')
      if (size === 'phone') await page.getByRole('button', { name: 'Suspicion' }).click()
      else await page.getByRole('tab', { name: 'Suspicion' }).click()
      await page.locator('.guess-cell').nth(16).click()
      await page.locator('.suspicion .bands').waitFor()
    },
  })
}

/** A phone on its side, and a large screen. */
async function lying(browser) {
  if (only !== undefined && only !== 'lying') return
  const asked = (kind, least) => (match, question) =>
    question?.kind === kind && question.options !== undefined && match.inputs.length > least
  const five = { game: 'bang', options: { players: 5, sets: ['base'] } }
  await kept(browser, 'lying', 'table-5', five, asked('play', 40))
  await kept(browser, 'lying', 'response-7', { game: 'bang', options: { players: 7, sets: ['base'] } }, asked('shot', 30))
  await kept(browser, 'lying', 'all-sets-8', { game: 'bang', options: { players: 8, sets: ALL } }, asked('play', 60))
  await kept(browser, 'lying', 'dice', { game: 'dice', options: { players: 6 } }, asked('roll', 12))
  await kept(browser, 'lying', 'duel', { game: 'duel', options: { charactersPerSide: 4 } }, asked('play', 30))
  await kept(browser, 'large', 'table-5', five, asked('play', 40))
}

/** Whoever was out, in the moment in which he is told to be back. */
async function back(browser, size) {
  if (only !== undefined && only !== 'back') return
  const { comingBack } = await tsImport('../e2e/come-back.ts', import.meta.url)
  const page = await newPage(browser, size, { pace: 60_000 })
  await page.addInitScript((kept) => localStorage.setItem('sundown.solo', kept), JSON.stringify(comingBack(6)))
  await page.goto(`${base}/#/solo`)
  await page.getByRole('button', { name: 'Skip ahead' }).click()
  await page.locator('.banner.mine').waitFor()
  await shot(page, `back-${size}`)
  await page.context().close()
}

/** What can be read without a game. */
async function pages(browser, size) {
  if (only !== undefined && only !== 'pages') return
  const page = await newPage(browser, size)
  for (const [name, there] of [
    ['library', '.thing'],
    ['help', '.help h2'],
  ]) {
    await page.goto(`${base}/#/${name}/bang`)
    await page.locator(there).first().waitFor()
    await shot(page, `${name}-${size}`)
  }
  await page.context().close()
}

/** A moment of each first game, and its place among the sentences. */
const TAUGHT = { bang: 8, dice: 9, duel: 5 }

/** Where the first games are, a moment of each, and the end of one. */
async function lessons(browser, size) {
  if (only !== undefined && only !== 'learn') return
  for (const [game, moment] of Object.entries(TAUGHT)) {
    const page = await newPage(browser, size)
    await page.goto(`${base}/#/learn`)
    await page.locator('.learn-poster').first().waitFor()
    if (game === 'bang') await shot(page, `learn-${size}`)
    await page.goto(`${base}/#/learn/${game}`)
    const end = page.locator('dialog[open]')
    for (let i = 0; i < MOST; i++) {
      await page.locator('[data-lit]').or(end).first().waitFor()
      if (i === moment) await shot(page, `learn-${game}-${size}`)
      if ((i === moment && game !== 'bang') || (await end.count()) > 0) break
      await page.locator('.hint-skip, .hint-next').first().click()
      await page.waitForTimeout(120)
    }
    if (game === 'bang') await shot(page, `learn-end-${size}`)
    await page.context().close()
  }
}

/** Several people on one device: who plays, the cover between two of them, and the table of one. */
async function device(browser, size) {
  if (only !== undefined && only !== 'device') return
  const page = await newPage(browser, size)
  await page.goto(`${base}/#/pass`)
  const names = page.locator('.device-names input')
  await page.locator('.device-row .segments').nth(1).getByText('3', { exact: true }).click()
  for (const [i, name] of ['Marta', 'Nils', 'Priya'].entries()) await names.nth(i).fill(name)
  await shot(page, `device-setup-${size}`)
  await page.locator('.device-setup .btn.primary').click()
  for (let i = 0; i < MOST; i++) {
    await page.locator('.device-cover, .end-page, .ask:not(.quiet)').first().waitFor()
    if (await has(page, '.device-cover')) {
      if ((await page.locator('.device-since li').count()) > 6) break
      await tap(page, '.device-poster .btn.primary')
    } else await step(page)
  }
  await shot(page, `device-cover-${size}`)
  await tap(page, '.device-poster .btn.primary')
  await page.locator('.ask:not(.quiet)').waitFor()
  await shot(page, `device-held-${size}`)
  await page.context().close()
}

/** A person's own games: forty that could have been. */
async function history(browser, size) {
  if (only !== undefined && only !== 'history') return
  const page = await newPage(browser, size)
  await page.addInitScript(
    (sets) => {
      const roles = ['sheriff', 'outlaw', 'deputy', 'outlaw', 'renegade']
      const characters = ['calamity-janet', 'suzy-lafayette', 'rose-doolan', 'vulture-sam', 'el-gringo', 'slab-the-killer']
      const other = (seat, name, role) => ({ seat, name, role, bot: false })
      const games = Array.from({ length: 40 }, (_, n) => ({
        id: `g${n}`,
        game: 'bang',
        at: 1_794_000_000_000 - n * 9e7,
        players: n % 3 === 0 ? 7 : 5,
        sets: n % 2 === 0 ? sets.slice(0, 1) : sets,
        won: (n * 7) % 5 < 3,
        role: roles[n % 5],
        character: characters[(n * n) % 6],
        others: [other(1, 'Nils', roles[(n + 2) % 5]), other(2, 'Ana', roles[n % 5])],
        fellTo: n % 4 === 1 ? 1 : undefined,
      }))
      localStorage.setItem('sundown.ledger', JSON.stringify(games))
    },
    ALL.slice(0, 2),
  )
  await page.goto(`${base}/#/history`)
  await page.locator('.history-rows').first().waitFor()
  await shot(page, `history-${size}`)
  await page.context().close()
}

/** After a game: its luck, its picture, the games that are kept, and one of them seen again. */
async function lookBack(browser, size) {
  if (only !== undefined && only !== 'look-back') return
  const over = ({ game }) => game.over !== undefined
  const five = { game: 'bang', options: { players: 5, sets: ['base'] } }
  const showing = (panel) => async (page) => {
    await page.locator(panel).waitFor()
    await page.locator(`${panel} h2`).evaluate((title) => title.scrollIntoView())
  }
  for (const theme of size === 'desktop' ? ['saloon', 'noon'] : ['saloon']) {
    const mark = theme === 'noon' ? '-noon' : ''
    await kept(browser, size, `luck${mark}`, five, over, { first: showing('.end-luck'), theme })
    await kept(browser, size, `story${mark}`, five, over, { first: showing('.end-picture'), theme })
  }
  await kept(browser, size, 'kept-games', five, over, {
    first: async (page) => {
      await page.waitForFunction(() => localStorage.getItem('sundown.ledger') !== null)
      await page.goto(`${base}/#/replay`)
      await page.locator('.replay-kept a').first().waitFor()
    },
  })
  await kept(browser, size, 'replay', { game: 'bang', options: { players: 7, sets: ['base'] } }, over, {
    first: async (page) => {
      await page.getByRole('link', { name: 'Watch the replay' }).click()
      await page.locator('.scrubber input').fill('60')
      await page.locator('.deck-told b', { hasText: 'Step 60' }).waitFor()
    },
  })
}

/** Other people: a quick game that fills, and friends. */
async function company(browser, size) {
  if (only !== undefined && only !== 'company') return
  const page = await newPage(browser, size)
  await page.goto(base)
  await page.getByRole('button', { name: 'Quick play' }).click()
  await page.locator('.quick-chair').first().waitFor()
  await shot(page, `quick-${size}`)
  await page.goto(`${base}/#/friends`)
  await page.locator('main h1').waitFor()
  await shot(page, `friends-${size}`)
  await page.context().close()
  await moderators(browser, size)
}

/** The page of a person, of what a rating means, and of moderators with a report that waits. */
async function moderators(browser, size) {
  const account = async (name) => {
    const page = await newPage(browser, size)
    await page.goto(base)
    await page.locator('.open-table').waitFor()
    const { you } = await post(page, '/api/account', { name, password: 'correct horse battery' })
    return { page, id: you.id, name }
  }
  // A name is one person's only.
  const [one, other] = size === 'desktop' ? ['Marta', 'Rafa'] : ['Ines', 'Nils']
  const [her, him] = [await account(one), await account(other)]
  await post(her.page, '/api/reports', { about: him.id, reason: 'insults', text: 'Called everybody a coward.' })
  const key = readFileSync(join(data, 'admin.key'), 'utf8').trim()
  await fetch(`${base}/api/admin/people/${her.id}/moderator`, { method: 'PUT', headers: { authorization: `Bearer ${key}` } })
  for (const [name, path, shown] of [
    ['profile', `people/${encodeURIComponent(her.name)}`, '.stamps'],
    ['rating', 'rating', '.rating-plate'],
    ['moderation', 'moderation', '.moderation-queue'],
  ]) {
    await her.page.goto(`${base}/#/${path}`)
    await her.page.locator(shown).first().waitFor()
    await shot(her.page, `${name}-${size}`)
  }
  for (const { page } of [her, him]) await page.context().close()
}

const post = (page, path, body) =>
  page.evaluate(
    async ([to, text]) => {
      const answer = await fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text })
      if (!answer.ok) throw new Error(await answer.text())
      return answer.status === 204 ? undefined : answer.json()
    },
    [path, JSON.stringify(body)],
  )

/** A table with a display in its middle, before the game and in it. */
async function display(browser) {
  if (only !== undefined && only !== 'display') return
  const host = await newPage(browser, 'phone')
  await host.goto(`${base}/#/create`)
  await host.locator('.chair').first().waitFor()
  await tap(host, '.chair .btn.primary')
  for (let i = 0; i < 4; i++) {
    await host
      .getByRole('button', { name: /^Add a bot/ })
      .last()
      .click()
    await host.waitForTimeout(200)
  }
  const page = await newPage(browser, 'television')
  await page.goto(`${host.url()}/display`)
  await page.locator('.display-way .qr path').waitFor()
  await shot(page, 'display-gathering-television')
  await host.getByRole('button', { name: 'Deal the cards' }).click()
  for (let i = 0; i < 6; i++) {
    await host.locator('.ask:not(.quiet), .end-page').first().waitFor({ timeout: 60_000 })
    await step(host)
  }
  await shot(page, 'display-television')
  for (const each of [host, page]) await each.context().close()
}

async function noonPictures() {
  const page = await newPage(browser, 'desktop', {}, 'noon')
  await page.goto(base)
  await shot(page, 'home-noon-desktop')
  await begin(page)
  await shot(page, 'table-noon-desktop')
}

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
})
try {
  for (const size of ['desktop', 'phone']) {
    await games(browser, size, 4, ['home', 'table'])
    await ends(browser, size)
    await taken(browser, size)
    await games(browser, size, 5, ['question', 'response'])
    await games(browser, size, 7, ['table', 'question', 'late'])
    await dice(browser, size)
    await duel(browser, size)
    await allSets(browser, size)
    await back(browser, size)
    await pages(browser, size)
    await lessons(browser, size)
    await setUp(browser, size)
    await device(browser, size)
    await history(browser, size)
    await lookBack(browser, size)
    await company(browser, size)
  }
  await lying(browser)
  await display(browser)
  if (only === undefined || only === 'noon') await noonPictures()
} finally {
  await browser.close()
  await stop()
}
