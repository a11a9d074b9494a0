import { type RoleId, seatOf } from '@sundown/engine'
import { describe, expect, it } from 'vitest'
import { prospects, signsOf } from '../src/hard/prospects.ts'
import { type Sketch, viewOf } from './hand-made.ts'

const FIVE: readonly RoleId[] = ['sheriff', 'deputy', 'outlaw', 'outlaw', 'renegade']
const sketch = (rest: Partial<Sketch> = {}): Sketch => ({ role: 'sheriff', hand: ['bang', 'missed'], others: [{}, {}, {}, {}], ...rest })
const chance = (table: Sketch, seat: number, roles = FIVE) => prospects(viewOf(table), roles, seatOf(seat))

describe('prospects', () => {
  it('share one chance among the sides', () => {
    const [sheriff, outlaw, renegade] = [chance(sketch(), 0), chance(sketch(), 2), chance(sketch(), 4)] as const
    expect([chance(sketch(), 1), chance(sketch(), 3)]).toEqual([sheriff, outlaw])
    expect(sheriff + outlaw + renegade).toBeCloseTo(1)
    expect(Math.min(sheriff, outlaw, renegade)).toBeGreaterThan(0)
  })

  it('fall with the life of one side and rise for the other', () => {
    const healthy = sketch()
    const wounded = sketch({ life: 1, hand: [] })
    expect(chance(wounded, 0)).toBeLessThan(chance(healthy, 0) - 0.1)
    expect(chance(wounded, 2)).toBeGreaterThan(chance(healthy, 2) + 0.1)
    const fewer = sketch({ others: [{}, { life: 0, state: 'out' }, {}, {}] })
    expect(chance(fewer, 0)).toBeGreaterThan(chance(healthy, 0) + 0.1)
  })

  it('are gone for a Renegade who is out', () => {
    expect(chance(sketch({ others: [{}, {}, {}, { life: 0, state: 'out' }] }), 4)).toBe(0)
  })

  it('with three players depend on oneself alone', () => {
    const alone = (seat: number) => chance(sketch({ role: 'deputy', others: [{ life: 1 }, {}] }), seat, ['deputy', 'outlaw', 'renegade'])
    expect(alone(0) + alone(1) + alone(2)).toBeCloseTo(1)
    expect(alone(1)).toBeLessThan(alone(2))
  })

  it('read every sign off the table', () => {
    const signs = signsOf(viewOf(sketch()), FIVE)
    expect(signs.every(Number.isFinite)).toBe(true)
    expect(new Set(signs).size).toBeGreaterThan(4)
  })
})
