import { describe, expect, test } from 'vitest'
import { robbery } from '../great-train-robbery/train.ts'
import { DODGE, NOON, SHOW, VALLEY } from './meet.ts'

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

describe('a Ghost Car acts when a rule asks in the middle of an effect whether its holder is eliminated', () => {
  const holder = { role: 'outlaw', life: 1, front: ['ghost-car'] } as const
  const henry = { character: 'henry-block', hand: ['beer', 'panic'], front: ['scope'] } as const

  test('Henry Block shoots whoever takes his card: a ghost is in play, and takes it', () => {
    const t = robbery({ A: { ...holder, hand: ['cat-balou', 'rag-time', 'bang'] }, B: henry, C: {} }, { ...GHOSTS, sets: [VALLEY, DODGE] })
    t.say('A', 'play', { card: 'rag-time', seat: 'B', picks: [['bang'], ['scope']] }).letItHappen()
    expect([t.life('A'), t.isOut('A'), t.hand('A'), t.front('B')]).toEqual([0, false, ['cat-balou', 'scope'], []])
  })

  test('Flint Westwood takes both of his cards, and gives his own', () => {
    const t = robbery(
      { A: { ...holder, character: 'flint-westwood', hand: ['saloon'] }, B: henry, C: {} },
      { ...GHOSTS, sets: [VALLEY, SHOW] },
    )
    t.say('A', 'flint-westwood', { seat: 'B', picks: [['saloon']] }).letItHappen()
    expect([t.life('A'), t.hand('A').toSorted(), t.hand('B')]).toEqual([0, ['beer', 'panic'], ['saloon']])
  })

  test('Evelyn Shebang draws what she has not given up', () => {
    const t = robbery(
      { A: { ...holder, character: 'evelyn-shebang' }, B: { hand: ['backfire'] }, C: {} },
      { sets: [VALLEY], discard: ['saved', 'escape'], deck: ['beer', 'scope'] },
    )
    t.say('A', 'shoot', { picks: [['B']] }).say('B', 'missed', { card: 'backfire' })
    expect([t.life('A'), t.hand('A'), t.asked()]).toEqual([0, ['beer'], 'play:A'])
  })
})
