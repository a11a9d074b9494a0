import { expect, type Page } from '@playwright/test'
import { onGallery } from './gallery.ts'
import { test } from './table.ts'

onGallery(2)
test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'no-preference' } })

/** Whatever the stage may have laid over the page. */
const COVERS =
  '[data-seen], [data-unseen], [data-seen-state], [data-seen-sun], [data-seen-role], [data-seen-roll], [data-seen-bars], [data-seen-top], .prop, .stand-in'

async function open(page: Page, tempo: number, game = 'bang'): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('sundown.settings', JSON.stringify({ muted: true, motion: true, hints: false })))
  await page.goto(`/gallery.html?part=stage&game=${game}&tempo=${tempo}`)
  await page.getByRole('navigation', { name: 'Motions' }).waitFor()
  // The stage comes when the table stands.
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.staged)).toBe('')
}

const play = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Motions' }).getByRole('button', { name, exact: true }).click()

/** How colourful a picture is, from 0 to 1. */
const colourOf = (page: Page, picture: Buffer) =>
  page.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')
    if (!context) return 0
    context.drawImage(image, 0, 0)
    const { data: pixels } = context.getImageData(0, 0, image.width, image.height)
    let sum = 0
    for (let i = 0; i < pixels.length; i += 4) {
      const colours = pixels.subarray(i, i + 3)
      sum += (Math.max(...colours) - Math.min(...colours)) / 255
    }
    return sum / (pixels.length / 4)
  }, picture.toString('base64'))

test('a shot kills: the page says so at once, and the eye sees the victim alive until the shot has landed', async ({ page }) => {
  await open(page, 0.2)
  const seat = page.locator('[data-anchor="seat-2"]')
  const bust = await seat.locator('[data-part="bust"]').boundingBox()
  if (!bust) throw new Error('no victim')
  // A piece of the portrait where no bullet and no stroke of the graver goes.
  const clip = { x: bust.x + 2, y: bust.y + bust.height * 0.36, width: bust.width * 0.12, height: bust.height * 0.28 }
  const alive = await colourOf(page, await page.screenshot({ clip }))
  await page.evaluate(() => {
    const victim = document.querySelector('[data-anchor="seat-2"]')
    const seen: string[] = []
    Object.assign(window, { seen })
    const note = (what: string, is: boolean) => is && !seen.includes(what) && seen.push(what)
    const look = () => {
      note('known', victim?.matches('.is-out') ?? false)
      note('covered', victim?.matches('[data-seen-state="in"]') ?? false)
      note('hit', seen.includes('covered') && victim?.querySelector('[data-part="life"][data-seen]') === null)
      note('uncovered', seen.includes('covered') && !victim?.matches('[data-seen-state]'))
    }
    new MutationObserver(look).observe(document, { subtree: true, attributes: true, childList: true })
  })
  const seen = () => page.evaluate(() => [...(Reflect.get(window, 'seen') as string[])])
  await play(page, 'shot that kills at once')
  const burst: number[] = []
  await expect(seat).toHaveClass(/is-out/)
  // Known from the first moment, and covered.
  expect(await seen()).toEqual(['known', 'covered'])
  for (;;) {
    const picture = await page.screenshot({ clip })
    // A picture counts if nothing was uncovered when it had been taken.
    if ((await seen()).includes('uncovered')) break
    burst.push(await colourOf(page, picture))
  }
  expect(burst.length).toBeGreaterThan(4)
  for (const colour of burst) expect(colour).toBeGreaterThan(alive * 0.9)
  // First the shot lands, then he falls.
  expect(await seen()).toEqual(['known', 'covered', 'hit', 'uncovered'])
  await expect(page.locator(COVERS)).toHaveCount(0, { timeout: 60_000 })
  expect(await colourOf(page, await page.screenshot({ clip }))).toBeLessThan(alive * 0.4)
})

/** In every run each fourth motion, in the soak all. */
const STEP = process.env.E2E_LONG ? 1 : 4

/** Whatever the page still has to draw is drawn: on a busy machine it is late. */
const idle = (page: Page) => page.evaluate(() => new Promise((done) => requestIdleCallback(done)))

/** The motions of a game, seen to their end and broken off. */
async function playAll(page: Page, game: string): Promise<void> {
  await open(page, 4, game)
  const motions = await page
    .getByRole('navigation', { name: 'Motions' })
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => ({ name: button.textContent, told: Number(button.getAttribute('data-told')) })))
  expect(motions.length).toBeGreaterThan(5)
  /** All that the page says of the table; letters in a drawing, which may have become a picture meanwhile, are said by nobody. */
  const said = () =>
    page.evaluate(() => {
      const wordsIn = (element: Element) => [...element.querySelectorAll('*')].filter((each) => !each.closest('svg')).map(ownWords)
      const ownWords = ({ childNodes }: Element) => [...childNodes].map((node) => (node instanceof Text ? node.data : '')).join('')
      const anchored = [...document.querySelectorAll('[data-anchor]')]
      return anchored.map((each) => `${each.getAttribute('aria-label')} ${ownWords(each)} ${wordsIn(each).join('')}`).join('\n')
    })
  for (const [i, { name, told }] of motions.entries()) {
    if (i % STEP !== 0) continue
    await play(page, name)
    await page.waitForTimeout(told + 100)
    await idle(page)
    await expect(page.locator(COVERS)).toHaveCount(0, { timeout: 20_000 })
    const whole = await said()
    await play(page, name)
    await page.waitForTimeout(told + (i % 5) * 70)
    await idle(page)
    await page.keyboard.press('Escape')
    await expect(page.locator(COVERS)).toHaveCount(0)
    expect(await said(), name).toBe(whole)
  }
}

for (const game of ['bang', 'sets', 'dice', 'duel']) {
  const tag = game === 'bang' || game === 'sets' ? [] : '@long'
  test(`motions leave nothing behind, whether they are seen to their end or broken off: ${game}`, { tag }, async ({ page }) => {
    test.slow()
    await playAll(page, game)
  })
}

test('whoever falls in The Duel is shot where he stands, not in a corner', async ({ page }) => {
  await open(page, 0.3, 'duel')
  const stood = await page.locator('[data-anchor="character-cattle-katie"]').boundingBox()
  if (!stood) throw new Error('nobody to shoot at')
  await play(page, 'somebody falls and another comes')
  const fallen = page.locator('.stand-in')
  await fallen.waitFor({ timeout: 30_000 })
  const stands = await fallen.boundingBox()
  expect(Math.abs((stands?.x ?? 0) - stood.x)).toBeLessThan(4)
  expect(Math.abs((stands?.y ?? 0) - stood.y)).toBeLessThan(4)
  // Where two fall at once, the first takes no room from the second.
  expect(await fallen.evaluate((element) => getComputedStyle(element).position)).toBe('absolute')
})

test('with reduced motion everything is shown in order, and nothing moves', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, 2)
  // Every movement that is begun on the stage or of the page.
  await page.evaluate(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, options) {
      const places = new Set(Array.isArray(frames) ? frames.map(({ transform = '' }) => String(transform)) : [])
      if (places.size > 1) moved.push([...places].join(' > '))
      return animate.call(this, frames, options)
    }
  })
  const seen: string[] = []
  for (const name of ['shot that hits', 'shot that kills at once', 'Dynamite explodes', 'Barrel that holds', 'the law wins']) {
    await play(page, name)
    await expect(page.locator('.prop').first()).toBeAttached()
    seen.push(...(await page.locator('.prop.tag').allTextContents()))
    await expect(page.locator(COVERS)).toHaveCount(0, { timeout: 30_000 })
  }
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([])
})
