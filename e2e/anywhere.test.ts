import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { type Is, moment, open } from './moments.ts'
import { OwnServer } from './own-server.ts'
import { LINE_DOWN, newcomer, test } from './table.ts'
import { violations } from './violations.ts'

/** All of the client is fetched and kept: a minute on a busy machine. */
test.describe.configure({ timeout: 300_000 })

const isOver: Is = ({ game }) => game.over !== undefined
const finished = (players: number) => moment({ game: 'bang', options: { players, sets: ['base'] } }, isOver)
const isAt = (page: Page, step: number) => expect(page.locator('.deck-told')).toContainText(`Step ${step} of`)
const isKept = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 120_000 })

/** How many games the browser's database holds. */
const keptIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const opening = indexedDB.open('sundown.games')
        opening.onerror = () => done(-1)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('games').objectStore('games').count()
          counting.onsuccess = () => done(counting.result)
        }
      }),
  )

/** This many games are counted on this device. */
const isCounted = (page: Page, games: number) =>
  expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('sundown.ledger') ?? '[]').length), { timeout: 60_000 }).toBe(games)

test('several games are kept on the device, and seen again with the network off', { tag: '@long' }, async ({ browser, baseURL }) => {
  const wrong: string[] = []
  const page = await newcomer(browser, baseURL, wrong, { expected: LINE_DOWN, serviceWorkers: 'allow' })
  await open(page, finished(4))
  await isCounted(page, 1)
  await page.evaluate(
    (save) => localStorage.setItem('sundown.solo', save),
    JSON.stringify(moment({ game: 'dice', options: { players: 5 } }, isOver)),
  )
  await page.reload()
  await expect(page.locator('.end-seat')).toHaveCount(5)
  await isCounted(page, 2)
  expect(await keptIn(page)).toBe(2)
  await isKept(page)
  await page.context().setOffline(true)
  await page.goto('/#/replay')
  const kept = page.locator('.replay-kept a')
  await expect(kept).toHaveCount(2)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Tab')
  await kept.last().focus()
  await page.keyboard.press('Enter')
  await isAt(page, 0)
  await page.keyboard.press('ArrowRight')
  await isAt(page, 1)
  await expect(page.locator('.seat')).toHaveCount(4)
  // Whoever has his games forgotten has none here either.
  await page.goto('/#/history')
  const played = page.getByRole('group', { name: 'Game' })
  await expect(played.getByRole('radio', { name: 'The dice game' })).toBeChecked()
  await expect(page.locator('.history-last li a')).toHaveCount(1)
  await expect(page.locator('.history-last li')).toContainText('5 players')
  await played.getByText('Cards').click()
  await expect(page.locator('.history-last li a')).toHaveCount(1)
  await expect(page.locator('.history-last li')).toContainText('4 players')
  await page.getByRole('button', { name: 'Forget all of it' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Forget all of it' }).click()
  await page.goto('/#/replay')
  await expect(page.getByRole('heading', { name: 'Replay' })).toBeVisible()
  await expect(kept).toHaveCount(0)
  await page.context().close()
  expect(wrong).toEqual([])
})

test('a newer client waits politely while a replay is watched', { tag: '@long' }, async ({ browser }) => {
  const web = mkdtempSync(join(tmpdir(), 'sundown-e2e-web-'))
  cpSync(process.env.E2E_WEB ?? 'packages/web/dist', web, { recursive: true })
  const server = new OwnServer(Number(process.env.E2E_PORT ?? 4599) + 5, web)
  await server.start()
  try {
    const wrong: string[] = []
    const page = await newcomer(browser, server.url, wrong, { serviceWorkers: 'allow' })
    await open(page, finished(4))
    await isKept(page)
    await page.getByRole('link', { name: 'Watch the replay' }).click()
    await isAt(page, 0)
    await page.keyboard.press('ArrowRight')
    await isAt(page, 1)
    await page.evaluate(() => Object.assign(window, { same: true }))
    for (const file of ['sw.js', 'sw.js.br', 'sw.js.gz']) rmSync(join(web, file), { force: file !== 'sw.js' })
    cpSync(join(process.env.E2E_WEB ?? 'packages/web/dist', 'sw.js'), join(web, 'sw.js'))
    appendFileSync(join(web, 'sw.js'), '\n// newer\n')
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    const notice = page.locator('.new-version')
    // All of the newer client is fetched first.
    await expect(notice).toBeVisible({ timeout: 60_000 })
    // Nothing was interrupted, and it goes on.
    await page.keyboard.press('ArrowRight')
    await isAt(page, 2)
    expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true)
    expect(await violations(page)).toEqual([])
    await notice.getByRole('button', { name: 'Close' }).click()
    await expect(notice).toBeHidden()
    await page.keyboard.press('ArrowRight')
    await isAt(page, 3)
    await page.context().close()
    expect(wrong).toEqual([])
  } finally {
    await server.kill()
    rmSync(web, { recursive: true, force: true })
  }
})
