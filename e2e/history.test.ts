import { expect } from '@playwright/test'
import { moment, open } from './moments.ts'
import { test } from './table.ts'
import { tooWide } from './too-wide.ts'
import { violations } from './violations.ts'

test('a game played to its end is counted on the device, filtered, and forgotten on wish', async ({ page }) => {
  const game = moment({ game: 'bang', options: { players: 5, sets: ['base'] } }, (match) => match.game.over !== undefined)
  await open(page, game)
  await page.locator('.end-page').waitFor()
  await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('sundown.ledger') ?? '[]').length)).toBe(1)
  await page.reload()
  await page.locator('.end-page').waitFor()

  // Thirty more, as they would have been: a person to beat, and one to win with.
  await page.evaluate(() => {
    const [first] = JSON.parse(localStorage.getItem('sundown.ledger') ?? '[]')
    const others = [
      { seat: 1, name: 'Nils', bot: false, role: 'outlaw' },
      { seat: 2, name: 'Ana', bot: false, role: 'sheriff' },
      { seat: 3, name: 'Priya', bot: false, role: 'renegade' },
    ]
    const more = Array.from({ length: 30 }, (_, n) => ({
      ...first,
      id: `g${n}`,
      at: first.at - 86_400_000 * (n + 1),
      players: 4,
      role: n < 22 ? 'outlaw' : 'renegade',
      character: n % 3 === 0 ? 'jourdonnais' : 'slab-the-killer',
      won: n % 2 === 0 && n < 22,
      others: n < 22 ? others : others.slice(1),
      fellTo: n % 2 === 0 ? undefined : 2,
    }))
    localStorage.setItem('sundown.ledger', JSON.stringify([first, ...more]))
  })
  await page.goto('/#/history')
  await page.reload()
  const poster = page.locator('.history-poster')
  await expect(poster).toContainText('31')
  await expect(page.locator('.history-bond').first()).toContainText('Ana')
  await expect(page.getByRole('region', { name: 'By role' })).toContainText('Outlaw')
  await expect(page.getByRole('region', { name: 'By role' })).toContainText('19 times in 20 between')
  await expect(page.getByRole('region', { name: 'By character' })).toContainText('Jourdonnais')
  await expect(page.getByRole('region', { name: 'By set' })).toContainText('31')
  expect(await violations(page)).toEqual([])
  await page.getByLabel('Against').selectOption('bots')
  await expect(poster.locator('dd').first()).toHaveText('1')
  await page.getByLabel('Against').selectOption('people')
  await page.getByLabel('Result').selectOption('won')
  await expect(poster.locator('dd').first()).toHaveText('11')
  await page.getByLabel('Table size', { exact: true }).selectOption('6')
  await expect(page.getByText('No finished game of this kind yet.')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByLabel('Table size', { exact: true }).selectOption('')
  expect(await tooWide(page)).toEqual([])

  // This browser is somebody at the server who has played nothing there.
  await page.getByRole('button', { name: 'Add the games of my account' }).click()
  await expect(page.getByText('0 games added.')).toBeVisible()

  await page.getByRole('button', { name: 'Forget all of it' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Forget all of it' }).click()
  await expect(poster.locator('dd').first()).toHaveText('0')
  expect(await page.evaluate(() => localStorage.getItem('sundown.ledger'))).toBeNull()
})
