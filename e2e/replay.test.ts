import { expect, type Page } from '@playwright/test'
import { type Game, games, Match, SETS, seatOf } from '@sundown/engine'
import { wireQuestion } from '@sundown/protocol/codec'
import { type Kept, moment, open, type Wanted } from './moments.ts'
import { newcomer, test } from './table.ts'
import { tooWide } from './too-wide.ts'
import { violations } from './violations.ts'

const isOver = ({ game }: Match<Game>): boolean => game.over !== undefined
const finished = (wanted: Wanted): Kept => moment(wanted, isOver)
const BANG: Wanted = { game: 'bang', options: { players: 5, sets: ['base'] } }

/** By step: what the seat was sent then. */
function sentTo(seat: number, { record }: Kept): readonly string[] {
  const kind = games.get(record.game)
  if (!kind) throw new Error('no such game')
  const match: Match<Game> = Match.start(kind.rules, record.options, record.seed)
  const sent: string[] = []
  let number = -1
  const note = () => {
    const events = match.drain()
    if (events.length === 0 && match.questionNumber === number && match.question) return
    number = match.questionNumber
    const asked = match.questionFor(seatOf(seat))
    sent.push(plain([match.game.view(seatOf(seat)), asked && wireQuestion(asked), match.tell(events, seatOf(seat))]))
  }
  note()
  for (const input of record.inputs) {
    match.apply(input)
    note()
  }
  return sent
}

/** As it comes over a wire: what is undefined is not there. */
const plain = (value: unknown): string => JSON.stringify(value)

/** Keeps everything that a worker says to the page. */
async function overhear(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    const Real = Worker
    window.Worker = class extends Real {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        this.addEventListener('message', ({ data }) => heard.push(data))
      }
    }
  })
}

/** The last moment the page was sent. */
const lastFrame = (page: Page) =>
  page.evaluate(() => {
    const heard: unknown = Reflect.get(window, 'heard')
    const frames = Array.isArray(heard) ? heard.flatMap(({ reply }) => reply?.frame ?? []) : []
    return frames.at(-1)
  })

async function choose(page: Page, text: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) })
}

/** What turns a replay and lies off the screen, or under something else. */
const covered = (page: Page) =>
  page.locator('.replay-deck').evaluate((deck) =>
    [...deck.querySelectorAll('button:not(.chapter), select, .segments label')]
      .filter((control) => {
        const { x, y, width, height } = control.getBoundingClientRect()
        const top = document.elementFromPoint(x + width / 2, y + height / 2)
        return x < 0 || x + width > innerWidth || !(top && control.contains(top))
      })
      .map(({ textContent, ariaLabel }) => ariaLabel ?? textContent),
  )

/** Words of what turns a replay for which their boxes are too narrow: speeds, and whose eyes one may look through. */
const cutShort = (page: Page) =>
  page.locator('.deck-wishes').evaluate((wishes) => {
    const speeds = [...wishes.querySelectorAll('.segments')].filter((box) => box.scrollWidth > box.clientWidth)
    const pen = document.createElement('canvas').getContext('2d')
    const eyes = [...wishes.querySelectorAll('select')].flatMap((list) => {
      const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(list)
      const room = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      if (pen) pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
      return [...list.options].filter(({ text }) => !pen || pen.measureText(text).width > room)
    })
    return [...speeds, ...eyes].map(({ textContent }) => textContent)
  })

const stepOf = async (page: Page): Promise<number> => Number(/\d+/.exec((await page.locator('.deck-told').textContent()) ?? '')?.[0])
const isAt = (page: Page, step: number) => expect(page.locator('.deck-told')).toContainText(`Step ${step} of`)

test('a record from a file is scrubbed by keys from two seats’ eyes: each step is what that seat was sent then', async ({ page }) => {
  const game = finished(BANG)
  await overhear(page)
  await page.goto('/#/replay')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await violations(page)).toEqual([])
  await choose(page, JSON.stringify(game))
  await isAt(page, 0)
  const eyes = page.getByLabel('Seen by')
  for (const seat of [0, 3]) {
    const sent = sentTo(seat, game)
    await eyes.selectOption(String(seat))
    await page.locator('.deck-told').click()
    const seen = async (step: number) => {
      await isAt(page, step)
      const { view, question, events, eyes: through } = await lastFrame(page)
      expect(through).toBe(seat)
      expect(plain([view, question, events])).toBe(sent[step])
      await expect(page.locator('.own .hand .card, .dock .hand .card')).toHaveCount(view.own.hand.length)
      // Nobody is asked anything any more.
      await expect(page.locator('.ask:not(.quiet)')).toHaveCount(0)
    }
    await page.keyboard.press('Home')
    for (let step = 1; step <= 12; step++) {
      await page.keyboard.press('ArrowRight')
      await seen(step)
    }
    await page.keyboard.press('ArrowLeft')
    await seen(11)
    await page.keyboard.press('End')
    await seen(sent.length - 1)
    await page.locator('.scrubber input').focus()
    await page.keyboard.press('ArrowLeft')
    await seen(sent.length - 2)
    await page.locator('.scrubber input').fill('40')
    await seen(40)
  }
  // All cards: everybody's hand is in the page, and the roles on wish.
  await eyes.selectOption('hands')
  await expect(page.locator('.role-tag:not(.r-sheriff), .seat .role:not(.r-sheriff)')).toHaveCount(0)
  await eyes.selectOption('all')
  await page.locator('.deck-told').click()
  await page.keyboard.press('Home')
  await page.keyboard.press('4')
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
  await expect.poll(() => stepOf(page)).toBeGreaterThan(2)
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  const paused = await stepOf(page)
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(() => stepOf(page)).toBeGreaterThan(paused)
  expect(await violations(page)).toEqual([])
  // Who takes whom for what, as far as the eyes may know it.
  await page.getByRole('tab', { name: 'Suspicion' }).click()
  await expect(page.locator('.guess-cell')).toHaveCount(25)
  await page
    .getByRole('button', { name: /about Dolly/ })
    .last()
    .click()
  await expect(page.locator('.suspicion .bands')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await eyes.selectOption('2')
  await expect(page.locator('.guess-cell')).toHaveCount(0)
  await expect(page.locator('.guess-list li').first()).toContainText(/I take .+ %/)
  // It can be kept, and what is kept is the record.
  await page.getByRole('button', { name: 'Menu' }).click()
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save the record' }).click()])
  expect(saved.suggestedFilename()).toBe('sundown-game.json')
})

test('a record that was changed is refused with its step, and another file can be chosen', async ({ page }) => {
  const game = finished(BANG)
  const at = Math.floor(game.record.inputs.length / 2)
  const inputs = game.record.inputs.map((input, i) =>
    i === at && 'answer' in input ? { ...input, answer: { id: 'no-such-thing' } } : input,
  )
  await page.goto('/#/replay')
  await choose(page, JSON.stringify({ ...game, record: { ...game.record, inputs } }))
  await expect(page.getByRole('alert')).toContainText(/fails at step \d+\. *The rules do not allow/)
  expect(await violations(page)).toEqual([])
  await choose(page, 'nonsense')
  await expect(page.getByRole('alert')).toContainText('no record of a game')
  await choose(page, JSON.stringify(game))
  await isAt(page, 0)
})

for (const [name, wanted] of [
  ['the card game with all sets, on a phone', { game: 'bang', options: { players: 8, sets: [...SETS] } }],
  ['the dice game, on a phone @long', { game: 'dice', options: { players: 5 } }],
  ['The Duel, on a phone @long', { game: 'duel', options: { charactersPerSide: 4 } }],
] as const) {
  test(`from the end of ${name}, to its replay`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, finished(wanted))
    await page.getByRole('link', { name: 'Watch the replay' }).click()
    await isAt(page, 0)
    for (let step = 1; step <= 6; step++) {
      await page.getByRole('button', { name: 'One step on' }).click()
      await isAt(page, step)
    }
    await page.getByLabel('Seen by').selectOption('0')
    await page.getByRole('button', { name: 'To the next chapter' }).click()
    await expect(page.locator('.deck-told')).not.toContainText('Step 6 of')
    expect(await tooWide(page)).toEqual([])
    expect(await cutShort(page)).toEqual([])
    expect(await violations(page)).toEqual([])
    if (process.env.E2E_SHOTS) await page.screenshot({ path: `${process.env.E2E_SHOTS}/replay-${wanted.game}-phone.png` })
    await page.getByLabel('Seen by').selectOption('all')
    if (wanted.game === 'bang') {
      // The seat one looked through before becomes a tile a moment later.
      await expect(async () => {
        const hands = await page.locator('.seat-tile [data-part="hand"]').allTextContents()
        const cards = await page.locator('.seat-tile .hand-tray .card').count()
        expect(cards).toBe(hands.reduce((sum, text) => sum + Number(text), 0))
        expect(cards).toBeGreaterThan(0)
      }).toPass()
    }
    for (const size of [
      { width: 390, height: 664 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(size)
      expect(await covered(page)).toEqual([])
    }
    for (const size of [
      { width: 1024, height: 768 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size)
      await expect(page.locator('.scrubber .is-round').first()).toBeVisible()
      await expect.poll(() => cutShort(page)).toEqual([])
      expect(await tooWide(page)).toEqual([])
    }
    if (process.env.E2E_SHOTS) await page.screenshot({ path: `${process.env.E2E_SHOTS}/replay-${wanted.game}.png` })
  })
}

test('a link to a moment opens in a fresh browser at its moment, with names or without', async ({ page, browser, baseURL }) => {
  const game = finished(BANG)
  const id = 'abcdefghijklmnop'
  const serve = async (on: Page) => {
    await on.route(`**/api/games/${id}/record`, (route) => route.fulfill({ json: game.record }))
    await on.route(`**/api/links/${id}`, (route) => route.fulfill({ json: { record: game.record } }))
    // With names by the server: whoever sends the link sat at the table.
    await on.route(`**/api/links/${SIGNED}`, (route) => route.fulfill({ json: { record: game.record, names: game.names } }))
  }
  const SIGNED = `${id}.AbCdEfGhIjKlMnOp`
  await serve(page)
  await page.addInitScript(([key, names]) => sessionStorage.setItem(key, names), [
    `sundown.names.${id}`,
    JSON.stringify(game.names),
  ] as const)
  await page.goto(`/#/replay/game/${id}/30/2`)
  await isAt(page, 30)
  for (const [choice, sat] of [
    ['Without names', true],
    ['With names', false],
    ['With names', true],
  ] as const) {
    await page.route(`**/api/games/${id}/link`, (route) => route.fulfill({ json: { code: id, named: sat ? SIGNED : null } }))
    await page.getByRole('button', { name: 'Link to this moment' }).click()
    await page.getByText(choice, { exact: true }).click()
    const field = page.getByRole('dialog').getByRole('textbox')
    if (choice === 'Without names') await expect(field).toHaveValue(`${baseURL}/r/${id}/en/30/2`)
    else if (sat) await expect(field).toHaveValue(`${baseURL}/r/${SIGNED}/en/30/2`)
    else await expect(field).toHaveValue(/Marta/)
    const link = await field.inputValue()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    const wrong: string[] = []
    const fresh = await newcomer(browser, baseURL, wrong)
    await serve(fresh)
    await fresh.goto(link)
    await isAt(fresh, 30)
    await expect(fresh.getByLabel('Seen by')).toHaveValue('2')
    await expect(fresh.locator('.seat', { hasText: 'Marta' })).toHaveCount(choice === 'With names' ? 1 : 0)
    expect(wrong).toEqual([])
    await fresh.context().close()
  }
})

test('a page that is loaded again shows the moment one was at, through the same eyes', async ({ page }) => {
  await open(page, finished(BANG))
  await page.goto('/#/replay/solo')
  await isAt(page, 0)
  await page.getByLabel('Seen by').selectOption('2')
  await page.locator('.scrubber input').fill('33')
  await isAt(page, 33)
  await page.reload()
  await isAt(page, 33)
  await expect(page.getByLabel('Seen by')).toHaveValue('2')
  // It is not kept for another day.
  await page.goto('/#/')
  await page.getByRole('heading', { name: 'Sundown' }).waitFor()
  await page.goto('/#/replay/solo')
  await isAt(page, 0)
})

test('small cards and portraits that come again are pictures, with the same names, in the inks of the theme', async ({ page }) => {
  await page.goto('/#/replay')
  await choose(page, JSON.stringify(finished(BANG)))
  await isAt(page, 0)
  const leap = async (step: number) => {
    await page.locator('.scrubber input').fill(String(step))
    await isAt(page, step)
  }
  const cards = page.locator('.seat .card-mini')
  const named = () => cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')))
  await leap(8)
  const live = await named()
  expect(live.length).toBeGreaterThan(4)
  const printed = async () => {
    await leap(60)
    await leap(8)
    return cards.locator('.print').count()
  }
  await expect.poll(printed).toBeGreaterThan(3)
  // No drawing is left over.
  const drawings = page.locator('.seat :is(.card-mini, .bust) > svg')
  await expect(drawings).toHaveCount(0)
  expect(await named()).toEqual(live)
  const inkOf = (what: string) => () =>
    page
      .locator(`.seat ${what} .print`)
      .first()
      .evaluate((print) => getComputedStyle(print).backgroundImage)
  const ink = inkOf('.card-mini')
  const before = await ink()
  expect(before).toMatch(/^url\("data:image\/png/)
  await page.getByRole('button', { name: 'Theme' }).click()
  await expect.poll(ink).not.toBe(before)
  // As sharp as the drawing in any size.
  const face = inkOf('.bust')
  const small = await face()
  await page.setViewportSize({ width: 2400, height: 1350 })
  await expect.poll(face).not.toBe(small)
  await expect(drawings).toHaveCount(0)
  await cards.first().hover()
  await expect(page.locator('.peek .card-full > svg')).toBeVisible()
})

/** What reaches under the deck or out of its plate. */
const cutOff = (page: Page, wanted: string) =>
  page.evaluate((selector) => {
    const deck = document.querySelector('.replay-deck')?.getBoundingClientRect().top ?? 0
    const parts = [...document.querySelectorAll(selector)]
    const wrong = parts.filter((part) => {
      const { bottom, right } = part.getBoundingClientRect()
      const plate = part.closest('.seat')?.getBoundingClientRect().right ?? innerWidth
      return bottom > deck + 1 || right > plate + 1
    })
    return parts.length === 0 ? ['nothing is there'] : wrong.map(({ className, textContent }) => `${className} ${textContent}`)
  }, wanted)

for (const [what, wanted, width, height, parts] of [
  [
    'eight seats with everything on a small desktop',
    { game: 'bang', options: { players: 8, sets: [...SETS] } },
    1024,
    768,
    '.rule-strip, .ring .pile, .ring .stats > *, .market .offer',
  ],
  ['The Duel on a page at twice its size', { game: 'duel', options: { charactersPerSide: 4 } }, 640, 400, '.lastline, .duelist, .pile'],
] as const) {
  test(`a replay shows the whole table, with all cards open and from a seat: ${what}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/#/replay')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await choose(page, JSON.stringify(finished(wanted)))
    const scrubber = page.locator('.scrubber input')
    const last = Number(await scrubber.getAttribute('max'))
    for (const eyes of [undefined, '1']) {
      if (eyes) await page.getByLabel('Seen by').selectOption(eyes)
      for (const part of [0.2, 0.36, 0.53, 0.8]) {
        await scrubber.fill(String(Math.round(last * part)))
        await expect(scrubber).toHaveValue(String(Math.round(last * part)))
        await expect.poll(() => cutOff(page, parts)).toEqual([])
      }
    }
  })
}

test('with the cards of eight open, a phone shows three numbers beside one another at the piles', async ({ page }) => {
  await page.goto('/#/replay')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await choose(page, JSON.stringify(finished({ game: 'bang', options: { players: 8, sets: [...SETS] } })))
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 })
    const overlapping = () =>
      page.locator('.piles').evaluate((piles) => {
        const boxes = [...piles.querySelectorAll('.cap, .supply')].map((part) => part.getBoundingClientRect())
        if (boxes.length < 3) return Number.NaN
        const meet = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
        return boxes.filter((box, i) => boxes.slice(i + 1).some((other) => meet(box, other))).length
      })
    await expect.poll(overlapping).toBe(0)
  }
})

test('with the dice of eight on a low desktop, life and roles of all stay on their plates', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/#/replay')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await choose(page, JSON.stringify(finished({ game: 'dice', options: { players: 8 } })))
  await expect(page.locator('.seat .plate')).toHaveCount(8)
  const outside = () =>
    page.locator('.seat .plate').evaluateAll((plates) =>
      plates.flatMap((plate) => {
        const { right } = plate.getBoundingClientRect()
        return [...plate.querySelectorAll('.life, .fate span')].filter((part) => part.getBoundingClientRect().right > right).length
      }),
    )
  for (const part of [0.2, 0.6, 0.9]) {
    const scrubber = page.locator('.scrubber input')
    await scrubber.fill(String(Math.round(Number(await scrubber.getAttribute('max')) * part)))
    await expect.poll(outside).toEqual(Array(8).fill(0))
  }
})
