import { expect } from '@playwright/test'
import { goesOnAfter } from './interrupted.ts'
import { OwnServer } from './own-server.ts'
import { test } from './table.ts'

test('the server is killed during a game and comes back: the pages find it by themselves and the game goes on', async ({ browser }) => {
  test.setTimeout(90_000)
  const server = new OwnServer(Number(process.env.E2E_PORT ?? 4599) + 9)
  await server.start()
  try {
    await goesOnAfter(browser, server.url, async (people) => {
      await server.kill()
      for (const page of people) await expect(page.getByText('The line is down')).toBeVisible()
      await server.start()
      for (const page of people) await expect(page.getByText('The line is down')).toBeHidden({ timeout: 20_000 })
    })
  } finally {
    await server.kill()
  }
})
