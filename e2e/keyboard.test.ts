import { expect, type Page } from '@playwright/test'
import { hurry, test } from './table.ts'

const MOST = 400

const focused = (page: Page) =>
  page.evaluate(() => {
    const it = document.activeElement
    return it && it !== document.body ? `${it.tagName} ${it.getAttribute('aria-label') ?? it.textContent}` : ''
  })

/** Tabs on until what has the focus is called like this. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if (name.test(await focused(page))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`no way to ${name}`)
}

test('a whole game by keyboard, every question read aloud', async ({ page }) => {
  await hurry(page)
  await page.goto('/')
  await tabTo(page, /Play against bots/)
  await page.keyboard.press('Enter')
  const bar = page.locator('.ask:not(.quiet) h2')
  const live = page.locator('[data-live]')
  await bar.or(page.locator('.end-page')).first().waitFor()

  // A card of the hand by Tab and Enter, put back by Escape.
  let heard = 0
  for (let i = 0; i < MOST && (await page.locator('.end-page').count()) === 0; i++) {
    const text = await bar
      .first()
      .textContent({ timeout: 3000 })
      .catch(() => null)
    if (text === null) continue
    if (i % 15 === 0) {
      await page.waitForTimeout(450)
      const spoken = (await live.allTextContents()).join(' ')
      if (spoken.length > 0) heard++
    }
    // First what it is aimed at or what is settled, then a card, and the end of the turn when nothing else is open.
    const before = await page
      .locator('.ask')
      .textContent({ timeout: 500 })
      .catch(() => null)
    if (before === null) continue
    await page.keyboard.press(i % 4 === 3 ? 'e' : '1')
    await page
      .waitForFunction((was) => document.querySelector('.ask')?.textContent !== was, before, { timeout: 400 })
      .catch(() => undefined)
  }
  await expect(page.locator('.end-page')).toBeVisible()
  expect(heard).toBeGreaterThan(0)
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
