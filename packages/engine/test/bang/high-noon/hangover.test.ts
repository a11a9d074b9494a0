import { expect, test } from 'vitest'
import { table } from '../../scenario.ts'
import { entering } from './turns.ts'

const options = { sets: ['high-noon'] }

test('18. Suzy Lafayette draws nothing for her last card, and one when Hangover ends', () => {
  const t = table(
    { A: {}, B: { character: 'suzy-lafayette', hand: ['scope'] }, C: {}, D: {} },
    { options, event: 'hangover', events: ['shootout'], turn: 'B', phase: 'play' },
  )
  t.say('B', 'play', { card: 'scope' })
  expect(t.hand('B')).toEqual([])
  t.endTurns('B', 'C')
  expect(t.hand('B')).toEqual([])
  t.endTurns('D')
  expect(t.event()).toBe('shootout')
  expect(t.hand('B')).toHaveLength(1)
})

test('19. Jourdonnais has no Barrel of his own, but a real one works', () => {
  const t = table(
    { A: { hand: ['bang'] }, B: { character: 'jourdonnais', front: ['barrel'] }, C: {} },
    { options, event: 'hangover', phase: 'play', deck: ['*/hearts'] },
  )
  t.say('A', 'play', { card: 'bang', seat: 'B' })
  expect(t.options('B')).toEqual([expect.stringMatching(/^barrel/), 'take-it'])
  t.say('B', 'barrel', { card: 'barrel' })
  expect(t.life('B')).toBe(4)
})

test('43. El Gringo takes nothing from whoever hits him', () => {
  const t = table(
    { A: { character: 'el-gringo' }, B: { hand: ['bang', 'beer'] }, C: {} },
    { options, event: 'hangover', turn: 'B', phase: 'play' },
  )
  t.say('B', 'play', { card: 'bang', seat: 'A' })
  expect([t.life('A'), t.hand('A'), t.hand('B')]).toEqual([3, [], ['beer']])
})

test('distances are those without abilities, at once', () => {
  const t = table({ A: {}, B: { character: 'paul-regret' }, C: {}, D: {} }, { options, event: 'hangover', events: ['thirst'], turn: 'D' })
  expect(t.distance('A', 'B')).toBe(1)
  t.endTurns('D')
  expect(t.distance('A', 'B')).toBe(2)
})

test('life points and their maximum stay', () => {
  const t = entering({ A: { character: 'el-gringo' }, B: {}, C: {} }, 'C', { options, events: ['hangover'] })
  expect([t.life('A'), t.maxLife('A')]).toEqual([4, 4])
})

test('interactions 24. a copied ability does not come back when Hangover is over', () => {
  const both = { sets: ['high-noon', 'dodge-city'] }
  const t = table(
    { A: { character: 'paul-regret' }, B: { character: 'vera-custer' }, C: {}, D: {} },
    { options: both, events: ['hangover', 'shootout'], turn: 'B' },
  )
  t.say('B', 'copy', { seat: 'A' })
  expect(t.distance('C', 'B')).toBe(2)
  t.endTurns('B', 'C', 'D')
  expect(t.event()).toBe('hangover')
  expect(t.distance('C', 'B')).toBe(1)
  t.endTurns('A')
  expect(t.asked()).toBe('play:B')
  t.endTurns('B', 'C', 'D')
  expect(t.event()).toBe('shootout')
  expect(t.distance('C', 'B')).toBe(1)
})
