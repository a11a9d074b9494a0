import { describe, expect, test } from 'vitest'
import { town } from './town.ts'

const molly = (...hand: string[]) => ({ character: 'molly-stark', hand })

describe('Molly Stark', () => {
  test('38. a Missed! brings a card when the shot is cancelled', () => {
    const t = town({ A: { hand: ['bang'] }, B: molly('missed'), C: {} }, { phase: 'play', deck: ['beer'] })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'missed', { card: 'missed' })
    expect(t.hand('B')).toEqual(['beer'])
    const told = t.events().map(({ type }) => type)
    expect(told.indexOf('cancelled')).toBeLessThan(told.lastIndexOf('moved'))
  })

  test('39. in a Duel she draws for both BANG! cards, after it', () => {
    const t = town(
      { A: { hand: ['duel', 'bang', 'bang'] }, B: molly('bang', 'bang', 'scope'), C: {} },
      { phase: 'play', deck: ['beer', 'missed', 'mustang'] },
    )
    t.say('A', 'play', { card: 'duel', seat: 'B' })
    for (const seat of ['B', 'A', 'B', 'A'] as const) t.say(seat, 'give', { card: 'bang' })
    expect(t.hand('B')).toEqual(['scope'])
    t.say('B', 'decline')
    expect(t.life('B')).toBe(3)
    expect(t.hand('B')).toEqual(['scope', 'beer', 'missed'])
  })

  test('Indians! : a BANG! given counts', () => {
    const t = town({ A: { hand: ['indians'] }, B: molly('bang'), C: {} }, { phase: 'play', deck: ['beer'] })
    t.say('A', 'play', { card: 'indians' }).say('B', 'give', { card: 'bang' })
    expect(t.hand('B')).toEqual(['beer'])
  })

  test('40. what others take or make her discard does not count', () => {
    const t = town({ A: { hand: ['cat-balou'] }, B: molly('bang'), C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [[]] })
    expect(t.hand('B')).toEqual([])
  })

  test('41. the card comes too late for the same shot of Slab', () => {
    const t = town({ A: { character: 'slab-the-killer', hand: ['bang'] }, B: molly('missed'), C: {} }, { phase: 'play', deck: ['missed'] })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'missed', { card: 'missed' })
    expect(t.life('B')).toBe(3)
    expect(t.hand('B')).toEqual(['missed'])
    expect(t.asked()).toBe('play:A')
  })

  test('42. a Beer that was not enough brings nothing to the dead', () => {
    const t = town(
      { A: {}, B: {}, C: { ...molly('beer', 'scope'), life: 1, front: ['dynamite'] }, D: {}, E: {} },
      { turn: 'C', deck: ['*/3S', 'bang'] },
    )
    t.say('C', 'beer', { card: 'beer' }).say('C', 'give-up')
    expect(t.isOut('C')).toBe(true)
    expect(t.hand('C')).toEqual([])
    const shot = town({ A: { hand: ['bang'] }, B: { ...molly('beer', 'missed'), life: 1 }, C: {} }, { phase: 'play', deck: ['scope'] })
    shot.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it').say('B', 'beer', { card: 'beer' })
    expect([shot.life('B'), shot.hand('B')]).toEqual([1, ['missed', 'scope']])
  })

  test('43. Dodge brings its own card, not two', () => {
    const t = town({ A: { hand: ['bang'] }, B: molly('dodge'), C: {} }, { phase: 'play', deck: ['beer', 'scope'] })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'dodge', { card: 'dodge' })
    expect(t.hand('B')).toEqual(['beer'])
  })

  test('green cards bring nothing', () => {
    const t = town({ A: { hand: ['bang'] }, B: { ...molly(), front: ['sombrero'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'sombrero', { card: 'sombrero' })
    expect(t.hand('B')).toEqual([])
  })

  test('not in her own turn', () => {
    const t = town({ A: molly('duel', 'bang', 'scope'), B: { hand: ['bang'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'duel', seat: 'B' }).say('B', 'give', { card: 'bang' }).say('A', 'give', { card: 'bang' })
    expect(t.hand('A')).toEqual(['scope'])
    expect(t.life('B')).toBe(3)
  })
})
