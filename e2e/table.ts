import { createHash } from 'node:crypto'
import { type Browser, type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { listenTo } from './evidence.ts'

/** A page that may not complain and may not ask anybody but its server. */
export const test = base.extend<{ readonly clean: undefined }>({
  clean: [
    async ({ context, baseURL }, use) => {
      const wrong: string[] = []
      watch(context, baseURL ?? '', wrong)
      await use(undefined)
      expect(wrong).toEqual([])
    },
    { auto: true },
  ],
})

/** What a browser itself says about a line that is down: no fault of the page. */
export const LINE_DOWN =
  /net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|INTERNET_DISCONNECTED|NETWORK_CHANGED|EMPTY_RESPONSE)|WebSocket is closed/

/** Notes whatever goes wrong in any page of a context. `expected`: what the test itself provokes. */
function watch(context: BrowserContext, origin: string, wrong: string[], expected?: RegExp): void {
  const host = new URL(origin).host
  context.on('console', (message) => {
    if (message.type() === 'error' && !expected?.test(message.text())) wrong.push(message.text())
  })
  context.on('weberror', (error) => wrong.push(String(error.error())))
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.host !== host && url.protocol.startsWith('http')) wrong.push(`asked ${request.url()}`)
  })
}

/** How many pages each test has opened. */
const opened = new Map<string, number>()

/** Each test plays games of its own, the same in every run; `E2E_SEED` deals others. */
async function dealTheSame(page: Page): Promise<void> {
  const { testId, title } = test.info()
  const nth = (opened.get(testId) ?? 0) + 1
  opened.set(testId, nth)
  const digest = createHash('sha256')
    .update(`${process.env.E2E_SEED ?? ''} ${title} ${nth}`)
    .digest()
  await page.addInitScript((start) => {
    let state = start
    const byte = () => {
      state = (Math.imul(state, 1664525) + 1013904223) | 0
      return state >>> 24
    }
    Object.assign(crypto, {
      getRandomValues: (wanted: Uint8Array) => {
        new Uint8Array(wanted.buffer, wanted.byteOffset, wanted.byteLength).forEach((_, i, bytes) => {
          bytes[i] = byte()
        })
        return wanted
      },
    })
  }, digest.readInt32LE())
}

/** Bots that do not wait, no sound, no motion, and the cards of this test. */
export async function hurry(page: Page): Promise<void> {
  await dealTheSame(page)
  await page.addInitScript(() => {
    if (!localStorage.getItem('sundown.settings')) {
      localStorage.setItem('sundown.settings', JSON.stringify({ pace: 0, muted: true, motion: false, careful: false, hints: false }))
    }
  })
}

/** What one plays with: a hand, or answers that lie in its place while a question is open that is answered with pictures. */
export const HAND = '.hand, .answering'

/** Somebody is aimed at, and it can be done in several ways: one of them. The last button puts it back. */
const AIMED = ':root:has(.plate-hit[aria-pressed="true"]) .ask .acts .btn:has(+ .btn)'

/** What one clicks first, if it is there: yes, whom it hits, an answer with a picture, a card, the end of the turn, any other answer. */
const WISHES = [
  // What is shown to be confirmed may still be aimed at somebody else: first this one.
  '.ask .btn.primary',
  // So may what can be done to somebody in several ways.
  AIMED,
  '.is-reach .plate-hit:not([aria-pressed="true"])',
  '.ask .answer:not(:disabled)',
  // A card that can be played in several ways: one of them, before another card is picked up. The last button puts it back.
  ':root:has(.hand .is-picked) .ask .acts .btn:has(+ .btn)',
  '.hand .card:not([aria-disabled="true"]):not(.is-picked):not(.is-selected)',
  '.end-turn:not(:disabled)',
  '.ask .acts .btn',
]

/** The same for people in a hurry to see the end: they shoot when they can, and take every hit. */
export const RECKLESS = [
  '.ask .btn.primary',
  AIMED,
  '.is-reach .plate-hit:not([aria-pressed="true"])',
  '.ask .answer:has(.take):not(:disabled)',
  '.hand .card[aria-label^="BANG!"]:not([aria-disabled="true"]):not(.is-picked):not(.is-selected)',
  ...WISHES,
]

/** Does one thing that can be done now, by clicking. True: the game is over. */
export async function clickOn(page: Page, wishes?: readonly string[]): Promise<boolean> {
  const moment = page.locator('.end-page, .ask:not(.quiet)').first()
  // Whoever is out of the game watches the bots finish it.
  await moment.waitFor({ timeout: 60_000 })
  if (await moment.evaluate((element) => element.matches('.end-page'))) return true
  await act(page, wishes)
  return false
}

/** Whatever a click can change: what is asked, what is picked up, what has happened. */
const look = (): string =>
  [
    document.querySelector('.ask')?.textContent,
    ...['.log li', '.hand .card', '.is-picked, .is-selected', '.is-reach', '.end-page'].map((all) => document.querySelectorAll(all).length),
  ].join(' ')

/** Clicks on something that can be clicked, and waits until it shows. */
export async function act(page: Page, wishes: readonly string[] = WISHES): Promise<void> {
  const before = await page.evaluate(look)
  const { at, touch } = await page.evaluate((selectors) => {
    /** Cards in a hand lie over one another: a point where this one is free. */
    const freePoint = (element: Element) => {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const { left, top, width, height } = element.getBoundingClientRect()
      for (const down of [0.5, 0.3, 0.7]) {
        for (const across of [0.5, 0.2, 0.1, 0.8, 0.9]) {
          const [x, y] = [left + width * across, top + height * down]
          if (element.contains(document.elementFromPoint(x, y))) return { x, y }
        }
      }
      return undefined
    }
    const found = selectors.flatMap((selector) => [...document.querySelectorAll(selector)])
    const free = found.find((element) => freePoint(element) !== undefined)
    return {
      at: free && freePoint(free),
      touch: navigator.maxTouchPoints > 0,
    }
  }, wishes)
  if (at) await (touch ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y))
  // Something lies over the table: a seat no longer in reach, when it was clicked, is looked up instead.
  else await page.keyboard.press('Escape')
  // A click may do nothing: what was clicked has just gone.
  await expect
    .poll(() => page.evaluate(look), { intervals: [5, 10, 20, 50], timeout: 1000 })
    .not.toBe(before)
    .catch(() => undefined)
}

/** Somebody with a browser of his own. `wrong`: where complaints of his pages are noted; `expected`: but not these. */
export async function newcomer(
  browser: Browser,
  baseURL: string | undefined,
  wrong: string[],
  { expected, ...options }: BrowserContextOptions & { readonly expected?: RegExp } = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...(baseURL && { baseURL }),
    ...options,
  })
  watch(context, baseURL ?? '', wrong, expected)
  const page = await context.newPage()
  listenTo(page)
  await hurry(page)
  return page
}
