import { SETS } from '@sundown/engine'
import { chronicle } from '@sundown/engine/story'
import { describe, expect, test } from 'vitest'
import { remarks } from '../../src/screens/end/remarks.ts'
import { type Options, played } from './played.ts'

const lifeIn = (seat: object): number =>
  'characters' in seat && Array.isArray(seat.characters)
    ? seat.characters.reduce((sum, { life }) => sum + Number(life), 0)
    : 'life' in seat
      ? Math.max(0, Number(seat.life))
      : 0

const ALL_SETS = SETS

const TABLES: readonly { readonly name: string; readonly options: Options }[] = [
  { name: 'bang', options: { players: 5, sets: ['base'] } },
  { name: 'bang', options: { players: 7, sets: ALL_SETS } },
  { name: 'dice', options: { players: 6 } },
  { name: 'duel', options: { charactersPerSide: 4 } },
]

describe.each(TABLES)('the chronicle of $name with $options', ({ name, options }) => {
  test.each([1, 2, 3, 4, 5, 6])('game %i: life ends where the table says, and whoever is out has fallen', (n) => {
    const { events, view } = played(name, options, `chronicle ${n}`)
    const final = view.seats.map(lifeIn)
    const { lines, falls, rounds, deeds } = chronicle([events], final)
    for (const { seat, life } of lines) {
      expect(life).toHaveLength(rounds + 1)
      const sitting = view.seats[seat]
      const out = sitting && 'state' in sitting && sitting.state === 'out'
      expect(life.at(-1), `seat ${seat}`).toBe(out ? 0 : final[seat])
      expect(life[0]).toBeGreaterThan(0)
    }
    for (const { seat, state } of view.seats.flatMap((each) => ('state' in each ? [each] : []))) {
      if (state === 'out') expect(falls.map((fall) => fall.seat)).toContain(seat)
    }
    expect(deeds.reduce((sum, { felled }) => sum + felled, 0)).toBeLessThanOrEqual(falls.length)
    for (const { round } of falls) expect(round).toBeLessThanOrEqual(rounds)
  })
})

test('of each kind only the most, the most remarkable first, and no more than four', () => {
  const plain = {
    hits: 0,
    felled: 0,
    healed: 0,
    dodges: 0,
    blow: 0,
    blowBy: undefined,
    flips: 0,
    luckyFlips: 0,
    arrows: 0,
    friendlyFire: 0,
  }
  const deeds = [
    { ...plain, hits: 5, felled: 2, healed: 1 },
    { ...plain, hits: 3, dodges: 4, blow: 3, blowBy: 'dynamite' },
    { ...plain, healed: 3, flips: 5, luckyFlips: 1, friendlyFire: 1 },
  ]
  expect(remarks({ rounds: 1, roundsAt: [1], lines: [], falls: [], deeds })).toEqual([
    { kind: 'undertaker', seat: 0, n: 2 },
    { kind: 'blow', seat: 1, n: 3, cause: 'dynamite' },
    { kind: 'shooter', seat: 0, n: 5 },
    { kind: 'friendly-fire', seat: 2, n: 1 },
  ])
  expect(remarks({ rounds: 1, roundsAt: [1], lines: [], falls: [], deeds: [plain, plain] })).toEqual([])
})
