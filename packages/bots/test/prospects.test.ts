import { type RoleId, seatOf } from '@sundown/engine'
import { describe, expect, it } from 'vitest'
import { prospects, signsOf } from '../src/hard/prospects.ts'
import { type Sketch, viewOf } from './hand-made.ts'

const FIVE: readonly RoleId[] = ['sheriff', 'deputy', 'outlaw', 'outlaw', 'renegade']
const sketch = (rest: Partial<Sketch> = {}): Sketch => ({ role: 'sheriff', hand: ['bang', 'missed'], others: [{}, {}, {}, {}], ...rest })
const chances = (table: Sketch, roles = FIVE) => roles.map((_, seat) => prospects(viewOf(table), roles, seatOf(seat)))

describe('prospects', () => {
  it('share one chance among the sides', () => {
    const [sheriff, deputy, outlaw, other, renegade] = chances(sketch())
    expect([deputy, other]).toEqual([sheriff, outlaw])
    expect(sheriff + outlaw + renegade).toBeCloseTo(1)
    expect(Math.min(sheriff, outlaw, renegade)).toBeGreaterThan(0)
  })

  it('fall with the life of one side and rise for the other', () => {
    const healthy = chances(sketch())
    const wounded = chances(sketch({ life: 1, hand: [] }))
    expect(wounded[0]).toBeLessThan(healthy[0] - 0.1)
    expect(wounded[2]).toBeGreaterThan(healthy[2] + 0.1)
    const fewer = chances(sketch({ others: [{}, { life: 0, state: 'out' }, {}, {}] }))
    expect(fewer[0]).toBeGreaterThan(healthy[0] + 0.1)
  })

  it('are gone for a Renegade who is out', () => {
    expect(chances(sketch({ others: [{}, {}, {}, { life: 0, state: 'out' }] }))[4]).toBe(0)
  })

  it('with three players depend on oneself alone', () => {
    const alone = chances(sketch({ role: 'deputy', others: [{ life: 1 }, {}] }), ['deputy', 'outlaw', 'renegade'])
    expect(alone.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
    expect(alone[1]).toBeLessThan(alone[2])
  })

  it('read every sign off the table', () => {
    const signs = signsOf(viewOf(sketch()), FIVE)
    expect(signs.every(Number.isFinite)).toBe(true)
    expect(new Set(signs).size).toBeGreaterThan(4)
  })
})
