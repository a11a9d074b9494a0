import { expect } from '@playwright/test'
import { listen, playByKeys, tabTo } from './by-keys.ts'
import { hurry, test } from './table.ts'

test('a whole game by keyboard, each question read aloud once', async ({ page }) => {
  const spoken = await listen(page)
  await hurry(page)
  await page.goto('/')
  await tabTo(page, /Play against bots/)
  await page.keyboard.press('Enter')
  await playByKeys(page, spoken)
})

test('the keys are listed, and the table can be read as text', async ({ page }) => {
  await hurry(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Play against bots' }).click()
  await page.locator('.ask').waitFor()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('t')
  const text = page.getByRole('dialog', { name: 'The table as text' })
  await expect(text).toContainText('life')
  await page.keyboard.press('Escape')
  await expect(text).toBeHidden()
})
