import { readFileSync, writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { type Is, moment, open, type Wanted } from './moments.ts'
import { test } from './table.ts'
import { tooWide } from './too-wide.ts'
import { violations } from './violations.ts'

/** It is over, and seat 0 has won or not, for this side. */
const ended =
  (won: boolean, by?: string): Is =>
  ({ game: { over } }) =>
    over !== undefined && over.winners.some((seat) => seat === 0) === won && (by === undefined || over.by === by)

const BANG: Wanted = { game: 'bang', options: { players: 5, sets: ['base'] } }

test('the story is a picture: with names or without, to copy and to keep, drawn on the device', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL })
  const game = moment(BANG, ended(true))
  await open(page, { ...game, names: ['Marta', ...game.names.slice(1)] })
  const picture = page.locator('.end-picture img')
  const sizeOf = () => picture.evaluate((image: HTMLImageElement) => [image.complete, image.naturalWidth, image.naturalHeight])
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(sizeOf).toEqual([true, 1200, 630])
  const isNamed = async () => decodeURIComponent((await picture.getAttribute('src')) ?? '').includes('>Marta<')
  expect(await isNamed()).toBe(true)
  await page.getByRole('button', { name: 'Copy the picture' }).click()
  await expect(page.getByText('The picture is copied.')).toBeVisible()
  const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types))
  expect(types).toEqual(['image/png'])
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download', exact: true }).click()])
  const png = readFileSync(await download.path())
  expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630])
  if (process.env.E2E_SHOTS) writeFileSync(`${process.env.E2E_SHOTS}/story.png`, png)
  await page.getByText('Without names', { exact: true }).click()
  await expect.poll(isNamed).toBe(false)
  expect(await violations(page)).toEqual([])
  expect(await tooWide(page)).toEqual([])
})

test('long names are read whole beside the life of each round', async ({ page }) => {
  const game = moment(BANG, ended(true))
  await open(page, { ...game, names: ['Marta', 'Bartholomew', 'Maximilian Ferdinand', 'Sundance Kid', 'Quick Dolly 33'] })
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const cut = () =>
      page
        .locator('.life-plot .life-row:not(.life-axis) b')
        .evaluateAll((names) =>
          names.length < 5
            ? ['nobody']
            : names
                .filter((name) => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight)
                .map((name) => name.textContent),
        )
    await expect.poll(cut).toEqual([])
  }
})

/** What makes one picture differ from another. */
const pictureOf = (page: Page) => page.locator('.end-head').evaluate((head) => `${head.className} ${head.querySelector('svg')?.innerHTML}`)

test('winning and losing look different, and so does each side', async ({ browser }) => {
  const pictures: string[] = []
  for (const is of [ended(true, 'law'), ended(false, 'law'), ended(true, 'outlaws'), ended(false, 'outlaws'), ended(false, 'renegade')]) {
    const page = await browser.newPage()
    await open(page, moment(BANG, is))
    pictures.push(await pictureOf(page))
    await page.close()
  }
  expect(new Set(pictures).size).toBe(pictures.length)
})

for (const [name, wanted, is] of [
  ['the card game', BANG, ended(false)],
  ['the dice game', { game: 'dice', options: { players: 6 } }, ended(true)],
  ['The Duel', { game: 'duel', options: { charactersPerSide: 4 } }, ended(false)],
] as const) {
  const tag = wanted === BANG ? [] : '@long'
  test(`the end of ${name} tells how each fell and how it went, as bars and as a table`, { tag }, async ({ page }) => {
    const game = moment(wanted, is)
    await open(page, game)
    const seats = game.names.length
    await expect(page.locator('.end-seat')).toHaveCount(seats)
    await expect(page.locator('.end-seat.is-out .end-fate').first()).toContainText(/^fell in round \d+/)
    await expect(page.locator('.life-plot .life-row')).toHaveCount(seats + 1)
    await expect(page.locator('.end-fire li').first()).toBeVisible()
    const table = page.locator('.end-life .life-table table')
    await expect(table).toBeHidden()
    await page.locator('.end-life').getByText('The same as a table').click()
    await expect(table.locator('tbody tr')).toHaveCount(seats)
    // What the bars say aloud stands in the table.
    const row = table.locator('tbody tr').first()
    const lives = (await row.locator('td').allTextContents()).join(', ')
    await expect(page.locator('.life-plot')).toHaveAttribute('aria-label', new RegExp(`^You: ${lives}(;|$)`))
    // So it is with luck, which adds up to what the bars say.
    await page.locator('.end-luck').getByText('The same as a table').click()
    await expect(page.locator('.end-luck tbody tr')).toHaveCount(seats)
    // The seal is one line, which opens.
    const seal = page.getByText('the seed matches its seal')
    await expect(page.locator('.end-fair dl')).toBeHidden()
    await seal.click()
    await expect(page.locator('.end-fair dl')).toBeVisible()
    if (wanted.game === 'duel') await expect(page.getByRole('heading', { name: 'Who was taken for what' })).toHaveCount(0)
    else {
      await page.getByRole('button', { name: 'Work it out' }).click()
      await expect(page.locator('.taken-plot .bands')).toHaveCount(seats)
      await expect(page.locator('.taken-said li')).toHaveCount(seats - 1)
      await expect(page.locator('.taken-said q').first()).toHaveText(/^I take .+ for (a|an|the) \w+, \d+ %: .+\.$/)
      await page.getByLabel('Guessed by').selectOption('1')
      await expect(page.locator('.taken-plot .bands')).toHaveCount(seats - 1)
    }
    expect(await violations(page)).toEqual([])
    // Who has won stands at the top, and is not told again as a turning point.
    await expect(page.locator('.end-turnings')).not.toContainText('The roles:')
    // A turning point leads to its moment.
    const turning = page.locator('.end-turnings li a').first()
    const step = /step (\d+)/.exec((await turning.textContent()) ?? '')?.[1]
    await turning.click()
    await expect(page.locator('.deck-told')).toContainText(`Step ${step} of`)
  })
}

test('a winner among three is a headline, not a sentence', async ({ page }) => {
  await open(page, moment({ game: 'bang', options: { players: 3, sets: ['base'] } }, ended(true)))
  await expect(page.locator('.end-head h1')).toHaveText(/ alone$/)
})

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
]

test('the end goes on with one button at every size, wherever one reads', async ({ page }) => {
  await open(page, moment({ game: 'bang', options: { players: 7, sets: ['base'] } }, ended(true)))
  const again = page.getByRole('button', { name: 'New game' })
  await expect(page.locator('.life-plot')).toBeVisible()
  for (const size of SIZES) {
    await test.step(JSON.stringify(size), async () => {
      await page.setViewportSize(size)
      await page.locator('.end-page').evaluate((top) => top.scrollIntoView())
      await expect(again).toBeInViewport({ ratio: 1 })
      await page.locator('.end-fair').evaluate((last) => last.scrollIntoView())
      await expect(again).toBeInViewport({ ratio: 1 })
      // On a desktop only the story scrolls; below the foot there is nothing to scroll to.
      const gap = () => page.locator('.end-foot').evaluate((bar) => Math.round(innerHeight - bar.getBoundingClientRect().bottom))
      await expect.poll(gap).toBe(0)
      await expect.poll(() => tooWide(page)).toEqual([])
    })
  }
})
