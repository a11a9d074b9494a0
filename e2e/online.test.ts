import { expect, type Page } from '@playwright/test'
import { addBots, agree, asked, deal, join, openTable } from './gather.ts'
import { act, LINE_DOWN, newcomer, test } from './table.ts'
import { violations } from './violations.ts'

/** Names, cards and numbers that cannot be seen because the notice lies over them. */
const underNotice = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const notice = document.querySelector('.notice')?.getBoundingClientRect()
    const parts = [...document.querySelectorAll('.seat, .card, .pile, .topbar .chip, .topbar .btn')]
    if (!notice || parts.length < 4) return ['nothing to be looked at']
    return parts.flatMap((part) => {
      const { left, right, top, bottom, width } = part.getBoundingClientRect()
      const isApart = left >= notice.right || right <= notice.left || top >= notice.bottom || bottom <= notice.top
      return width === 0 || isApart || part.closest('.notice') ? [] : [part.className]
    })
  })

test('two people make a table, fill it with bots, talk and see one another play', async ({ browser, baseURL }) => {
  const wrong: string[] = []
  const host = await newcomer(browser, baseURL, wrong)
  const link = await openTable(host, 4)
  const listed = host.getByRole('switch', { name: 'Listed for everybody' })
  await listed.click()
  await expect(listed).toBeChecked()
  // Strangers would play with clocks; nobody here is in a hurry.
  await host.getByRole('radio', { name: 'No clock' }).click({ force: true })
  const guest = await newcomer(browser, baseURL, wrong)
  await join(guest, link)
  await addBots(host, 2)
  await deal(host)
  await expect(host.locator('.ask')).toBeVisible()
  await expect(guest.locator('.ask')).toBeVisible()

  const watcher = await newcomer(browser, baseURL, wrong)
  await watcher.goto('/')
  await expect(watcher.locator('.live-game').getByRole('link', { name: /^Watch/ })).toBeVisible()
  expect(await violations(watcher)).toEqual([])
  await watcher.goto(link)
  await expect(watcher.getByText('You are watching')).toBeVisible()
  await expect(watcher.locator('.hand')).toHaveCount(0)
  await expect(watcher.locator('.seat')).toHaveCount(4)

  await guest.getByRole('tab', { name: 'Chat' }).click()
  await guest.getByRole('button', { name: 'Howdy' }).click()
  await host.getByRole('tab', { name: /Chat/ }).click()
  await expect(host.locator('.chat-lines')).toContainText('Howdy')

  // Whoever is asked for a pause can agree where he reads it, and so can all go on.
  await host.getByRole('button', { name: 'Menu' }).click()
  await host.getByRole('button', { name: 'Ask for a pause' }).click()
  await expect(host.getByRole('button', { name: 'Take the wish back' })).toBeVisible()
  await host.keyboard.press('Escape')
  await guest.getByRole('status').getByRole('button', { name: 'Agree' }).click()
  for (const page of [host, guest]) {
    await expect(page.getByText('The game is paused.')).toBeVisible()
    for (const [width, height] of [
      [1920, 1080],
      [1440, 900],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => underNotice(page)).toEqual([])
    }
    await page.getByRole('status').getByRole('button', { name: 'Go on' }).click()
  }
  await expect(host.getByText('The game is paused.')).toHaveCount(0)

  const people = [host, guest]
  for (const page of people) await page.getByRole('tab', { name: 'Log' }).click()
  for (let i = 0; i < 10; i++) {
    const [next] = await asked(people)
    if (next) await act(next)
  }
  await asked(people)
  if ((await host.locator('.end-page').count()) === 0) await agree([...people, watcher])

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
  const wrong: string[] = []
  const page = await newcomer(browser, baseURL, wrong, { expected: LINE_DOWN })
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
  expect(wrong).toEqual([])
})

test('without a server a page says so and leads home; whoever goes there is not taken to a table later', async ({ browser, baseURL }) => {
  const wrong: string[] = []
  const page = await newcomer(browser, baseURL, wrong, { expected: LINE_DOWN })
  let down = true
  await page.routeWebSocket(/\/ws$/, (socket) => {
    if (down) void socket.close()
    else socket.connectToServer()
  })
  for (const path of ['people/Nobody', 'moderation', 'create']) {
    await page.goto(`/#/${path}`)
    await expect(page.getByText('The server does not answer.')).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('link', { name: 'Home' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByRole('heading', { name: 'Sundown' }).waitFor()
  down = false
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.locator('.open-table').waitFor({ timeout: 20_000 })
  await page.waitForTimeout(1000)
  expect(new URL(page.url()).hash).toBe('#/')
  await page.context().close()
  expect(wrong).toEqual([])
})
