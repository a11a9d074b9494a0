import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Bang } from '../src/bang/bang.ts'
import { bang } from '../src/bang/index.ts'
import { type GameRecord, isRecord, type Json, type Match, replay } from '../src/kernel/index.ts'
import { playOut } from './player.ts'

/**
 * Games played once and kept. A change that alters one is a change of the rules and takes a new rules version; then, and only then, make them
 * anew: `UPDATE_GOLDEN=1 npx vitest run packages/engine/test/golden.test.ts`.
 */
const folder = join(import.meta.dirname, 'golden')

const games: { readonly [name: string]: Json } = {
  'players-4': { players: 4 },
  'players-5': { players: 5 },
  'players-6': { players: 6 },
  'players-7': { players: 7 },
  'simplified-deck': { players: 4, simplifiedDeck: true },
  'stick-of-dynamite': { players: 5, stickOfDynamite: true },
  'character-choice': { players: 5, characterChoice: true },
  series: {
    players: 5,
    rotatingSheriff: true,
    previous: { sheriff: 4, survivors: ['sid-ketchum', null, 'kit-carlson', null, 'suzy-lafayette'] },
  },
}

interface Golden {
  readonly record: GameRecord
  readonly result: Json
}

const resultOf = ({ game, digests }: Match<Bang>): Json => ({
  by: game.over?.by ?? null,
  winners: game.over?.winners.map(Number) ?? [],
  turns: game.turns,
  turnsBegun: digests.length,
  digest: game.digest,
  life: game.ring.map((seat) => game.life(seat)),
})

if (process.env.UPDATE_GOLDEN) {
  mkdirSync(folder, { recursive: true })
  for (const [name, options] of Object.entries(games)) {
    const match = playOut(options, `golden ${name}`)
    const golden: Golden = { record: match.record(), result: resultOf(match) }
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(golden)}\n`)
  }
}

const isGolden = (json: unknown): json is Golden =>
  typeof json === 'object' && json !== null && 'record' in json && isRecord(json.record) && 'result' in json

function read(name: string): Golden {
  const json: unknown = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
  if (!isGolden(json)) throw new Error(`${name} is no golden record`)
  return json
}

describe('golden records', () => {
  test('there is one for every table, and no other', () => {
    expect(readdirSync(folder).sort()).toEqual(
      Object.keys(games)
        .map((name) => `${name}.json`)
        .sort(),
    )
  })

  test.each(Object.keys(games))('%s replays to the same end', (name) => {
    const { record, result } = read(name)
    const { match, fault } = replay(bang, record, { verify: true })
    expect(fault).toBeUndefined()
    expect(match && resultOf(match)).toEqual(result)
    expect(match?.game.over).toBeDefined()
  })

  test.each(Object.keys(games))('%s is of the table it is named after', (name) => {
    const { record } = read(name)
    expect(record.options).toEqual(games[name])
    expect(record.events).toBeUndefined()
  })

  test('together they have every card and every character in them', () => {
    const seen = new Set<string>()
    for (const name of Object.keys(games)) {
      replay(bang, read(name).record, {
        each: ({ game }) => {
          for (const event of game.drain()) if (event.type === 'moved' && event.sees === 0xffff) seen.add(event.face.id)
        },
      })
    }
    expect(seen.size).toBe(22 + 16)
  })
})
