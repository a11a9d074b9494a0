import { expect, test } from 'vitest'
import { benchInstructions, CASES, type Count, type Counts } from '../src/index.ts'

const counted = (instructions: number): Count => ({ instructions, misses: instructions / 10 })

/** Each part of a case costs 1000 more than the one before. */
const parts = (...names: string[]): Counts => Object.fromEntries(names.map((name, i) => [name, counted((i + 1) * 1000)]))

const COUNTS: { readonly [name: string]: Counts } = {
  replay: parts('replay', 'told', 'play'),
  view: parts('replay', 'view', 'patch', 'text'),
  fork: parts('fork', 'replay'),
  'base-shares': parts('silent', 'events', 'listed', 'viewed', 'bots', 'record'),
  'sets-shares': parts('silent', 'events', 'listed', 'viewed', 'bots', 'record'),
}

async function bench() {
  const asked: string[] = []
  const told: string[] = []
  const rows = await benchInstructions(
    {
      count: async (name) => {
        asked.push(name)
        return COUNTS[name] ?? parts('play')
      },
      countWhole: async () => counted(1_000_000),
    },
    (row) => told.push(row.figure),
  )
  return { rows, asked, told }
}

test('every case there is is counted once, and every line is told when it is there', async () => {
  const { rows, asked, told } = await bench()
  expect([...asked].sort()).toEqual(Object.keys(CASES).sort())
  expect(told).toEqual(rows.map(({ figure }) => figure))
})

test('lines compare what is counted: fewer where fewer is the goal, less what both sides do', async () => {
  const { rows } = await bench()
  const line = (figure: RegExp) => rows.find((row) => figure.test(row.figure))
  expect(line(/^replay/)).toMatchObject({ value: 1000, misses: 100, limit: 3000, limitMisses: 300, ratio: 3, met: true })
  expect(line(/^the same replay/)).toMatchObject({ value: 2000, limit: 3000, met: null })
  expect(line(/^fork/)).toMatchObject({ ratio: 2, goal: 'at least 5', met: false })
  // The patch and the view without the replay, beside the text without the view.
  expect(line(/^view/)).toMatchObject({ value: 2000, limit: 2000, ratio: 1, met: false })
  expect(line(/^base game, 5 random/)).toMatchObject({ ratio: 1, goal: 'at most 3.1', met: true })
})

test('the shares of a decision add up to all of it', async () => {
  const { rows } = await bench()
  const shares = rows.filter(({ beside }) => beside === 'the whole decision')
  expect(shares).toHaveLength(12)
  expect(shares.reduce((sum, { ratio }) => sum + ratio, 0)).toBeCloseTo(2, 2)
})
