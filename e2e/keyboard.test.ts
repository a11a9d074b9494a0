import { expect } from '@playwright/test'
import { focused, listen, playByKeys, tabTo } from './by-keys.ts'
import { hurry, test } from './table.ts'

test('a whole game by keyboard, each question read aloud once', async ({ page }) => {
  const spoken = await listen(page)
  await hurry(page)
  await page.goto('/')
  await tabTo(page, /Play against bots/)
  await page.keyboard.press('Enter')
  await playByKeys(page, spoken)
})

test('the keys are listed, and the table can be read as text', async ({ page }) => {
  await hurry(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Play against bots' }).click()
  await page.locator('.ask').waitFor()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('t')
  const text = page.getByRole('dialog', { name: 'The table as text' })
  await expect(text).toContainText('life')
  await page.keyboard.press('Escape')
  await expect(text).toBeHidden()
})

/** One's own turn begins, with something in hand that shoots: how often one looks for it. */
const TURNS = 12

test('what becomes of an answer is told: a card taken up, a slip; and the answer to a slip has the focus', async ({ page }) => {
  const spoken = await listen(page)
  await hurry(page)
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('sundown.settings') ?? '{}')
    localStorage.setItem('sundown.settings', JSON.stringify({ ...kept, careful: true }))
  })
  await page.goto('/')
  await tabTo(page, /Play against bots/)
  await page.keyboard.press('Enter')
  const end = page.locator('.end-turn')
  const shot = page.locator('.hand .card[aria-label^="BANG!"][aria-label*="in reach: "]')
  for (let i = 0; i < TURNS * 8; i++) {
    await page.locator('.end-turn:enabled, .ask:not(.quiet), .end-page').first().waitFor()
    if ((await end.isEnabled()) && (await shot.count()) > 0) break
    await page.keyboard.press((await end.isEnabled()) ? 'e' : '1')
    await page.keyboard.press('1')
    await page.waitForTimeout(100)
  }
  await shot.first().focus()
  let mark = (await spoken(0)).length
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await spoken(mark)).join(' ')).toContain('Who is the target?')
  await page.keyboard.press('Escape')
  mark = (await spoken(0)).length
  await page.keyboard.press('e')
  await expect.poll(async () => (await spoken(mark)).join(' ')).toContain('You can still shoot. End the turn? 1: End turn.')
  expect(await focused(page)).toMatch(/^BUTTON End turn/)
  // What is played is said in words: no sign stands for a suit.
  expect((await spoken(0)).join(' ')).toMatch(/ of (hearts|diamonds|clubs|spades)/)
  expect((await spoken(0)).join(' ')).not.toMatch(/[♥♦♣♠]/u)
})

test('no key reaches the table behind a dialog', async ({ page }) => {
  await hurry(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Play against bots' }).click()
  await page.locator('.ask:not(.quiet)').waitFor()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await page.keyboard.press('t')
  await page.waitForTimeout(300)
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('the focus goes along: to the heading of a new page, into the log and out of it', async ({ page }) => {
  await hurry(page)
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await tabTo(page, /Your games/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Your games' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Sundown' })).toBeFocused()
  await tabTo(page, /Play against bots/)
  await page.keyboard.press('Enter')
  await page.locator('.ask:not(.quiet)').waitFor()
  await expect.poll(() => focused(page)).not.toBe('')
  await page.keyboard.press('l')
  await expect(page.getByRole('tab', { name: 'Log' })).toBeFocused()
  await page.keyboard.press('l')
  await expect(page.getByRole('navigation', { name: 'Log' }).getByRole('button', { name: 'Log' })).toBeFocused()
})

test('the log is one stop of the Tab key, and arrows go from name to name in it', async ({ page }) => {
  await hurry(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Play against bots' }).click()
  await page.locator('.ask:not(.quiet)').waitFor()
  await expect(page.locator('.log button').nth(3)).toBeVisible()
  await page.locator('.log').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('.log button').last()).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('.log button').nth(-2)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.log button').last()).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('.log')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('.log'))).toBeNull()
})
