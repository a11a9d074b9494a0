import { expect, test } from 'vitest'
import { table } from '../../scenario.ts'

const options = { sets: ['fistful-of-cards'] }

test('13. Jail and Dynamite are not checked and stay; when Lasso is gone both are, Dynamite first', () => {
  const t = table(
    { A: {}, B: { front: ['jail', 'dynamite'] }, C: {} },
    {
      options,
      event: 'lasso',
      events: ['ambush'],
      turn: 'B',
      deck: ['scope', 'barrel', 'beer', 'saloon', 'bang', 'mustang', '*/KH', '*/QH'],
    },
  )
  expect(t.asked()).toBe('play:B')
  expect([t.events('checked'), t.front('B')]).toEqual([[], ['jail', 'dynamite']])
  t.endTurns('B', 'C', 'A')
  expect(t.events('checked')).toMatchObject([
    { seat: 1, source: 'dynamite' },
    { seat: 1, source: 'jail' },
  ])
})

test('interactions 23. a jailed player plays a normal turn, and Jail stays', () => {
  const t = table({ A: {}, B: { front: ['jail'] }, C: {} }, { options, event: 'lasso', turn: 'B', deck: ['scope', 'barrel'] })
  expect([t.hand('B'), t.front('B')]).toEqual([['scope', 'barrel'], ['jail']])
})

test('no Barrel, no Volcanic, but Jourdonnais and Willy the Kid', () => {
  const t = table(
    { A: { hand: ['bang', 'bang'], front: ['volcanic'] }, B: { front: ['barrel'] }, C: {} },
    { options, event: 'lasso', phase: 'play' },
  )
  t.say('A', 'play', { card: 'bang', seat: 'B' })
  expect([t.life('B'), t.asked()]).toEqual([3, 'play:A'])
  expect(t.refused('A', 'play', { card: 'bang', seat: 'B' })).toMatchObject({ code: 'bang-limit' })
  const people = table(
    { A: { character: 'willy-the-kid', hand: ['bang', 'bang'] }, B: { character: 'jourdonnais' }, C: {} },
    { options, event: 'lasso', phase: 'play', deck: ['*/hearts'] },
  )
  people.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'jourdonnais')
  expect(people.life('B')).toBe(4)
  expect(people.can('A', 'play', { card: 'bang', seat: 'B' })).toBe(true)
})

test('cards can be taken and new ones played; one of a name and one weapon still hold', () => {
  const t = table(
    { A: { hand: ['barrel', 'schofield', 'panic'], front: ['barrel', 'volcanic'] }, B: { front: ['mustang'] }, C: {} },
    { options, event: 'lasso', phase: 'play' },
  )
  expect(t.refused('A', 'play', { card: 'barrel' })).toMatchObject({ code: 'twin' })
  t.say('A', 'play', { card: 'schofield' })
  expect(t.front('A')).toEqual(['barrel', 'schofield'])
  t.say('A', 'play', { card: 'panic', seat: 'B', picks: [['mustang']] })
  expect(t.hand('A')).toEqual(['barrel', 'mustang'])
})

test('a green card cannot be used', () => {
  const t = table(
    { A: { hand: ['bang'] }, B: { front: ['sombrero'] }, C: { life: 2, front: ['canteen'] } },
    { options: { sets: ['fistful-of-cards', 'dodge-city'] }, event: 'lasso', turn: 'C', phase: 'play' },
  )
  expect(t.refused('C', 'use', { card: 'canteen' })).toEqual({ code: 'switched-off', facts: { card: 'canteen' } })
})

test('39. Tuco still sees the Mustang in front of him', () => {
  const t = table(
    { A: {}, B: { character: 'tuco-franziskaner', front: ['mustang'] }, C: {} },
    { options: { sets: ['fistful-of-cards', 'valley-of-shadows'] }, event: 'lasso', turn: 'B' },
  )
  expect(t.hand('B')).toHaveLength(2)
})

test('a ghost stays in play', () => {
  const t = table(
    { A: {}, B: {}, C: { ghost: true, front: ['ghost'] } },
    { options: { sets: ['fistful-of-cards', 'valley-of-shadows'] }, event: 'lasso', phase: 'play' },
  )
  t.endTurns('A', 'B')
  expect([t.isOut('C'), t.turn()]).toEqual([false, 'C'])
})
