import { expect, type Page } from '@playwright/test'
import { clickOn, hurry, newcomer, test } from './table.ts'
import { tooWide } from './too-wide.ts'
import { violations } from './violations.ts'

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
const GAMES = ['bang', 'dice', 'duel'] as const
/** Words of the text of the Saloon, as one types them. */
const SALOON = { en: 'every player regains', fr: 'chaque joueur recupere', it: 'tutti recuperano' } as const

for (const language of ['en', 'fr', 'it'] as const) {
  for (const viewport of [DESKTOP, PHONE]) {
    const tag = (language === 'fr' && viewport === PHONE) || (language === 'en' && viewport === DESKTOP) ? [] : '@long'
    test(`the library and the help fit and read well (${language}, ${viewport.width})`, { tag }, async ({ browser, baseURL }) => {
      const wrong: string[] = []
      const page = await newcomer(browser, baseURL, wrong, { viewport, locale: language })
      /** Words are cut off in any language; what axe looks for is the same in all. */
      const note = async (where: string) => {
        for (const what of await tooWide(page)) wrong.push(`${where} ${what}`)
        if (language === 'en') for (const what of await violations(page)) wrong.push(`${where} ${what}`)
      }
      for (const game of GAMES) {
        await page.goto(`/#/library/${game}`)
        await page.locator('.thing').first().waitFor()
        await note(`library ${game}`)
        await page.goto(`/#/help/${game}`)
        await page.locator('.help h2').first().waitFor()
        await note(`help ${game}`)
      }
      await page.goto('/#/library/bang')
      await page.getByRole('searchbox').fill(SALOON[language])
      await expect(page.getByRole('button', { name: /^Saloon/ })).toBeVisible()
      if (viewport === PHONE) {
        await page.locator('.thing').first().click()
        await page.locator('.sheet .rulings').waitFor()
        await note('sheet')
        await page.keyboard.press('Escape')
        await page.locator('.found-head .btn').first().click()
        await page.locator('.sheet .filter').first().waitFor()
        await note('filters')
      }
      await page.context().close()
      expect([...new Set(wrong)]).toEqual([])
    })
  }
}

test('the library by keyboard, and by what is typed', async ({ page }) => {
  await hurry(page)
  await page.goto('/')
  await page.locator('.home-nav').getByRole('link', { name: 'The cards' }).click()
  const found = page.getByRole('status')
  await expect(found).toHaveText(/^\d+ found$/)
  const heading = page.locator('.about-thing h2')
  const first = await heading.textContent()
  await page.locator('.thing[tabindex="0"]').focus()
  await page.keyboard.press('ArrowDown')
  await expect(heading).not.toHaveText(first ?? '')
  await page.keyboard.press('ArrowUp')
  await expect(heading).toHaveText(first ?? '')
  await page.keyboard.press('End')
  await expect(page.locator('.thing').last()).toBeFocused()

  await page.getByRole('radio', { name: /^Characters/ }).press('Space')
  await page.getByRole('searchbox').fill('arrow of nonsense')
  await expect(found).toHaveText('Nothing found.')
  await page.getByRole('searchbox').fill('stagecoach')
  await page.getByRole('button', { name: /in other lists$/ }).click()
  await expect(page.getByRole('button', { name: /^Stagecoach/ })).toBeVisible()
  await expect(page.locator('.copies li').first()).toContainText('9')
})

/** Somebody who was never here, at a first game. */
async function beginner(page: Page, game: string): Promise<void> {
  await page.addInitScript((played) => {
    const first = { pace: 0, muted: true, motion: false, careful: false, game: played }
    if (!localStorage.getItem('sundown.settings')) localStorage.setItem('sundown.settings', JSON.stringify(first))
  }, game)
  await hurry(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Play against bots' }).click()
}

/** Where something lies. */
const boxes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return { left, top, right, bottom }
    }),
  )

/** Something of these lies under the strip. */
async function isCovering(page: Page, selector: string): Promise<boolean> {
  const [hint] = await boxes(page, '.hint')
  return (await boxes(page, selector)).some(
    ({ left, top, right, bottom }) => hint && left < hint.right && right > hint.left && top < hint.bottom - 1 && bottom > hint.top + 1,
  )
}

for (const game of GAMES) {
  test(`hints in a first game: told once, in nobody’s way, and gone when they are not wanted (${game})`, {
    tag: game === 'bang' ? [] : '@long',
  }, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await beginner(page, game)
    const hint = page.locator('.hint p')
    await hint.waitFor()
    const said = (await hint.textContent()) ?? ''
    await expect(page.locator('[data-live]', { hasText: said })).toHaveCount(1)
    expect(await isCovering(page, '.hand .card, .seat, .own, .dice-ring .one-die, .duelist, .answer')).toBe(false)
    expect(await violations(page)).toEqual([])

    await page.getByRole('button', { name: 'Skip this' }).click()
    await expect(hint.filter({ hasText: said })).toHaveCount(0)
    for (let i = 0; i < 10 && (await hint.count()) === 0; i++) await clickOn(page)
    if ((await hint.count()) > 0) await page.getByRole('button', { name: 'Skip the rest, just play' }).click()
    await expect(hint).toHaveCount(0)
    await page.reload()
    await page.locator('.ask:not(.quiet)').waitFor()
    await expect(hint).toHaveCount(0)

    await page.getByRole('button', { name: 'Menu' }).click()
    const wish = page.getByRole('switch', { name: /^Hints/ })
    await expect(wish).toHaveAttribute('aria-checked', 'false')
    await wish.click()
    await page.keyboard.press('Escape')
    await hint.waitFor()
  })
}

test('a hint moves nothing', async ({ page }) => {
  await beginner(page, 'bang')
  const hint = page.locator('.hint p')
  await hint.waitFor()
  const before = await boxes(page, '.hand .card, .seat, .own, .ask h2, .end-turn')
  await page.getByRole('button', { name: 'Skip the rest, just play' }).click()
  await expect(hint).toHaveCount(0)
  expect(await boxes(page, '.hand .card, .seat, .own, .ask h2, .end-turn')).toEqual(before)
  await page.keyboard.press('?')
  await page.getByRole('switch', { name: /^Hints/ }).click()
  await page.keyboard.press('Escape')
  await hint.waitFor()
})
