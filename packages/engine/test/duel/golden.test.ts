import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Duel } from '../../src/duel/duel.ts'
import { duel } from '../../src/duel/index.ts'
import { entryOf, firstOf, type GameRecord, isRecord, type Json, Match, Random, replay, seedFrom } from '../../src/kernel/index.ts'
import { randomAnswer } from '../player.ts'

/**
 * Games played once and kept. A change that alters one changes the rules and needs a new version of them. Only then make them
 * again: `UPDATE_GOLDEN=1 npx vitest run packages/engine/test/duel/golden.test.ts`.
 */
const folder = join(import.meta.dirname, 'golden')
const TABLES: { readonly [name: string]: Json } = {
  'four-a-side': {},
  'twelve-a-side': { charactersPerSide: 12 },
  'other-seats': { law: 1 },
}
const names = Object.keys(TABLES)

const fileOf = (name: string) => join(folder, `${name}.json`)
const resultOf = ({ game, digests }: Match<Duel>) => ({
  by: game.over?.by,
  turns: game.turns,
  turnsBegun: digests.length,
  digest: game.digest,
  fallen: game.view('spectator').seats.map(({ fallen }) => fallen),
})

function playOut(name: string): Match<Duel> {
  const match = Match.start(duel, entryOf(TABLES, name), seedFrom(`golden duel ${name}`))
  const random = new Random(seedFrom(`player of golden duel ${name}`))
  while (match.question) {
    const seat = firstOf(match.waiting())
    match.answer(seat, randomAnswer(match.menu(seat), random))
  }
  return match
}

if (process.env.UPDATE_GOLDEN) {
  mkdirSync(folder, { recursive: true })
  for (const name of names) {
    const match = playOut(name)
    writeFileSync(fileOf(name), `${JSON.stringify({ record: match.record(), result: resultOf(match) })}\n`)
  }
}

function read(name: string): { readonly record: GameRecord; readonly result: unknown } {
  const { record, result } = JSON.parse(readFileSync(fileOf(name), 'utf8'))
  if (!isRecord(record)) throw new Error(`there is no golden record ${name}`)
  return { record, result }
}

describe('golden records of The Duel', () => {
  test('there is one for every table, and no other', () => {
    expect(readdirSync(folder).sort()).toEqual(names.map((name) => `${name}.json`).sort())
  })

  test.each(names)('%s: it replays to the same end', (name) => {
    const { record, result } = read(name)
    const { match, fault } = replay(duel, record, { verify: true })
    expect(fault).toBeUndefined()
    expect(match && resultOf(match)).toEqual(result)
    expect(match?.game.over).toBeDefined()
  })

  test('a changed answer is noticed', () => {
    const { record } = read('four-a-side')
    const inputs = record.inputs.toSpliced(record.inputs.length >> 1, 1)
    expect(replay(duel, { ...record, inputs }, { verify: true }).fault).toBeDefined()
  })
})
