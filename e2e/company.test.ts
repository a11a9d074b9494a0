import { readFileSync } from 'node:fs'
import { join as pathOf } from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import { account, addBots, deal, join, openTable } from './gather.ts'
import { clickOn, RECKLESS, test } from './table.ts'
import { tooWide } from './too-wide.ts'
import { violations } from './violations.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 800 }
const MOST = 400

/** Somebody with an account in a browser of his own. */
async function person(browser: Browser, name: string) {
  const page = await (await browser.newContext()).newPage()
  const called = `${name} ${Date.now() % 1e6}`
  return { page, name: called, id: await account(page, called) }
}

/** Nothing is cut off on a desk or a phone, and axe finds nothing in either theme. */
async function isWell(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([])
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    expect(await tooWide(page)).toEqual([])
  }
}

/** As the operator does it. */
async function nameModerator(baseURL: string | undefined, id: string): Promise<void> {
  const key = readFileSync(pathOf(process.env.E2E_DATA ?? '', 'admin.key'), 'utf8').trim()
  const { status } = await fetch(`${baseURL}/api/admin/people/${id}/moderator`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${key}` },
  })
  expect(status).toBe(204)
}

async function say(page: Page, words: string): Promise<void> {
  await page.getByPlaceholder('Say something…').fill(words)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

test('a report reaches the page of the moderators with what was said, and a mute takes effect at once', async ({ browser, baseURL }) => {
  const rafa = await person(browser, 'Rafa')
  const yuki = await person(browser, 'Yuki')
  const greta = await person(browser, 'Greta')
  await nameModerator(baseURL, greta.id)
  await join(yuki.page, await openTable(rafa.page, 4))
  await say(rafa.page, 'learn to read')
  await yuki.page
    .getByRole('listitem')
    .filter({ hasText: 'learn to read' })
    .getByRole('button', { name: `Report ${rafa.name}` })
    .click()
  const dialog = yuki.page.getByRole('dialog')
  await dialog.getByLabel('What is wrong?').selectOption({ label: 'Insults' })
  await dialog.getByRole('button', { name: 'Send to the moderators' }).click()
  await expect(dialog).toContainText('A moderator will look at it')

  await greta.page.goto('/#/moderation')
  await greta.page.getByRole('button', { name: new RegExp(rafa.name) }).click()
  await expect(greta.page.locator('.moderation-lines')).toContainText('learn to read')
  await isWell(greta.page)
  await greta.page.getByRole('radio', { name: /^Silence/ }).check()
  await greta.page.getByRole('button', { name: /^Silence/ }).click()
  await expect(greta.page.getByRole('button', { name: new RegExp(rafa.name) })).toHaveCount(0)

  await say(rafa.page, 'what?')
  await expect(rafa.page.getByText('A moderator has muted you')).toBeVisible()
  await expect(yuki.page.getByText('what?')).toHaveCount(0)
  for (const { page } of [rafa, yuki, greta]) await page.context().close()
})

test('a rated game changes the pages of both who played it', async ({ browser }) => {
  const ann = await person(browser, 'Ann')
  const bob = await person(browser, 'Bob')
  const page = async (one: typeof ann) => {
    await one.page.goto(`/#/people/${encodeURIComponent(one.name)}`)
    await one.page.getByRole('heading', { name: one.name, level: 1 }).waitFor()
    return one.page.locator('.history-poster')
  }
  await expect(await page(ann)).toContainText('not rated yet')
  // Three play a short game.
  const link = await openTable(ann.page, 3)
  await ann.page.getByRole('switch', { name: /^Rated/ }).click()
  await expect(ann.page.getByRole('switch', { name: /^Rated/ })).toBeChecked()
  await join(bob.page, link)
  await addBots(ann.page, 1)
  await deal(ann.page)
  await Promise.all([ann, bob].map((one) => one.page.locator('.ask').first().waitFor()))
  // Whoever leaves has lost. The other plays on to the end.
  await bob.page.getByRole('button', { name: 'Menu' }).click()
  await bob.page.getByRole('button', { name: 'Leave the game' }).click()
  await bob.page.getByRole('button', { name: 'Leave the game' }).last().click()
  // Nothing of the table stays open behind him.
  await bob.page.getByRole('heading', { name: 'Sundown' }).waitFor()
  for (let i = 0; i < MOST && !(await clickOn(ann.page, RECKLESS)); i++);
  await ann.page.locator('.end-page').waitFor()

  for (const one of [ann, bob]) {
    const poster = await page(one)
    await expect(poster).toContainText(/1games[01]won1[45]\d\d± 20\d/)
    await expect(one.page.locator('.people-last li')).toHaveCount(1)
  }
  await expect(bob.page.getByText('You left rated games')).toBeVisible()
  await isWell(ann.page)
  await ann.page.goto('/#/rating')
  await ann.page.getByRole('heading', { name: 'The last rated game, added up' }).waitFor()
  await isWell(ann.page)
  for (const one of [ann, bob]) await one.page.context().close()
})

for (const locale of ['fr', 'it']) {
  test(`the page of a person, of ratings and of moderators fit in ${locale} @long`, async ({ browser, baseURL }) => {
    const page = await (await browser.newContext({ locale })).newPage()
    const name = `Zoë ${Date.now() % 1e6}`
    await nameModerator(baseURL, await account(page, name))
    for (const [path, shown] of [
      [`people/${encodeURIComponent(name)}`, '.stamps'],
      ['rating', '.rating-plate'],
      ['moderation', '.moderation-queue'],
    ] as const) {
      await page.goto(`/#/${path}`)
      await page.locator(shown).first().waitFor()
      await isWell(page)
    }
    await page.context().close()
  })
}
