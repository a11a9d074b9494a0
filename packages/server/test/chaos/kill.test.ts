import { setTimeout as wait } from 'node:timers/promises'
import { type Random, seatOf } from '@sundown/engine'
import { expect, it } from 'vitest'
import { gapsOnDisk, inputsOnDisk, lostAnswers } from './disk.ts'
import { chance, gather, recordOf } from './gather.ts'
import type { Guest } from './guest.ts'
import { ServerProcess, soak } from './process.ts'

const KILLS = soak ? 200 : 20
const DICE_KILLS = soak ? 50 : 5

const patience = (kills: number) => ({ timeout: kills * 6_000 + 60_000 })

it(`the plug is pulled ${KILLS} times: every acknowledged answer is there, and play goes on`, patience(KILLS), () =>
  pullThePlug(KILLS, 'kill', async (url, random) => [
    await gather(url, random, { people: 4 }),
    await gather(url, random, { people: 5, settings: { clocks: { turn: 60, reaction: 30, reserve: 60 } } }),
    await gather(url, random, { people: 3, bots: 1, settings: { botPace: 5 } }),
  ]),
)

it(`the plug is pulled ${DICE_KILLS} times at a table of the dice game`, patience(DICE_KILLS), () =>
  pullThePlug(DICE_KILLS, 'kill dice', async (url, random) => [
    await gather(url, random, { people: 3, bots: 2, settings: { game: 'dice', botPace: 5, options: { players: 5 } } }),
  ]),
)

async function pullThePlug(kills: number, text: string, sitDown: (url: string, random: Random) => Promise<Guest[][]>): Promise<void> {
  const random = chance(text)
  const server = await ServerProcess.start()
  const tables = await sitDown(server.url, random)
  const guests = tables.flat()
  const answers = () => guests.flatMap(({ acknowledged }) => acknowledged)

  for (let kill = 0; kill < kills; kill++) {
    // Play has begun again before the next blow, which then falls at any moment.
    const before = answers().length
    await guests[0].until(() => answers().length > before + random.below(30), `answers after ${kill} kills`)
    await wait(random.below(40))
    await server.kill()
    const known = answers()
    const inputs = inputsOnDisk(server.data)
    expect(lostAnswers(inputs, known)).toEqual([])
    expect(gapsOnDisk(server.data)).toEqual([])
    await server.begin()
  }

  // Every game comes to its end.
  for (const table of tables) {
    table[0].again = false
    await table[0].until(
      () => table.some(({ table: at, records }) => at?.status === 'over' && at.game !== null && records.has(at.game)),
      'the end',
      60,
    )
  }
  const inputs = inputsOnDisk(server.data)
  expect(lostAnswers(inputs, answers())).toEqual([])
  for (const game of new Set(answers().map((answer) => answer.game))) {
    expect((await recordOf(server.url, game)).inputs).toEqual(inputs.get(game))
  }
  expect(guests.flatMap(({ surprises }) => surprises)).toEqual([])
  expect(answers().length).toBeGreaterThan(kills * 5)
  expect(await server.stop()).toBe(0)
}

it('an acknowledged answer that is not there is found', () => {
  const answer = { game: 'g', seat: 1, answer: { id: 'end' } }
  const input = { seat: seatOf(1), answer: { id: 'end' } }
  expect(lostAnswers(new Map([['g', [input, input]]]), [answer, answer])).toEqual([])
  expect(lostAnswers(new Map([['g', [input]]]), [answer, answer])).toEqual([answer])
  expect(lostAnswers(new Map([['g', [{ ...input, seat: seatOf(0) }]]]), [answer])).toEqual([answer])
  expect(lostAnswers(new Map(), [answer])).toEqual([answer])
})
