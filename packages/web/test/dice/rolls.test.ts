import { type DiceView, dice, Match, seatOf, seedFrom } from '@sundown/engine'
import { describe, expect, test } from 'vitest'
import { rollsOf } from '../../src/screens/dice/rolls.ts'

const view = Match.start(dice, { players: 4 }, seedFrom('rolls')).game.view(seatOf(0))

/** The turn of whoever plays this character. */
const turnOf = (character: string, table: Partial<DiceView['table']>): DiceView => ({
  ...view,
  seats: view.seats.map((seat) => ({ ...seat, character })),
  table: { ...view.table, ...table },
})

describe('stations of a turn', () => {
  test('who settles early has not rolled what is left, and nothing of it vanishes', () => {
    expect(rollsOf(turnOf('lucky-duke', { phase: 'roll', rolls: 2, rollsLeft: 2 }))).toEqual({ all: 4, now: 1 })
    const { all, now } = rollsOf(turnOf('lucky-duke', { phase: 'resolve', rolls: 2, rollsLeft: 0 }))
    expect(all).toBe(4)
    // The first two are behind, and none is the present one.
    expect([0, 1, 2, 3].map((roll) => roll < now)).toEqual([true, true, false, false])
    expect(Number.isInteger(now)).toBe(false)
  })

  test('three rolls for everybody else, none of them before the first', () => {
    expect(rollsOf(turnOf('kit-carlson', { phase: 'start', rolls: 0, rollsLeft: 0 }))).toEqual({ all: 3, now: -1 })
    expect(rollsOf(turnOf('kit-carlson', { phase: 'roll', rolls: 3, rollsLeft: 0 }))).toEqual({ all: 3, now: 2 })
  })
})
