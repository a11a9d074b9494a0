import { expect } from '@playwright/test'
import { addBots, agree, asked, deal, join, openTable, shownOn } from './gather.ts'
import { OwnServer } from './own-server.ts'
import { act, LINE_DOWN, newcomer, test } from './table.ts'

test('the server is killed during a game and comes back: the pages find it by themselves and the game goes on', async ({ browser }) => {
  test.setTimeout(90_000)
  const server = new OwnServer(Number(process.env.E2E_PORT ?? 4599) + 2)
  await server.start()
  try {
    const wrong: string[] = []
    const [host, guest] = await Promise.all(Array.from({ length: 2 }, () => newcomer(browser, server.url, wrong, { expected: LINE_DOWN })))
    const people = [host, guest]
    await join(guest, await openTable(host, 4))
    await addBots(host, 2)
    await deal(host)
    for (let i = 0; i < 6; i++) {
      const [next] = await asked(people)
      expect(next, 'the game is over too soon to be interrupted').toBeDefined()
      await act(next)
    }
    // Somebody is asked: nothing moves until he has answered.
    await asked(people)
    await agree(people)
    const before = await shownOn(host)

    await server.kill()
    for (const page of people) await expect(page.getByText('The line is down')).toBeVisible()
    await server.start()
    for (const page of people) await expect(page.getByText('The line is down')).toBeHidden({ timeout: 20_000 })
    await agree(people)
    expect(await shownOn(host)).toEqual(before)

    for (let i = 0; i < 6; i++) {
      const [next] = await asked(people)
      if (!next) break
      await act(next)
    }
    expect(await shownOn(host)).not.toEqual(before)
    await Promise.all(people.map((page) => page.context().close()))
    expect(wrong).toEqual([])
  } finally {
    await server.kill()
  }
})
