import { describe, expect, test } from 'vitest'
import { type SeatSpec, table } from '../../scenario.ts'

const others = ['B', 'C', 'D', 'E', 'F'] as const

/** Six players; A is to play. */
const six = (a: SeatSpec = {}, c: SeatSpec = {}, d: SeatSpec = {}) =>
  table({ A: a, B: {}, C: c, D: d, E: {}, F: {} }, { turn: 'A', phase: 'play' })
const seenByA = (t: ReturnType<typeof six>) => others.map((other) => t.distance('A', other))
const seesA = (t: ReturnType<typeof six>) => others.map((other) => t.distance(other, 'A'))

describe('distance', () => {
  test('3. six players: B and F at 1, C and E at 2, D at 3', () => {
    expect(seenByA(six())).toEqual([1, 2, 3, 2, 1])
    expect(seesA(six())).toEqual([1, 2, 3, 2, 1])
  })

  test('4. without a weapon, or with a Volcanic, C is out of reach', () => {
    const colt = six({ hand: ['bang'] })
    expect(colt.refused('A', 'play', { card: 'bang', seat: 'C' })).toEqual({
      code: 'out-of-reach',
      facts: { seat: 2, distance: 2, reach: 1, weapon: 'colt-45' },
    })
    const volcanic = six({ hand: ['bang'], front: ['volcanic'] })
    expect(volcanic.refused('A', 'play', { card: 'bang', seat: 'C' })).toEqual({
      code: 'out-of-reach',
      facts: { seat: 2, distance: 2, reach: 1, weapon: 'volcanic' },
    })
  })

  test.each(['schofield', 'remington', 'rev-carabine', 'winchester'])('4. with %s C is in reach', (weapon) => {
    const t = six({ hand: ['bang'], front: [weapon] }, { hand: 1 })
    t.say('A', 'play', { card: 'bang', seat: 'C' })
    expect(t.asked()).toBe('shot:C')
  })

  test('5. with a Scope A sees everybody one nearer, and is seen as before', () => {
    const t = six({ hand: ['bang'], front: ['scope'] }, { hand: 1 })
    expect(seenByA(t)).toEqual([1, 1, 2, 1, 1])
    expect(seesA(t)).toEqual([1, 2, 3, 2, 1])
    t.say('A', 'play', { card: 'bang', seat: 'C' })
    expect(t.asked()).toBe('shot:C')
  })

  test('6. Scope against Mustang: A sees C at 2', () => {
    expect(six({ front: ['scope'] }, { front: ['mustang'] }).distance('A', 'C')).toBe(2)
  })

  test('7. D with a Mustang is seen at 4 and needs reach 4', () => {
    const near = six({ hand: ['bang'], front: ['remington'] }, {}, { front: ['mustang'] })
    expect(near.distance('A', 'D')).toBe(4)
    expect(near.refused('A', 'play', { card: 'bang', seat: 'D' })).toMatchObject({ facts: { distance: 4, reach: 3 } })
    const far = six({ hand: ['bang'], front: ['rev-carabine'] }, {}, { front: ['mustang'], hand: 1 })
    far.say('A', 'play', { card: 'bang', seat: 'D' })
    expect(far.asked()).toBe('shot:D')
  })

  test('8. A with a Mustang is seen one farther; his own view is unchanged', () => {
    const t = six({ front: ['mustang'] })
    expect(seesA(t)).toEqual([2, 3, 4, 3, 2])
    expect(seenByA(t)).toEqual([1, 2, 3, 2, 1])
  })

  test('18. five players and C eliminated: B and D are neighbours', () => {
    const t = table({ A: {}, B: {}, C: { out: true }, D: {}, E: {} }, { phase: 'play' })
    expect(t.distance('B', 'D')).toBe(1)
    expect(t.distance('A', 'D')).toBe(2)
  })

  test('18. the same when C leaves during the game', () => {
    const t = table({ A: {}, B: { hand: ['gatling'] }, C: { life: 1 }, D: {}, E: {} }, { turn: 'B', phase: 'play' })
    expect(t.distance('B', 'D')).toBe(2)
    t.say('B', 'play', { card: 'gatling' })
    expect(t.isOut('C')).toBe(true)
    expect(t.distance('B', 'D')).toBe(1)
  })

  test('19. Scope and Mustang between neighbours: 1', () => {
    const t = table({ A: { front: ['scope'] }, B: { front: ['mustang'] }, C: {}, D: {} }, { phase: 'play' })
    expect(t.distance('A', 'B')).toBe(1)
  })

  test('19. the floor of 1 comes last: a Scope brings nobody nearer than 1', () => {
    const t = table({ A: { front: ['scope'] }, B: {}, C: { front: ['mustang'] }, D: {} }, { phase: 'play' })
    expect(t.distance('A', 'B')).toBe(1)
    expect(t.distance('A', 'C')).toBe(2)
  })

  test('20. Rose Doolan with a Scope sees a seat distance of 3 as 1', () => {
    expect(six({ character: 'rose-doolan', front: ['scope'] }).distance('A', 'D')).toBe(1)
  })

  test('21. Paul Regret with a Mustang next to A: A sees him at 3', () => {
    const t = table({ A: {}, B: { character: 'paul-regret', front: ['mustang'] }, C: {}, D: {} }, { phase: 'play' })
    expect(t.distance('A', 'B')).toBe(3)
    expect(t.distance('B', 'A')).toBe(1)
  })

  test('a Scope that leaves play no longer counts, at once', () => {
    const t = six({ hand: ['cat-balou', 'bang'], front: ['scope'] })
    t.say('A', 'play', { card: 'cat-balou', seat: 'A', picks: [['scope']] })
    expect(t.distance('A', 'C')).toBe(2)
    expect(t.refused('A', 'play', { card: 'bang', seat: 'C' }).code).toBe('out-of-reach')
  })
})
