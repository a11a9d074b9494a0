import { expect, type Page } from '@playwright/test'
import { keepEvidence } from './evidence.ts'
import { hurry, test } from './table.ts'

/** Whoever looks at this page has an account of this name from now on. Its id. */
export async function account(page: Page, name: string): Promise<string> {
  await hurry(page)
  await page.goto('/')
  await page.locator('.open-table').waitFor({ timeout: 60_000 })
  const made = await page.evaluate(
    async (body) => (await fetch('/api/account', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json(),
    JSON.stringify({ name, password: 'correct horse battery' }),
  )
  expect(made).toMatchObject({ you: { name, account: true } })
  return made.you.id
}

/** Opens a table for this many and sits down there. The way to it: its link. */
export async function openTable(host: Page, chairs: number): Promise<string> {
  await host.goto('/')
  await host.getByRole('link', { name: 'Open a table' }).click()
  await host.getByRole('heading', { name: 'Who is playing' }).waitFor()
  if ((await host.getByRole('button', { name: 'Stand up' }).count()) === 0) await sit(host)
  await host.getByRole('radio', { name: String(chairs), exact: true }).click({ force: true })
  await expect(host.locator('.chair')).toHaveCount(chairs)
  await host.getByRole('button', { name: 'All house rules' }).click()
  await host.getByRole('radio', { name: '0 s', exact: true }).click({ force: true })
  await host.getByRole('button', { name: 'Invite', exact: true }).click()
  const link = await host.getByLabel('Invitation link').inputValue()
  await host.keyboard.press('Escape')
  return link
}

async function sit(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Sit here/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Stand up' }).waitFor()
}

/** Comes by the link, takes a free chair and is ready. */
export async function join(guest: Page, link: string): Promise<void> {
  await guest.goto(link)
  await sit(guest)
  await guest.getByRole('button', { name: 'I am ready' }).click()
  await guest.getByRole('button', { name: 'I need a moment' }).waitFor()
}

export async function addBots(host: Page, bots: number): Promise<void> {
  for (let i = 0; i < bots; i++) {
    await host
      .getByRole('button', { name: /^Add a bot/ })
      .first()
      .click()
    await expect(host.getByRole('button', { name: /^Send the bot away/ })).toHaveCount(i + 1)
  }
}

export const deal = (host: Page): Promise<void> => host.getByRole('button', { name: 'Deal the cards' }).click()

/** What a page shows at one moment: what everybody may know, the own hand, and every card that lies there by name. */
export const shownOn = (page: Page) =>
  page.evaluate(() => {
    const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? ''
    const label = (element: Element) => element.getAttribute('aria-label') ?? ''
    const labels = (within: Element, selector: string) => [...within.querySelectorAll(selector)].map(label)
    const seats = [...document.querySelectorAll('.seat, .own')]
      .map((seat) => ({
        seat: seat.getAttribute('data-anchor'),
        life: labels(seat, '.life').join(),
        out: seat.querySelector('.fate')?.textContent ?? '',
        hand: seat.querySelector('[data-part="hand"]')?.textContent ?? '',
        // Whoever is asked which of them hears it there.
        inPlay: labels(seat, '.inplay .card').map((name) => name.replace(/, can be chosen$/, '')),
        turn: seat.matches('.is-turn'),
        sheriff: seat.querySelector('.star-badge') !== null,
      }))
      .sort((a, b) => String(a.seat).localeCompare(String(b.seat)))
    const story = [...document.querySelectorAll('.log li')]
    const turn = story.findLast((line) => line.matches('.turn'))
    return {
      toAll: {
        seats,
        deck: textOf('[data-anchor="deck"]'),
        discard: labels(document.body, '.pile[data-anchor="discard"]').join() || textOf('[data-anchor="discard"]'),
      },
      // Whoever came in the middle of a turn has no beginning of it to count from. Whose it is, is "You" for one of them.
      story: turn && { turn: turn.textContent?.split(' · ')[0], lines: story.length - story.indexOf(turn) },
      hand: labels(document.body, '.hand .card').map((name) => name.split(/[,;] /).slice(0, 2).join(', ')),
      // The story may name what was shown to all before it was taken up.
      lying: [...document.querySelectorAll('[aria-label]')].filter((each) => !each.closest('.log')).map(label),
    }
  })

/** Both are the nine of spades: one may lie open while somebody holds the other. */
const TWINS = /^Stagecoach/

/** All pages show the same table of four, and none shows a card of somebody else's hand. If that is not so, what they show and were told is kept. */
export async function agree(pages: readonly Page[]): Promise<void> {
  try {
    await doAgree(pages)
  } catch (error) {
    await keepEvidence(pages, (name) => test.info().outputPath(name))
    throw error
  }
}

/** What was looked up is put away. */
export async function closeDialogs(pages: readonly Page[]): Promise<void> {
  for (const page of pages) if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape')
}

async function doAgree(pages: readonly Page[]): Promise<void> {
  // A late click may have looked up a card that lay open then.
  await closeDialogs(pages)
  await expect(async () => {
    const shown = await Promise.all(pages.map(shownOn))
    const [first, ...others] = shown.map(({ toAll }) => toAll)
    expect(first?.seats).toHaveLength(4)
    expect(first?.discard).not.toBe('')
    for (const other of others) expect(other).toEqual(first)
    const [told, ...alsoTold] = shown.flatMap(({ story }) => story ?? [])
    expect(alsoTold).not.toEqual([])
    for (const story of alsoTold) expect(story).toEqual(told)
    for (const [i, { hand }] of shown.entries()) {
      for (const [j, { lying }] of shown.entries()) {
        const own = i === j ? [] : hand.filter((card) => !TWINS.test(card))
        const seen = own.filter((card) => lying.some((name) => name.includes(card)))
        expect(seen, `page ${j} shows what is in the hand of page ${i}`).toEqual([])
      }
    }
  }).toPass({ intervals: [20, 50, 100, 200], timeout: 10_000 })
}

/** The pages of those who are asked now; none: the game is over everywhere. Waits for either. */
export async function asked(pages: readonly Page[]): Promise<readonly Page[]> {
  let found: readonly Page[] = []
  await expect(async () => {
    const states = await Promise.all(
      pages.map((page) =>
        page.evaluate(() =>
          document.querySelector('.end-page') ? 'over' : document.querySelector('.ask:not(.quiet)') ? 'asked' : 'waits',
        ),
      ),
    )
    found = pages.filter((_, i) => states[i] === 'asked')
    expect(found.length > 0 || states.every((state) => state === 'over')).toBe(true)
  }).toPass({ intervals: [10, 20, 50], timeout: 15_000 })
  return found
}
