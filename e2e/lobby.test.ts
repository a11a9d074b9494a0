import { expect, type Page } from '@playwright/test'
import { HAND, hurry, test } from './table.ts'
import { tooWide } from './too-wide.ts'

async function openLobby(page: Page): Promise<void> {
  await hurry(page)
  await page.goto('/#/create')
  await page.locator('.chair').first().waitFor()
}

test('a game and at once the number of chairs: the second choice builds on the first', async ({ page }) => {
  await openLobby(page)
  // Faster than any answer of the server can be.
  await page.evaluate(() => {
    const pick = (group: string, value: string) =>
      [...document.querySelectorAll('fieldset')]
        .find((each) => each.querySelector('legend')?.textContent === group)
        ?.querySelector<HTMLInputElement>(`input[value="${value}"]`)
        ?.click()
    pick('Game', 'dice')
    pick('Chairs', '3')
  })
  await expect(page.locator('.chair')).toHaveCount(3)
  await expect(page.getByRole('radio', { name: 'The Dice Game' })).toBeChecked()
  await expect(page.getByRole('heading', { name: 'Three at the table' })).toBeVisible()
})

test('the host sits already, deals with one button, and finds house rules folded to what differs', async ({ page }) => {
  await openLobby(page)
  await expect(page.locator('.chair').first()).toContainText('you · host')
  // All clocks stand in one row.
  const clocks = page.getByRole('group', { name: 'Clocks' }).locator('label')
  await expect.poll(() => clocks.evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().top)).size)).toBe(1)
  await expect(page.getByRole('switch', { name: 'Shuffle the seats' })).toHaveCount(0)
  await page.getByRole('button', { name: 'All house rules' }).click()
  await page.getByRole('switch', { name: 'Shuffle the seats' }).click()
  await page.getByRole('button', { name: 'Only what differs' }).click()
  await expect(page.getByRole('switch', { name: 'Shuffle the seats' })).toHaveAttribute('aria-checked', 'false')
  await expect(page.getByRole('switch', { name: 'Spectators' })).toHaveCount(0)
  const deal = page.getByRole('button', { name: 'Deal the cards' })
  await expect(deal).toBeDisabled()
  await page.getByRole('button', { name: 'Fill with bots' }).click()
  // Bots are somebody: how one is decides its name and its face, how well it plays does not.
  const [first, last] = [page.locator('.chair').nth(1), page.locator('.chair').nth(4)]
  await expect(first).toContainText('Flint')
  await expect(last).not.toContainText('Jed')
  await first.getByRole('combobox', { name: 'Flint, bot' }).selectOption('Looks ahead')
  await expect(first.getByRole('combobox', { name: 'Flint, bot' })).toHaveValue('hard')
  await first.getByRole('combobox', { name: 'Flint: Who sits down?' }).selectOption('Careful')
  await expect(first).toContainText('Cora')
  await expect(first.getByRole('combobox', { name: 'Cora, bot' })).toHaveValue('hard')
  await expect(deal).toBeEnabled()
  await deal.click()
  // The first question may be one whose answers lie where the hand would be.
  await page.locator(HAND).first().waitFor()
})

test('house rules come whole: no late row pushes the others away from under a finger', async ({ page }) => {
  let come = () => {}
  const late = new Promise<void>((done) => {
    come = done
  })
  await page.route(/\/variants-[^/]*\.js/, async (route) => {
    await late
    await route.continue()
  })
  await openLobby(page)
  const unfold = page.getByRole('button', { name: 'All house rules' })
  await page.getByRole('button', { name: 'Deal the cards' }).waitFor()
  await expect(unfold).toHaveCount(0)
  come()
  await unfold.waitFor()
})

const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 820, height: 1180 },
]

test('"Deal the cards" is in sight at every size, wherever one reads', async ({ page }) => {
  await openLobby(page)
  const deal = page.getByRole('button', { name: 'Deal the cards' })
  for (const size of SIZES) {
    await test.step(JSON.stringify(size), async () => {
      await page.setViewportSize(size)
      await page.evaluate(() => scrollTo(0, 0))
      await expect(deal).toBeInViewport({ ratio: 1 })
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await expect(deal).toBeInViewport({ ratio: 1 })
      await expect.poll(() => tooWide(page)).toEqual([])
    })
  }
})

test('by keyboard: the focus is at the heading first, and stays at the chair where one sits down or sets a bot', async ({ page }) => {
  await openLobby(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('button', { name: 'Add a bot: Chair 3' }).focus()
  await page.keyboard.press('Enter')
  const bot = page.locator('.chair').nth(2)
  await expect(bot.getByRole('combobox').first()).toBeFocused()
  await bot.getByRole('button', { name: /^Send the bot away/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /Chair 3$/ }).first()).toBeFocused()
  await page.getByRole('button', { name: 'Stand up' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sit here: Chair 1' })).toBeFocused()
})
