import { expect, type Page } from '@playwright/test'
import { type Asked, SETS } from '@sundown/engine'
import { isAsked, type Kept, moment, open } from './moments.ts'
import { test } from './table.ts'
import { tooWide } from './too-wide.ts'
import { violations } from './violations.ts'

/** A table of eight with everything in the box, where the first seat can pay for a Railcar with a card. */
const canRob = ({ options = [] }: Asked): boolean =>
  options.some(({ id, seat, fields }) => id === 'rob' && seat === undefined && fields?.length === 1 && fields[0]?.max === 1)
const everything: Kept = moment({ game: 'bang', options: { players: 8, sets: [...SETS] } }, isAsked('play', canRob))

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const

/** Takes what can be taken and pays with what is offered first. */
async function rob(page: Page): Promise<string> {
  const car = page.locator('.railcar.is-choosable', { hasNotText: /Lumber|Ghost/ }).first()
  const name = (await car.locator('span:not(.print)').textContent()) ?? ''
  await car.click()
  await expect(page.locator('.railcar.is-selected')).toHaveCount(1)
  return name
}

/** A train that has not reached the second Station, so that cars of it stand where there is none. */
const departing: Kept = moment(
  { game: 'bang', options: { players: 8, sets: [...SETS] } },
  (match, asked) => match.inputs.length < 60 && isAsked('play')(match, asked),
)

for (const viewport of SIZES) {
  test(`all cars stand on the same rails, and the market can be read, ${viewport.width} pixels wide`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await open(page, departing)
    await expect(page.locator('.railcar.engine')).toBeVisible()
    const tops = await page.locator('.railcar').evaluateAll((cars) => cars.map((car) => Math.round(car.getBoundingClientRect().top)))
    expect(new Set(tops).size).toBe(1)
    const market = page.getByRole('button', { name: 'Market' })
    if (!(await market.isVisible())) return
    await market.click()
    for (const name of await page.locator('.offer-line > span:not(.price)').all()) {
      expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
    }
  })

  test(`the table as text has the market and the train, ${viewport.width} pixels wide`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await open(page, everything)
    await expect(page.locator('.railcar.engine')).toBeVisible()
    const car = page.locator('.railcar.is-choosable', { hasNotText: /Lumber|Ghost/ }).first()
    await expect(car).toHaveAttribute('aria-label', /, can be chosen/)
    const name = (await car.getAttribute('aria-label')) ?? ''
    await page.keyboard.press('t')
    const text = page.getByRole('dialog', { name: 'The table as text' })
    await expect(text.getByRole('heading', { name: 'The train' })).toBeVisible()
    await expect(text.getByRole('listitem').filter({ hasText: name })).toHaveCount(1)
    await expect(text.getByRole('heading', { name: 'Market' })).toBeVisible()
    await expect(text.getByRole('listitem').filter({ hasText: /, \d+ nuggets?/ })).not.toHaveCount(0)
  })

  test(`the train stands over a table of eight with everything, ${viewport.width} pixels wide`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await open(page, everything)
    await expect(page.getByRole('region', { name: 'The train' })).toBeVisible()
    await expect(page.locator('.railcar.engine')).toBeVisible()
    expect(await tooWide(page)).toEqual([])
    expect(await violations(page)).toEqual([])
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/train-${viewport.width}.png` })
    const name = await rob(page)
    await page.locator('.is-choosable:not(.railcar)').first().click()
    // What is paid is shown before it is paid, and can be taken back.
    await page.locator('.ask .btn.primary').click()
    await expect(page.locator('[data-live=polite]')).toContainText(name)
    await expect(page.locator('.railcar', { hasText: name })).toHaveCount(0)
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/train-${viewport.width}-after.png` })
  })
}
