import { expect, type Page } from '@playwright/test'
import { onGallery } from './gallery.ts'
import { hurry, test } from './table.ts'
import { violationsIn } from './violations.ts'

onGallery(1)

/** How one question is answered: by clicking on what has these names, by keys, and what is sent then. */
interface Way {
  readonly asks: string
  readonly clicks: readonly RegExp[]
  readonly keys: readonly string[]
  readonly answer: object
}

const WAYS: { readonly [kind: string]: Way } = {
  cards: {
    asks: 'Your bag is too heavy',
    clicks: [/^Lay cards down/, /^Missed!/, /^Schofield/, /^Done/],
    keys: ['1', '2', '5', '1'],
    answer: { id: 'lighten', picks: [[931, 934]] },
  },
  seats: {
    asks: 'A round of whisky',
    clicks: [/^Treat somebody/, /^Lena/, /^Tom/, /^Done/],
    keys: ['1', '2', '4', '1'],
    answer: { id: 'treat', picks: [[2, 3]] },
  },
  options: { asks: 'Which way', clicks: [/^Over the bridge/], keys: ['2'], answer: { id: 'bridge' } },
  order: {
    asks: 'Three cards lie in front of you',
    clicks: [/^Put them back/, /Panic!/, /Beer/, /Duel/, /^Done/],
    keys: ['1', '3', '1', '2', '1'],
    answer: { id: 'stack', picks: [[922, 920, 921]] },
  },
  number: { asks: 'How much is your horse worth', clicks: [/^Name a price/, /^4/], keys: ['1', '5'], answer: { id: 'bid', picks: [[4]] } },
  many: { asks: 'The auction begins', clicks: [/^Make an offer/, /^12/], keys: ['1', '3'], answer: { id: 'offer', picks: [[12]] } },
  'yes-no': { asks: 'Do you ride on', clicks: [/^No/], keys: ['2'], answer: { id: 'no' } },
  depends: {
    asks: 'Somebody sleeps',
    clicks: [/^Take something/, /^Lena/, /^Mustang /],
    keys: ['1', '2', '2'],
    answer: { id: 'steal', picks: [[2], [905]] },
  },
  payment: {
    asks: 'The ferry costs 3 shells',
    clicks: [/^Cross the river/, /^2/, /^Play it/],
    keys: ['1', '2', '1'],
    answer: { id: 'cross', picks: [[2], [1]] },
  },
  ways: { asks: 'One of them is yours', clicks: [/^Burn Panic!/], keys: ['6'], answer: { id: 'burn', card: 922 } },
  secret: { asks: 'Everybody bets a card', clicks: [/^Bet Saloon/], keys: ['3'], answer: { id: 'bet', card: 932 } },
}

async function ask(page: Page, kind: string): Promise<void> {
  await hurry(page)
  await page.goto(`/gallery.html?part=asked&kind=${kind}`)
  await page.locator('.ask:not(.quiet)').waitFor()
}

const answered = (page: Page) => page.getByRole('status', { name: 'Answer' })

for (const [kind, { asks, clicks, keys, answer }] of Object.entries(WAYS)) {
  test(`a question of the kind "${kind}" is read once and answered by click and by key`, async ({ page }) => {
    await ask(page, kind)
    await expect(page.locator('.ask')).toContainText(asks)
    const read = page.locator('[data-live] p', { hasText: asks })
    await expect(read).toHaveCount(1)
    expect(await violationsIn(page, '.ask')).toEqual([])
    for (const name of clicks) {
      const wanted = page.locator('.felt').getByRole('button', { name }).and(page.locator(':not([aria-disabled="true"])')).first()
      await wanted.click({ position: { x: 14, y: 20 } })
    }
    await expect(answered(page)).toHaveText(JSON.stringify(answer))
    await expect(page.locator('.ask.quiet')).toBeVisible()
    await expect(read).toHaveCount(1)

    await page.reload()
    await page.locator('.ask:not(.quiet)').waitFor()
    for (const key of keys) await page.keyboard.press(key)
    await expect(answered(page)).toHaveText(JSON.stringify(answer))
  })
}

test('among many answers, a part of the name finds one', async ({ page }) => {
  await ask(page, 'many')
  await page.keyboard.press('1')
  await page.getByRole('textbox', { name: 'Find a card' }).fill('42')
  await expect(page.locator('.values-many button')).toHaveText(['42'])
  await page.getByRole('button', { name: '42' }).click()
  await expect(answered(page)).toHaveText(JSON.stringify({ id: 'offer', picks: [[42]] }))
})

test('a half-made selection is put back step by step', async ({ page }) => {
  await ask(page, 'order')
  await page.keyboard.press('1')
  await page.keyboard.press('3')
  await page.keyboard.press('1')
  await expect(page.locator('.ask')).toContainText('2 of 3')
  // What was picked says so, in the order of the picks.
  await expect(page.getByRole('button', { name: 'Panic! 1', pressed: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Beer 2', pressed: true })).toBeVisible()
  await expect(page.locator('.ask')).toContainText('The first one lies on top.')
  await page.getByRole('button', { name: /^Put it back/ }).click()
  await expect(page.locator('.ask')).toContainText('1 of 3')
  await page.keyboard.press('Escape')
  await expect(page.locator('.ask h2')).toContainText('Three cards lie in front of you')
  await expect(answered(page)).toHaveText('')
})

test('a price from several places is shown whole, and can be taken back before it is paid', async ({ page }) => {
  await ask(page, 'payment')
  await page.keyboard.press('1')
  await page.keyboard.press('2')
  await expect(page.locator('.ask')).toContainText('Cross the river')
  await expect(answered(page)).toHaveText('')
  await page.getByRole('button', { name: /^Put it back/ }).click()
  await expect(page.locator('.ask')).toContainText('How many from here')
  await page.keyboard.press('3')
  await page.keyboard.press('1')
  await expect(answered(page)).toHaveText(JSON.stringify({ id: 'cross', picks: [[3], [0]] }))
})

test('in a secret window nobody is told who else is asked', async ({ page }) => {
  await ask(page, 'secret')
  await page.keyboard.press('1')
  await expect(page.locator('.ask.quiet')).toBeVisible()
  for (const name of ['Ines', 'Lena', 'Tom']) await expect(page.locator('.ask')).not.toContainText(name)
  await expect(page.locator('.seat.is-asked')).toHaveCount(0)
})
