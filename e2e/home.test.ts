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

for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [844, 390],
  [667, 375],
] as const) {
  test(`at ${width} by ${height} nothing of home is cut off`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await hurry(page)
    await page.goto('/')
    await page.locator('.open-table').waitFor()
    expect(await tooWide(page)).toEqual([])
  })
}
