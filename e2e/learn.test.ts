import { expect, type Page } from '@playwright/test'
import { tabTo } from './by-keys.ts'
import { hurry, newcomer, test } from './table.ts'
import { violations } from './violations.ts'

const MOST = 60
/** Every sentence is looked at by axe in both themes. */
const LONG = 600_000
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** What is said now, and what is lit: `note` to be read, `tap` to be done. */
interface Shown {
  readonly text: string
  readonly lit: string
  readonly what: string
  readonly count: string
}

/** Waits for the next sentence after this one, or for the end of the lesson. The light follows the sentence by a frame: both must have come to rest. */
async function next(page: Page, before: Shown | undefined): Promise<Shown | 'done'> {
  return page.evaluate(
    async ([last, longest]) => {
      const look = () => {
        const hint = document.querySelector('.hint')
        const lit = document.querySelector<HTMLElement>('[data-lit]')
        const text = hint?.querySelector('p')?.textContent ?? ''
        if (!hint || !lit || text === last) return undefined
        return {
          text,
          lit: lit.dataset.anchor ?? lit.textContent ?? '',
          what: lit.dataset.lit ?? '',
          count: hint.querySelector('.hint-mark')?.textContent ?? '',
        }
      }
      const end = performance.now() + longest
      let seen = ''
      for (let frames = 0; performance.now() < end; frames++) {
        if (document.querySelector('dialog[open] .lesson-finish')) return 'done'
        const now = look()
        if (now && frames >= 3) return now
        await new Promise(requestAnimationFrame)
        const text = JSON.stringify(look())
        if (!now || text !== seen) frames = 0
        seen = text
      }
      throw new Error(`nothing new was said after "${last}"`)
    },
    [before?.text ?? '', 15_000] as const,
  )
}

/** Does what is said, sentence by sentence, until the lesson is over. Returns everything that was said. */
async function byHints(page: Page, act: (shown: Shown) => Promise<void>): Promise<string[]> {
  const said: string[] = []
  let before: Shown | undefined
  for (let i = 0; i < MOST; i++) {
    const shown = await next(page, before)
    if (shown === 'done') return said
    said.push(`${shown.count} ${shown.text}`)
    before = shown
    await act(shown)
  }
  throw new Error(`the lesson has no end: ${said.join(' | ')}`)
}

const byClicks =
  (page: Page) =>
  async ({ what }: Shown): Promise<void> => {
    if (what === 'note') await page.locator('.hint-next').click()
    else await page.locator('[data-lit] .plate-hit, [data-lit]:is(button)').first().click()
  }

test('the first game of the card game, from the home page by the hints alone, and on to a real one', async ({ page }) => {
  await hurry(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Learn in five minutes' }).click()
  await page.getByRole('heading', { name: 'Learn in five minutes' }).waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'Begin The card game' }).click()
  let looked = 0
  const click = byClicks(page)
  const said = await byHints(page, async (shown) => {
    // Once while something is read, once while something is done.
    if (/secret/.test(shown.text) || /This is a BANG!/.test(shown.text)) {
      looked++
      expect(await violations(page)).toEqual([])
    }
    await click(shown)
  })
  expect(looked).toBe(2)
  expect(said[0]).toBe('1 of 9 You are an Outlaw: the Sheriff must fall. Nobody else knows it.')
  expect(said.at(-1)).toMatch(/^9 of 9/)
  const end = page.getByRole('dialog', { name: 'Now you know how it goes' })
  await expect(end).toContainText('The Sheriff has fallen')
  expect(await violations(page)).toEqual([])
  await end.getByRole('button', { name: 'A real game, easy bots' }).click()
  await page.locator('.ask:not(.quiet), .end-page').first().waitFor()
  expect(new URL(page.url()).hash).toBe('#/solo')
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('sundown.settings') ?? '{}').bot)).toBe('easy')
})

test('the first game of the dice game on a phone, in French, left and gone on with', async ({ browser, baseURL }) => {
  const wrong: string[] = []
  const page = await newcomer(browser, baseURL, wrong, { ...PHONE, locale: 'fr-FR' })
  await page.goto('/#/learn/dice')
  const click = byClicks(page)
  let count = 0
  const said = await byHints(page, async (shown) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expect(page.locator('.hint p')).toBeInViewport()
    await click(shown)
    count++
    // The dice of the second roll lie there: whoever comes back finds them.
    if (count === 10) {
      await expect(page.locator('.hint p')).toContainText('Deux Dynamites')
      await page.goto('/#/')
      await page.goto('/#/learn')
      await page.getByRole('link', { name: /^Continuer Le jeu de dés/ }).click()
      await expect(page.locator('.hint p')).toContainText('Deux Dynamites')
    }
  })
  expect(said.at(-1)).toMatch(/^9 sur 9/)
  // Whoever closes the end is not left alone with a table where nothing can be done.
  const end = page.getByRole('dialog')
  await end.getByRole('button', { name: 'Fermer' }).click()
  await expect(end).toHaveCount(0)
  await page.locator('.lesson-out').click()
  await expect(end).toBeVisible()
  await page.context().close()
  expect(wrong).toEqual([])
})

test('the first game of The Duel by keys alone', async ({ page }) => {
  await hurry(page)
  await page.goto('/#/learn/duel')
  await next(page, undefined)
  await tabTo(page, /Go on$/)
  const said = await byHints(page, async ({ what }) => {
    const selector = what === 'note' ? '.hint-next:focus' : '[data-lit]:focus, [data-lit] :focus'
    await page.locator(selector).first().waitFor()
    await page.keyboard.press('Enter')
  })
  expect(said.at(-1)).toMatch(/^9 of 9/)
  await expect(page.getByRole('dialog')).toContainText('No outlaw is left')
})

test('on a phone on its side a lesson shows whole what is to be pressed, and no ring runs through its words', async ({
  browser,
  baseURL,
}) => {
  const wrong: string[] = []
  const page = await newcomer(browser, baseURL, wrong, { viewport: { width: 667, height: 375 }, hasTouch: true, locale: 'it-IT' })
  await page.addInitScript(() => localStorage.setItem('sundown.theme', 'noon'))
  await page.goto('/#/learn/duel')
  const click = byClicks(page)
  let pressed = 0
  await byHints(page, async (shown) => {
    const found = await page.evaluate(() => {
      const lit = document.querySelector('.ask .acts [data-lit]')
      const ask = document.querySelector('.ask')?.getBoundingClientRect()
      const words = document.querySelector('.hint p')?.getBoundingClientRect()
      const ring = document.querySelector('.lesson-ring')?.getBoundingClientRect()
      const next = document.querySelector('.hint-next')
      return {
        isButton: lit !== null,
        isCut: lit !== null && ask !== undefined && lit.getBoundingClientRect().bottom > ask.bottom + 1,
        isCrossed:
          words !== undefined &&
          ring !== undefined &&
          ring.left < words.right &&
          ring.right > words.left &&
          ring.top < words.bottom &&
          ring.bottom > words.top,
        ground: next && getComputedStyle(next).backgroundImage,
      }
    })
    if (found.isButton) pressed++
    expect(found).toMatchObject({ isCut: false, isCrossed: false })
    // Dark letters stand on bright brass in both themes.
    if (found.ground) expect(found.ground).toContain('rgb(239, 192, 102)')
    await click(shown)
  })
  expect(pressed).toBeGreaterThan(0)
  expect(wrong).toEqual([])
  await page.context().close()
})

test('a lesson can be skipped, left alone and taken up again', async ({ page }) => {
  await hurry(page)
  await page.goto('/#/learn/bang')
  const first = await next(page, undefined)
  if (first === 'done') throw new Error('nothing was taught')
  // Own way: the turn ends before anything was done.
  await page.locator('.end-turn').click()
  await page.getByRole('status').getByRole('button', { name: 'Take it back' }).waitFor()
  await page.locator('.ask:not(.quiet), .hint').first().waitFor()
  const takeBack = page.locator('.notice').getByRole('button', { name: 'Take it back' })
  await expect(async () => {
    if (await takeBack.count()) await takeBack.click({ timeout: 1000 })
    await expect(page.locator('.hint p')).toHaveText(first.text, { timeout: 2000 })
  }).toPass()
  // Skipped, what is to be done is done.
  for (let i = 0; i < 8; i++) await page.locator('.hint-skip').first().click()
  await expect(page.locator('.own .inplay .card')).toHaveCount(1)
  await page.getByRole('button', { name: 'Skip the rest, just play' }).click()
  await expect(page.locator('.hint')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show me the hints again' }).click()
  await expect(page.locator('.hint')).toHaveCount(1)
})

test('practice shows every legal answer with what it would do, and takes back', async ({ page }) => {
  await hurry(page)
  await page.goto('/#/learn/practice')
  await page.locator('.ask:not(.quiet)').waitFor()
  const answers = page.locator('.practice-do')
  await expect(answers.filter({ hasText: 'End' }).first()).toBeVisible()
  expect(await violations(page)).toEqual([])
  const before = await answers.allTextContents()
  await page.locator('button.practice-do').first().click()
  await expect.poll(() => answers.allTextContents()).not.toEqual(before)
  await page.locator('.practice-list').getByRole('button', { name: 'Take back' }).click()
  await expect.poll(() => answers.allTextContents()).toEqual(before)
})

for (const [game, title] of [
  ['bang', 'Il gioco di carte'],
  ['dice', 'Il gioco di dadi'],
  ['duel', 'Il duello'],
] as const) {
  test(`the first game of ${game} once more, on a phone, in Italian @long`, async ({ browser, baseURL }) => {
    test.setTimeout(LONG)
    const wrong: string[] = []
    const page = await newcomer(browser, baseURL, wrong, { ...PHONE, locale: 'it-IT' })
    await page.goto('/#/learn')
    await page.getByRole('link', { name: title }).click()
    const click = byClicks(page)
    await byHints(page, async (shown) => {
      expect(await violations(page)).toEqual([])
      await click(shown)
    })
    await page.context().close()
    expect(wrong).toEqual([])
  })

  test(`the first game of ${game} once more, at a desk @long`, async ({ page }) => {
    test.setTimeout(LONG)
    await hurry(page)
    await page.goto(`/#/learn/${game}`)
    const click = byClicks(page)
    await byHints(page, async (shown) => {
      expect(await violations(page)).toEqual([])
      await click(shown)
    })
  })
}
