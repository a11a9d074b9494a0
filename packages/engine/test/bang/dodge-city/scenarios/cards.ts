import { expect } from 'vitest'
import { type Scenario, scenario } from '../../../content.ts'
import type { SeatSpec } from '../../../scenario.ts'
import { town } from '../town.ts'

/** A green card that answers a shot, in front of B since an earlier turn. */
const answersShot = (id: string): Scenario =>
  scenario(id, 'counts as a Missed! and is discarded', () => {
    const t = town({ A: { hand: ['bang'] }, B: { front: [id] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.asked()).toBe('shot:B')
    t.say('B', id, { card: id })
    expect(t.life('B')).toBe(4)
    expect(t.front('B')).toEqual([])
    expect(t.discard()).toEqual([id, 'bang'])
  })

/** A at a table of five: C sits two places away. */
const farFromC = (a: SeatSpec) => town({ A: a, B: {}, C: { hand: 1 }, D: {}, E: {} }, { phase: 'play', bangsPlayed: 1 })

export const scenarios: readonly Scenario[] = [
  scenario('binocular', 'its owner sees others one nearer, on top of a Scope', () => {
    const t = town({ A: { hand: ['binocular'] }, B: {}, C: {}, D: {}, E: {}, F: {} }, { phase: 'play' })
    expect(t.distance('A', 'D')).toBe(3)
    t.say('A', 'play', { card: 'binocular' })
    expect(t.distance('A', 'D')).toBe(2)
    expect(t.distance('A', 'B')).toBe(1)
    expect(t.distance('D', 'A')).toBe(3)
  }),

  scenario('hideout', 'others see its owner one farther away, on top of a Mustang', () => {
    const t = town({ A: { hand: ['hideout'], front: ['mustang'] }, B: {}, C: {} }, { phase: 'play' })
    expect(t.distance('B', 'A')).toBe(2)
    t.say('A', 'play', { card: 'hideout' })
    expect(t.distance('B', 'A')).toBe(3)
    expect(t.distance('A', 'B')).toBe(1)
  }),

  scenario('brawl', 'everybody else loses a card: the one named in front of him, or one of his hand', () => {
    const t = town(
      { A: {}, B: { hand: ['brawl', 'beer', 'missed'] }, C: { hand: 1, front: ['barrel', 'scope'] }, D: { hand: ['bang'] } },
      { turn: 'B', phase: 'play' },
    )
    t.say('B', 'play', { card: 'brawl', picks: [['beer'], [t.handle('C', 'barrel')]] })
    expect(t.hand('B')).toEqual(['missed'])
    expect([t.hand('C').length, t.front('C'), t.hand('D')]).toEqual([1, ['scope'], []])
    expect(t.discard()).toEqual(['bang', 'barrel', 'brawl', 'beer'])
  }),

  scenario('brawl', 'nobody is named: a random card of the hand', () => {
    const t = town({ A: { hand: ['brawl', 'beer'] }, B: { hand: ['missed'], front: ['barrel'] } }, { phase: 'play' })
    t.say('A', 'play', { card: 'brawl', picks: [['beer'], []] })
    expect([t.hand('B'), t.front('B')]).toEqual([[], ['barrel']])
  }),

  scenario('dodge', 'counts as a Missed! and brings a card', () => {
    const t = town({ A: { hand: ['bang'] }, B: { hand: ['dodge'] }, C: {} }, { phase: 'play', deck: ['beer'] })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'dodge', { card: 'dodge' })
    expect(t.life('B')).toBe(4)
    expect(t.hand('B')).toEqual(['beer'])
    expect(t.discard()).toEqual(['dodge', 'bang'])
  }),

  scenario('punch', 'a shot at distance 1, whatever the limit', () => {
    const t = farFromC({ hand: ['punch'], front: ['winchester'] })
    expect(t.refused('A', 'play', { card: 'punch', seat: 'C' })).toMatchObject({ code: 'too-far', facts: { distance: 2 } })
    t.say('A', 'play', { card: 'punch', seat: 'B' })
    expect(t.life('B')).toBe(3)
    expect(t.discard()).toEqual(['punch'])
  }),

  scenario('rag-time', 'takes a card in front of a player at any distance', () => {
    const t = town({ A: { hand: ['rag-time', 'beer'] }, B: {}, C: { front: ['mustang'], hand: 1 }, D: {}, E: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'rag-time', seat: 'C', picks: [['beer'], ['mustang']] })
    expect(t.hand('A')).toEqual(['mustang'])
    expect(t.discard()).toEqual(['rag-time', 'beer'])
  }),

  scenario('rag-time', 'or a random card of his hand', () => {
    const t = town({ A: { hand: ['rag-time', 'bang'] }, B: { hand: ['beer'], front: ['mustang'] } }, { phase: 'play' })
    t.say('A', 'play', { card: 'rag-time', seat: 'B', picks: [['bang'], []] })
    expect(t.hand('A')).toEqual(['beer'])
  }),

  scenario('springfield', 'a shot at any distance', () => {
    const t = farFromC({ hand: ['springfield', 'beer'] })
    t.say('A', 'play', { card: 'springfield', seat: 'C', picks: [['beer']] })
    expect(t.asked()).toBe('shot:C')
    t.say('C', 'take-it')
    expect(t.life('C')).toBe(3)
    expect(t.discard()).toEqual(['springfield', 'beer'])
  }),

  scenario('tequila', 'anybody regains a life point', () => {
    const t = town({ A: { hand: ['tequila', 'beer'] }, B: {}, C: { life: 1 } }, { phase: 'play' })
    t.say('A', 'play', { card: 'tequila', seat: 'C', picks: [['beer']] })
    expect(t.life('C')).toBe(2)
    expect(t.discard()).toEqual(['tequila', 'beer'])
  }),

  scenario('whisky', 'its player regains two life points', () => {
    const t = town({ A: { life: 2, hand: ['whisky', 'bang'] }, B: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'whisky', picks: [['bang']] })
    expect(t.life('A')).toBe(4)
    expect(t.discard()).toEqual(['whisky', 'bang'])
  }),

  answersShot('iron-plate'),
  answersShot('sombrero'),
  answersShot('ten-gallon-hat'),

  scenario('bible', 'counts as a Missed! and brings a card', () => {
    const t = town({ A: { hand: ['bang'] }, B: { front: ['bible'] }, C: {} }, { phase: 'play', deck: ['beer'] })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'bible', { card: 'bible' })
    expect(t.life('B')).toBe(4)
    expect(t.hand('B')).toEqual(['beer'])
    expect(t.front('B')).toEqual([])
  }),

  scenario('buffalo-rifle', 'a shot at any distance', () => {
    const t = farFromC({ front: ['buffalo-rifle'] })
    t.say('A', 'use', { card: 'buffalo-rifle', seat: 'C' }).say('C', 'take-it')
    expect(t.life('C')).toBe(3)
    expect(t.front('A')).toEqual([])
    expect(t.discard()).toEqual(['buffalo-rifle'])
  }),

  scenario('can-can', 'discards a card of a player at any distance', () => {
    const t = town({ A: { front: ['can-can'] }, B: {}, C: { front: ['barrel'], hand: 1 }, D: {}, E: {} }, { phase: 'play' })
    t.say('A', 'use', { card: 'can-can', seat: 'C', picks: [['barrel']] })
    expect(t.front('C')).toEqual([])
    expect(t.discard()).toEqual(['barrel', 'can-can'])
  }),

  scenario('canteen', 'regains a life point', () => {
    const t = town({ A: { life: 2, front: ['canteen'] }, B: {} }, { phase: 'play' })
    t.say('A', 'use', { card: 'canteen' })
    expect(t.life('A')).toBe(3)
    expect(t.discard()).toEqual(['canteen'])
  }),

  scenario('conestoga', 'takes a card of a player at any distance', () => {
    const t = town({ A: { front: ['conestoga'] }, B: {}, C: { hand: ['beer'] }, D: {}, E: {} }, { phase: 'play' })
    t.say('A', 'use', { card: 'conestoga', seat: 'C', picks: [[]] })
    expect(t.hand('A')).toEqual(['beer'])
    expect(t.discard()).toEqual(['conestoga'])
  }),

  scenario('derringer', 'a shot at distance 1; the card is drawn before the answer', () => {
    const t = town({ A: { front: ['derringer'] }, B: { hand: ['missed'] }, C: {}, D: {} }, { phase: 'play', deck: ['beer'] })
    expect(t.refused('A', 'use', { card: 'derringer', seat: 'C' }).code).toBe('too-far')
    t.say('A', 'use', { card: 'derringer', seat: 'B' })
    expect(t.asked()).toBe('shot:B')
    expect(t.hand('A')).toEqual(['beer'])
    t.say('B', 'missed', { card: 'missed' })
    expect(t.life('B')).toBe(4)
    expect(t.discard()).toEqual(['missed', 'derringer'])
  }),

  scenario('howitzer', 'a shot at everybody else, clockwise', () => {
    const t = town({ A: {}, B: { front: ['howitzer'] }, C: { hand: ['missed'] }, D: {} }, { turn: 'B', phase: 'play', bangsPlayed: 1 })
    t.say('B', 'use', { card: 'howitzer' }).say('C', 'missed', { card: 'missed' })
    expect([t.life('A'), t.life('B'), t.life('C'), t.life('D')]).toEqual([4, 4, 4, 3])
    expect(t.events('wounded').map(({ seat }) => t.who(seat))).toEqual(['D', 'A'])
  }),

  scenario('knife', 'a shot at distance 1', () => {
    const t = farFromC({ front: ['knife', 'winchester'] })
    expect(t.refused('A', 'use', { card: 'knife', seat: 'C' }).code).toBe('too-far')
    t.say('A', 'use', { card: 'knife', seat: 'B' })
    expect(t.life('B')).toBe(3)
  }),

  scenario('pepperbox', 'a shot within reach of the weapon', () => {
    const t = farFromC({ front: ['pepperbox'] })
    expect(t.refused('A', 'use', { card: 'pepperbox', seat: 'C' }).code).toBe('out-of-reach')
    const u = farFromC({ front: ['pepperbox', 'schofield'] })
    u.say('A', 'use', { card: 'pepperbox', seat: 'C' }).say('C', 'take-it')
    expect(u.life('C')).toBe(3)
    expect(u.front('A')).toEqual(['schofield'])
  }),

  scenario('pony-express', 'draws 3', () => {
    const t = town({ A: { front: ['pony-express'] }, B: {} }, { phase: 'play', deck: ['beer', 'bang', 'missed', 'beer'] })
    t.say('A', 'use', { card: 'pony-express' })
    expect(t.hand('A')).toEqual(['beer', 'bang', 'missed'])
  }),
]
