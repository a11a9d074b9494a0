import { expect, test } from 'vitest'
import { table } from '../../scenario.ts'

const options = { sets: ['fistful-of-cards'] }

test('22. two of them one after the other; a Missed! saves one card; the BANG! of the turn is still to come', () => {
  const t = table(
    {
      A: { hand: ['bang', 'bang', 'bang'] },
      B: {},
      C: { front: ['mustang'], hand: ['missed'] },
      D: { front: ['volcanic'], hand: ['scope'] },
    },
    { options, event: 'ricochet', phase: 'play' },
  )
  t.say('A', 'ricochet', { card: 'bang', seat: 'C', picks: [['mustang']] }).say('C', 'missed', { card: 'missed' })
  t.say('A', 'ricochet', { card: 'bang', seat: 'D', picks: [['volcanic']] }).say('D', 'take-it')
  expect([t.front('C'), t.front('D')]).toEqual([['mustang'], []])
  expect([t.life('C'), t.life('D')]).toEqual([4, 4])
  t.say('A', 'play', { card: 'bang', seat: 'B' })
  expect(t.life('B')).toBe(3)
})

test('23. the very Barrel that is aimed at may save itself', () => {
  const at = (flip: string) =>
    table({ A: { hand: ['bang'] }, B: {}, C: { front: ['barrel'] } }, { options, event: 'ricochet', phase: 'play', deck: [flip] })
      .say('A', 'ricochet', { card: 'bang', seat: 'C', picks: [['barrel']] })
      .say('C', 'barrel', { card: 'barrel' })
      .front('C')
  expect([at('*/hearts'), at('*/clubs')]).toEqual([['barrel'], []])
})

test('one Missed! is enough against Slab the Killer, and distance does not matter', () => {
  const t = table(
    { A: { character: 'slab-the-killer', hand: ['bang'] }, B: {}, C: { front: ['mustang'], hand: ['missed'] }, D: {} },
    { options, event: 'ricochet', phase: 'play' },
  )
  t.say('A', 'ricochet', { card: 'bang', seat: 'C', picks: [['mustang']] }).say('C', 'missed', { card: 'missed' })
  expect([t.front('C'), t.asked()]).toEqual([['mustang'], 'play:A'])
})

test('Calamity Janet may use a Missed! for it', () => {
  const t = table(
    { A: { character: 'calamity-janet', hand: ['missed'] }, B: { front: ['scope'] } },
    { options, event: 'ricochet', phase: 'play' },
  )
  t.say('A', 'ricochet', { card: 'missed', seat: 'B', picks: [['scope']] })
  expect(t.front('B')).toEqual([])
})

test('refused: the own card, a card of a hand, a card that is no BANG!, a player without cards', () => {
  const t = table(
    {
      A: { hand: ['bang', 'beer'], front: ['scope'] },
      B: { hand: ['missed'], front: ['mustang'] },
      C: { hand: ['duel'] },
      D: { out: true },
    },
    { options, event: 'ricochet', phase: 'play' },
  )
  expect(t.refused('A', 'ricochet', { card: 'bang', seat: 'A', picks: [['scope']] })).toEqual({ code: 'yourself', facts: { seat: 0 } })
  expect(t.refused('A', 'ricochet', { card: 'bang', seat: 'B', picks: [[t.handle('B', 'missed')]] })).toMatchObject({
    code: 'wrong-choice',
  })
  expect(t.refused('A', 'ricochet', { card: 'bang', seat: 'B', picks: [[]] })).toMatchObject({ code: 'wrong-choice' })
  expect(t.refused('A', 'ricochet', { card: 'beer', seat: 'B', picks: [['mustang']] })).toEqual({
    code: 'not-a-bang',
    facts: { card: 'beer' },
  })
  expect(t.refused('A', 'ricochet', { card: 'bang', seat: 'C', picks: [[]] })).toEqual({ code: 'no-cards', facts: { seat: 2 } })
  expect(t.refused('A', 'ricochet', { card: 'bang', seat: 'D', picks: [[]] })).toEqual({ code: 'not-in-play', facts: { seat: 3 } })
})

test('without the event there is no such thing', () => {
  const t = table({ A: { hand: ['bang'] }, B: { front: ['mustang'] } }, { options, phase: 'play' })
  expect(t.refused('A', 'ricochet', { card: 'bang', seat: 'B', picks: [['mustang']] })).toEqual({ code: 'not-allowed' })
})

test('Henry Block shoots before his card goes; Apache Kid has no protection', () => {
  const sets = ['fistful-of-cards', 'valley-of-shadows', 'dodge-city']
  const t = table(
    { A: { hand: ['bang'] }, B: { character: 'henry-block', front: ['mustang'] }, C: {} },
    { options: { sets }, event: 'ricochet', phase: 'play', discard: ['saved'] },
  )
  t.say('A', 'ricochet', { card: 'bang', seat: 'B', picks: [['mustang']] })
  expect([t.life('A'), t.front('B')]).toEqual([4, []])
  const apache = table(
    { A: { hand: ['bang/2D'] }, B: { character: 'apache-kid', front: ['mustang'] }, C: {} },
    { options: { sets }, event: 'ricochet', phase: 'play', discard: ['saved'] },
  )
  apache.say('A', 'ricochet', { card: 'bang', seat: 'B', picks: [['mustang']] })
  expect(apache.front('B')).toEqual([])
})

test('Showdown: any other card serves, a real BANG! does not', () => {
  const t = table(
    { A: { hand: ['bang', 'beer'] }, B: { front: ['mustang'] }, C: {} },
    { options: { sets: ['fistful-of-cards', 'wild-west-show'] }, event: 'ricochet', show: 'showdown', phase: 'play' },
  )
  expect(t.refused('A', 'ricochet', { card: 'bang', seat: 'B', picks: [['mustang']] })).toMatchObject({ code: 'forbidden' })
  t.say('A', 'ricochet', { card: 'beer', seat: 'B', picks: [['mustang']] })
  expect(t.front('B')).toEqual([])
})

test('a ready Iron Plate that is aimed at may answer for itself, and is gone all the same', () => {
  const t = table(
    { A: { hand: ['bang'] }, B: { front: ['iron-plate'] }, C: {} },
    { options: { sets: ['fistful-of-cards', 'dodge-city'] }, event: 'ricochet', phase: 'play' },
  )
  t.say('A', 'ricochet', { card: 'bang', seat: 'B', picks: [['iron-plate']] }).say('B', 'iron-plate', { card: 'iron-plate' })
  expect([t.front('B'), t.events('cancelled').length, t.asked()]).toEqual([[], 1, 'play:A'])
})
