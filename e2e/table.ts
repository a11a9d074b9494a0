import { type Browser, type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'

/** A page that may not complain and may not ask anybody but its server. */
export const test = base.extend<{ readonly clean: undefined }>({
  clean: [
    async ({ context, baseURL }, use) => {
      const wrong: string[] = []
      watch(context, baseURL ?? '', wrong)
      await use(undefined)
      expect(wrong).toEqual([])
    },
    { auto: true },
  ],
})

/** Notes whatever goes wrong in any page of a context. */
function watch(context: BrowserContext, origin: string, wrong: string[]): void {
  const host = new URL(origin).host
  context.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text())
  })
  context.on('weberror', (error) => wrong.push(String(error.error())))
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.host !== host && url.protocol.startsWith('http')) wrong.push(`asked ${request.url()}`)
  })
}

/** Bots that do not wait, no sound, no motion. */
export async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!localStorage.getItem('sundown.settings')) {
      localStorage.setItem('sundown.settings', JSON.stringify({ pace: 0, muted: true, motion: false, careful: false }))
    }
  })
}

const number = async (page: Page, selector: string) => page.locator(selector).count()

/** Does one thing that can be done now, by clicking. True: the game is over. */
export async function clickOn(page: Page): Promise<boolean> {
  await page.locator('.end-page, .ask:not(.quiet)').first().waitFor()
  if (await number(page, '.end-page')) return true
  const first = async (selector: string): Promise<boolean> => {
    const found = page.locator(selector).first()
    if (!(await found.isVisible().catch(() => false))) return false
    await found.click({ timeout: 3000 }).catch(() => undefined)
    return true
  }
  const before = await page.locator('.ask').textContent()
  const did =
    (await first('.is-reach .plate-hit')) ||
    (await first('.ask .btn.primary')) ||
    (await first('.ask .answer:not(:disabled)')) ||
    (await first('.hand .card:not([aria-disabled="true"]):not(.is-picked)')) ||
    (await first('.end-turn:not(:disabled)'))
  if (!did) await first('.ask .acts .btn')
  await page
    .waitForFunction((text) => document.querySelector('.ask')?.textContent !== text, before, { timeout: 1500 })
    .catch(() => undefined)
  return false
}

/** Somebody with a browser of his own. `wrong`: where complaints of his pages are noted. */
export async function newcomer(
  browser: Browser,
  baseURL: string | undefined,
  wrong?: string[],
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    ...(baseURL && { baseURL }),
    ...options,
  })
  if (wrong) watch(context, baseURL ?? '', wrong)
  const page = await context.newPage()
  await hurry(page)
  return page
}
