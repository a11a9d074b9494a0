import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Dice } from '../../src/dice/dice.ts'
import { dice } from '../../src/dice/index.ts'
import { firstOf, type GameRecord, isRecord, Match, Random, replay, seedFrom } from '../../src/kernel/index.ts'
import { randomAnswer } from '../player.ts'

/**
 * Games played once and kept. A change that alters one changes the rules and needs a new version of them. Only then make them
 * again: `UPDATE_GOLDEN=1 npx vitest run packages/engine/test/dice/golden.test.ts`.
 */
const folder = join(import.meta.dirname, 'golden')
const TABLES = [3, 4, 5, 6, 7, 8]

const fileOf = (players: number) => join(folder, `players-${players}.json`)
const resultOf = ({ game, digests }: Match<Dice>) => ({
  by: game.over?.by,
  winners: game.over?.winners.map(Number),
  turns: game.turns,
  turnsBegun: digests.length,
  digest: game.digest,
  life: game.ring.map((seat) => game.life(seat)),
})

function playOut(players: number): Match<Dice> {
  const match = Match.start(dice, { players }, seedFrom(`golden dice ${players}`))
  const random = new Random(seedFrom(`player of golden dice ${players}`))
  while (match.question) {
    const seat = firstOf(match.waiting())
    match.answer(seat, randomAnswer(match.menu(seat), random))
  }
  return match
}

if (process.env.UPDATE_GOLDEN) {
  mkdirSync(folder, { recursive: true })
  for (const players of TABLES) {
    const match = playOut(players)
    writeFileSync(fileOf(players), `${JSON.stringify({ record: match.record(), result: resultOf(match) })}\n`)
  }
}

function read(players: number): { readonly record: GameRecord; readonly result: unknown } {
  const { record, result } = JSON.parse(readFileSync(fileOf(players), 'utf8'))
  if (!isRecord(record)) throw new Error(`there is no golden record for ${players}`)
  return { record, result }
}

describe('golden records of the dice game', () => {
  test('there is one for every table, and no other', () => {
    expect(readdirSync(folder).sort()).toEqual(TABLES.map((players) => `players-${players}.json`))
  })

  test.each(TABLES)('%i players: it replays to the same end', (players) => {
    const { record, result } = read(players)
    const { match, fault } = replay(dice, record, { verify: true })
    expect(fault).toBeUndefined()
    expect(match && resultOf(match)).toEqual(result)
    expect(match?.game.over).toBeDefined()
  })
})
