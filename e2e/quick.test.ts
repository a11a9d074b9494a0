import { expect, type Page } from '@playwright/test'
import { HAND, hurry, test } from './table.ts'
import { tooWide } from './too-wide.ts'
import { violations } from './violations.ts'

/** Somebody who has been here before. */
async function visitor(page: Page): Promise<void> {
  await hurry(page)
  await page.goto('/')
}

const quick = (page: Page) => page.getByRole('button', { name: 'Quick play' }).click()

/** Tables of other tests must not be found: each plays something nobody else does. */
async function like(page: Page, players: string, pace: string): Promise<void> {
  await page.getByText('What I like').click()
  await page.getByRole('group', { name: 'Players' }).getByText(players, { exact: true }).click()
  await page.getByRole('group', { name: 'Pace' }).getByText(pace, { exact: true }).click()
}

test('two strangers press Quick play and sit at one table; both agree, and bots take the other chairs', async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage()
  for (const each of [page, other]) {
    await visitor(each)
    await like(each, '6', '120 s')
  }
  await quick(page)
  await page.locator('.quick-chair').first().waitFor()
  await quick(other)
  await expect(page.locator('.quick-chair:not(.empty, .bot)')).toHaveCount(2)
  await expect(page).toHaveURL(/#\/t\//)
  await expect(other).toHaveURL(page.url())
  for (const each of [page, other]) await each.getByRole('button', { name: 'Deal now, with bots' }).click()
  for (const each of [page, other]) {
    await each.locator(HAND).first().waitFor()
    await expect(each.locator('.seat')).toHaveCount(5)
  }
  await other.context().close()
})

test('one person alone waits nowhere empty: the ticket comes along, calls, and leads to a game with bots', async ({ page }) => {
  await visitor(page)
  await page.getByRole('button', { name: /^The dice game/ }).click()
  await like(page, 'any', '30 s')
  await quick(page)
  await expect(page.getByRole('heading', { name: 'One of five is here' })).toBeVisible()
  await expect(page.locator('.quick-chair.empty')).toHaveCount(4)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Draw', exact: true }).click()
  await page.locator('.dice-ring').waitFor()
  const ticket = page.getByRole('complementary', { name: 'Your chair' })
  // On a phone it leaves the ways to the other pages free.
  await page.goto('/#/')
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(ticket).toBeVisible()
    for (const way of await page.locator('.phone-bar a:visible, .home header :is(a, button):visible').all())
      await way.click({ trial: true })
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  // The whole wait for people, then the moment in which bots sit down: longer than a page usually takes to answer.
  await expect(ticket).toContainText('The cards are dealt', { timeout: 60_000 })
  await ticket.getByRole('link', { name: 'To the table' }).click()
  await page.locator('.dice-ring').waitFor()
  await expect(page).toHaveURL(/#\/t\//)
  await expect(ticket).toHaveCount(0)
})

for (const locale of ['en', 'fr', 'it']) {
  for (const [width, height] of [
    [1280, 800],
    [768, 1024],
    [390, 844],
  ] as const) {
    test(`waiting fits at ${width} by ${height} in ${locale}${locale === 'fr' && width < 1280 ? '' : ' @long'}`, async ({ browser }) => {
      const page = await (await browser.newContext({ locale, viewport: { width, height } })).newPage()
      await visitor(page)
      await page.locator('.bill-quick .btn').click()
      await page.locator('.quick-chair').first().waitFor()
      expect(await tooWide(page)).toEqual([])
      // What scrolls down does not scroll to the side.
      expect(await page.locator('.quick-side').evaluate((side) => side.scrollWidth - side.clientWidth)).toBeLessThanOrEqual(0)
      await page.context().close()
    })
  }
}
