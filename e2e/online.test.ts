import { expect, type Page } from '@playwright/test'
import { clickOn, newcomer, test } from './table.ts'

test('two people make a table, fill it with bots, and see one another play', async ({ browser, baseURL }) => {
  const wrong: string[] = []
  const host = await newcomer(browser, baseURL, wrong)
  await host.goto('/')
  await host.getByRole('link', { name: 'Open a table' }).click()
  await expect(host.getByRole('heading', { name: 'Who is playing' })).toBeVisible()
  const sit = host.getByRole('button', { name: /^Sit here/ })
  if ((await host.getByRole('button', { name: 'Stand up' }).count()) === 0) await sit.first().click()
  await host.getByRole('radio', { name: '4', exact: true }).click({ force: true })
  await expect(host.locator('.chair')).toHaveCount(4)
  await host.getByRole('radio', { name: '0 s', exact: true }).click({ force: true })
  const link = await host.getByLabel('Invitation link').inputValue()

  const guest = await newcomer(browser, baseURL, wrong)
  await guest.goto(link)
  await guest
    .getByRole('button', { name: /^Sit here/ })
    .first()
    .click()
  await expect(guest.getByRole('button', { name: 'Stand up' })).toBeVisible()
  await guest.getByRole('button', { name: 'I am ready' }).click()
  for (let i = 0; i < 2; i++) {
    await host
      .getByRole('button', { name: /^Add a bot/ })
      .first()
      .click()
    await expect(host.getByRole('button', { name: /^Send the bot away/ })).toHaveCount(i + 1)
  }
  await host.getByRole('button', { name: 'Deal the cards' }).click()
  await expect(host.locator('.ask')).toBeVisible()
  await expect(guest.locator('.ask')).toBeVisible()

  const watcher = await newcomer(browser, baseURL, wrong)
  await watcher.goto(link)
  await expect(watcher.getByText('You are watching')).toBeVisible()
  await expect(watcher.locator('.hand')).toHaveCount(0)
  await expect(watcher.locator('.seat')).toHaveCount(4)

  await guest.getByRole('tab', { name: 'Chat' }).click()
  await guest.getByRole('button', { name: 'Howdy' }).click()
  await host.getByRole('tab', { name: /Chat/ }).click()
  await expect(host.locator('.chat-lines')).toContainText('Howdy')

  let moves = 0
  for (let i = 0; i < 150 && moves < 10; i++) {
    for (const page of [host, guest]) {
      if ((await page.locator('.end-page').count()) > 0) moves = 10
      else if ((await page.locator('.ask:not(.quiet)').count()) > 0) {
        await clickOn(page)
        moves++
      }
    }
    await host.waitForTimeout(120)
  }
  expect(moves).toBeGreaterThanOrEqual(10)
  const turn = async (page: Page) => page.locator('.topbar .chip').first().textContent()
  await expect.poll(async () => (await turn(host)) === (await turn(guest))).toBe(true)

  await guest.reload()
  await expect(guest.locator('.ask, .end-page').first()).toBeVisible()
  await host.context().close()
  await watcher.context().close()
  await guest.context().close()
  expect(wrong).toEqual([])
})

test('a code that leads nowhere says so and leads on', async ({ page }) => {
  await page.goto('/#/t/ZZZZZZ')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { name: 'Sundown' })).toBeVisible()
})

test('the line is lost and comes back', async ({ browser, baseURL }) => {
  const page = await newcomer(browser, baseURL)
  await page.goto('/#/create')
  await page
    .getByRole('button', { name: /^Sit here/ })
    .first()
    .or(page.getByRole('button', { name: 'Stand up' }))
    .first()
    .waitFor()
  await page.context().setOffline(true)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByText('The line is down')).toBeVisible({ timeout: 20_000 })
  await page.context().setOffline(false)
  await expect(page.getByText('The line is down')).toBeHidden({ timeout: 15_000 })
  await expect(page.locator('.chair').first()).toBeVisible()
  await page.context().close()
})
