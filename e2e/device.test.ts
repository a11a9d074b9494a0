import { expect, type Page } from '@playwright/test'
import { act, hurry, test } from './table.ts'
import { tooWide } from './too-wide.ts'
import { violations } from './violations.ts'

const MOST = 200

/** Keeps the last thing the worker has said of the game. */
async function overhear(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Real = Worker
    window.Worker = class extends Real {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        this.addEventListener('message', ({ data }) => {
          if (data.say === 'frame') Object.assign(window, { lastFrame: data.frame })
        })
      }
    }
  })
}

const lastFrame = (page: Page) => page.evaluate(() => Reflect.get(window, 'lastFrame'))

/** The screen is covered: who is next. Nothing of anybody's hand is in the page, nor was it sent to it. */
async function covered(page: Page): Promise<string> {
  await expect(page.locator('.device-cover')).toBeVisible()
  await expect(page.locator('.card, .hand, .seat, .plate-hit, .own')).toHaveCount(0)
  // Whoever covers it does not wait for the worker, which forgets a moment later.
  const said = async () => Object.keys(await lastFrame(page)).sort()
  await expect.poll(said).toEqual(['game', 'is', 'names', 'next', 'people', 'seal', 'sets', 'told'])
  const button = page.locator('.device-poster .btn.primary')
  await expect(button).toBeFocused()
  return (await button.innerText()).replace('I am ', '')
}

/** The next one takes the device, by key. */
async function take(page: Page): Promise<string> {
  const name = await covered(page)
  await page.keyboard.press('Enter')
  await expect(page.locator('.device-holder')).toContainText(`${name} holds the device.`)
  const { is, seat, names, view } = await lastFrame(page)
  expect([is, names[seat], view.own.seat]).toEqual(['held', name, seat])
  await expect(page.locator('.ask:not(.quiet)')).toBeVisible()
  return name
}

/** Plays for whoever holds the device until it is covered, or the game is over. */
async function playOn(page: Page): Promise<void> {
  for (let i = 0; i < MOST; i++) {
    const now = page.locator('.device-cover, .end-page, .ask:not(.quiet)').first()
    await now.waitFor({ timeout: 60_000 })
    if (!(await now.evaluate((element) => element.matches('.ask')))) return
    await act(page)
  }
}

test('on the narrowest phone no choice of the set-up leaves its frame', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/#/pass')
  await page.getByRole('group', { name: 'People' }).waitFor()
  const outside = await page.locator('fieldset.segments').evaluateAll((frames) =>
    frames.flatMap((frame) => {
      const edge = frame.getBoundingClientRect().right + 1
      return [...frame.querySelectorAll('label')]
        .filter((label) => label.getBoundingClientRect().right > edge)
        .map((label) => label.textContent)
    }),
  )
  expect(outside).toEqual([])
})

test('three people pass one device: the screen is covered between them, a reload finds it covered', async ({ page }) => {
  await overhear(page)
  await hurry(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'On one device' }).click()
  await page.getByRole('group', { name: 'People' }).getByText('3', { exact: true }).click()
  await page.getByRole('group', { name: 'Bots besides' }).getByText('1', { exact: true }).click()
  await page.getByLabel('Player 1').fill('Ada')
  await page.getByLabel('Player 2').fill('ada')
  await expect(page.getByText('Two people have this name.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Deal the cards' })).toBeDisabled()
  await page.getByLabel('Player 2').fill('Bo')
  await page.getByLabel('Player 3').fill('Cy')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Deal the cards' }).click()

  const held = [await take(page)]
  const reacted: string[] = []
  for (let i = 0; i < 40 && !(new Set(held).size === 3 && reacted.length > 0); i++) {
    await playOn(page)
    if (await page.locator('.end-page').count()) break
    if (i === 0) {
      expect(await violations(page)).toEqual([])
      // Somebody else looks first, sees that another one is asked, and gives the device back.
      const next = await covered(page)
      const other = ['Ada', 'Bo', 'Cy'].find((name) => name !== next) ?? ''
      await page.getByRole('button', { name: `I am ${other}` }).click()
      await expect(page.locator('.device-holder')).toContainText(`${next} is asked.`)
      await page.getByRole('button', { name: 'Cover the screen' }).click()
      expect(await covered(page)).toBe(next)
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await tooWide(page)).toEqual([])
    }
    held.push(await take(page))
    if (i === 0) {
      expect(await tooWide(page)).toEqual([])
      await page.setViewportSize({ width: 1280, height: 800 })
    }
    // Shot at while it is somebody else's turn.
    if (await page.locator('.ask.alert').count()) reacted.push(held.at(-1) ?? '')
  }
  expect(new Set(held).size).toBe(3)
  expect(reacted.length).toBeGreaterThan(0)

  // In the middle of somebody's hand: after a reload nobody sees it.
  const last = held.at(-1)
  await page.reload()
  expect(await covered(page)).toBe(last)
  await expect(page.locator('.device-since li').first().or(page.getByText('Nothing that everybody could see.'))).toBeVisible()
  await take(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Another game' }).click()
  await page.getByRole('button', { name: 'Another game' }).last().click()
  await expect(page.getByLabel('Player 3')).toHaveValue('Cy')
})

for (const [game, title] of [
  ['The dice game', 'dice'],
  ['The duel', 'duel'],
] as const) {
  test(`${title}: two people, from one to the other`, async ({ page }) => {
    await overhear(page)
    await hurry(page)
    await page.goto('/#/pass')
    await page.getByRole('radio', { name: game }).check({ force: true })
    await page.getByLabel('Player 2').fill('Bo')
    await page.getByRole('button', { name: 'Deal the cards' }).click()
    const first = await take(page)
    await playOn(page)
    expect(await take(page)).not.toBe(first)
  })
}

test('a bot that only fills the table up goes when there are people enough', async ({ page }) => {
  await hurry(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'On one device' }).click()
  await page.getByRole('group', { name: 'Game' }).getByText('Dice', { exact: true }).click()
  const bots = page.getByRole('group', { name: 'Bots besides' })
  await expect(bots.getByRole('radio', { name: '1', exact: true })).toBeChecked()
  await page.getByRole('group', { name: 'People' }).getByText('3', { exact: true }).click()
  await expect(bots.getByRole('radio', { name: 'none', exact: true })).toBeChecked()
})

test('a shared game is open in one tab: where it is opened last it is found covered', async ({ page }) => {
  await hurry(page)
  await page.goto('/#/pass')
  await page.getByRole('button', { name: 'Deal the cards' }).click()
  await page.locator('.device-cover').waitFor()
  const other = await page.context().newPage()
  await other.goto('/#/pass')
  await other.locator('.device-cover').waitFor()
  await page.getByRole('button', { name: 'Play on here' }).click()
  await page.locator('.device-cover').waitFor()
  await expect(other.getByRole('heading', { name: 'Your game is open in another tab' })).toBeVisible()
  await other.close()
})
