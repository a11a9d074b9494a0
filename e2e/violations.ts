import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What a theme can spoil. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** Without what is only for frames of elsewhere, which we have none of, and without a list of all that is well: a third of the time. */
const axe = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()

/** What axe finds within a part of a page, in the theme that is on. */
export async function violationsIn(page: Page, part: string): Promise<string[]> {
  const { violations: found } = await axe(page).include(part).analyze()
  return found.map(say)
}

/** A title that says what the name says: a screen reader reads both. */
const saidTwice = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button[title], a[title], [role][title], [aria-label][title]')]
      .filter((it) => (it.getAttribute('aria-label') ?? it.textContent) === it.getAttribute('title'))
      .map((it) => `said twice: ${it.outerHTML.slice(0, 200)}`),
  )

/** What axe finds on a page as it is now, and then in the other theme, where only the colours are another matter. */
export async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await axe(page).analyze()
  const theme = await switchTheme(page)
  const { violations: inTheOther } = await axe(page).withRules(COLOURS).analyze()
  await switchTheme(page)
  return [...(await saidTwice(page)), ...found.map(say), ...inTheOther.map((violation) => `${theme} ${say(violation)}`)]
}

const say = ({ id, nodes }: { readonly id: string; readonly nodes: readonly { readonly target: readonly unknown[] }[] }): string =>
  `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`

/** To the theme that is not on. */
const switchTheme = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset.theme = dataset.theme === 'noon' ? 'saloon' : 'noon'
    return dataset.theme
  })
