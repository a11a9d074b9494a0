import { expect } from '@playwright/test'
import { type Bang, type Game, type Match, type Seat, seatOf } from '@sundown/engine'
import { type Is, moment, open } from './moments.ts'
import { test } from './table.ts'
import { tooWide } from './too-wide.ts'
import { violations } from './violations.ts'

const ME = seatOf(0)
const isBang = (match: Match<Game>): match is Match<Bang> => match.rules.name === 'bang'
const sheriffOf = ({ game }: Match<Bang>): Seat => game.ring.find((seat) => game.role(seat) === 'sheriff') ?? ME

/** An Outlaw who has done nothing yet holds a BANG! that reaches the Sheriff. */
const clean: Is = (match, asked) => {
  if (!isBang(match) || asked?.kind !== 'play' || match.game.role(ME) !== 'outlaw' || match.inputs.length < 8) return false
  if (match.inputs.some((input) => !('sample' in input) && input.seat === ME && input.answer.id === 'play')) return false
  const bangs = new Set(match.game.view(ME).own?.hand.flatMap(({ id, card }) => (id === 'bang' ? [card] : [])))
  return asked.options?.some(({ card, seat }) => seat === sheriffOf(match) && card !== undefined && bangs.has(card)) === true
}

test('in practice a bot says who is who and why, and warns once before an answer breaks the cover', async ({ page }) => {
  let sheriff = -1
  const game = moment({ game: 'bang', options: { players: 5, sets: ['base'] } }, (match, asked) => {
    const found = clean(match, asked)
    if (found && isBang(match)) sheriff = sheriffOf(match)
    return found
  })
  await open(page, game)
  await page.locator('.ask:not(.quiet)').waitFor()
  await page.getByRole('tab', { name: 'Who is who?' }).click()
  await expect(page.locator('.guess-list li')).toHaveCount(3)
  await expect(page.locator('.guess-list')).toContainText(/is probably (a|an) \w+, \d+ %/)
  await expect(page.locator('.suspicion')).toContainText(/The table takes you for/)
  await page.getByRole('switch', { name: 'Warn me before I give myself away' }).click()
  expect(await violations(page)).toEqual([])
  const shoot = async () => {
    await page
      .locator('.hand')
      .getByRole('button', { name: /^BANG!/ })
      .first()
      .click()
    await page.locator('.seat', { hasText: game.names[sheriff] }).locator('.plate-hit').click()
  }
  await shoot()
  await expect(page.locator('.ask')).toContainText(
    /This would break your cover: the table would take you for an Outlaw, \d+ % instead of \d+ %/,
  )
  await shoot()
  await expect(page.locator('.ask.quiet')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Who is who?' }).click()
  await expect(page.locator('.guess-list li').first()).toBeVisible()
  expect(await tooWide(page)).toEqual([])
  expect(await violations(page)).toEqual([])
})
