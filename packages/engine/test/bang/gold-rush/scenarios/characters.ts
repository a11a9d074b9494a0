import { expect } from 'vitest'
import { handleOf } from '../../../../src/kernel/index.ts'
import { type Scenario, scenario } from '../../../content.ts'
import { gold, rich, selling } from '../gold.ts'

export const scenarios: readonly Scenario[] = [
  scenario('don-bell', '37. plays again on a Diamond, and not once more', () => {
    const t = gold({ A: { character: 'don-bell' }, B: {}, C: {} }, { phase: 'play', deck: ['*/5D', '*/6D', '*/7D', '*/8D'] })
    t.say('A', 'end')
    expect(t.turn()).toBe('A')
    t.say('A', 'end')
    expect(t.turn()).toBe('B')
  }),
  scenario('dutch-will', '39. discards one of the two he draws, for a nugget', () => {
    const t = gold({ A: { character: 'dutch-will', hand: ['scope'] }, B: {}, C: {} }, { deck: ['beer', 'bang'] })
    expect(t.asked()).toBe('dutch-will:A')
    expect(t.refused('A', 'discard', { card: 'scope' }).code).toBe('gold-rush/only-drawn')
    t.say('A', 'discard', { card: 'beer' })
    expect(t.hand('A')).toEqual(['scope', 'bang'])
    expect(t.count('A', 'nugget')).toBe(1)
  }),
  scenario('jacky-murieta', '40. shoots for two nuggets as often as he can pay', () => {
    const t = gold({ A: { character: 'jacky-murieta', ...rich(4) }, B: {}, C: {} }, { phase: 'play', bangsPlayed: 1 })
    t.say('A', 'jacky-murieta', { seat: 'B' })
    expect(t.life('B')).toBe(3)
    expect(t.count('A', 'nugget')).toBe(3)
    t.say('A', 'jacky-murieta', { seat: 'B' })
    expect(t.life('B')).toBe(2)
    expect(t.count('A', 'nugget')).toBe(2)
  }),
  scenario('josh-mccloud', 'a black card he takes lies before him', () => {
    const t = gold(
      { A: { character: 'josh-mccloud', ...rich(2), zones: { equipment: ['wanted'] } }, B: {}, C: {} },
      { phase: 'play', zones: { 'equipment-pile': ['boots'] } },
    )
    t.say('A', 'josh-mccloud')
    expect(t.zone('equipment', 'A')).toEqual(['wanted', 'boots'])
    expect(t.count('A', 'nugget')).toBe(0)
  }),
  scenario('madam-yto', '43. draws for every Beer of anybody', () => {
    const t = gold({ A: { hand: ['beer'], life: 2 }, B: { character: 'madam-yto' }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'beer' })
    expect(t.hand('B')).toHaveLength(1)
  }),
  scenario('pretty-luzena', '45. a Shot for nothing, once', () => {
    const t = gold({ A: { character: 'pretty-luzena' }, B: {}, C: {} }, selling('shot', 'shot', 'boots'))
    t.say('A', 'buy', { card: 'shot', seat: 'A', picks: [[handleOf(1)]] })
    expect(t.count('A', 'nugget')).toBe(0)
    expect(t.refused('A', 'buy', { card: 'shot', seat: 'A', picks: [[handleOf(1)]] }).code).toBe('gold-rush/too-poor')
  }),
  scenario('raddie-snake', 'two cards a turn for a nugget each', () => {
    const t = gold({ A: { character: 'raddie-snake', ...rich(3) }, B: {}, C: {} }, { phase: 'play' })
    t.say('A', 'raddie-snake').say('A', 'raddie-snake')
    expect(t.hand('A')).toHaveLength(2)
    expect(t.countOn('A', 'nugget')).toBe(2)
    expect(t.refused('A', 'raddie-snake').code).toBe('once-a-turn')
  }),
  scenario('simeon-picos', '12. takes a nugget for his last point, and pays for his life with it', () => {
    const t = gold(
      { A: { hand: ['bang'] }, B: { character: 'simeon-picos', life: 1, ...rich(1), zones: { equipment: ['rucksack'] } }, C: {} },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.count('B', 'nugget')).toBe(2)
    t.say('B', 'rucksack')
    expect(t.life('B')).toBe(1)
  }),
]
