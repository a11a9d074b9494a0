import { expect, test } from 'vitest'
import { chronicle, turningPoints } from '../../src/story/index.ts'

const turn = (seat: number, number: number) => ({ type: 'turn', seat, number })
const wounded = (seat: number, life: number, by: number, amount = 1) => ({ type: 'wounded', seat, life, by, amount, cause: 'bang' })
const FINAL = [3, 0, 4, 0]

/** Seats 0 and 2 win over 1 and 3. */
const STEPS = [
  [{ type: 'started', sheriff: 0 }],
  [turn(0, 1), { type: 'moved' }],
  [wounded(1, 1, 0, 3)],
  [wounded(0, 3, 1)],
  [turn(1, 2)],
  [turn(2, 3)],
  [turn(3, 4)],
  [turn(0, 5)],
  [wounded(1, 0, 2), { type: 'eliminated', seat: 1, role: 'outlaw', by: 2 }],
  [turn(2, 6)],
  [turn(3, 7)],
  [
    turn(0, 8),
    wounded(3, 0, 0, 4),
    { type: 'eliminated', seat: 3, role: 'outlaw', by: 0 },
    { type: 'over', by: 'law', winners: [0, 2], roles: [] },
  ],
]

test('the largest shifts of life between winners and others, one a round, in their order, each with its step', () => {
  const { turnings, best } = turningPoints(STEPS, [0, 2], chronicle(STEPS, FINAL))
  expect(turnings.map(({ step, round, before, after }) => [step, round, before, after])).toEqual([
    // The shot back in the same round is the smaller one.
    [2, 1, { winners: 8, others: 8 }, { winners: 8, others: 5 }],
    [8, 2, { winners: 7, others: 5 }, { winners: 7, others: 4 }],
    [11, 3, { winners: 7, others: 4 }, { winners: 7, others: 0 }],
  ])
  expect(turnings[1]?.events.map(({ type }) => type)).toEqual(['wounded', 'eliminated'])
  expect(best).toMatchObject({ step: 11, seat: 0, victim: 3, cause: 'bang' })
})

test('a shot that helps the other side is no best shot, and small shifts are no turning points', () => {
  const steps = [[turn(0, 1)], [{ ...wounded(2, 3, 0) }], [{ type: 'healed', seat: 2, amount: 1, life: 4, cause: 'beer' }]]
  const told = turningPoints(steps, [0, 2], chronicle(steps, [40, 40, 4, 40]))
  expect(told).toEqual({ turnings: [], best: undefined })
})
