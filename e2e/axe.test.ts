import { expect } from '@playwright/test'
import { finishedGame } from './finished.ts'
import { clickOn, hurry, test } from './table.ts'
import { violations } from './violations.ts'

const MOST = 400

test('axe finds nothing on any screen', async ({ page }) => {
  await hurry(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Open a table' }).waitFor()
  expect(await violations(page)).toEqual([])

  await page.goto('/#/account')
  await page.getByLabel('Your name').waitFor()
  expect(await violations(page)).toEqual([])

  await page.goto('/#/create')
  await page.locator('.chair').first().waitFor()
  expect(await violations(page)).toEqual([])

  await page.goto('/#/credits')
  await page.getByRole('heading', { name: 'Credits' }).waitFor()
  expect(await violations(page)).toEqual([])

  await page.goto('/#/')
  await page.getByRole('button', { name: 'Play against bots' }).click()
  await page.locator('.ask').waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')

  const moments = new Set(['.is-reach', '.with-answers'])
  for (let i = 0; i < MOST && moments.size > 0; i++) {
    for (const moment of moments) {
      if ((await page.locator(moment).count()) === 0) continue
      moments.delete(moment)
      expect(await violations(page)).toEqual([])
    }
    const over = await clickOn(page)
    if (over) await page.getByRole('button', { name: 'New game' }).click()
  }
  expect([...moments]).toEqual([])

  // Before anything runs: the game in the page is saved once more when the page goes.
  await page.addInitScript((save) => localStorage.setItem('sundown.solo', save), JSON.stringify(finishedGame()))
  await page.reload()
  await page.locator('.end-page').waitFor()
  expect(await violations(page)).toEqual([])
})
