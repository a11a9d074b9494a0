import { expect, type Page } from '@playwright/test'
import { listen, playByKeys, tabTo } from './by-keys.ts'
import { asked, deal, join, openTable } from './gather.ts'
import { act, clickOn, hurry, newcomer, test } from './table.ts'
import { violations } from './violations.ts'

const MOST = 700

/** What one clicks first, if it is there: whom or what it hits, an answer, what the card in hand can do, a card, the end of the turn. */
const WISHES = [
  '.is-reach .plate-hit',
  '.their-hand.is-open',
  '.ask .btn.primary',
  '.ask .answer:not(:disabled)',
  '.ask .acts:has(.btn ~ .btn) .btn:first-child',
  '.hand .card:not([aria-disabled="true"]):not(.is-picked):not(.is-selected)',
  '.end-turn:not(:disabled)',
  '.ask .acts .btn',
]

/** Clicks on until the end; `meanwhile` looks at every moment. */
async function playOut(page: Page, meanwhile: () => Promise<void> = async () => undefined): Promise<void> {
  let over = false
  for (let i = 0; i < MOST && !over; i++) {
    await meanwhile()
    over = await clickOn(page, WISHES)
  }
  expect(over).toBe(true)
}

const mySide = (page: Page) => page.locator('.own-panel .side-of').textContent()

test('The Duel against a bot, by clicking, to the end; the next one with sides changed', async ({ page }) => {
  test.setTimeout(300_000)
  await hurry(page)
  await page.goto('/')
  await page.getByRole('button', { name: /^The duel/ }).click()
  await page.getByRole('group', { name: 'Characters a side' }).getByText('4', { exact: true }).click()
  await page.getByRole('button', { name: 'Play against bots' }).click()
  await expect(page.locator('.ask h2')).toHaveText('Who starts at the front?')
  await expect(page.locator('.own-panel')).toContainText('the Law')
  const reserve = page.getByRole('img', { name: /in reserve$/ })
  await clickOn(page, WISHES)
  // Four a side: two in the street, two to come, and the other side does not show who.
  await expect(reserve).toHaveAttribute('title', '2 characters in reserve')
  await expect(page.locator('.duelist')).toHaveCount(4)
  await expect(page.getByRole('img', { name: /’s hand, by their backs: \d outlaw/ })).toBeVisible()
  await playOut(page)
  await expect(page.getByText('the seed matches its seal')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'New game' }).click()
  await expect(page.locator('.ask')).toBeVisible()
  expect(await mySide(page)).toContain('the Outlaws')
})

test('The Duel at 390 pixels, in Italian, by tapping', { tag: '@long' }, async ({ browser, baseURL }) => {
  test.setTimeout(300_000)
  const wrong: string[] = []
  const page = await newcomer(browser, baseURL, wrong, { viewport: { width: 390, height: 844 }, locale: 'it-IT', hasTouch: true })
  await page.goto('/')
  await page.getByRole('button', { name: /^Il duello/ }).click()
  await page.getByText('4', { exact: true }).click()
  await page.getByRole('button', { name: 'Gioca contro i bot' }).click()
  await page.locator('.duel-phone').waitFor()
  await playOut(page, async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
  await page.context().close()
  expect(wrong).toEqual([])
})

test('The Duel by keyboard, each question read aloud once', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(300_000)
  const spoken = await listen(page)
  await hurry(page)
  await page.addInitScript(() => {
    const kept: unknown = JSON.parse(localStorage.getItem('sundown.settings') ?? '{}')
    localStorage.setItem('sundown.settings', JSON.stringify(Object.assign({}, kept, { game: 'duel', charactersPerSide: 4 })))
  })
  await page.goto('/')
  await tabTo(page, /Play against bots/)
  await page.keyboard.press('Enter')
  await page.locator('.duel-top .ask').waitFor()
  await page.keyboard.press('t')
  const text = page.getByRole('dialog', { name: 'The table as text' })
  await expect(text).toContainText('by their backs')
  await page.keyboard.press('Escape')
  await expect(text).toBeHidden()
  await playByKeys(page, spoken)
})

test('two people at a table play The Duel, one of them only by backs to the other', async ({ browser, baseURL }) => {
  test.setTimeout(300_000)
  const wrong: string[] = []
  const host = await newcomer(browser, baseURL, wrong)
  const link = await openTable(host, 4)
  await host.getByRole('radio', { name: 'The duel', exact: true }).click({ force: true })
  await expect(host.locator('.chair')).toHaveCount(2)
  await host.getByRole('radio', { name: '6', exact: true }).click({ force: true })
  const guest = await newcomer(browser, baseURL, wrong)
  await join(guest, link)
  await deal(host)
  const people = [host, guest]
  for (const page of people) await expect(page.locator('.ask h2')).toHaveText('Who starts at the front?')
  for (const page of people) await act(page, WISHES)
  for (const page of people) {
    await expect(page.locator('.duelist')).toHaveCount(4)
    await expect(page.getByRole('img', { name: '4 characters in reserve' })).toBeVisible()
  }
  for (let i = 0; i < 8; i++) {
    const [next] = await asked(people)
    if (next) await act(next, WISHES)
  }
  await guest.reload()
  await expect(guest.locator('.ask')).toBeVisible()
  for (const page of people) await page.context().close()
  expect(wrong).toEqual([])
})

test('axe finds nothing at the table of The Duel', async ({ page }) => {
  test.setTimeout(300_000)
  await hurry(page)
  await page.goto('/')
  await page.getByRole('button', { name: /^The duel/ }).click()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Play against bots' }).click()
  await page.locator('.ask').waitFor()
  expect(await violations(page)).toEqual([])
  /** Moments to be looked at, once each. */
  const moments = new Set(['.is-reach', '.ask.alert', '.is-picked', '.reveal-tag'])
  for (let i = 0; i < MOST && moments.size > 0; i++) {
    for (const moment of moments) {
      if ((await page.locator(moment).count()) === 0) continue
      moments.delete(moment)
      expect(await violations(page)).toEqual([])
      break
    }
    await clickOn(page, WISHES)
  }
  expect([...moments]).toEqual([])
})
