import { expect } from '@playwright/test'
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

  let over = false
  let [aimed, answered] = [false, false]
  for (let i = 0; i < MOST && !over; i++) {
    if (!aimed && (await page.locator('.is-reach').count()) > 0) {
      aimed = true
      expect(await violations(page)).toEqual([])
    }
    if (!answered && (await page.locator('.with-answers').count()) > 0) {
      answered = true
      expect(await violations(page)).toEqual([])
    }
    over = await clickOn(page)
  }
  expect(over).toBe(true)
  expect(await violations(page)).toEqual([])
})
