import { expect } from '@playwright/test'
import { clickOn, hurry, test } from './table.ts'

const MOST = 400

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

test('the same at 390 pixels, in French', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'fr-FR',
    hasTouch: true,
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  await hurry(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Jouer contre des robots' }).click()
  let over = false
  for (let i = 0; i < MOST && !over; i++) {
    over = await clickOn(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
  }
  expect(over).toBe(true)
  await context.close()
})

test('goes on after a reload, and takes back', async ({ page }) => {
  await hurry(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Play against bots' }).click()
  for (let i = 0; i < 6; i++) await clickOn(page)
  if (await page.locator('.end-page').count()) return
  await page.keyboard.press('Escape')
  const hand = await page
    .locator('.hand')
    .textContent()
    .catch(() => '')
  const asked = await page.locator('.ask h2').textContent()
  await page.reload()
  await expect(page.locator('.ask h2')).toHaveText(asked ?? '')
  expect(
    await page
      .locator('.hand')
      .textContent()
      .catch(() => ''),
  ).toBe(hand)
  await page.keyboard.press('u')
  await expect(page.locator('.ask')).toBeVisible()
})
