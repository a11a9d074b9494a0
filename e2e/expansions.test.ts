import { type Browser, expect, type Page } from '@playwright/test'
import { SETS } from '@sundown/engine'
import { comingBack } from './come-back.ts'
import { isAsked, moment, open } from './moments.ts'
import { clickOn, newcomer, test } from './table.ts'
import { tooWide } from './too-wide.ts'
import { violations } from './violations.ts'

/** Eight people and everything in the box take their time. */
test.describe.configure({ timeout: 300_000 })

const MOST = 600
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const

/** Everything in the box, seven opponents, and deal. */
async function dealAll(page: Page, look: (page: Page) => Promise<void> = async () => undefined): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'The base game' }).click()
  const switches = page.locator('.sets').getByRole('switch')
  await switches.first().waitFor()
  for (const set of await switches.all()) await set.click()
  await look(page)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('group', { name: 'Opponents' }).getByText('7', { exact: true }).click()
  await page.getByRole('button', { name: 'Play against bots' }).click()
  await page.locator('.ask, .end-page').first().waitFor()
}

/** On a phone the rules in force lie in a drawer. */
async function showRules(page: Page): Promise<void> {
  const tab = page.locator('.drawer-tabs').getByRole('button', { name: 'Rules' })
  if ((await tab.count()) > 0) await tab.click()
}

async function seated(browser: Browser, baseURL: string | undefined, wrong: string[], viewport: (typeof SIZES)[number]): Promise<Page> {
  return newcomer(browser, baseURL, wrong, { viewport, hasTouch: viewport.width < 700 })
}

for (const size of SIZES) {
  test(`a whole game with all sets and eight seats, ${size.width} pixels wide`, { tag: size.width === 1280 ? '@long' : [] }, async ({
    browser,
    baseURL,
  }) => {
    const wrong: string[] = []
    const page = await seated(browser, baseURL, wrong, size)
    await dealAll(page)
    await expect(page.locator('.seat, .own')).toHaveCount(8)
    await expect(page.locator('.train, .drawer-tabs').first()).toBeVisible()
    await showRules(page)
    await expect(page.locator('.rule-strip')).toHaveCount(2)
    let over = false
    for (let i = 0; i < MOST && !over; i++) {
      over = await clickOn(page)
      for (const what of await tooWide(page)) wrong.push(what)
    }
    expect(over).toBe(true)
    await page.context().close()
    expect([...new Set(wrong)]).toEqual([])
  })
}

for (const language of ['fr', 'it']) {
  test(`nothing is cut off at a table with everything (${language})`, { tag: '@long' }, async ({ browser, baseURL }) => {
    const wrong: string[] = []
    for (const viewport of SIZES) {
      const page = await newcomer(browser, baseURL, wrong, { viewport, locale: language, hasTouch: viewport.width < 700 })
      await page.addInitScript(
        (sets) =>
          localStorage.setItem(
            'sundown.settings',
            JSON.stringify({ pace: 0, muted: true, motion: false, careful: false, players: 8, sets, hints: false }),
          ),
        [...SETS],
      )
      await page.goto('/')
      await page.locator('.play-bots').click()
      for (let i = 0; i < 12 && !(await clickOn(page)); i++) for (const what of await tooWide(page)) wrong.push(`${viewport.width} ${what}`)
      await page.context().close()
    }
    expect([...new Set(wrong)]).toEqual([])
  })
}

test('whoever is out comes back, is told so, and plays', async ({ page }) => {
  const save = comingBack()
  await page.addInitScript((kept) => {
    if (localStorage.getItem('sundown.solo')) return
    localStorage.setItem('sundown.solo', kept)
    // The bots wait until they are told to go on.
    localStorage.setItem('sundown.settings', JSON.stringify({ pace: 60_000, muted: true, motion: false, careful: false, hints: false }))
  }, JSON.stringify(save))
  await page.goto('/#/solo')
  await expect(page.locator('.own.is-out')).toBeVisible()
  await expect(page.getByText('Some cards bring people back')).toBeVisible()
  await page.getByRole('button', { name: 'Skip ahead' }).click()
  await expect(page.locator('.banner.mine')).toContainText('You are back')
  await expect(page.locator('.own.is-ghost')).toBeVisible()
  await expect(page.locator('.ask:not(.quiet)')).toBeVisible()
  await expect(page.locator('.hand .card').first()).toBeVisible()
  await clickOn(page)
})

for (const size of SIZES) {
  test(`axe finds nothing at a table with everything, ${size.width} pixels wide`, { tag: size.width < 700 ? '@long' : [] }, async ({
    browser,
    baseURL,
  }) => {
    const wrong: string[] = []
    const page = await seated(browser, baseURL, wrong, size)
    const look = async () => {
      wrong.push(...(await violations(page)))
    }
    await dealAll(page, look)
    for (let i = 0; i < 10 && !(await clickOn(page)); i++) if (i % 5 === 4) await look()
    await showRules(page)
    await page.locator('.rule-strip:enabled, .end-page').first().click()
    await look()
    await page.context().close()
    expect([...new Set(wrong)]).toEqual([])
  })
}

test('whoever is asked to step in, and holds nothing that helps, is told so', async ({ page }) => {
  const wanted = { game: 'bang', options: { players: 5, sets: ['valley-of-shadows'] } }
  const cannot = isAsked('ignore', ({ options }) => options?.length === 1)
  await open(page, moment(wanted, cannot))
  await expect(page.locator('.ask .says')).toContainText('Nothing you have can help now.')
})
