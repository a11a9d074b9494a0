import { expect, type Page } from '@playwright/test'
import { addBots, deal, join, openTable } from './gather.ts'
import { newcomer, test } from './table.ts'

const nameOf = async (page: Page): Promise<string> => (await page.getByLabel('Your name').inputValue()).trim()

/** Whether a bubble lies over this part of its seat. */
const liesOver = (bubble: Element, selector: string): boolean => {
  const paper = bubble.getBoundingClientRect()
  const part = bubble.closest('.seat')?.querySelector(selector)?.getBoundingClientRect()
  return !part || (paper.top < part.bottom && paper.bottom > part.top)
}

/** How a bubble is cut off, by the window or by its own rim. */
const leavesPage = (bubble: Element): string[] => {
  const { left, right, top, bottom } = bubble.getBoundingClientRect()
  const text = bubble.firstElementChild?.getBoundingClientRect()
  return [
    ...(left < 0 || right > innerWidth ? [`${left} to ${right} of ${innerWidth}`] : []),
    ...(!text || text.top < top || text.bottom > bottom ? ['its lines'] : []),
  ]
}

test('whoever is away is said to be, the host lets a bot play, and the owner takes over again', async ({ browser, baseURL }) => {
  const wrong: string[] = []
  const host = await newcomer(browser, baseURL, wrong)
  const link = await openTable(host, 4)
  // A picture has no sign of its own, for which the browser asks.
  const guest = await newcomer(browser, baseURL, wrong, { expected: /404/ })
  await join(guest, link)
  const name = await nameOf(guest)
  const third = await newcomer(browser, baseURL, wrong)
  await third.clock.install()
  await join(third, link)
  await addBots(host, 1)
  await deal(host)
  for (const page of [host, guest, third]) await page.locator('.ask').waitFor()

  // Any page but the table.
  await guest.goto('/icons.svg')
  const seat = host.locator('.seat', { hasText: name })
  await expect(seat.locator('.foot')).toHaveText(/away for \d+ s/)
  // The host at once, the others after a minute.
  const offer = { name: `Let a bot play for ${name}` }
  await expect(host.getByRole('button', offer)).toBeVisible()
  await expect(third.locator('.seat', { hasText: name }).locator('.foot')).toHaveText(/away for/)
  await expect(third.getByRole('button', offer)).toHaveCount(0)
  await third.clock.fastForward(61_000)
  await expect(third.getByRole('button', offer)).toBeVisible()
  // On a phone it lies beside the menu, not on it.
  await host.setViewportSize({ width: 390, height: 844 })
  await host.getByRole('button', { name: 'Menu' }).click({ trial: true })
  await host.getByRole('button', offer).click()
  await host.setViewportSize({ width: 1280, height: 800 })
  await expect(seat).toContainText('bot')
  await expect(host.getByRole('button', offer)).toHaveCount(0)

  // Whoever comes back plays himself.
  await guest.goto(link)
  await guest.locator('.ask').waitFor()
  await expect(seat.locator('.name')).not.toContainText('bot')
  // And whoever let a bot play for him has one tap to be back.
  await guest.getByRole('button', { name: 'Menu' }).click()
  await guest.getByRole('button', { name: 'Let a bot play for me' }).click()
  await guest.keyboard.press('Escape')
  await expect(guest.getByText('A bot plays for you.')).toBeVisible()
  await expect(seat.locator('.name')).toContainText('bot')
  await guest.getByRole('button', { name: 'Play again' }).click()
  await expect(guest.getByText('A bot plays for you.')).toHaveCount(0)
  await expect(seat.locator('.name')).not.toContainText('bot')

  // What somebody says stands at his seat, a quick phrase as such.
  await guest.getByRole('tab', { name: 'Chat' }).click()
  await guest.getByRole('button', { name: 'Howdy' }).click()
  await expect(seat.locator('.bubble.is-phrase')).toHaveText('Howdy')
  await guest.getByLabel('Say something').fill('Who has the Volcanic?')
  await guest.keyboard.press('Enter')
  await expect(seat.locator('.bubble')).toHaveText('Who has the Volcanic?')
  await expect(seat.locator('.bubble')).toHaveCount(0)
  // However long it is, it lies in the window with all its lines; where there is room, face and name stay in sight.
  await guest.getByLabel('Say something').fill('Whoever has the Volcanic should say so now, or be taken for an Outlaw by us all.')
  await guest.keyboard.press('Enter')
  const bubble = seat.locator('.bubble')
  await expect(bubble).toBeVisible()
  expect(await bubble.evaluate(liesOver, '.name')).toBe(false)
  await host.setViewportSize({ width: 390, height: 844 })
  await guest.getByLabel('Say something').fill('Whoever has the Volcanic should say so now, or be taken for an Outlaw by us.')
  await guest.keyboard.press('Enter')
  await expect(bubble).toHaveText(/by us\.$/)
  await expect.poll(() => bubble.evaluate(leavesPage)).toEqual([])
  await host.setViewportSize({ width: 1280, height: 800 })
  for (const page of [host, guest, third]) await page.context().close()
  expect(wrong).toEqual([])
})
