import { allSets } from '@sundown/engine'
import { expect, test } from 'vitest'
import { type SeatSpec, type Situation, table } from '../../../packages/engine/test/scenario.ts'
import { cattleDrive } from '../src/index.ts'

/** A table with this set; docs/scenarios.md explains the language. */
const drive = <const S extends string>(seats: { readonly [name in S]: SeatSpec }, situation: Situation<NoInfer<S>> = {}) =>
  table<S>(seats, { phase: 'play', ...situation, content: [...allSets, cattleDrive], options: { sets: [cattleDrive.id] } })

// Scenarios

test('Camp Coffee heals one life point and draws a card', () => {
  const t = drive({ A: { life: 2, hand: ['camp-coffee'] }, B: {}, C: {} }, { deck: ['beer'] })
  t.say('A', 'play', { card: 'camp-coffee' })
  expect(t.life('A')).toBe(3)
  expect(t.hand('A')).toEqual(['beer'])
})

test('Rustling takes a card at a distance of 2, but not of 3', () => {
  const t = drive({ A: { hand: ['rustling'] }, B: {}, C: { hand: ['beer'] }, D: { hand: ['bang'] }, E: {}, F: {} })
  expect(t.refused('A', 'play', { card: 'rustling', seat: 'D' })).toMatchObject({ code: 'too-far' })
  t.say('A', 'play', { card: 'rustling', seat: 'C' })
  expect(t.hand('A')).toEqual(['beer'])
})

test('Stampede: everybody else loses what came in front of him last', () => {
  const t = drive({ A: { hand: ['stampede'], front: ['scope'] }, B: { front: ['barrel', 'mustang'] }, C: {} })
  t.say('A', 'play', { card: 'stampede' })
  expect([t.front('A'), t.front('B')]).toEqual([['scope'], ['barrel']])
})

test('Saddlebags: seven cards may be kept', () => {
  const t = drive({ A: { hand: 9, front: ['saddlebags'] }, B: {}, C: {} })
  t.endTurn('A')
  expect(t.hand('A')).toHaveLength(7)
})

test('Ramona Cruz draws a card when her turn ends without one', () => {
  const t = drive({ A: { character: 'ramona-cruz' }, B: {}, C: {} }, { deck: ['beer'] })
  t.endTurn('A')
  expect(t.hand('A')).toEqual(['beer'])
})

test('Old Man Tucker is one further away for everybody', () => {
  const t = drive({ A: {}, B: { character: 'old-man-tucker' }, C: {}, D: {} })
  expect([t.distance('A', 'B'), t.distance('B', 'A')]).toEqual([2, 1])
})
