import { expect, type Page } from '@playwright/test'
import { focused, tabTo } from './by-keys.ts'
import { isAsked, moment, open } from './moments.ts'
import { test } from './table.ts'

const FOUR = { game: 'bang', options: { players: 4, sets: ['base'] } } as const

/** Writes down every question the page shows from now on, however briefly. */
async function noteQuestions(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { questions: seen })
    const note = () => seen.add(document.querySelector('.ask h2')?.textContent ?? '')
    note()
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => Array.from<string>(Reflect.get(window, 'questions')))
}

test('an answer with a picture is given without another question in between', async ({ page }) => {
  const shotAt = moment(
    FOUR,
    isAsked('shot', ({ options = [] }) => options.some(({ card }) => card !== undefined)),
  )
  await open(page, shotAt)
  const asked = await page.locator('.ask h2').textContent()
  const questions = await noteQuestions(page)
  await page.locator('.answer').first().click()
  await expect(page.locator('.ask.quiet')).toBeVisible()
  const after = await page.locator('.ask h2').textContent()
  expect(await questions()).toEqual([asked, after])
})

test('a game that is still open is not thrown away unasked, and home knows the turn it is in', async ({ page }) => {
  const later = moment(FOUR, (match, asked) => asked?.kind === 'play' && asked.options !== undefined && match.inputs.length > 40)
  await open(page, later)
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(page.locator('.ask:not(.quiet)')).toBeVisible()
  const turnAfter = (await page.locator('.topbar .chip').first().textContent()) ?? ''
  await page.goto('/#/')
  await page.reload()
  await expect(page.locator('.resume')).toContainText(turnAfter.toLowerCase())

  const kept = () => page.evaluate(() => localStorage.getItem('sundown.solo'))
  const before = await kept()
  await page.getByRole('button', { name: 'Play against bots' }).click()
  const dialog = page.getByRole('dialog', { name: 'Play against bots' })
  await expect(dialog).toContainText('This ends the game you have open.')
  expect(await kept()).toBe(before)
  await dialog.getByRole('link', { name: 'Go on playing' }).click()
  await expect(page.locator('.topbar .chip').first()).toHaveText(turnAfter)
  await page.goto('/#/')
  await page.getByRole('button', { name: 'Play against bots' }).click()
  await dialog.getByRole('button', { name: 'Deal the cards' }).click()
  await page.locator('.ask').waitFor()
  expect(await kept()).not.toBe(before)
})

test('the log can be opened from the end of a game of eight', async ({ page }) => {
  const over = moment({ game: 'bang', options: { players: 8, sets: ['base'] }, bots: 'random' }, ({ game }) => game.over !== undefined)
  await open(page, over)
  await page.getByRole('button', { name: 'Open the log' }).click()
  await expect(page.locator('.log li').last()).toBeInViewport()
})

test('a card that gets the focus does not move the table', async ({ page }) => {
  // The browser scrolls to the focus only where things may move.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, moment(FOUR, isAsked('play')))
  // On one's own turn the bar says what a gun can do, before anything is picked up.
  await expect(page.locator('.ask')).toContainText(/You reach \d.*BANG! (?:a|this) turn\.|as often as you like\./)
  const top = () => page.locator('.ring').evaluate((ring) => ring.getBoundingClientRect().top)
  const before = await top()
  await tabTo(page, /can be played|in reach: /)
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight')
  expect(await top()).toBe(before)
})

test('advice to pick a card up makes way for the next step once it is picked up', async ({ page }) => {
  const canShoot = moment(
    FOUR,
    isAsked('play', ({ options = [] }) => options.some(({ id, seat, card }) => id === 'play' && seat !== undefined && card !== undefined)),
  )
  await open(page, canShoot, { hints: true, hinted: ['bang.role', 'bang.drink'] })
  await expect(page.locator('.hint')).toContainText('pick it up')
  await page
    .locator('.hand .card[aria-label^="BANG!"]:not([aria-disabled])')
    .first()
    .click({ position: { x: 14, y: 20 } })
  await expect(page.locator('.is-reach').first()).toBeVisible()
  await expect(page.locator('.hint')).not.toContainText('pick it up')
  await expect(page.locator('.hint')).toContainText('tap the one to be hit')
})

test('the phases of somebody else’s turn are not shown as one’s own', async ({ page }) => {
  await open(page, moment(FOUR, isAsked('shot')))
  const active = page.locator('.seat.is-turn .name b')
  const name = (await active.textContent()) ?? ''
  await expect(page.locator('.turn-end .of-other')).toContainText(`${name} has the turn`)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('.topbar')).toContainText(`${name} has the turn`)
  await expect(page.locator('.topbar .phases')).toHaveCount(0)
})

test('by keys a card that is picked up leads to its targets, and Escape leads back', async ({ page }) => {
  const severalTargets = moment(
    FOUR,
    isAsked('play', ({ options = [] }) =>
      options.some(({ card, seat }) => options.filter((other) => other.card === card && seat !== undefined).length > 2),
    ),
  )
  await open(page, severalTargets)
  await tabTo(page, /in reach: [^,;]+, [^,;]+/)
  const card = await focused(page)
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toMatch(/can be aimed at$/)
  const first = await focused(page)
  await page.keyboard.press('ArrowRight')
  const second = await focused(page)
  expect(second).toMatch(/can be aimed at$/)
  expect(second).not.toBe(first)
  await page.keyboard.press('ArrowLeft')
  expect(await focused(page)).toBe(first)
  await page.keyboard.press('Escape')
  await expect(page.locator('.is-reach')).toHaveCount(0)
  expect(await focused(page)).toBe(card)
})

test.describe('The Duel', () => {
  const DUEL = { game: 'duel', options: { charactersPerSide: 6 } } as const
  const withCards = isAsked('shot', ({ options = [] }) => options.filter(({ card }) => card !== undefined).length > 1)

  test('who changes places is asked in words that stand apart, numbered without a gap', async ({ page }) => {
    await open(page, moment(DUEL, isAsked('choose-side')))
    const sides = page.locator('.acts .with-note')
    const mine = sides.first()
    await expect(mine).toHaveAccessibleName(/^Yours \S.* to the front$/)
    await expect(mine.locator('.kbd')).toHaveText('1')
    await expect(sides.nth(1).locator('.kbd')).toHaveText('2')
    await page.keyboard.press('2')
    await expect(mine).toBeHidden()
  })

  test('what a card can do is numbered without a gap', async ({ page }) => {
    // A card that can be used on a side, and in another way.
    const several = isAsked('play', ({ options = [] }) =>
      options.some(({ card, seat }) => seat !== undefined && options.some((other) => other.card === card && other.seat === undefined)),
    )
    const game = moment({ ...DUEL, bots: 'random' }, several)
    await open(page, game)
    const cards = page.locator('.hand .card:not([aria-disabled])')
    for (let i = 0; i < (await cards.count()); i++) {
      await page.keyboard.press(String(i + 1))
      const keys = await page.locator('.acts .kbd').allTextContents()
      const numbers = keys.filter((key) => /^\d$/.test(key))
      expect(numbers).toEqual(numbers.map((_, n) => String(n + 1)))
      await page.keyboard.press('Escape')
    }
  })

  test('no question lies over one’s own characters, and no ability is cut off', async ({ page }) => {
    await open(page, moment(DUEL, withCards))
    for (const size of [
      { width: 1280, height: 800 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size)
      const ask = await page.locator('.ask').boundingBox()
      for (const plate of await page.locator('.ours .plate').all()) {
        const box = await plate.boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(ask?.y ?? 0)
      }
      const cut = await page
        .locator('.can')
        .evaluateAll((texts) => texts.filter((text) => text.scrollHeight > text.clientHeight + 1).length)
      expect(cut, `at ${size.width} by ${size.height}`).toBe(0)
    }
  })
})

test('on a phone, a cartridge lost in the dice game falls from the seat that lost it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: 'no-preference',
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const falls: { x: number; y: number }[] = []
    Object.assign(window, { falls })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (!(node instanceof Element) || !node.matches('.flights > [data-ink="cartridge"]')) continue
          requestAnimationFrame(() => {
            const { left, top } = node.getBoundingClientRect()
            // What is skipped is gone by now.
            if (node.isConnected) falls.push({ x: left, y: top })
          })
        }
      }
    }).observe(document, { childList: true, subtree: true })
  })
  const wounds = moment({ game: 'dice', options: { players: 5 } }, isAsked('roll'))
  await open(page, wounds, { motion: true, pace: 900 })
  for (let i = 0; i < 200 && (await page.evaluate(() => Array.from(Reflect.get(window, 'falls')).length)) === 0; i++) {
    if ((await page.locator('.end-page').count()) > 0) break
    await page.keyboard.press('e')
    await page
      .locator('.plate-hit[aria-label$="can be chosen"]')
      .first()
      .click({ timeout: 300 })
      .catch(() => undefined)
    await page.waitForTimeout(100)
  }
  const falls = await page.evaluate(() => Array.from<{ x: number; y: number }>(Reflect.get(window, 'falls')))
  expect(falls.length).toBeGreaterThan(0)
  for (const { x, y } of falls) expect(x + y).toBeGreaterThan(60)
  await context.close()
})

test('a draw of three in the dice game is nobody’s defeat', async ({ page }) => {
  const draw = moment({ game: 'dice', options: { players: 3 }, bots: 'random' }, ({ game }) => game.over?.winners.length === 0)
  await open(page, draw)
  await expect(page.locator('.end-head')).toContainText('a draw')
  await expect(page.locator('.end-head')).not.toContainText('You')
})
