import { expect, type Page } from '@playwright/test'
import { clickOn, hurry, LINE_DOWN, newcomer, test } from './table.ts'
import { violations } from './violations.ts'

const MOST = 400

/** The names of the cards in hand. */
const inHand = (page: Page) => page.locator('.hand .card-name').allTextContents()

test('a game against bots, by clicking, to the end', async ({ page }) => {
  await hurry(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Play against bots' }).click()
  let over = false
  for (let i = 0; i < MOST && !over; i++) over = await clickOn(page)
  expect(over).toBe(true)
  await expect(page.getByText('the seed matches its seal')).toBeVisible()
  await page.getByRole('button', { name: 'New game' }).click()
  await expect(page.locator('.ask')).toBeVisible()
})

test('the same at 390 pixels, in French', { tag: '@long' }, async ({ browser, baseURL }) => {
  const wrong: string[] = []
  const page = await newcomer(browser, baseURL, wrong, { viewport: { width: 390, height: 844 }, locale: 'fr-FR', hasTouch: true })
  await page.goto('/')
  await page.getByRole('button', { name: 'Jouer contre des robots' }).click()
  let over = false
  for (let i = 0; i < MOST && !over; i++) {
    over = await clickOn(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
  }
  expect(over).toBe(true)
  await page.context().close()
  expect(wrong).toEqual([])
})

test('goes on after a reload, and takes back', async ({ page }) => {
  await hurry(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Play against bots' }).click()
  for (let i = 0; i < 6; i++) await clickOn(page)
  // Between two questions the bots play: what is asked of them is not asked after a reload.
  await page.locator('.end-page, .ask:not(.quiet)').first().waitFor()
  if (await page.locator('.end-page').count()) return
  await page.keyboard.press('Escape')
  const hand = await inHand(page)
  const asked = await page.locator('.ask h2').textContent()
  await page.reload()
  await expect(page.locator('.ask h2')).toHaveText(asked ?? '')
  await expect.poll(() => inHand(page)).toEqual(hand)
  await page.keyboard.press('u')
  await expect(page.locator('.ask')).toBeVisible()
})

test('a game against bots with the server gone', async ({ browser, baseURL }) => {
  const wrong: string[] = []
  const page = await newcomer(browser, baseURL, wrong, { expected: LINE_DOWN, serviceWorkers: 'allow' })
  await page.goto('/')
  await page.getByRole('link', { name: 'Open a table' }).waitFor()
  // From then on the page has all it needs.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 })
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Play against bots' }).click()
  for (let i = 0; i < 8; i++) await clickOn(page)
  await expect(page.locator('.ask, .end-page').first()).toBeVisible()
  // So it is with learning and with the library.
  await page.goto('/#/learn/duel')
  await page.locator('.hint-next').click()
  await expect(page.locator('.hint p')).toContainText('Wild Bill stands in front')
  await page.goto('/#/library/dice')
  await page.locator('.thing').first().waitFor()
  await page.context().close()
  expect(wrong).toEqual([])
})

test('a game is open in one tab: whichever opens it last plays on where the other was', async ({ page }) => {
  await hurry(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Play against bots' }).click()
  for (let i = 0; i < 3; i++) await clickOn(page)
  await page.locator('.ask:not(.quiet), .end-page').first().waitFor()
  const hand = await inHand(page)
  const other = await page.context().newPage()
  await other.goto('/#/solo')
  await expect.poll(() => inHand(other)).toEqual(hand)
  const notice = page.getByRole('heading', { name: 'Your game is open in another tab' })
  await expect(notice).toBeVisible()
  expect(await violations(page)).toEqual([])
  await clickOn(other)
  await other.locator('.ask:not(.quiet), .end-page').first().waitFor()
  const later = await inHand(other)
  await page.getByRole('button', { name: 'Play on here' }).click()
  await expect.poll(() => inHand(page)).toEqual(later)
  await expect(other.getByRole('heading', { name: 'Your game is open in another tab' })).toBeVisible()
  await other.close()
})

test('a game that the browser has no room for says so once, and is played on', async ({ page }) => {
  await hurry(page)
  await page.addInitScript(() => {
    const keep = Storage.prototype.setItem
    Storage.prototype.setItem = function (key: string, value: string) {
      if (key === 'sundown.solo') throw new DOMException('full', 'QuotaExceededError')
      keep.call(this, key, value)
    }
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Play against bots' }).click()
  for (let i = 0; i < 2; i++) await clickOn(page)
  const notice = page.getByRole('status').filter({ hasText: 'This browser has no room to keep your game.' })
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'Close' }).click()
  for (let i = 0; i < 2; i++) await clickOn(page)
  await expect(notice).toHaveCount(0)
})
