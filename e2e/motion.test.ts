import { expect } from '@playwright/test'
import { hurry, test } from './table.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('cards fly, and nothing shifts', async ({ page }) => {
  await hurry(page)
  await page.addInitScript(() => {
    localStorage.setItem('sundown.settings', JSON.stringify({ pace: 250, muted: true, motion: true, careful: false, hints: false }))
    Object.assign(window, { shifted: 0, flown: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false) {
          Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + Number(entry.value) })
        }
      }
    }).observe({ type: 'layout-shift' })
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Element && target.matches('.flights')) {
          Object.assign(window, { flown: Number(Reflect.get(window, 'flown')) + addedNodes.length })
        }
      }
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Play against bots' }).click()
  await page.locator('.ask').waitFor()
  await page.waitForTimeout(600)
  await page.evaluate(() => Object.assign(window, { shifted: 0 }))
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press(i % 3 === 2 ? 'e' : '1')
    await page.waitForTimeout(500)
  }
  expect(await page.evaluate(() => Number(Reflect.get(window, 'flown')))).toBeGreaterThan(0)
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted')))).toBe(0)
})
