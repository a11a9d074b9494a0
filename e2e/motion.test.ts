import { expect } from '@playwright/test'
import { isAsked, moment, open } from './moments.ts'
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

const MOVING = { muted: true, motion: true, careful: false, hints: false }

test('the opening: roles and faces are dealt, one’s own role turns over, and the bots wait until it is over', async ({ page }) => {
  await hurry(page)
  await page.addInitScript((wishes) => {
    localStorage.setItem('sundown.settings', JSON.stringify({ pace: 1, ...wishes }))
    // A page that goes keeps its game: only the next one can forget it, or the home page would ask about it.
    localStorage.removeItem('sundown.solo')
    const seen: string[] = []
    let told = 0
    Object.assign(window, { seen })
    const is = (selector: string) => document.querySelector(selector) !== null
    const note = (what: string, now: boolean) => now && !seen.includes(what) && seen.push(what)
    new MutationObserver(() => {
      const lines = document.querySelectorAll('.log li').length
      note('my role is face down', is('.own[data-seen-mine]'))
      note('my hand is not dealt', is('.hand .card[data-unseen]') && !is('.hand .card:not([data-unseen])'))
      note('nobody has a face', is('.seat[data-seen-face=""]'))
      note('roles are dealt', is('.prop .card-role'))
      if (!seen.includes('roles are dealt')) told = lines
      note('my role is up', seen.includes('my role is face down') && !is('.own[data-seen-mine]'))
      note('my hand is up', seen.includes('my hand is not dealt') && !is('.hand .card[data-unseen]'))
      note('everybody has a face', seen.includes('nobody has a face') && !is('.seat[data-seen-face=""]'))
      note('bots play', seen.includes('roles are dealt') && lines > told)
    }).observe(document, { subtree: true, childList: true, attributes: true })
  }, MOVING)
  // Whoever is the Sheriff begins himself: then it is dealt anew.
  for (let deals = 0; deals < 6; deals++) {
    await page.goto('/')
    await page.getByRole('button', { name: 'Play against bots' }).click()
    await page.locator('.own').waitFor()
    if (!(await page.locator('.own .star-badge').isVisible())) break
  }
  const seen = () => page.evaluate(() => [...(Reflect.get(window, 'seen') as string[])])
  await expect.poll(seen).toContain('bots play')
  const order = await seen()
  expect(order.slice(0, 4).sort()).toEqual(['my hand is not dealt', 'my role is face down', 'nobody has a face', 'roles are dealt'])
  expect(order.slice(4).sort()).toEqual(['bots play', 'everybody has a face', 'my hand is up', 'my role is up'])
  expect(order.at(-1)).toBe('bots play')
})

test('an answer ends what is still being shown', async ({ page }) => {
  const armed = moment(
    { game: 'bang', options: { players: 4, sets: ['base'] } },
    isAsked('play', ({ options = [] }) => options.some(({ id, card, seat }) => id === 'play' && card !== undefined && seat === undefined)),
  )
  // So slowly that nothing ends by itself.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.tempo = '0.02'
    }),
  )
  await open(page, armed, MOVING)
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.staged)).toBe('')
  for (const card of await page.locator('.hand .card:not([aria-disabled])').all()) {
    if (/in reach/.test((await card.getAttribute('aria-label')) ?? '')) continue
    await card.click({ position: { x: 14, y: 20 } })
    break
  }
  await page.locator('.ask .btn.primary').click()
  await expect(page.locator('.prop').first()).toBeAttached()
  await page.evaluate(() => {
    for (const prop of document.querySelectorAll('.prop')) prop.setAttribute('data-old', '')
  })
  await page.keyboard.press('e')
  await expect(page.locator('.prop[data-old]')).toHaveCount(0)
})

test('whoever changes places is seen where he stood until he moves', async ({ page }) => {
  const ready = moment(
    { game: 'duel', options: { charactersPerSide: 4 } },
    isAsked('play', ({ options = [] }) => options.some(({ id }) => id === 'swap')),
  )
  // So slowly that nobody gets far.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.tempo = '0.02'
    }),
  )
  await open(page, ready, MOVING)
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.staged)).toBe('')
  const moved = await page.evaluate(async () => {
    const stand = () =>
      [...document.querySelectorAll<HTMLElement>('.ours .duelist')].map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return { who: element.dataset.anchor, isFront: element.matches('.front'), x: left + width / 2, y: top + height / 2 }
      })
    const before = stand()
    // In the moment in which the page knows it, before anything of it is drawn.
    const known = new Promise<number[]>((done) => {
      const watch = new MutationObserver(() => {
        const now = stand()
        const far = now.flatMap(({ who, isFront, x, y }) => {
          const was = before.find((each) => each.who === who)
          return was && was.isFront !== isFront ? [Math.hypot(x - was.x, y - was.y)] : []
        })
        if (far.length < 2) return
        watch.disconnect()
        done(far)
      })
      watch.observe(document, { subtree: true, childList: true, attributes: true })
    })
    document.querySelector<HTMLElement>('.ours .swap')?.click()
    return known
  })
  expect(Math.max(...moved)).toBeLessThan(24)
})

test('what is asked about is seen at once, whatever is still on its way', async ({ page }) => {
  const shot = moment(
    { game: 'bang', options: { players: 5, sets: ['base'] } },
    isAsked('shot', ({ options = [] }) => options.length > 1),
  )
  await open(page, shot)
  const card = page.locator('.answer .card').first()
  await card.evaluate((element) => element.setAttribute('data-unseen', ''))
  await expect(card).toHaveCSS('opacity', '1')
})

test('a sight stays on the face it is on when a phone is turned', async ({ page }) => {
  const canShoot = moment(
    { game: 'bang', options: { players: 4, sets: ['base'] } },
    isAsked('play', ({ options = [] }) => options.some(({ id, seat, card }) => id === 'play' && seat !== undefined && card !== undefined)),
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, canShoot, MOVING)
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.staged)).toBe('')
  await page.locator('.hand .card[aria-label^="BANG!"]:not([aria-disabled])').first().click()
  const target = page.getByRole('button', { name: /can be aimed at$/ }).first()
  const seat = await target.evaluate((element) => element.closest('[data-anchor]')?.getAttribute('data-anchor'))
  await target.click()
  /** How far the nearest of what stands on the stage is from the face that is aimed at. The bot takes its time to answer. */
  const off = () =>
    page.evaluate((anchor) => {
      const middle = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return { x: left + width / 2, y: top + height / 2 }
      }
      const face = document.querySelector(`[data-anchor="${anchor}"] .bust`)
      if (!face) return Number.POSITIVE_INFINITY
      const { x, y } = middle(face)
      return Math.min(...[...document.querySelectorAll('.flights > .prop')].map(middle).map((at) => Math.hypot(at.x - x, at.y - y)))
    }, seat)
  await expect.poll(off).toBeLessThan(4)
  await page.setViewportSize({ width: 844, height: 390 })
  await expect.poll(off).toBeLessThan(4)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(off).toBeLessThan(4)
})
