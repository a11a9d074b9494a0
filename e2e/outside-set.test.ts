import { expect } from '@playwright/test'
import { OwnServer } from './own-server.ts'
import { clickOn, newcomer, test } from './table.ts'

const MOST = 500

test('a set from outside: the page offers it, draws its cards, and a whole game is played with it', async ({ browser }) => {
  test.setTimeout(180_000)
  const server = new OwnServer(Number(process.env.E2E_PORT ?? 4599) + 8, undefined, ['--sets', 'examples/my-set'])
  await server.start()
  try {
    const wrong: string[] = []
    const page = await newcomer(browser, server.url, wrong, { locale: 'fr-FR' })
    await page.goto('/#/library')
    await expect(page.getByText('Café du bivouac').first()).toBeVisible()
    await page.goto('/')
    await page.getByRole('button', { name: 'Le jeu de base' }).click()
    await page
      .locator('.sets')
      .getByRole('switch', { name: /Cattle Drive/ })
      .click()
    await page.keyboard.press('Escape')
    await page.locator('.play-bots').click()
    await page.locator('.ask, .end-page').first().waitFor()
    const kept = await page.evaluate(() => localStorage.getItem('sundown.solo'))
    expect(kept).toContain('cattle-drive')
    let over = false
    for (let i = 0; i < MOST && !over; i++) over = await clickOn(page)
    expect(over).toBe(true)
    await page.context().close()
    expect(wrong).toEqual([])
  } finally {
    await server.kill()
  }
})
