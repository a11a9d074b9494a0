import { expect, test } from 'vitest'
import { table } from '../../scenario.ts'

const options = { sets: ['fistful-of-cards'] }

test('6. Ambush with seven players: only cards in play change distances', () => {
  const t = table(
    { A: { hand: ['bang'] }, B: {}, C: { front: ['scope'] }, D: {}, E: { front: ['mustang'] }, F: { character: 'paul-regret' }, G: {} },
    { options, event: 'ambush', phase: 'play' },
  )
  expect([t.distance('A', 'D'), t.distance('B', 'G'), t.distance('A', 'E'), t.distance('C', 'E'), t.distance('A', 'F')]).toEqual([
    1, 1, 2, 1, 2,
  ])
  t.say('A', 'play', { card: 'bang', seat: 'D' })
  expect(t.life('D')).toBe(3)
})

test('32. Ambush: a Scope against Paul Regret with a Mustang is not enough', () => {
  const t = table(
    { A: { hand: ['bang'], front: ['scope'] }, B: {}, C: { character: 'paul-regret', front: ['mustang'] }, D: {} },
    { options, event: 'ambush', phase: 'play' },
  )
  expect(t.distance('A', 'C')).toBe(2)
  expect(t.refused('A', 'play', { card: 'bang', seat: 'C' })).toMatchObject({ code: 'out-of-reach', facts: { distance: 2, reach: 1 } })
})

test('Ambush: Rose Doolan counts, and Panic! reaches everybody', () => {
  const t = table(
    { A: { character: 'rose-doolan', hand: ['panic'] }, B: {}, C: { front: ['mustang'] }, D: {}, E: {} },
    { options, event: 'ambush', phase: 'play' },
  )
  expect(t.distance('A', 'C')).toBe(1)
  t.say('A', 'play', { card: 'panic', seat: 'C', picks: [['mustang']] })
  expect(t.hand('A')).toEqual(['mustang'])
})

test('14. Lasso: a Winchester reaches no farther than a Colt', () => {
  const t = table({ A: { hand: ['bang'], front: ['winchester'] }, B: {}, C: {}, D: {} }, { options, event: 'lasso', phase: 'play' })
  expect(t.refused('A', 'play', { card: 'bang', seat: 'C' })).toEqual({
    code: 'out-of-reach',
    facts: { seat: 2, distance: 2, reach: 1, weapon: 'colt-45' },
  })
})
