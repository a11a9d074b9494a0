import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What a theme can spoil. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** What axe finds on a page as it is now, and then in the other theme, where only the colours are another matter. */
export async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  const theme = await switchTheme(page)
  const { violations: inTheOther } = await new AxeBuilder({ page }).withRules(COLOURS).analyze()
  await switchTheme(page)
  return [...found.map(say), ...inTheOther.map((violation) => `${theme} ${say(violation)}`)]
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
