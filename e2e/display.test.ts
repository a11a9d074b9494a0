import { expect, type Page } from '@playwright/test'
import { addBots, asked, deal, join, openTable, shownOn } from './gather.ts'
import { act, newcomer, test } from './table.ts'
import { tooWide } from './too-wide.ts'
import { violations } from './violations.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** Notes everything the server says to a page. */
async function overhear(page: Page): Promise<string[]> {
  const heard: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  return heard
}

test('a television shows the table and no hand, two phones show one hand each', async ({ browser, baseURL }) => {
  const wrong: string[] = []
  const host = await newcomer(browser, baseURL, wrong, PHONE)
  const link = await openTable(host, 4)
  const display = await newcomer(browser, baseURL, wrong, { viewport: { width: 1920, height: 1080 } })
  const heard = await overhear(display)
  await display.goto(`${link}/display`)
  await expect(display.getByRole('heading', { name: 'Join this table' })).toBeVisible()
  const guest = await newcomer(browser, baseURL, wrong, PHONE)
  await join(guest, link)
  await expect(display.locator('.display-chairs li:not(.is-free)')).toHaveCount(2)
  expect(await violations(display)).toEqual([])
  await addBots(host, 2)
  await deal(host)

  const people = [host, guest]
  await display.locator('.on-display .seat').first().waitFor()
  // Too few clicks for anybody to be out of the game.
  for (let i = 0; i < 5; i++) {
    const [next] = await asked(people)
    if (!next || (await next.locator('.end-page').count())) break
    const name = await display.locator('.ask h2').innerText()
    expect(name).not.toBe('')
    await act(next)
  }
  // Who looks up from a phone reads on the television why nothing moves.
  if (!(await host.locator('.end-page').count())) {
    await host.getByRole('button', { name: 'Menu' }).click()
    await host.getByRole('button', { name: 'Ask for a pause' }).click()
    await host.keyboard.press('Escape')
    await guest.getByRole('status').getByRole('button', { name: 'Agree' }).click()
    await expect(display.getByText('The game is paused.')).toBeVisible()
    for (const phone of people) await phone.getByRole('status').getByRole('button', { name: 'Go on' }).click()
    await expect(display.getByText('The game is paused.')).toHaveCount(0)
  }
  await expect(display.locator('.seat')).toHaveCount(4)
  await expect(display.locator('.hand .card')).toHaveCount(0)
  await expect(display.locator('.log li').first()).toBeVisible()
  expect(await tooWide(display)).toEqual([])
  expect(await violations(display)).toEqual([])
  // Whoever is shot at has answers in the place of a hand, and bots may shoot at any time.
  for (const phone of people) {
    await expect(async () => {
      while (await phone.locator('.thumb.answering').count()) await act(phone)
      await expect(phone.locator('.hand, .hand-none')).toHaveCount(1, { timeout: 1000 })
    }).toPass()
  }
  const { lying } = await shownOn(display)
  for (const phone of people) {
    // Both Stagecoaches are the nine of spades: one may lie open.
    const { hand } = await shownOn(phone)
    const held = hand.filter((card) => !card.startsWith('Stagecoach'))
    expect(held.filter((card) => lying.some((name) => name.includes(card)))).toEqual([])
  }
  // Not even in what it was sent: a spectator has nothing of his own.
  const views = heard.filter((text) => text.includes('"say":"state"'))
  expect(views.length).toBeGreaterThan(0)
  expect(heard.filter((text) => text.includes('"own":{'))).toEqual([])

  // A browser that has a seat is told a hand, so it is no display.
  await guest.goto(`${link}/display`)
  await expect(guest.getByRole('alert')).toContainText('another device')
  await expect(guest.locator('.seat, .hand')).toHaveCount(0)
  await guest.getByRole('link', { name: 'To my seat' }).click()
  await expect(guest.locator('.seat').first()).toBeVisible()
  for (const page of [host, guest, display]) await page.context().close()
  expect(wrong).toEqual([])
})
