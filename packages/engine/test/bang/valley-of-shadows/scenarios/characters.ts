import { expect } from 'vitest'
import { type Scenario, scenario } from '../../../content.ts'
import { SEEN, valley } from '../valley.ts'

export const scenarios: readonly Scenario[] = [
  scenario('black-flower', 'a card of Clubs is one more BANG! card', () => {
    const t = valley({ A: { character: 'black-flower', hand: ['bang', 'schofield/JC'] }, B: {}, C: {} }, SEEN)
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('A', 'black-flower', { card: 'schofield', seat: 'B' })
    expect(t.life('B')).toBe(2)
  }),

  scenario('colorado-bill', 'on Spades nothing cancels his shot', () => {
    const t = valley(
      { A: { character: 'colorado-bill', hand: ['bang'] }, B: { front: ['barrel'], hand: ['missed'] }, C: {} },
      { phase: 'play', deck: ['*/KS'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.asked()).toBe('play:A')
    expect(t.life('B')).toBe(3)
    expect(t.hand('B')).toEqual(['missed'])
  }),

  scenario('der-spot-burst-ringer', 'a BANG! card is a Gatling', () => {
    const t = valley({ A: { character: 'der-spot-burst-ringer', hand: ['bang'] }, B: {}, C: {}, D: {} }, { phase: 'play' })
    t.say('A', 'der-spot-burst-ringer', { card: 'bang' })
    expect([t.life('B'), t.life('C'), t.life('D')]).toEqual([3, 3, 3])
  }),

  scenario('evelyn-shebang', 'shoots instead of drawing', () => {
    const t = valley({ A: { character: 'evelyn-shebang' }, B: {}, C: {} }, { deck: ['beer', 'bang'] })
    t.say('A', 'shoot', { picks: [['C']] })
    expect([t.life('B'), t.life('C')]).toEqual([4, 3])
    expect(t.hand('A')).toEqual(['beer'])
  }),

  scenario('henry-block', 'shoots whoever wants a card of his', () => {
    const t = valley({ A: { hand: ['cat-balou'] }, B: { character: 'henry-block', front: ['mustang'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [['mustang']] })
    expect(t.life('A')).toBe(4)
    expect(t.front('B')).toEqual([])
    expect(t.events('wounded')).toMatchObject([{ seat: 0, by: 1 }])
  }),

  scenario('lemonade-jim', 'a card for a life point when somebody drinks a Beer', () => {
    const t = valley(
      { A: { life: 3, hand: ['beer'] }, B: { character: 'lemonade-jim', life: 2, hand: ['scope', 'bang'] }, C: {} },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'beer' }).say('B', 'discard', { card: 'scope' })
    expect([t.life('A'), t.life('B')]).toEqual([4, 3])
    expect(t.hand('B')).toEqual(['bang'])
  }),

  scenario('mick-defender', 'a Missed! against a brown card', () => {
    const t = valley({ A: { hand: ['duel'] }, B: { character: 'mick-defender', hand: ['missed'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'duel', seat: 'B' }).say('B', 'ignore', { card: 'missed' })
    expect([t.life('A'), t.life('B')]).toEqual([5, 4])
    expect(t.asked()).toBe('play:A')
  }),

  scenario('tuco-franziskaner', 'two cards more without a blue card', () => {
    const t = valley({ A: { character: 'tuco-franziskaner' }, B: {}, C: {} })
    expect(t.hand('A')).toHaveLength(4)
    const blue = valley({ A: { character: 'tuco-franziskaner', front: ['scope'] }, B: {}, C: {} })
    expect(blue.hand('A')).toHaveLength(2)
  }),
]
