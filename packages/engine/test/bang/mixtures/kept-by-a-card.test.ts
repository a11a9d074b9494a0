import { describe, expect, test } from 'vitest'
import { robbery } from '../great-train-robbery/train.ts'
import { NOON, VALLEY } from './meet.ts'

const PLAY = { phase: 'play' } as const
const SHERIFF = { role: 'sheriff' } as const
const CARS = ['caboose', 'mail-car', 'dining-car']
const GHOSTS = { ...PLAY, sets: [VALLEY], discard: ['saved', 'escape'], cars: CARS }

describe('a ghost with a Ghost and a Ghost Car', () => {
  const both = (line: string, hand: readonly string[] = []) =>
    robbery({ A: { ghost: true, hand, front: ['ghost-car', 'ghost'] }, B: { front: ['mustang'] }, C: {} }, { ...GHOSTS, line: [line] })

  test('may pay with either of them and stays; the other one pays nothing any more', () => {
    for (const [paid, kept] of [
      ['ghost-car', 'ghost'],
      ['ghost', 'ghost-car'],
    ] as const) {
      const t = both('deathwood').say('A', 'rob', { card: 'caboose', picks: [[paid]] })
      expect([t.isOut('A'), t.front('A')]).toEqual([false, [kept, 'caboose']])
    }
  })

  test('may not pay with both at once', () => {
    expect(both('virginia-town').refused('A', 'rob', { card: 'caboose', picks: [['ghost-car', 'ghost']] }).code).toBe(
      'great-train-robbery/cannot-pay',
    )
  })

  test('may exchange one of them', () => {
    const t = both('yooma', ['switch'])
    t.say('A', 'play', { card: 'switch', seat: 'B', picks: [['ghost-car'], ['mustang']] })
    expect([t.isOut('A'), t.front('A'), t.front('B')]).toEqual([false, ['ghost', 'mustang'], ['ghost-car']])
  })
})

describe('a Ghost in the hand of a ghost keeps nobody in play', () => {
  test('it pays a Station', () => {
    const t = robbery({ A: { ghost: true, hand: ['ghost'], front: ['ghost'] }, B: {}, C: {} }, { ...GHOSTS, line: ['creepy-creek'] })
    t.say('A', 'rob', { card: 'caboose', picks: [[t.handle('A', 'ghost')]] })
    expect([t.isOut('A'), t.hand('A'), t.front('A')]).toEqual([false, [], ['ghost', 'caboose']])
  })

  test('it feeds a Caboose', () => {
    const t = robbery(
      { A: { hand: ['bang'] }, B: { ghost: true, hand: ['ghost'], front: ['ghost', 'caboose'] }, C: {} },
      { ...GHOSTS, cars: [] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.fields('B', 'caboose', { card: 'caboose' })[0]?.offered.length).toBe(1)
  })
})

describe('a ghost of Ghost Town who gets a card that keeps him', () => {
  const town = { ...GHOSTS, sets: [VALLEY, NOON], event: 'ghost-town' }

  test('stays when his turn is over: with a Ghost he took in exchange', () => {
    const t = robbery(
      { A: {}, B: { out: true, role: 'outlaw' }, C: { front: ['ghost'] }, D: SHERIFF },
      { ...town, deck: ['switch', 'scope', 'panic'] },
    )
    t.say('A', 'end').say('B', 'play', { card: 'scope' })
    t.say('B', 'play', { card: 'switch', seat: 'C', picks: [['scope'], ['ghost']] }).endTurn('B')
    expect([t.isOut('B'), t.front('B'), t.turn()]).toEqual([false, ['ghost'], 'C'])
  })

  test('or with a Ghost Car', () => {
    const t = robbery(
      { A: {}, B: { out: true, role: 'outlaw' }, C: {}, D: SHERIFF },
      { ...town, deck: ['water-tower', 'scope', 'panic'], cars: ['ghost-car', ...CARS.slice(1)] },
    )
    t.say('A', 'end').say('B', 'play', { card: 'water-tower' }).say('B', 'take', { card: 'ghost-car', seat: 'B' }).endTurn('B')
    expect([t.isOut('B'), t.front('B'), t.turn()]).toEqual([false, ['ghost-car'], 'C'])
  })
})
