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

async function walk(browser: Browser, language: string, viewport: (typeof SIZES)[number], baseURL: string | undefined): Promise<string[]> {
  const wrong: string[] = []
  const page = await newcomer(browser, baseURL, wrong, { viewport, locale: language })
  const look = async (where: string) => {
    for (const what of await tooWide(page)) wrong.push(`${where}: ${what}`)
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
  for (const game of viewport.width === ZOOMED ? GAMES.slice(0, 1) : GAMES) {
    // Before anything runs: the game before would be saved again by what its bots still do.
    await page.addInitScript((chosen) => {
      const kept: unknown = JSON.parse(localStorage.getItem('sundown.settings') ?? '{}')
      localStorage.setItem('sundown.settings', JSON.stringify(Object.assign({}, kept, { game: chosen })))
      localStorage.removeItem('sundown.solo')
    }, game)
    await page.goto('/#/')
    await page.reload()
    await page.locator('.play-bots').click()
    for (let i = 0; i < 2 && !(await clickOn(page)); i++) await look(`${game} ${i}`)
  }
  await page.context().close()
  return [...new Set(wrong)]
}

for (const language of LANGUAGES) {
  // French words are the longest.
  test(`nothing is cut off on any screen (${language})`, { tag: language === 'fr' ? [] : '@long' }, async ({ browser, baseURL }) => {
    const wrong: { [size: string]: string[] } = {}
    for (const size of SIZES) {
      const found = await walk(browser, language, size, baseURL)
      if (found.length > 0) wrong[size.width] = found
    }
    expect(wrong).toEqual({})
  })
}
