import { expect, type Page } from '@playwright/test'
import { type DiceView, seatOf } from '@sundown/engine'
import { type Is, isAsked, moment as momentOf, open } from './moments.ts'
import { hurry, newcomer, test } from './table.ts'
import { violations } from './violations.ts'

const MOST = 600

/** What the table waits for. */
async function moment(page: Page): Promise<'over' | 'roll' | 'place' | 'other'> {
  await page.locator('.end-page, .ask:not(.quiet)').first().waitFor({ timeout: 60_000 })
  return page.evaluate(() => {
    if (document.querySelector('.end-page')) return 'over'
    if (document.querySelector('.dice-ring .one-die.choosable, .rack .one-die[aria-pressed]')) return 'roll'
    return document.querySelector('.rack .one-die.choosable') ? 'place' : 'other'
  })
}

/** Everything a decision can change on the screen. */
const state = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.ask, .rack, .dice-ring, .settle, .seat, .own, .end-page')]
      .flatMap((part) => [part.textContent, ...[...part.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'))])
      .join('|'),
  )

/** Does something and waits until it shows. */
async function then(page: Page, action: () => Promise<unknown>): Promise<void> {
  const before = await state(page)
  await action()
  await expect.poll(() => state(page), { intervals: [10, 20, 50, 100] }).not.toBe(before)
}

/** Gives a die to somebody, or settles when all are given; looks again if the dice just given were still on the table. */
async function place(page: Page, can: string): Promise<void> {
  const settle = page.locator('.settle:not(:disabled)')
  const target = page.locator(`.plate-hit[aria-label$="${can}"]`).first()
  await expect(async () => {
    if ((await moment(page)) !== 'place') return
    const next = (await settle.count()) > 0 ? settle : target
    await then(page, () => next.click({ timeout: 1000 }))
  }).toPass()
}

/** One decision by clicking. The first roll of a turn is sometimes followed by another: one die is kept, the others go again. */
async function click(page: Page, round: number, can: string): Promise<void> {
  switch (await moment(page)) {
    case 'roll': {
      const die = page.locator('.dice-ring .one-die.choosable').first()
      if (round % 3 === 0 && (await die.count()) > 0) await then(page, () => die.click())
      const again = page.locator('.roll-again:not(:disabled)')
      const roll = round % 3 === 0 && (await again.count()) > 0
      return then(page, () => (roll ? again : page.locator('.settle')).click())
    }
    case 'place':
      return place(page, can)
    case 'other':
      return then(page, () => page.locator('.ask .acts .btn').first().click())
    default:
      return undefined
  }
}

async function play(page: Page, can: string, look?: (is: string) => Promise<void>): Promise<void> {
  for (let round = 0; round < MOST; round++) {
    const is = await moment(page)
    if (is === 'over') return
    await look?.(is)
    await click(page, round, can)
  }
  throw new Error('the game does not end')
}

test('the dice game, by clicking, to the end: dice are kept, placed and taken back', async ({ page }) => {
  await hurry(page)
  await page.goto('/')
  await page.getByRole('button', { name: /^The dice game/ }).click()
  await page.getByRole('button', { name: 'Play against bots' }).click()
  const looked = new Set<string>()
  await play(page, 'can be chosen', async (is) => {
    if (looked.has(is)) return
    if (is === 'roll') {
      looked.add(is)
      await expect(
        page
          .getByRole('region', { name: 'The dice' })
          .getByRole('button', { name: /^die \d: / })
          .first(),
      ).toBeVisible()
      await expect(page.getByRole('region', { name: 'Chances' })).toContainText('%')
      expect(await violations(page)).toEqual([])
      const die = page.locator('.dice-ring .one-die.choosable').first()
      const name = (await die.getAttribute('aria-label'))?.split(',')[0] ?? ''
      await then(page, () => die.click())
      const kept = page.locator('.rack').getByRole('button', { name: `${name}, kept` })
      await expect(kept).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: `${name}, kept` })).toHaveCount(1)
      await then(page, () => kept.click())
      await expect(page.locator('.rack').getByRole('button', { name })).toHaveCount(0)
    }
    if (is === 'place' && (await page.locator('.settle:not(:disabled)').count()) === 0) {
      looked.add(is)
      await then(page, () => page.locator('.plate-hit[aria-label$="can be chosen"]').first().click())
      await expect(page.locator('.given .die')).not.toHaveCount(0)
      await expect(page.getByRole('status').filter({ hasText: /^die \d: [^;]+, for / })).toHaveCount(1)
      expect(await violations(page)).toEqual([])
      const before = await page.locator('.given .die').count()
      await then(page, () => page.getByRole('button', { name: 'Place it anew' }).click())
      await expect(page.locator('.given .die')).toHaveCount(before - 1)
    }
  })
  expect([...looked].sort()).toEqual(['place', 'roll'])
  await expect(page.getByText('the seed matches its seal')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('the same at 390 pixels, in Italian and at noon', { tag: '@long' }, async ({ browser, baseURL }) => {
  const wrong: string[] = []
  const page = await newcomer(browser, baseURL, wrong, { viewport: { width: 390, height: 844 }, locale: 'it-IT', hasTouch: true })
  await page.addInitScript(() => localStorage.setItem('sundown.theme', 'noon'))
  await page.goto('/')
  await page.getByRole('button', { name: /^Il gioco di dadi/ }).click()
  await page.getByRole('button', { name: 'Gioca contro i bot' }).click()
  const looked = new Set<string>()
  await play(page, 'si può scegliere', async (is) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    if (is !== 'place' || looked.has(is)) return
    looked.add(is)
    expect(await violations(page)).toEqual([])
  })
  await page.context().close()
  expect(wrong).toEqual([])
})

test('the dice game by keyboard, to the end; each roll is told', async ({ page }) => {
  await hurry(page)
  await page.goto('/')
  await page.getByRole('button', { name: /^The dice game/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Play against bots' }).focus()
  await page.keyboard.press('Enter')
  let rolls = 0
  for (let round = 0; round < MOST; round++) {
    const is = await moment(page)
    if (is === 'over') break
    if (is === 'roll') {
      rolls++
      if (rolls <= 3) await expect(page.locator('[data-live]').filter({ hasText: 'You may roll' }).first()).toBeAttached()
      const loose = await page.locator('.dice-ring .one-die.choosable').count()
      if (rolls % 2 === 1 && loose > 1) {
        const key = await page.locator('.dice-ring .one-die.choosable').first().getAttribute('aria-keyshortcuts')
        await then(page, () => page.keyboard.press(key ?? '1'))
        await then(page, () => page.keyboard.press('r'))
      } else await then(page, () => page.keyboard.press('e'))
    } else if (is === 'place') {
      const ready = (await page.locator('.settle:not(:disabled)').count()) > 0
      await then(page, () => page.keyboard.press(ready ? 'e' : '1'))
    } else await then(page, () => page.keyboard.press('1'))
  }
  expect(rolls).toBeGreaterThan(2)
  await expect(page.locator('.end-page')).toBeVisible()
})

test('a table at the server plays the dice game', { tag: '@long' }, async ({ page }) => {
  await hurry(page)
  await page.goto('/#/create')
  await page.locator('.chair').first().waitFor()
  await page
    .getByRole('radiogroup', { name: 'Game' })
    .or(page.getByRole('group', { name: 'Game' }))
    .getByText('Dice')
    .click()
  await page
    .getByRole('radiogroup', { name: 'Chairs' })
    .or(page.getByRole('group', { name: 'Chairs' }))
    .getByText('3', { exact: true })
    .click()
  await expect(page.locator('.chair')).toHaveCount(3)
  if ((await page.getByRole('button', { name: 'Stand up' }).count()) === 0)
    await page
      .getByRole('button', { name: /^Sit here/ })
      .first()
      .click()
  for (let bots = 0; bots < 2; bots++) {
    await page
      .getByRole('button', { name: /^Add a bot/ })
      .last()
      .click()
    await expect(page.getByRole('button', { name: /^Send the bot away/ })).toHaveCount(bots + 1)
  }
  await page.getByRole('button', { name: 'Deal the cards' }).click()
  await page.locator('.dice-ring').waitFor()
  for (let round = 0; round < 6 && (await moment(page)) !== 'over'; round++) await click(page, round, 'can be chosen')
  await expect(page.locator('.dice-ring, .end-page').first()).toBeVisible()
})

test('on a phone dice aimed at one of few players cover none of the counts, and what they do can be read', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, momentOf({ game: 'dice', options: { players: 4 } }, isAsked('aim')))
  await page.locator('.is-reach .plate-hit').first().click()
  const seat = page.locator('.seat-tile:has(.given)').first()
  await seat.waitFor()
  const boxOf = async (part: string) => {
    const box = await seat.locator(part).first().boundingBox()
    if (!box) throw new Error(`no ${part}`)
    return { top: box.y, bottom: box.y + box.height }
  }
  expect((await boxOf('.given')).top).toBeGreaterThanOrEqual((await boxOf('.life')).bottom - 1)
  expect((await boxOf('.foot b')).bottom).toBeLessThanOrEqual((await boxOf('.plate')).bottom)
})

const PHONE = { viewport: { width: 390, height: 844 } }

test.describe('where dice are seen to roll', () => {
  test.use({ ...PHONE, contextOptions: { reducedMotion: 'no-preference' } })

  test('no frame tells what was rolled before the dice have landed, and the page says it at once', async ({ page }) => {
    await open(page, momentOf({ game: 'dice', options: { players: 5 } }, isAsked('roll')), { motion: true })
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.staged)).toBe('')
    const roll = page.locator('.roll-again')
    await expect(roll).toBeEnabled()
    const before = await page.locator('.odds dd').allTextContents()
    const many = await roll.locator('span').first().textContent()
    await page.evaluate(() => {
      /** What the eye sees of an element: itself, or what stands in its place. */
      const seenOf = (element: Element): string => {
        for (let each: Element | null = element; each; each = each.parentElement) {
          const { opacity, visibility } = getComputedStyle(each)
          if (opacity === '0' || visibility === 'hidden') {
            const still = element.nextElementSibling
            const content = still && getComputedStyle(still, '::after').content
            return content?.startsWith('"') ? content.slice(1, -1) : ''
          }
        }
        return element.textContent ?? ''
      }
      const frames: { readonly covered: boolean; readonly odds: string[]; readonly label: string; readonly told: string }[] = []
      Object.assign(window, { seenFrames: frames })
      const all = (selector: string) => [...document.querySelectorAll(selector)].map(seenOf)
      const look = () => {
        frames.push({
          covered: document.querySelector('.one-die[data-unseen]') !== null,
          odds: all('.odds dd .until-landed > span'),
          label: all('.roll-again .until-landed > span, .place-anew .until-landed > span').join(''),
          told: all('.die-tag, .lastline > span, .hint, .settling .ask .says, .settling .foot').join(''),
        })
        requestAnimationFrame(look)
      }
      document.querySelector('.roll-again')?.addEventListener('click', () => requestAnimationFrame(look))
    })
    await roll.click()
    await expect(page.locator('.one-die[data-unseen]').first()).toBeAttached()
    // Whoever listens is told the truth.
    const named = page.locator('.thumb-end').getByRole('button', { name: /^(Roll|Nothing to roll|Place it anew)/ })
    await expect(named).toHaveAccessibleName((await page.locator('.thumb-end .until-landed > span').first().textContent()) ?? '')
    await expect(page.locator('[data-seen-roll]')).toHaveCount(0)
    const frames = await page.evaluate((): { covered: boolean; odds: string[]; label: string; told: string }[] =>
      Reflect.get(window, 'seenFrames'),
    )
    const rolling = frames.filter(({ covered }) => covered)
    expect(rolling.length).toBeGreaterThan(2)
    for (const { odds, label, told } of rolling) {
      expect([before, []]).toContainEqual(odds)
      expect(label).toBe(many)
      expect(told).toBe('')
    }
    expect(frames.at(-1)?.told).not.toBe('')
  })
})

test('who is out reads so in the place of dice, and sees who thinks', async ({ page }) => {
  await page.setViewportSize(PHONE.viewport)
  const isOut: Is = (match) => !match.game.over && (match.game.view(seatOf(0)) as DiceView).seats[0]?.state === 'out'
  await open(page, momentOf({ game: 'dice', options: { players: 5 } }, isOut))
  await expect(page.getByText('You are out. You may watch.')).toBeVisible()
  await expect(page.locator('.rack, .roll-again, .settle')).toHaveCount(0)
  await expect(page.locator('.seat.is-asked .foot')).toHaveText('is thinking')
})

test('the best shot of the dice game is told in words', async ({ page }) => {
  await open(
    page,
    momentOf({ game: 'dice', options: { players: 5 } }, (match) => match.game.over !== undefined),
  )
  await expect(page.locator('.end-best')).toContainText(/\((Bull’s Eye|Gatling Gun|Dynamite|Indians|[A-Z])/)
  await expect(page.locator('.end-best')).not.toContainText('bullseye')
})
