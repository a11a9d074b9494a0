import { describe, expect, test } from 'vitest'
import { town } from './town.ts'

describe('cards that cost another card', () => {
  test('18. refused: Whisky as the only card', () => {
    const t = town({ A: { life: 1, hand: ['whisky'] }, B: {} }, { phase: 'play' })
    expect(t.options('A')).toEqual(['end'])
    expect(t.refused('A', 'play', { card: 'whisky' })).toEqual({ code: 'cost-needed', facts: { card: 'whisky' } })
  })

  test.each(['brawl', 'rag-time', 'springfield', 'tequila', 'whisky'])(
    'refused: %s without a second card, or without naming it',
    (card) => {
      const alone = town({ A: { life: 1, hand: [card] }, B: { hand: 1 } }, { phase: 'play' })
      const target = card === 'brawl' || card === 'whisky' ? {} : { seat: 'B' as const }
      expect(alone.refused('A', 'play', { card, ...target }).code).toBe('cost-needed')
      const t = town({ A: { life: 1, hand: [card, 'beer'] }, B: { hand: 1 } }, { phase: 'play' })
      expect(t.refused('A', 'play', { card, ...target }).code).toBe('cost-needed')
    },
  )

  test('refused: naming the played card itself, two cards, or a card of somebody else as the cost', () => {
    const t = town({ A: { life: 1, hand: ['whisky', 'beer', 'bang'] }, B: { hand: ['missed'] } }, { phase: 'play' })
    expect(t.refused('A', 'play', { card: 'whisky', picks: [['whisky']] }).code).toBe('wrong-choice')
    expect(t.refused('A', 'play', { card: 'whisky', picks: [['beer', 'bang']] }).code).toBe('wrong-choice')
    expect(t.refused('A', 'play', { card: 'whisky', picks: [[t.handle('B', 'missed')]] }).code).toBe('wrong-choice')
  })

  test('19. Springfield paid with a BANG!: a shot, and the limit is untouched', () => {
    const t = town({ A: { hand: ['springfield', 'bang', 'bang'] }, B: {}, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'springfield', seat: 'B', picks: [['bang']] }).say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.life('B')).toBe(2)
  })

  test('20. the played card lies on top of its cost', () => {
    const t = town(
      { A: { hand: ['tequila', 'missed'] }, B: { character: 'pedro-ramirez', life: 2 }, C: {} },
      { phase: 'play', deck: ['beer'] },
    )
    t.say('A', 'play', { card: 'tequila', seat: 'B', picks: [['missed']] })
    expect(t.discard()).toEqual(['tequila', 'missed'])
    t.say('A', 'end').say('B', 'discard')
    expect(t.hand('B')).toEqual(['tequila', 'beer'])
  })

  test('4. Tequila for oneself', () => {
    const t = town({ A: {}, B: { life: 3, hand: ['tequila', 'scope'] } }, { turn: 'B', phase: 'play' })
    t.say('B', 'play', { card: 'tequila', seat: 'B', picks: [['scope']] })
    expect(t.life('B')).toBe(4)
  })

  test('Tequila may name somebody at full life, and works with two players left', () => {
    const t = town({ A: { life: 1, hand: ['tequila', 'whisky', 'scope', 'mustang'] }, B: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'tequila', seat: 'B', picks: [['scope']] })
    expect(t.life('B')).toBe(4)
    t.say('A', 'play', { card: 'whisky', picks: [['mustang']] })
    expect(t.life('A')).toBe(3)
  })

  test('refused: Tequila for an eliminated player', () => {
    const t = town({ A: { hand: ['tequila', 'scope'] }, B: {}, C: { out: true } }, { phase: 'play' })
    expect(t.refused('A', 'play', { card: 'tequila', seat: 'C', picks: [['scope']] }).code).toBe('not-in-play')
  })

  test('refused: Tequila and Whisky in a dying window', () => {
    const t = town({ A: { hand: ['bang'] }, B: { life: 1, hand: ['tequila', 'whisky', 'scope'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it')
    expect(t.refused('B', 'play', { card: 'tequila', seat: 'B', picks: [['scope']] }).code).toBe('only-beer-saves')
    expect(t.refused('B', 'play', { card: 'whisky', picks: [['scope']] }).code).toBe('only-beer-saves')
  })

  test('nothing happens between cost and card: Suzy draws only when both are gone', () => {
    const t = town(
      { A: { character: 'suzy-lafayette', life: 2, hand: ['whisky', 'scope'] }, B: {} },
      { phase: 'play', deck: ['beer', 'bang'] },
    )
    t.say('A', 'play', { card: 'whisky', picks: [['scope']] })
    expect([t.life('A'), t.hand('A')]).toEqual([4, ['beer']])
  })

  test('Rag Time takes a card in front of oneself, too', () => {
    const t = town({ A: { hand: ['rag-time', 'beer'], front: ['scope'] }, B: { hand: 1 } }, { phase: 'play' })
    t.say('A', 'play', { card: 'rag-time', seat: 'A', picks: [['beer'], ['scope']] })
    expect([t.hand('A'), t.front('A')]).toEqual([['scope'], []])
  })

  test('a card taken by Rag Time from a hand is known to giver and taker only', () => {
    const t = town({ A: { hand: ['rag-time', 'bang'] }, B: { hand: ['beer'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'rag-time', seat: 'B', picks: [['bang'], []] })
    const seenBy = (viewer: 'A' | 'B' | 'C' | 'spectator') => JSON.stringify(t.told(viewer)).includes('"id":"beer"')
    expect([seenBy('A'), seenBy('B'), seenBy('C'), seenBy('spectator')]).toEqual([true, true, false, false])
  })
})

describe('Brawl', () => {
  test('3. a named card of B, nothing of C who has none, a random card of D', () => {
    const t = town({ A: { hand: ['brawl', 'beer'] }, B: { hand: 2, front: ['barrel'] }, C: {}, D: { hand: ['missed'] } }, { phase: 'play' })
    t.say('A', 'play', { card: 'brawl', picks: [['beer'], [t.handle('B', 'barrel')]] })
    expect([t.hand('B').length, t.front('B'), t.hand('D')]).toEqual([2, [], []])
    expect(t.discard()).toEqual(['missed', 'barrel', 'brawl', 'beer'])
  })

  test('refused when no other player has a card', () => {
    const t = town({ A: { hand: ['brawl', 'beer'], front: ['scope'] }, B: {}, C: {} }, { phase: 'play' })
    expect(t.refused('A', 'play', { card: 'brawl', picks: [['beer']] })).toEqual({ code: 'nobody-has-cards', facts: { card: 'brawl' } })
  })

  test('refused: a card of the wrong player, or nothing from somebody who has only cards in front', () => {
    const t = town({ A: { hand: ['brawl', 'beer'] }, B: { front: ['scope'] }, C: { hand: 1, front: ['mustang'] } }, { phase: 'play' })
    const [scope, mustang] = [t.handle('B', 'scope'), t.handle('C', 'mustang')]
    expect(t.refused('A', 'play', { card: 'brawl', picks: [['beer'], [], []] }).code).toBe('wrong-choice')
    expect(t.refused('A', 'play', { card: 'brawl', picks: [['beer'], [mustang], []] }).code).toBe('wrong-choice')
    expect(t.refused('A', 'play', { card: 'brawl', picks: [['beer'], [scope]] }).code).toBe('wrong-choice')
    t.say('A', 'play', { card: 'brawl', picks: [['beer'], [scope], []] })
    expect([t.front('B'), t.hand('C'), t.front('C')]).toEqual([[], [], ['mustang']])
  })

  test('clockwise from the left of its player', () => {
    const t = town(
      { A: { hand: ['bang'] }, B: { hand: ['brawl', 'scope'] }, C: { hand: ['beer'] }, D: { hand: ['missed'] } },
      { turn: 'B', phase: 'play' },
    )
    t.say('B', 'play', { card: 'brawl', picks: [['scope']] })
    expect(t.discard()).toEqual(['bang', 'missed', 'beer', 'brawl', 'scope'])
  })
})
