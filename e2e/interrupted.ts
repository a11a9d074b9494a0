import { type Browser, expect, type Page } from '@playwright/test'
import { addBots, agree, asked, deal, join, openTable, shownOn } from './gather.ts'
import { act, LINE_DOWN, newcomer } from './table.ts'

/** This many answers by those who are asked; fewer if the game ends before. */
async function play(people: readonly Page[], answers: number): Promise<void> {
  for (let i = 0; i < answers; i++) {
    const [next] = await asked(people)
    if (!next) return
    await act(next)
  }
}

/**
 * Two people and two bots in the middle of a game. `interrupt` takes the line from them and brings it back: they see the same table as
 * before, and the game goes on.
 */
export async function goesOnAfter(
  browser: Browser,
  url: string,
  interrupt: (people: readonly [Page, Page]) => Promise<void>,
): Promise<void> {
  const wrong: string[] = []
  const come = () => newcomer(browser, url, wrong, { expected: LINE_DOWN })
  const people = await Promise.all([come(), come()])
  const [host, guest] = people
  await join(guest, await openTable(host, 4))
  await addBots(host, 2)
  await deal(host)
  await play(people, 5)
  // Somebody is asked: nothing moves until he has answered.
  expect(await asked(people), 'the game is over too soon to be interrupted').not.toEqual([])
  await agree(people)
  const before = await shownOn(host)

  await interrupt(people)
  await agree(people)
  // Who comes back a moment later than the others is still said to be gone.
  await expect.poll(() => shownOn(host)).toEqual(before)

  await play(people, 5)
  await expect.poll(() => shownOn(host)).not.toEqual(before)
  await Promise.all(people.map((page) => page.context().close()))
  expect(wrong).toEqual([])
}
