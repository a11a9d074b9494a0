import { expect, type Page } from '@playwright/test'
import { account, openTable } from './gather.ts'
import { HAND, hurry, test } from './table.ts'
import { tooWide } from './too-wide.ts'
import { violations } from './violations.ts'

/** An account of this name: friends are found by it. */
async function withAccount(page: Page, name: string): Promise<void> {
  await account(page, name)
  await page.goto('/#/friends')
  await page.reload()
  await page.getByRole('heading', { name: 'Friends', level: 1 }).waitFor()
}

async function follow(page: Page, name: string): Promise<void> {
  await page.getByLabel('Follow somebody by name').fill(name)
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await expect(page.locator('.friend').filter({ hasText: name })).toBeVisible()
}

test('a friend is found by name, seen to be here, invited to a table, and watches the game', async ({ page, browser }) => {
  // Axe looks at three pages.
  test.setTimeout(300_000)
  const other = await (await browser.newContext()).newPage()
  const [ann, bob] = [`Ann ${Date.now() % 1e6}`, `Bob ${Date.now() % 1e6}`]
  await withAccount(page, ann)
  await withAccount(other, bob)
  await follow(page, bob)
  // Nobody sees anybody before both want it.
  await expect(page.locator('.friend')).toContainText('Does not follow you')
  await follow(other, ann)
  await expect(page.locator('.friend').filter({ hasText: bob })).toContainText('here')
  expect(await violations(page)).toEqual([])
  expect(await tooWide(page)).toEqual([])

  await page.goto('/')
  await expect(page.locator('.friends-here')).toContainText(bob)
  expect(await violations(page)).toEqual([])
  await openTable(page, 4)
  await page.getByRole('button', { name: `Invite: ${bob}` }).waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: `Invite: ${bob}` }).click()
  await expect(other.getByText(`${ann} invites you to a table`)).toBeVisible()
  await page.getByRole('button', { name: 'Fill with bots' }).click()
  await page.getByRole('button', { name: 'Deal the cards' }).click()
  await page.locator(HAND).first().waitFor({ timeout: 60_000 })
  await other.getByRole('link', { name: 'Go there' }).click()
  await expect(other.locator('.seat')).toHaveCount(4)
  await other.context().close()
})

for (const locale of ['en', 'fr', 'it']) {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    test(`friends fit at ${width} by ${height} in ${locale} @long`, async ({ browser }) => {
      const page = await (await browser.newContext({ locale, viewport: { width, height } })).newPage()
      await hurry(page)
      await page.goto('/#/friends')
      await page.locator('.friends-page h1').waitFor()
      expect(await tooWide(page)).toEqual([])
      await page.context().close()
    })
  }
}
