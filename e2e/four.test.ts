import { expect } from '@playwright/test'
import { agree, asked, closeDialogs, deal, join, openTable } from './gather.ts'
import { act, newcomer, RECKLESS, test } from './table.ts'

const MOST = 1500
/** Whatever ends a question: an answer that stands there, the end of the turn. */
const CALM = [
  '.end-turn:not(:disabled)',
  '.ask .answer:not(:disabled)',
  '.ask .btn:not(:disabled)',
  '.hand .card:not([aria-disabled="true"])',
]

test('four people play a whole game in four pages, a fifth watches, and one page is reloaded', async ({ browser, baseURL }) => {
  test.setTimeout(300_000)
  const wrong: string[] = []
  const come = () => newcomer(browser, baseURL, wrong)
  const [host, second, third, fourth] = await Promise.all([come(), come(), come(), come()])
  const guests = [second, third, fourth]
  const players = [host, ...guests]
  const link = await openTable(host, 4)
  // One after the other: two who reach for the same chair at once is another story.
  for (const guest of guests) await join(guest, link)
  await deal(host)
  await Promise.all(players.map((page) => page.locator('.ask').waitFor()))

  const watcher = await come()
  await watcher.goto(link)
  await expect(watcher.getByText('You are watching')).toBeVisible()
  await expect(watcher.locator('.hand')).toHaveCount(0)
  await expect(watcher.locator('.seat')).toHaveCount(4)
  const all = [...players, watcher]

  let moves = 0
  let compared = 0
  let before = ''
  let idle = 0
  for (; moves < MOST; moves++) {
    const [next] = await asked(players)
    if (!next) break
    const now = `${players.indexOf(next)} ${await next.locator('.log li').count()}`
    idle = now === before ? idle + 1 : 0
    before = now
    // Clicks that lead nowhere (a card picked up and put back) are not repeated for ever.
    if (idle > 5) await next.keyboard.press('Escape')
    await act(next, idle > 5 ? CALM : RECKLESS)
    if (moves % 12 === 0 && (await asked(players)).length > 0) {
      await agree(all)
      compared++
    }
    if (moves === 30) {
      await third.reload()
      await third.locator('.ask').waitFor()
      await agree(all)
    }
  }
  expect(compared).toBeGreaterThan(3)
  const ends = await Promise.all(all.map((page) => page.locator('.end-head h1, .end-seat .role-tag').allTextContents()))
  expect(ends[0]).toHaveLength(5)
  for (const end of ends) expect(end).toEqual(ends[0])
  for (const page of all) await expect(page.getByText('the seed matches its seal')).toBeVisible()
  // Also whoever was not there all the time reads how it went.
  for (const page of all) await expect(page.locator('.life-plot')).toBeVisible()

  // A rematch invites, and throws nobody out of the end. A late click may have looked something up.
  await closeDialogs(all)
  const display = await come()
  await display.goto(`${link}/display`)
  const told = display.locator('.end-note')
  await expect(told).toContainText('can start a rematch')
  await host.getByRole('button', { name: 'Rematch' }).click()
  await host.getByRole('heading', { name: 'Who is playing' }).waitFor()
  for (const page of guests) await expect(page.locator('.end-note')).toContainText('invites you to a rematch')
  // Whoever only watched is invited to nothing, and may look on.
  await expect(watcher.getByRole('button', { name: 'To the table' })).toBeVisible()
  await expect(watcher.locator('.end-note')).toHaveCount(0)
  for (const page of all.slice(1)) await expect(page.locator('.life-plot')).toBeVisible()
  await expect(told).toHaveText(/^In for the rematch: [^,]+\. Not yet: [^,]+, [^,]+, [^,]+\.$/)
  await second.getByRole('button', { name: 'Rematch · 1 of 4 in' }).click()
  await expect(told).toHaveText(/^In for the rematch: [^,]+, [^,]+\. Not yet: [^,]+, [^,]+\.$/)
  await expect(display.locator('.end-acts')).toBeHidden()
  await second.getByRole('button', { name: 'I need a moment' }).waitFor()
  await expect(third.getByRole('button', { name: 'Rematch · 2 of 4 in' })).toBeVisible()
  await expect(third.locator('.end-seat')).toHaveCount(4)
  await Promise.all([...all, display].map((page) => page.context().close()))
  expect(wrong).toEqual([])
})
