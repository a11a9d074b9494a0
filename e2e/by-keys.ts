import { expect, type Page } from '@playwright/test'

/** What has the focus, by its name. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const it = document.activeElement
    return it && it !== document.body
      ? `${it.tagName} ${it.getAttribute('aria-label') ?? (it.getAttribute('title') || it.textContent)}`
      : ''
  })

/** Tabs on until what has the focus is called like this. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if (name.test(await focused(page))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`no way to ${name}`)
}

/** Writes down every line a screen reader is given. */
export async function listen(page: Page): Promise<(from: number) => Promise<string[]>> {
  await page.addInitScript(() => {
    const spoken: string[] = []
    Object.assign(window, { spoken })
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (!(target instanceof Element) || !target.matches('[data-live]')) continue
        for (const line of addedNodes) spoken.push(line.textContent ?? '')
      }
    }).observe(document, { childList: true, subtree: true })
  })
  return (from) => page.evaluate((start) => Array.from<string>(Reflect.get(window, 'spoken')).slice(start), from)
}

/** What is asked now, and whether part of the answer is given. `moment` is another one whenever anything has happened. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.ask')
    const asked = [bar?.querySelector('h2')?.textContent, bar?.querySelector('.says p')?.textContent].filter(Boolean).join(' ')
    const begun = [...(bar?.querySelectorAll('.btn') ?? [])].some(({ textContent }) => textContent?.includes('Esc'))
    const lines = document.querySelectorAll('.log li').length
    const cards = document.querySelectorAll('.hand .card').length
    return {
      is: document.querySelector('.end-page') ? 'over' : bar?.matches(':not(.quiet)') ? 'asked' : 'waits',
      asked,
      begun,
      moment: [asked, begun, lines, cards].join(),
    }
  })

/** The way of the number keys: what is settled, whom it hits or a card; the end of the turn when nothing else is of use. */
const byNumbers = (page: Page, trial: number) => page.keyboard.press(trial < 5 ? '1' : 'e')

/** The way of a screen reader: what is needed is found by role and name, gets the focus and is pressed. */
async function byNames(page: Page, trial: number): Promise<void> {
  const asked = (await page.locator('.ask h2').textContent()) ?? ''
  const question = page.getByRole('region', { name: asked, exact: true })
  // Answers large as cards stand in place of the hand, which lies small beside them, to be looked at.
  const places = [
    page.getByRole('button', { name: /can be aimed at$/ }),
    question.getByRole('button', { name: /^(?!Put it back)/ }).and(page.locator(':not(.held *)')),
    page.getByRole('list', { name: 'Your hand' }).getByRole('button', { name: /can be played|can be chosen|in reach: / }),
    page.getByRole('button', { name: /^End turn/ }),
  ]
  for (const place of trial < 5 ? places : places.slice(-1)) {
    const found = place.and(page.locator(':enabled')).first()
    if ((await found.count()) === 0) continue
    await found.focus({ timeout: 1000 }).catch(() => undefined)
    await page.keyboard.press('Enter')
    return
  }
}

/** Without the rank and suit of a card: the bar shows signs where a voice has words. */
const bare = (line: string): string => line.replace(/ \([^()]*\)/g, '')

/** Goes on until the question is answered. */
async function answerBy(page: Page, way: (page: Page, trial: number) => Promise<void>, patience: number): Promise<void> {
  let before = await stateOf(page)
  const { moment } = before
  for (let trial = 0; trial < 8; trial++) {
    await way(page, trial)
    await expect
      .poll(async () => (await stateOf(page)).moment, { intervals: [10, 20, 50], timeout: patience })
      .not.toBe(before.moment)
      .catch(() => undefined)
    before = await stateOf(page)
    if (!before.begun && before.moment !== moment) return
  }
}

/** This many questions are listened to; the rest is played as fast as it goes. */
const LISTENED = 20
const MOST = 400

/** Plays to the end by keys alone, by names and by numbers in turn; each question listened to must be read aloud once. */
export async function playByKeys(page: Page, spoken: (from: number) => Promise<string[]>): Promise<void> {
  let mark = 0
  let questions = 0
  for (; questions < MOST; questions++) {
    await page.locator('.end-page, .ask:not(.quiet)').first().waitFor()
    const { is, asked } = await stateOf(page)
    if (is === 'over') break
    if (questions < LISTENED) {
      const readings = async () => (await spoken(mark)).filter((line) => bare(line).endsWith(bare(asked)))
      await expect
        .poll(async () => (await readings()).length, { message: `reads: ${asked}`, intervals: [10, 20, 50, 100] })
        .toBeGreaterThan(0)
      // The same words may come again with another question; then they come with what has happened in between.
      const [, ...again] = await readings()
      expect(again.filter((line) => bare(line) === bare(asked))).toEqual([])
    }
    mark = (await spoken(0)).length
    await answerBy(page, questions % 2 === 0 ? byNames : byNumbers, questions < LISTENED ? 1000 : 300)
  }
  expect(questions).toBeGreaterThan(3)
  await expect(page.locator('.end-page')).toBeVisible()
}
