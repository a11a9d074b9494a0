import { setTimeout as wait } from 'node:timers/promises'
import { firstOf, type Random, seatOf } from '@sundown/engine'
import { expect, it } from 'vitest'
import { answersOnDisk, gapsOnDisk, inputsOnDisk, lostAnswers } from './disk.ts'
import { chance, gather, recordOf } from './gather.ts'
import type { Acknowledged, Guest } from './guest.ts'
import { ServerProcess, soak } from './process.ts'

const KILLS = soak ? 100 : 3
const WINDOW_KILLS = soak ? 100 : 2
const DICE_KILLS = soak ? 50 : 2

/** On a busy machine a start alone takes seconds. */
const patience = (kills: number) => ({ timeout: kills * (soak ? 60_000 : 10_000) + 60_000 })

it(`the plug is pulled ${KILLS} times: every acknowledged answer is there, and play goes on`, patience(KILLS), () =>
  pullThePlug(KILLS, 'kill', async (url, random) => [
    await gather(url, random, { people: 4 }),
    await gather(url, random, { people: 5, settings: { clocks: { turn: 60, reaction: 30, reserve: 60 } } }),
    await gather(url, random, { people: 3, bots: 1, settings: { botPace: 5 } }),
  ]),
)

it(
  `the plug is pulled ${WINDOW_KILLS} times while windows are open: what was acknowledged in them is carried out`,
  patience(WINDOW_KILLS),
  () =>
    pullThePlug(
      WINDOW_KILLS,
      'kill in windows',
      async (url, random) => [
        await gather(url, random, { people: 5, settings: { windowSeconds: 1, options: { players: 5, sets: ['valley-of-shadows'] } } }),
        await gather(url, random, {
          people: 4,
          bots: 1,
          settings: { windowSeconds: 2, options: { players: 5, sets: ['valley-of-shadows'] } },
        }),
      ],
      { inWindows: true },
    ),
)

it(`the plug is pulled ${DICE_KILLS} times at a table of the dice game`, patience(DICE_KILLS), () =>
  pullThePlug(DICE_KILLS, 'kill dice', async (url, random) => [
    await gather(url, random, { people: 3, bots: 2, settings: { game: 'dice', botPace: 5, options: { players: 5 } } }),
  ]),
)

async function pullThePlug(
  kills: number,
  text: string,
  sitDown: (url: string, random: Random) => Promise<readonly (readonly Guest[])[]>,
  { inWindows = false } = {},
): Promise<void> {
  const random = chance(text)
  const server = await ServerProcess.start()
  const tables = await sitDown(server.url, random)
  const guests = tables.flat()
  const answers = () => guests.flatMap(({ acknowledged }) => acknowledged)

  for (let kill = 0; kill < kills; kill++) {
    // Play has begun again before the next blow, which then falls at any moment.
    const before = answers().length
    await firstOf(guests).until(() => answers().length > before + random.below(inWindows ? 8 : 30), `answers after ${kill} kills`)
    if (inWindows) await firstOf(guests).until(() => openWindow(tables, answers()), `a window after ${kill} kills`)
    await wait(random.below(40))
    // Every fifth time in order.
    if (kill % 5 === 4) expect(await server.stop()).toBe(0)
    else await server.kill()
    const known = answers()
    expect(lostAnswers(answersOnDisk(server.data), known)).toEqual([])
    expect(gapsOnDisk(server.data)).toEqual([])
    await server.begin()
  }

  // A game with windows of seconds takes minutes to its end: only the long run has them.
  const toTheEnd = soak || !inWindows
  await (toTheEnd ? end(tables) : closeWindows(guests, answers, server.data))
  const inputs = inputsOnDisk(server.data)
  expect(lostAnswers(inputs, answers())).toEqual([])
  for (const game of new Set(toTheEnd ? answers().map((answer) => answer.game) : [])) {
    expect((await recordOf(server.url, game)).inputs).toEqual(inputs.get(game))
  }
  expect(guests.flatMap(({ surprises }) => surprises)).toEqual([])
  expect(answers().length).toBeGreaterThan(kills * 5)
  if (inWindows) expect(answers().filter(({ window }) => window).length).toBeGreaterThan(kills)
  expect(await server.stop()).toBe(0)
  const inWindow = answers().filter(({ window }) => window).length
  if (soak) console.log(`${text}: ${kills} kills, ${answers().length} answers acknowledged, ${inWindow} of them in windows, none lost`)
}

/** Every game comes to its end. */
async function end(tables: readonly (readonly Guest[])[]): Promise<void> {
  for (const table of tables) {
    firstOf(table).again = false
    await firstOf(table).until(
      () => table.some(({ table: at, records }) => at?.status === 'over' && at.game !== null && records.has(at.game)),
      'the end',
      60,
    )
  }
}

/** Play goes on, then everybody falls silent until what was said in windows has been carried out. */
async function closeWindows(guests: readonly Guest[], answers: () => readonly Acknowledged[], data: string): Promise<void> {
  const before = answers().length
  await firstOf(guests).until(() => answers().length > before + 20, 'answers after the last kill')
  for (const guest of guests) guest.playing = false
  // What is on its way arrives.
  await wait(300)
  await expect.poll(() => lostAnswers(inputsOnDisk(data), answers()), { timeout: 20_000, interval: 200 }).toEqual([])
}

/** A window is open somewhere, and somebody has been told that his answer is in. */
const openWindow = (tables: readonly (readonly Guest[])[], answers: readonly Acknowledged[]): boolean =>
  tables.some(
    (table) => table.some(({ inWindow }) => inWindow) && table.some(({ game }) => answers.findLast((given) => given.game === game)?.window),
  )

it('an acknowledged answer that is not there is found', () => {
  const answer = { game: 'g', seat: 1, answer: { id: 'end' }, window: false }
  const input = { seat: seatOf(1), answer: { id: 'end' } }
  expect(lostAnswers(new Map([['g', [input, input]]]), [answer, answer])).toEqual([])
  expect(lostAnswers(new Map([['g', [input]]]), [answer, answer])).toEqual([answer])
  expect(lostAnswers(new Map([['g', [{ ...input, seat: seatOf(0) }]]]), [answer])).toEqual([answer])
  expect(lostAnswers(new Map(), [answer])).toEqual([answer])
})
