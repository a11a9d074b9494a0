import { describe, expect, test } from 'vitest'
import { town } from './town.ts'

const apache = { character: 'apache-kid' } as const

describe('Apache Kid', () => {
  test('27. a BANG! of Diamonds: no window, but the limit is used', () => {
    const t = town({ A: { hand: ['bang/7D', 'bang'] }, B: { ...apache, hand: ['missed'] } }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang/7D', seat: 'B' })
    expect(t.asked()).toBe('play:A')
    expect(t.discardFaces()).toEqual(['bang/7D'])
    expect(t.refused('A', 'play', { card: 'bang', seat: 'B' }).code).toBe('bang-limit')
  })

  test('28. Indians! of Diamonds pass him by; the others answer', () => {
    const t = town({ A: { hand: ['indians/KD'] }, B: { ...apache, hand: 1 }, C: { hand: ['bang'] } }, { phase: 'play' })
    t.say('A', 'play', { card: 'indians' })
    expect(t.asked()).toBe('give-bang:C')
    t.say('C', 'give', { card: 'bang' })
    expect(t.life('B')).toBe(3)
  })

  test('29. Conestoga is green: it works on him', () => {
    const t = town({ A: { front: ['conestoga'] }, B: { ...apache, hand: ['beer'] } }, { phase: 'play' })
    t.say('A', 'use', { card: 'conestoga', seat: 'B', picks: [[]] })
    expect([t.hand('A'), t.hand('B')]).toEqual([['beer'], []])
  })

  test('a blue card of Diamonds works on him', () => {
    const t = town({ A: { hand: ['bang/clubs'], front: ['remington/6D'] }, B: {}, C: apache, D: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'C' })
    expect(t.life('C')).toBe(2)
  })

  test('30. a Missed! of Diamonds against his own shot works', () => {
    const t = town({ A: { ...apache, hand: ['bang'] }, B: { hand: ['missed/8D'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'missed', { card: 'missed' })
    expect(t.life('B')).toBe(4)
  })

  test('31. a Duel of Diamonds challenges him like anybody', () => {
    const t = town({ A: { hand: ['duel/QD'] }, B: { ...apache, hand: 1 } }, { phase: 'play' })
    t.say('A', 'play', { card: 'duel', seat: 'B' })
    expect(t.asked()).toBe('give-bang:B')
    t.say('B', 'decline')
    expect(t.life('B')).toBe(2)
  })

  test('31. BANG! cards of Diamonds count in a Duel with him', () => {
    const t = town({ A: { hand: ['duel/JS', 'bang/7D'] }, B: { ...apache, hand: ['bang/clubs', 'beer'] } }, { phase: 'play' })
    t.say('A', 'play', { card: 'duel', seat: 'B' }).say('B', 'give', { card: 'bang' }).say('A', 'give', { card: 'bang' })
    expect(t.asked()).toBe('give-bang:B')
    t.say('B', 'decline')
    expect(t.life('B')).toBe(2)
  })

  test('32. what counts is the suit of the Missed! that Calamity Janet plays as a BANG!', () => {
    const t = town({ A: { character: 'calamity-janet', hand: ['missed/8D'] }, B: apache }, { phase: 'play' })
    t.say('A', 'as-bang', { card: 'missed', seat: 'B' })
    expect(t.life('B')).toBe(3)
    const clubs = town({ A: { character: 'calamity-janet', hand: ['missed/clubs'] }, B: apache }, { phase: 'play' })
    clubs.say('A', 'as-bang', { card: 'missed', seat: 'B' })
    expect(clubs.life('B')).toBe(2)
  })

  test('12. two Diamonds of Doc Holyday: no effect, cards and ability are gone', () => {
    const t = town({ A: { character: 'doc-holyday', hand: ['bang/2D', 'bang/3D', 'beer', 'scope'] }, B: apache }, { phase: 'play' })
    t.say('A', 'doc-holyday', { seat: 'B', picks: [['bang/2D', 'bang/3D']] })
    expect(t.life('B')).toBe(3)
    expect(t.discard()).toEqual(['bang', 'bang'])
    expect(t.refused('A', 'doc-holyday', { seat: 'B', picks: [['beer', 'scope']] }).code).toBe('once-a-turn')
  })

  test('12. one Diamond and one Club: a normal shot', () => {
    const t = town({ A: { character: 'doc-holyday', hand: ['bang/2D', 'bang/3C'] }, B: apache }, { phase: 'play' })
    t.say('A', 'doc-holyday', { seat: 'B', picks: [['bang/2D', 'bang/3C']] })
    expect(t.life('B')).toBe(2)
  })

  test('Panic! and Cat Balou of Diamonds take nothing from him', () => {
    const t = town({ A: { hand: ['panic/8D', 'cat-balou/9D'] }, B: { ...apache, hand: 1, front: ['scope'] } }, { phase: 'play' })
    t.say('A', 'play', { card: 'panic', seat: 'B', picks: [['scope']] })
    t.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [[]] })
    expect([t.hand('A'), t.hand('B').length, t.front('B')]).toEqual([[], 1, ['scope']])
  })

  test('his own card of Diamonds on himself works', () => {
    const t = town({ A: { ...apache, hand: ['cat-balou/9D'], front: ['scope'] }, B: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'cat-balou', seat: 'A', picks: [['scope']] })
    expect(t.front('A')).toEqual([])
  })

  test('a General Store of any suit gives him a card', () => {
    const t = town({ A: { hand: ['general-store/clubs'] }, B: apache }, { phase: 'play', deck: ['beer', 'bang'] })
    t.say('A', 'play', { card: 'general-store' }).say('A', 'take', { card: 'beer' })
    expect(t.hand('B')).toEqual(['bang'])
  })
})
