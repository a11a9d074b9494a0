import { expect, type Page } from '@playwright/test'
import { type Bang, type Duel, firstOf, type Game, type Match, SETS, seatOf } from '@sundown/engine'
import { type Is, isAsked, moment, open, type Wanted } from './moments.ts'
import { test } from './table.ts'
import { tooWide } from './too-wide.ts'

const later =
  (is: Is, inputs = 30): Is =>
  (match, asked) =>
    match.inputs.length > inputs && is(match, asked)

const ME = seatOf(0)
const isBang = (match: Match<Game>): match is Match<Bang> => match.rules.name === 'bang'
const isDuel = (match: Match<Game>): match is Match<Duel> => match.rules.name === 'duel'
const FIVE: Wanted = { game: 'bang', options: { players: 5, sets: ['base'] } }
const EIGHT: Wanted = { game: 'bang', options: { players: 8, sets: ['base'] } }
const EVERYTHING: Wanted = { game: 'bang', options: { players: 8, sets: [...SETS] } }
const DICE: Wanted = { game: 'dice', options: { players: 6 } }
const DUEL: Wanted = { game: 'duel', options: { charactersPerSide: 4 } }

/** What is cut off or lies over something else: the question and the others, all of them in sight at once. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => !element.closest('.sr'))
        .map((element) => ({ selector, box: element.getBoundingClientRect() }))
    const others = boxes('.tiles-row .seat, .theirs .duelist')
    const needed = [...others, ...boxes('.ask, .end-turn, .settle, .hand-box')]
    const wrong = needed.flatMap(({ selector, box }) =>
      box.top < 0 || box.left < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 6
        ? [`${selector} ${Math.round(box.top)} to ${Math.round(box.bottom)} of ${innerHeight}`]
        : [],
    )
    const covered = others.filter(({ box }) =>
      boxes('.ask').some(({ box: ask }) => ask.left < box.right && ask.right > box.left && ask.top < box.bottom && ask.bottom > box.top),
    )
    if (others.length === 0) wrong.push('nobody else is there')
    return [...wrong, ...covered.map(({ selector }) => `the question covers ${selector}`)]
  })

const PHONE = { width: 844, height: 390 }
const LYING = [
  PHONE,
  { width: 667, height: 375 },
  // A page of 1280 by 800 at twice its size.
  { width: 640, height: 400 },
]

for (const [what, wanted, is] of [
  ['one’s turn among five', FIVE, later(isAsked('play'))],
  ['a shot among eight', EIGHT, later(isAsked('shot'))],
  ['one’s turn with everything', EVERYTHING, later(isAsked('play'))],
  ['dice', DICE, later(isAsked('roll'), 12)],
  ['a duel', DUEL, later(isAsked('play'))],
] as const) {
  test(`on a phone on its side and at twice the size all is in sight: ${what}`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await open(page, moment(wanted, is))
    await expect(page.locator('.ask:not(.quiet)')).toBeVisible()
    for (const size of LYING) {
      await test.step(JSON.stringify(size), async () => {
        await page.setViewportSize(size)
        await expect.poll(() => hidden(page)).toEqual([])
        expect(await tooWide(page)).toEqual([])
      })
    }
  })
}

/** What stands in the middle of a table with everything and lies under something else of it, or under the question. */
const inOneAnothersWay = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll('.railcar, .train > .btn, .rule-strip, .stack, .pile .cap, .market .offer, .dock .ask'),
    ].map((part) => ({ name: `${part.className} ${part.textContent}`, isCar: part.matches('.railcar'), box: part.getBoundingClientRect() }))
    if (!parts.some(({ isCar }) => isCar)) return ['there is no train']
    return parts.flatMap(({ name, box }, i) =>
      parts.slice(i + 1).flatMap(({ name: other, box: its }) => {
        const across = Math.min(box.right, its.right) - Math.max(box.left, its.left)
        const down = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top)
        return across > 4 && down > 4 ? [`${name} and ${other}`] : []
      }),
    )
  })

for (const [what, wanted, is] of [
  ['one’s turn among eight', EVERYTHING, later(isAsked('play'), 60)],
  ['a shot among eight', EVERYTHING, later(isAsked('shot'), 60)],
  ['one’s turn among five', { game: 'bang', options: { players: 5, sets: [...SETS] } }, later(isAsked('play'), 60)],
] as const) {
  test(`on a low desktop with everything nothing lies under anything else: ${what}`, async ({ page }) => {
    await open(page, moment(wanted, is))
    for (const [width, height] of [
      [1024, 768],
      [1280, 800],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => inOneAnothersWay(page)).toEqual([])
    }
  })
}

test('of eight dice players on a low desktop all read how much life is left', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await open(page, moment({ game: 'dice', options: { players: 8 } }, later(isAsked('roll'), 12)))
  const outside = () =>
    page
      .locator('.seat .life')
      .evaluateAll(
        (lives) =>
          lives.filter((life) => life.getBoundingClientRect().right > (life.closest('.plate')?.getBoundingClientRect().right ?? 0)).length,
      )
  await expect(page.locator('.seat .life')).toHaveCount(7)
  await expect.poll(outside).toBe(0)
})

test('the names of characters are read whole, down to their tails', async ({ page }) => {
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    await open(page, moment({ game: 'bang', options: { players: 4, sets: ['base'] } }, later(isAsked('play'), 10)))
    const cut = () =>
      page
        .locator('.seat .char')
        .evaluateAll((names) => names.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).length)
    await expect(page.locator('.seat .char')).toHaveCount(3)
    await expect.poll(cut).toBe(0)
  }
})

test('the arrow from whoever asks points at the question however the window is turned', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, moment(EIGHT, later(isAsked('shot'))))
  const gap = () =>
    page.evaluate(() => {
      const head = document.querySelector('.asks-head path')?.getBoundingClientRect()
      const ask = document.querySelector('.ask')?.getBoundingClientRect()
      if (!head || !ask) return Number.NaN
      const [x, y] = [head.left + head.width / 2, head.top + head.height / 2]
      return Math.round(Math.max(ask.left - x, x - ask.right, ask.top - y, y - ask.bottom))
    })
  for (const size of [
    { width: 390, height: 844 },
    PHONE,
    { width: 768, height: 1024 },
    { width: 1024, height: 768 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await expect.poll(async () => Math.abs((await gap()) - 11)).toBeLessThan(9)
  }
})

/** The buttons of the question that cannot be seen whole. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const room = document.querySelector('.ask')?.getBoundingClientRect()
    return [...document.querySelectorAll('.ask .acts > *')].flatMap((button) => {
      const { top, bottom } = button.getBoundingClientRect()
      return room && top >= room.top && bottom <= room.bottom + 1 ? [] : [button.textContent ?? '']
    })
  })

/** What of the advice, and of the question under it, is not in sight whole. */
const unseen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector('.topbar')?.getBoundingClientRect().bottom ?? 0
    const ask = document.querySelector('.ask')?.getBoundingClientRect()
    const parts = [...document.querySelectorAll('.hint, .hint p, .hint-skip')]
    if (parts.length < 4) return ['there is no advice']
    // In the narrowest column buttons may have to be scrolled to, under a long row of one's own.
    const asked = [...document.querySelectorAll(innerWidth < 720 ? '.ask h2' : '.ask h2, .ask .acts > *')]
    const isOut = ({ top, bottom }: DOMRect, from: number, to: number) => top < from - 1 || bottom > to + 1
    return [
      ...parts.filter((part) => isOut(part.getBoundingClientRect(), bar, innerHeight)),
      ...asked.filter((part) => !ask || isOut(part.getBoundingClientRect(), ask.top, ask.bottom)),
    ].map((part) => `${part.className} ${part.textContent}`)
  })

for (const [what, wanted, is] of [
  ['five', FIVE, later(isAsked('play'))],
  ['everything', EVERYTHING, later(isAsked('play'))],
  ['a duel', DUEL, later(isAsked('play'))],
] as const) {
  test(`on a phone on its side advice can be read and put away: ${what}`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await open(page, moment(wanted, is), { hints: true })
    for (const size of LYING) {
      await page.setViewportSize(size)
      await expect.poll(() => unseen(page)).toEqual([])
    }
    await page.locator('.hint-skip').last().click()
    await expect(page.locator('.hint')).toHaveCount(0)
  })
}

test('on a phone on its side the dice are in sight, however many play', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, moment({ game: 'dice', options: { players: 8 } }, later(isAsked('roll'), 12)))
  for (const size of LYING) {
    await page.setViewportSize(size)
    await expect(page.locator('.dice-ring')).toBeInViewport({ ratio: 0.99 })
  }
})

const TABLETS = [
  { width: 768, height: 1024 },
  { width: 820, height: 1180 },
]

/** Parts of seats that reach into what lies below them. */
const reachingDown = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const below = document.querySelector('.table-drawer')?.getBoundingClientRect().top ?? 0
    const parts = [...document.querySelectorAll('.tiles-row .seat :is(.life, .stats, .inplay .card)')]
    return parts.length === 0 ? Number.NaN : parts.filter((part) => part.getBoundingClientRect().bottom > below).length
  })

test('on a tablet no seat reaches into what lies below it', async ({ page }) => {
  await page.setViewportSize(firstOf(TABLETS))
  await open(page, moment(EVERYTHING, later(isAsked('play'))))
  for (const size of TABLETS) {
    await page.setViewportSize(size)
    await expect.poll(() => reachingDown(page)).toBe(0)
  }
})

test('on a phone on its side every way to play a card is in sight', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const thirsty = moment(EVERYTHING, (match, asked) => {
    if (!isBang(match) || asked?.kind !== 'play' || !asked.options) return false
    const { own, seats } = match.game.view(ME)
    const beers = own?.hand.flatMap(({ id, card }) => (id === 'beer' ? [card] : [])) ?? []
    // To drink it or to sell it; and something lies before its owner.
    return asked.options.filter(({ card }) => card !== undefined && beers.includes(card)).length > 1 && seats[0]?.front.length !== 0
  })
  await open(page, thirsty)
  await page.locator('.hand .card[aria-label^="Beer"]').first().click()
  for (const size of LYING) {
    await page.setViewportSize(size)
    await expect.poll(() => cutOff(page)).toEqual([])
  }
})

test('on a phone on its side what a card does never hides what one can do with it', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.addInitScript(() => localStorage.setItem('sundown.language', 'fr'))
  const stocked = moment(EVERYTHING, (match, asked) => {
    if (!isBang(match) || asked?.kind !== 'play' || !asked.options) return false
    return (
      match.game
        .view(ME)
        .own?.hand.some(({ id, card }) => id === 'general-store' && asked.options?.some((option) => option.card === card)) ?? false
    )
  })
  await open(page, stocked)
  await page.locator('.hand .card[aria-label^="Magasin"]').first().click()
  await expect(page.locator('.ask .acts > *')).toHaveCount(2)
  for (const size of LYING) {
    await page.setViewportSize(size)
    await expect.poll(() => cutOff(page)).toEqual([])
  }
})

/** Dice that one is asked about, and that lie under the question. */
const underTheQuestion = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const top = document.querySelector('.ask')?.getBoundingClientRect().top ?? 0
    const dice = [...document.querySelectorAll('.dice-ring .loose')]
    return dice.length === 0 ? Number.NaN : dice.filter((die) => die.getBoundingClientRect().bottom > top).length
  })

for (const [players, width, height] of [
  [8, 360, 740],
  [5, 375, 667],
] as const) {
  test(`on a low phone no die lies under the question that is about it: ${players} players`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await open(page, moment({ game: 'dice', options: { players } }, isAsked('roll')))
    await expect.poll(() => underTheQuestion(page)).toBe(0)
  })
}

test('on a low phone with everything, rules, train and market are looked at above the question', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, moment(EVERYTHING, later(isAsked('play'), 60)))
  const ask = await page.locator('.ask').boundingBox()
  for (const name of ['Rules', 'Train', 'Market']) {
    const tab = page.locator('.drawer-tabs').getByRole('button', { name })
    await tab.click()
    const shown = page.locator('.drawer-box > *')
    await expect(shown).toBeInViewport({ ratio: 1 })
    const box = await page.locator('.drawer-box').boundingBox()
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(ask?.y ?? 0)
    // Pressed again it gives the seats back.
    await tab.click()
    await expect(shown).toHaveCount(0)
  }
})

/** How far what stands at the foot of a seat, or a die that lies there, reaches over its life and arrows; nothing: nobody is aimed at. */
const overLife = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => {
    const seats = [...document.querySelectorAll('.seat:has(.given)')]
    if (seats.length === 0) return undefined
    const reach = (seat: Element) => {
      const foot = [...seat.querySelectorAll('.foot, .given')].map((part) => part.getBoundingClientRect().top)
      const counts = [...seat.querySelectorAll('.life .num, .life .bullet:first-child, .stats')].map(
        (part) => part.getBoundingClientRect().bottom,
      )
      return Math.max(...counts) - Math.min(...foot)
    }
    return Math.max(...seats.map(reach))
  })

test('of eight dice players on a phone, whoever is aimed at still shows life and arrows', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const isAiming: Is = (match, asked) => match.inputs.length > 0 && isAsked('aim')(match, asked)
  await open(page, moment({ game: 'dice', options: { players: 8 } }, isAiming))
  await page.locator('.is-reach .plate-hit').first().click()
  for (const size of [PHONE, { width: 360, height: 740 }, { width: 390, height: 844 }]) {
    await page.setViewportSize(size)
    await expect.poll(() => overLife(page)).toBeLessThanOrEqual(2)
  }
})

test('on a low phone with everything, what can be done to somebody is not hidden by the cards before him', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const armed = moment(
    EVERYTHING,
    later((match, asked) => {
      if (!isBang(match) || asked?.kind !== 'play' || !asked.options) return false
      const { own, seats } = match.game.view(ME)
      const bangs = own?.hand.flatMap(({ id, card }) => (id === 'bang' ? [card] : [])) ?? []
      return asked.options.some(
        ({ card, seat }) => card !== undefined && bangs.includes(card) && seat !== undefined && seats[seat]?.front.length !== 0,
      )
    }),
  )
  await open(page, armed)
  await page.locator('.hand .card[aria-label^="BANG!"]').first().click()
  await expect(page.locator('.seat.is-reach').first()).toBeVisible()
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.seat.with-foot')].flatMap((seat) => {
      const [foot, cards] = [seat.querySelector('.foot'), seat.querySelector('.inplay')]
      if (!foot || !cards || cards.getBoundingClientRect().bottom <= foot.getBoundingClientRect().top + 1) return []
      return Number(getComputedStyle(foot).zIndex) > Number(getComputedStyle(cards).zIndex) ? [] : [foot.textContent]
    }),
  )
  expect(hidden).toEqual([])
})

test('in The Duel nothing that a character carries leaves the street', async ({ page }) => {
  const laden = moment(DUEL, (match, asked) => {
    if (!isDuel(match) || !isAsked('play')(match, asked)) return false
    return match.game.view(ME).seats[1]?.characters.filter(({ equipment }) => equipment.length > 1).length === 2
  })
  await open(page, laden)
  for (const width of [1180, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    // The drawer makes room a moment after the window has changed.
    const outside = () =>
      page.evaluate(() => {
        const right = document.querySelector('.felt')?.getBoundingClientRect().right ?? 0
        return [...document.querySelectorAll('.street .carried')].filter((card) => card.getBoundingClientRect().right > right).length
      })
    await expect.poll(outside).toBe(0)
  }
})

test('in The Duel on a small phone what one’s own pair carries is in sight while one is asked', async ({ page }) => {
  const laden = moment(DUEL, (match, asked) => {
    if (!isDuel(match) || !isAsked('play')(match, asked)) return false
    return match.game.view(ME).seats[0]?.characters.filter(({ equipment }) => equipment.length > 0).length === 2
  })
  await open(page, laden)
  for (const size of [{ width: 360, height: 740 }, ...LYING]) {
    await page.setViewportSize(size)
    const hidden = () =>
      page.evaluate(() => {
        const end = innerWidth < innerHeight ? (document.querySelector('.ask')?.getBoundingClientRect().top ?? 0) : innerHeight
        const parts = [...document.querySelectorAll('.ours :is(.carried .card, .life)')]
        return parts.length < 4 ? Number.NaN : parts.filter((part) => part.getBoundingClientRect().bottom > end + 1).length
      })
    await expect.poll(hidden).toBe(0)
  }
})

for (const [width, height, least] of [
  [1920, 1080, 290],
  [2560, 1440, 380],
] as const) {
  test(`at ${width} by ${height} the table has grown`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await open(page, moment(FIVE, later(isAsked('play'))))
    const seat = await page.locator('.ring .seat').first().boundingBox()
    expect(seat?.width).toBeGreaterThan(least)
    await expect(page.locator('.dock .own, .end-turn, .hand .card').first()).toBeInViewport({ ratio: 1 })
    expect(await tooWide(page)).toEqual([])
    // What has grown is still hit where it is seen.
    await page.locator('.hand .card:not([aria-disabled="true"])').first().click()
    await expect(page.locator('.is-picked, .is-selected, .ask.quiet').first()).toBeVisible()
  })
}

const LONG_NAMES = ['Marta', 'Bartholomew', 'Clementine', 'Dolly', 'Maximilian', 'Wilhelmina', 'Sundance Kid', 'Hattie']

/** Of each seat's name, as many letters as can be read. */
const readable = (page: Page): Promise<string[]> =>
  page.locator('.seat .name b').evaluateAll((names) =>
    names.map((name) => {
      const text = name.firstChild
      const pen = document.createElement('canvas').getContext('2d')
      if (!(text instanceof Text) || !pen) return ''
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(name)
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
      const isCut = name.scrollWidth > name.clientWidth
      const end = name.getBoundingClientRect().right + 1 - (isCut ? pen.measureText('…').width : 0)
      const range = document.createRange()
      const endOf = (_: string, i: number) => {
        range.setStart(text, i)
        range.setEnd(text, i + 1)
        return range.getBoundingClientRect().right
      }
      return [...text.data].filter((letter, i) => endOf(letter, i) <= end).join('')
    }),
  )

test('at eight seats people and characters are named, and what happened last stands in the top bar', async ({ page }) => {
  await open(page, { ...moment(EVERYTHING, later(isAsked('play'))), names: LONG_NAMES }, { pace: 0 })
  for (const name of await page.locator('.seat .char').all()) {
    await expect(name).toBeVisible()
    expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
  }
  for (const size of [{ width: 390, height: 844 }, PHONE, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size)
    const expected = LONG_NAMES.slice(1).map((name) => expect.stringMatching(new RegExp(`^${name.slice(0, 8)}`)))
    await expect.poll(() => readable(page)).toEqual(expect.arrayContaining(expected))
  }
  const last = page.locator('.topbar .lastline')
  await expect(last).not.toHaveText('')
  await last.click()
  await expect(page.locator('.log li').last()).toBeInViewport()
  await expect(last).toHaveCount(0)
})
