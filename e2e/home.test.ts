import { expect } from '@playwright/test'
import { hurry, test } from './table.ts'
import { tooWide } from './too-wide.ts'

test('home is a play bill: three games, one chosen, one brass button that plays it', async ({ page }) => {
  await hurry(page)
  await page.goto('/')
  await page.locator('.open-table').waitFor()
  await expect(page.locator('.bill-game')).toHaveCount(3)
  await expect(page.locator('.bill-game[aria-pressed="true"]')).toHaveText(/^The card game/)
  await expect(page.locator('.btn.primary')).toHaveCount(1)
  await page.getByRole('button', { name: /^The dice game/ }).click()
  await expect(page.locator('.bill-game[aria-pressed="true"]')).toHaveText(/^The dice game/)
  await page.getByRole('button', { name: 'Play against bots' }).click()
  await expect(page.locator('.dice-ring')).toBeVisible()
  // What waits for somebody heads the side.
  await page.goto('/#/')
  await page.reload()
  await expect(page.locator('.home-side > :first-child')).toContainText('Go on playing')
})

test('whoever has played at tables only is not new: Quick play is the brass button, and nobody is sent to a lesson', async ({ page }) => {
  await hurry(page)
  await page.addInitScript(() => localStorage.setItem('sundown.ledger', '[]'))
  await page.goto('/')
  await page.locator('.open-table').waitFor()
  await expect(page.locator('.btn.primary')).toHaveText('Quick play')
  await expect(page.locator('.first-poster')).toHaveCount(0)
})

test('nothing jumps away from a finger when the server answers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await hurry(page)
  // The line is slow.
  await page.route('**/api/**', async (route) => {
    await new Promise((done) => setTimeout(done, 1500))
    await route.continue()
  })
  await page.goto('/')
  const play = page.locator('.play-bots')
  await expect(page.locator('.bill-quick .btn')).toBeDisabled()
  const before = await play.boundingBox()
  await page.locator('.open-table').waitFor()
  expect((await play.boundingBox())?.y).toBe(before?.y)
})

test('the bar of a phone stands at the foot of a page, however short', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 2000 })
  await hurry(page)
  await page.goto('/#/friends')
  await page.locator('main h1').waitFor()
  const bar = await page.locator('.phone-bar').boundingBox()
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(2000)
})

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
]

test('nothing of home is cut off at any size', async ({ page }) => {
  await hurry(page)
  await page.goto('/')
  await page.locator('.open-table').waitFor()
  for (const size of SIZES) {
    await test.step(JSON.stringify(size), async () => {
      await page.setViewportSize(size)
      await expect.poll(() => tooWide(page)).toEqual([])
    })
  }
})
