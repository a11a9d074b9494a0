import { expect } from 'vitest'
import { type Scenario, scenario } from '../../../content.ts'
import { journey, robbery } from '../train.ts'

export const scenarios: readonly Scenario[] = [
  scenario('the-train', '2. moves on when the turn of the Sheriff begins', () => {
    const t = robbery({ A: { role: 'sheriff' }, B: {}, C: {} }, { at: 0 })
    expect(journey(t).position).toBe(1)
  }),
  scenario('rob', '4. a second take in a turn is refused', () => {
    const t = robbery({ A: { hand: ['bang', 'bang'] }, B: {}, C: {} }, { phase: 'play', line: ['boom-town'] })
    t.say('A', 'rob', { card: 'observation-car', picks: [['bang']] })
    expect(t.front('A')).toEqual(['observation-car'])
    expect(t.refused('A', 'rob', { card: 'cattle-truck', picks: [['bang']] }).code).toBe('great-train-robbery/taken')
  }),
  scenario('free-advance', '6. the train moves on for nothing, and a car is taken', () => {
    const t = robbery({ A: { hand: ['bang/clubs'] }, B: {}, C: {} }, { phase: 'play', line: ['tombrock', 'frisco'] })
    t.say('A', 'free-advance')
    expect(journey(t).position).toBe(2)
    expect(t.asked()).toBe('take-railcar:A')
    t.say('A', 'rob', { card: 'observation-car', picks: [['bang']] })
    expect(t.front('A')).toEqual(['observation-car'])
    expect(t.asked()).toBe('play:A')
  }),
  scenario('baggage-panic', 'takes a card from next door', () => {
    const t = robbery({ A: { front: ['baggage-car'] }, B: { hand: ['beer'] }, C: { hand: ['beer'] }, D: {} }, { phase: 'play' })
    expect(t.refused('A', 'baggage-panic', { card: 'baggage-car', seat: 'C', picks: [[]] }).code).toBe('too-far')
    t.say('A', 'baggage-panic', { card: 'baggage-car', seat: 'B', picks: [[]] })
    expect(t.hand('A')).toEqual(['beer'])
    expect(t.front('A')).toEqual([])
  }),
  scenario('baggage-cat-balou', 'makes somebody far away discard', () => {
    const t = robbery({ A: { front: ['baggage-car'] }, B: {}, C: { front: ['mustang'] }, D: {} }, { phase: 'play' })
    t.say('A', 'baggage-cat-balou', { card: 'baggage-car', seat: 'C', picks: [['mustang']] })
    expect(t.discard()).toEqual(['mustang'])
  }),
  scenario('baggage-bang', 'shoots outside the limit of BANG! cards', () => {
    const t = robbery({ A: { front: ['baggage-car'] }, B: {}, C: {}, D: {} }, { phase: 'play', bangsPlayed: 1 })
    t.say('A', 'baggage-bang', { card: 'baggage-car', seat: 'B' })
    expect(t.life('B')).toBe(3)
    expect(t.front('A')).toEqual([])
  }),
]
