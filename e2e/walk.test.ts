import { type Browser, expect } from '@playwright/test'
import { finishedGame } from './finished.ts'
import { clickOn, newcomer, test } from './table.ts'
import { tooWide } from './too-wide.ts'

const ZOOMED = 640
/** 640 by 400 is what a 1280 pixel screen is at 200 % zoom. */
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: ZOOMED, height: 400 },
] as const
const LANGUAGES = ['en', 'fr', 'it'] as const
const GAMES = ['bang', 'dice', 'duel'] as const

/** Through every screen, each looked at in all sizes. */
async function walk(browser: Browser, language: string, baseURL: string | undefined): Promise<string[]> {
  const wrong: string[] = []
  const page = await newcomer(browser, baseURL, wrong, { locale: language })
  const look = async (where: string, sizes: readonly (typeof SIZES)[number][] = SIZES) => {
    for (const size of sizes) {
      await page.setViewportSize(size)
      // What is of another size is drawn anew: it takes a moment.
      const fits = expect.poll(() => tooWide(page), { intervals: [20, 50, 100, 200], timeout: 1000 }).toEqual([])
      await fits.catch(async () => wrong.push(`${where}, ${size.width}: ${await tooWide(page)}`))
    }
  }
  await page.goto('/')
  await page.locator('.open-table').waitFor()
  await look('home')
  for (const [where, there] of [
    ['create', '.chair'],
    ['account', 'form'],
    ['credits', 'h1'],
  ] as const) {
    await page.goto(`/#/${where}`)
    await page.locator(there).first().waitFor()
    await look(where)
  }
  await page.evaluate((save) => localStorage.setItem('sundown.solo', save), JSON.stringify(finishedGame()))
  await page.goto('/#/solo')
  await page.reload()
  await page.locator('.end-page').waitFor()
  await look('end')
  for (const game of GAMES) {
    const sizes = game === 'bang' ? SIZES : SIZES.filter(({ width }) => width !== ZOOMED)
    // Before anything runs: the game before would be saved again by what its bots still do.
    await page.addInitScript((chosen) => {
      const kept: unknown = JSON.parse(localStorage.getItem('sundown.settings') ?? '{}')
      localStorage.setItem('sundown.settings', JSON.stringify(Object.assign({}, kept, { game: chosen })))
      localStorage.removeItem('sundown.solo')
    }, game)
    await page.goto('/#/')
    await page.reload()
    await page.locator('.play-bots').click()
    for (let i = 0; i < 2 && !(await clickOn(page)); i++) await look(`${game} ${i}`, sizes)
  }
  await page.context().close()
  return [...new Set(wrong)]
}

for (const language of LANGUAGES) {
  // French words are the longest.
  test(`nothing is cut off on any screen (${language})`, { tag: language === 'fr' ? [] : '@long' }, async ({ browser, baseURL }) => {
    expect(await walk(browser, language, baseURL)).toEqual([])
  })
}
