import { describe, expect, test } from 'vitest'
import { town } from './town.ts'

describe('phase 1', () => {
  test.each([
    [4, 1],
    [3, 2],
    [2, 3],
  ])('8. Bill Noface with %i of 4 life points draws %i', (life, cards) => {
    const t = town({ A: {}, B: { character: 'bill-noface', life } }, { turn: 'B' })
    expect(t.hand('B')).toHaveLength(cards)
  })

  test('54. Pat Brennan takes a Dynamite and nothing else', () => {
    const t = town({ A: { character: 'pat-brennan' }, B: {}, C: { front: ['dynamite'] } })
    t.say('A', 'take', { seat: 'C', picks: [['dynamite']] })
    expect([t.hand('A'), t.front('C')]).toEqual([['dynamite'], []])
  })

  test('Pat Brennan may take a card in front of himself', () => {
    const t = town({ A: { character: 'pat-brennan', front: ['scope'] }, B: {} })
    t.say('A', 'take', { seat: 'A', picks: [['scope']] })
    expect([t.hand('A'), t.front('A')]).toEqual([['scope'], []])
  })

  test('refused: Pat Brennan and a card of a hand, or nobody’s card', () => {
    const t = town({ A: { character: 'pat-brennan' }, B: { hand: 1, front: ['scope'] }, C: { hand: 1 } })
    expect(t.refused('A', 'take', { seat: 'B', picks: [[]] }).code).toBe('wrong-choice')
    expect(t.refused('A', 'take', { seat: 'B', picks: [[t.handle('B', 'schofield')]] }).code).toBe('wrong-choice')
    expect(t.refused('A', 'take', { seat: 'C', picks: [[t.handle('C', 'schofield')]] }).code).toBe('no-cards')
  })

  test('Pat Brennan is not asked when nothing lies in front of anybody', () => {
    const t = town({ A: { character: 'pat-brennan' }, B: { hand: 1 } })
    expect(t.asked()).toBe('play:A')
    expect(t.hand('A')).toHaveLength(2)
  })
})

describe('phase 2', () => {
  test('52. Chuck Wengam never pays his last life point', () => {
    const t = town({ A: {}, B: { character: 'chuck-wengam', life: 2 } }, { turn: 'B', phase: 'play' })
    t.say('B', 'chuck-wengam')
    expect([t.life('B'), t.hand('B').length]).toEqual([1, 2])
    expect(t.refused('B', 'chuck-wengam').code).toBe('last-life')
    expect(t.options('B')).not.toContain('chuck-wengam')
  })

  test('53. José Delgado twice a turn, not a third time', () => {
    const t = town(
      { A: { character: 'jose-delgado', hand: ['barrel', 'jail', 'scope'] }, B: {} },
      { phase: 'play', deck: ['beer', 'bang', 'missed', 'beer'] },
    )
    t.say('A', 'jose-delgado', { card: 'barrel' }).say('A', 'jose-delgado', { card: 'jail' })
    expect(t.hand('A')).toEqual(['scope', 'beer', 'bang', 'missed', 'beer'])
    expect(t.refused('A', 'jose-delgado', { card: 'scope' }).code).toBe('once-a-turn')
    expect(t.events('played')).toEqual([])
  })

  test('refused: José Delgado with a green or a brown card, or one he does not hold', () => {
    const t = town(
      { A: { character: 'jose-delgado', hand: ['bible', 'beer'], front: ['scope'] }, B: { hand: ['barrel'] } },
      { phase: 'play' },
    )
    expect(t.refused('A', 'jose-delgado', { card: 'bible' })).toEqual({ code: 'wrong-border', facts: { card: 'bible', border: 'blue' } })
    expect(t.refused('A', 'jose-delgado', { card: 'beer' })).toEqual({ code: 'wrong-border', facts: { card: 'beer', border: 'blue' } })
    expect(t.refused('A', 'jose-delgado', { card: 'scope' })).toEqual({ code: 'not-in-hand' })
    expect(t.refused('A', 'jose-delgado', { card: t.handle('B', 'barrel') })).toEqual({ code: 'not-in-hand' })
  })

  test('57. Doc Holyday after a BANG!, once', () => {
    const t = town(
      { A: { character: 'doc-holyday', hand: ['bang', 'beer', 'scope', 'missed', 'mustang'] }, B: {}, C: {} },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('A', 'doc-holyday', { seat: 'B', picks: [['beer', 'scope']] })
    expect(t.life('B')).toBe(2)
    expect(t.refused('A', 'doc-holyday', { seat: 'B', picks: [['missed', 'mustang']] }).code).toBe('once-a-turn')
  })

  test('refused: Doc Holyday with fewer than two cards, himself, or one card only', () => {
    const one = town({ A: { character: 'doc-holyday', hand: ['beer'] }, B: {} }, { phase: 'play' })
    expect(one.refused('A', 'doc-holyday', { seat: 'B', picks: [['beer']] }).code).toBe('too-few-cards')
    const t = town({ A: { character: 'doc-holyday', hand: ['beer', 'scope'] }, B: {} }, { phase: 'play' })
    expect(t.refused('A', 'doc-holyday', { seat: 'B', picks: [['beer']] }).code).toBe('wrong-choice')
    expect(t.refused('A', 'doc-holyday', { seat: 'A', picks: [['beer', 'scope']] }).code).toBe('yourself')
  })

  test('refused: Doc Holyday beyond his reach', () => {
    const t = town({ A: { character: 'doc-holyday', hand: ['beer', 'scope'] }, B: {}, C: {}, D: {} }, { phase: 'play' })
    expect(t.refused('A', 'doc-holyday', { seat: 'C', picks: [['beer', 'scope']] }).code).toBe('out-of-reach')
  })

  test('José Delgado gets his own card back when there is no other', () => {
    const t = town({ A: { character: 'jose-delgado', hand: ['barrel'] }, B: {} }, { phase: 'play', deckSize: 0 })
    t.say('A', 'jose-delgado', { card: 'barrel' })
    expect(t.hand('A')).toEqual(['barrel'])
  })

  test('one Missed! answers Doc Holyday', () => {
    const t = town({ A: { character: 'doc-holyday', hand: ['beer', 'scope'] }, B: { hand: ['missed'] }, C: {} }, { phase: 'play' })
    t.say('A', 'doc-holyday', { seat: 'B', picks: [['beer', 'scope']] }).say('B', 'missed', { card: 'missed' })
    expect(t.life('B')).toBe(4)
    expect(t.discard()).toEqual(['missed', 'scope', 'beer'])
  })
})

describe('phase 3', () => {
  test('10. Sean Mallory with 2 of 3 life points keeps 10 cards and discards the eleventh', () => {
    const ten = town({ A: {}, B: { character: 'sean-mallory', life: 2, hand: 10 } }, { turn: 'B', phase: 'play' })
    ten.say('B', 'end')
    expect(ten.asked()).toBe('play:A')
    const eleven = town({ A: {}, B: { character: 'sean-mallory', life: 2, hand: 11 } }, { turn: 'B', phase: 'play' })
    eleven.say('B', 'end')
    expect(eleven.refused('B', 'end')).toEqual({ code: 'too-many-cards', facts: { cards: 11, limit: 10 } })
  })
})

describe('eliminations', () => {
  test('9. Herb Hunter who kills an Outlaw: 5 cards in all', () => {
    const t = town(
      { A: { character: 'herb-hunter', hand: ['bang'] }, B: { role: 'outlaw', life: 1 }, C: { role: 'outlaw' }, D: { role: 'renegade' } },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.hand('A')).toHaveLength(5)
  })

  test('49. Greg Digger heals up to his maximum, for two eliminations of one Gatling', () => {
    const t = town(
      {
        A: {},
        B: { character: 'greg-digger', role: 'outlaw', life: 3, hand: ['gatling'] },
        C: { role: 'outlaw', life: 1 },
        D: { role: 'renegade', life: 1 },
      },
      { turn: 'B', phase: 'play' },
    )
    t.say('B', 'play', { card: 'gatling' })
    expect([t.isOut('C'), t.isOut('D'), t.life('B')]).toEqual([true, true, 4])
  })

  test('50. Herb Hunter and two eliminations by one card: 4 cards', () => {
    const t = town(
      {
        A: { hand: ['gatling'] },
        B: { character: 'herb-hunter', role: 'outlaw' },
        C: { role: 'outlaw', life: 1 },
        D: { role: 'renegade', life: 1 },
      },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'gatling' })
    expect(t.hand('B')).toHaveLength(4)
  })

  test('51. Greg Digger doomed by the same Gatling does not heal', () => {
    const t = town(
      {
        A: { hand: ['gatling'] },
        B: { character: 'greg-digger', role: 'outlaw', life: 1 },
        C: { role: 'outlaw', life: 1 },
        D: { role: 'renegade' },
      },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'gatling' })
    expect([t.isOut('B'), t.isOut('C'), t.life('B')]).toEqual([true, true, 0])
  })
})

describe('answers', () => {
  test('55. Elena Fuente cancels a shot of Slab with two cards of any kind', () => {
    const t = town(
      { A: { character: 'slab-the-killer', hand: ['bang'] }, B: { character: 'elena-fuente', hand: ['scope', 'stagecoach'] }, C: {} },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'missed', { card: 'scope' }).say('B', 'missed', { card: 'stagecoach' })
    expect([t.life('B'), t.hand('B')]).toEqual([3, []])
  })

  test('56. Elena Fuente has no BANG! for the Indians', () => {
    const t = town({ A: { hand: ['indians'] }, B: { character: 'elena-fuente', hand: ['scope'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'indians' })
    expect(t.refused('B', 'give', { card: 'scope' }).code).toBe('not-a-bang')
    t.say('B', 'decline')
    expect(t.life('B')).toBe(2)
  })

  test('a Dodge that Elena Fuente uses as a Missed! draws nothing; as a Dodge it does', () => {
    const shot = () => {
      const t = town({ A: { hand: ['bang'] }, B: { character: 'elena-fuente', hand: ['dodge'] }, C: {} }, { phase: 'play', deck: ['beer'] })
      return t.say('A', 'play', { card: 'bang', seat: 'B' })
    }
    expect(shot().say('B', 'missed', { card: 'dodge' }).hand('B')).toEqual([])
    expect(shot().say('B', 'dodge', { card: 'dodge' }).hand('B')).toEqual(['beer'])
  })

  test('11. Tequila Joe: a Beer gives 2, a Saloon 1', () => {
    const t = town({ A: {}, B: { character: 'tequila-joe', life: 2, hand: ['beer'] }, C: {} }, { turn: 'B', phase: 'play' })
    t.say('B', 'play', { card: 'beer' })
    expect(t.life('B')).toBe(4)
    const saloon = town({ A: {}, B: { character: 'tequila-joe', life: 2, hand: ['saloon'] }, C: {} }, { turn: 'B', phase: 'play' })
    saloon.say('B', 'play', { card: 'saloon' })
    expect(saloon.life('B')).toBe(3)
  })

  test('58. Tequila Joe at 1 life, Dynamite: one Beer is not enough, two bring him to 2', () => {
    const explosion = (...hand: string[]) =>
      town({ A: {}, B: {}, C: { character: 'tequila-joe', life: 1, hand, front: ['dynamite'] } }, { turn: 'C', deck: ['*/3S'] })
    const one = explosion('beer', 'whisky')
    one.say('C', 'beer', { card: 'beer' })
    expect(one.life('C')).toBe(0)
    expect(one.asked()).toBe('dying:C')
    one.say('C', 'give-up')
    expect(one.isOut('C')).toBe(true)
    const two = explosion('beer', 'beer')
    two.say('C', 'beer', { card: 'beer' }).say('C', 'beer', { card: 'beer' })
    expect(two.life('C')).toBe(2)
  })

  test('a Beer of Tequila Joe has no effect with two players left', () => {
    const t = town({ A: { character: 'tequila-joe', life: 2, hand: ['beer'] }, B: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'beer' })
    expect(t.life('A')).toBe(2)
  })
})
