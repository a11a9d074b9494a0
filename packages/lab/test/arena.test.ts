import { normal, random, rule } from '@sundown/bots'
import { firstOf, games } from '@sundown/engine'
import { describe, expect, it } from 'vitest'
import { arenaPlot, calibrate, cellReport, emptyCell, type Pairing, playDeal, rolesAt } from '../src/index.ts'

const kind = games.get('bang')
if (!kind) throw new Error('no such game')
const pairing = (better: typeof rule, weaker: typeof rule): Pairing => ({
  kind,
  options: { players: 5 },
  better,
  weaker,
  seed: 'arena test',
})

function meet(better: typeof rule, weaker: typeof rule, deals: number, roles?: readonly string[]) {
  const pair = pairing(better, weaker)
  let cells = (roles ?? rolesAt(pair)).map(emptyCell)
  for (let deal = 0; deal < deals; deal++) cells = [...playDeal(pair, cells, deal)]
  return cells
}

describe('the arena', () => {
  it('finds no difference between a bot and itself, in any role', () => {
    const cells = meet(rule, rule, 2)
    expect(cells.map(({ role }) => role)).toEqual(['deputy', 'outlaw', 'renegade', 'sheriff'])
    for (const { before, after, squares } of cells) expect([after - before, squares]).toEqual([0, 0])
  })

  it('finds the better of two, and the same when it is played again', () => {
    const cell = firstOf(meet(rule, random, 25, ['outlaw']))
    expect(cellReport(5, cell).low).toBeGreaterThan(0)
    expect(meet(rule, random, 25, ['outlaw'])).toEqual([cell])
  })

  it('computes the interval of the paired difference', () => {
    // Of 100 deals 30 were won before and 40 after: 20 turned for the better, 10 for the worse.
    const report = cellReport(5, { role: 'outlaw', games: 100, before: 30, after: 40, squares: 30 })
    const half = 196 * Math.sqrt((0.3 - 0.01) / 100)
    expect(report).toMatchObject({ before: 30, after: 40, difference: 10 })
    expect(report.low).toBeCloseTo(10 - half, 1)
    expect(report.high).toBeCloseTo(10 + half, 1)
  })

  it('draws what it found', () => {
    const svg = arenaPlot('a < b', [cellReport(5, { role: 'outlaw', games: 100, before: 30, after: 40, squares: 30 })])
    expect(svg).toContain('a &lt; b')
    expect(svg).toContain('outlaw, 5')
  })
})

it('the belief is better than what lies open and than counting who shot whom', () => {
  const { rounds, reliability } = calibrate({ kind, options: { players: 5 }, bot: normal, seed: 'calibration', games: 18 })
  const third = rounds.find(({ round }) => round === 3)
  expect(third?.seats).toBeGreaterThan(20)
  expect(third?.belief).toBeLessThan(0.75 * (third?.prior ?? 0))
  expect(third?.belief).toBeLessThan(third?.counter ?? 0)
  expect(reliability.reduce((sum, { times }) => sum + times, 0)).toBe(3 * rounds.reduce((sum, { seats }) => sum + seats, 0))
})
