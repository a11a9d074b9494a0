import { expect, type Page } from '@playwright/test'
import { addBots, deal, openTable } from './gather.ts'
import { newcomer, test } from './table.ts'

/** The state of a table, with Gag on it. */
const gagged = (key: string, value: unknown): unknown =>
  key === 'table' && typeof value === 'object' && value !== null && 'deck' in value ? { ...value, speech: 'gag' } : value

/** A line on which this page hears that Gag lies on the table. What the page says is collected. */
async function silence(page: Page): Promise<readonly string[]> {
  const said: string[] = []
  await page.routeWebSocket(/./, (page) => {
    const server = page.connectToServer()
    page.onMessage((message) => {
      said.push(String(message))
      server.send(message)
    })
    server.onMessage((message) => page.send(JSON.stringify(JSON.parse(String(message), gagged))))
  })
  return said
}

test('where talking costs a life point, the page asks first; quick phrases are free', async ({ browser, baseURL }) => {
  const wrong: string[] = []
  const host = await newcomer(browser, baseURL, wrong)
  const said = await silence(host)
  const spoken = () => said.filter((message) => message.includes('"do":"chat"'))
  await openTable(host, 4)
  await addBots(host, 3)
  await host.getByRole('switch', { name: 'Wild West Show' }).click()
  await deal(host)
  await host.getByRole('tab', { name: 'Chat' }).click()
  const chat = host.locator('.chat')
  await expect(chat).toContainText('Gag: saying this costs you 1 life point. Quick phrases are free.')

  await chat.getByRole('button', { name: 'Howdy' }).click()
  await expect(chat.locator('.chat-lines')).toContainText('Howdy')
  await chat.getByRole('textbox').fill('It was him')
  await chat.getByRole('button', { name: 'Send' }).click()
  await expect(chat.getByRole('alert')).toBeVisible()
  await chat.getByRole('button', { name: 'Cancel' }).click()
  expect(spoken()).toEqual([])

  await chat.getByRole('button', { name: 'Send' }).click()
  await chat.getByRole('button', { name: 'Say it for 1 life point' }).click()
  await expect(chat.locator('.chat-lines')).toContainText('It was him')
  expect(spoken()).toEqual([expect.stringContaining('"costs":true')])
  await host.context().close()
  expect(wrong).toEqual([])
})
