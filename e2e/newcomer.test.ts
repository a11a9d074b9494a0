import { expect } from '@playwright/test'
import { addBots, asked, deal, openTable, shownOn } from './gather.ts'
import { act, newcomer, test } from './table.ts'

test('somebody new, on a phone: from the invite link to the first answer', async ({ browser, baseURL }) => {
  const wrong: string[] = []
  const host = await newcomer(browser, baseURL, wrong)
  const link = await openTable(host, 4)

  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    ...(baseURL && { baseURL }),
  })
  const guest = await phone.newPage()
  guest.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
  guest.on('pageerror', (error) => wrong.push(String(error)))
  // Nothing but the link: no account, no settings, and a name is there already.
  await guest.goto(link)
  await expect(guest.getByLabel('Your name')).not.toHaveValue('')
  await guest
    .getByRole('button', { name: /^Sit here/ })
    .first()
    .tap()
  await guest.getByRole('button', { name: 'I am ready' }).tap()

  await addBots(host, 2)
  await deal(host)
  for (let i = 0; i < 100 && !(await asked([host, guest])).includes(guest); i++) await act(host)

  // The question, one's role and the way to answer are in sight at once.
  await expect(guest.locator('.ask h2')).toBeInViewport()
  await expect(guest.locator('.own .role-tag')).toBeInViewport()
  const before = await shownOn(host)
  for (let i = 0; i < 6 && (await asked([host, guest])).includes(guest); i++) {
    await act(guest)
    if (JSON.stringify(await shownOn(host)) !== JSON.stringify(before)) break
  }
  await expect.poll(() => shownOn(host)).not.toEqual(before)
  await host.context().close()
  await phone.close()
  expect(wrong).toEqual([])
})
