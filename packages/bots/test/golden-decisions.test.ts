import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bang, dice, duel, entryOf, type Game, type Json, Match, type Rules, SETS, seedFrom } from '@sundown/engine'
import { expect, it } from 'vitest'
import { nextInput, randomsFor, rule } from '../src/index.ts'

/**
 * `rule` is the yardstick of all other bots, so it plays from here on as it does. Only where the rules of a game have changed may its games be
 * others: then `UPDATE_GOLDEN=1 npx vitest run packages/bots/test/golden-decisions.test.ts`.
 */
const file = join(import.meta.dirname, 'golden-decisions.json')

const tables: { readonly [name: string]: readonly [Rules<Game>, Json] } = {
  'bang of 4': [bang, { players: 4 }],
  'bang of 5': [bang, { players: 5 }],
  'bang of 7': [bang, { players: 7, stickOfDynamite: true }],
  'every set, 3': [bang, { players: 3, sets: SETS }],
  'every set, 5': [bang, { players: 5, sets: SETS }],
  'every set, 8': [bang, { players: 8, sets: SETS }],
  'dice of 5': [dice, { players: 5 }],
  duel: [duel, {}],
}
const GAMES = 3

interface Golden {
  readonly rules: string
  /** By game: how many decisions, and a seal of all of them. */
  readonly games: readonly string[]
}

function played(name: string): Golden {
  const [rules, options] = entryOf(tables, name)
  const games = Array.from({ length: GAMES }, (_, game) => {
    const text = `golden decisions ${name} ${game}`
    const match = Match.start(rules, options, seedFrom(text), { checkpoints: false })
    const bots = Array.from({ length: match.game.seats }, () => rule)
    const randoms = randomsFor(match.game.seats, text)
    while (match.question && match.inputs.length < 20_000) match.apply(nextInput(match, bots, randoms))
    return `${match.inputs.length} ${seedFrom(JSON.stringify(match.record().inputs)).slice(0, 16)}`
  })
  return { rules: rules.version, games }
}

if (process.env.UPDATE_GOLDEN)
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(Object.keys(tables).map((name) => [name, played(name)])), undefined, 2)}\n`)

const golden: unknown = JSON.parse(readFileSync(file, 'utf8'))

it('the rule bot decides as it always has', () => {
  expect(Object.fromEntries(Object.keys(tables).map((name) => [name, played(name)]))).toEqual(golden)
})
