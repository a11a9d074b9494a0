import { expect } from 'vitest'
import { type Scenario, scenario } from '../../../content.ts'
import { gold, rich, selling, wearing } from '../gold.ts'

export const scenarios: readonly Scenario[] = [
  scenario('gold', '1. a nugget for every life point taken from others', () => {
    const t = gold({ A: { hand: ['gatling'] }, B: { hand: ['missed'] }, C: {}, D: {}, E: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'gatling' }).say('B', 'missed', { card: 'missed' })
    expect(t.count('A', 'nugget')).toBe(3)
  }),
  scenario('buy', 'pays, and the row is full again', () => {
    const t = gold(
      { A: rich(3), B: {}, C: {} },
      { ...selling('boots', 'shot', 'rhum'), zones: { market: ['boots', 'shot', 'rhum'], 'equipment-pile': ['bottle'] } },
    )
    t.say('A', 'buy', { card: 'boots' })
    expect(t.zone('equipment', 'A')).toEqual(['boots'])
    expect(t.zone('market')).toEqual(['shot', 'rhum', 'bottle'])
    expect(t.count('A', 'nugget')).toBe(0)
  }),
  scenario('buy-panic', 'takes a card of a neighbour', () => {
    const t = gold({ A: rich(2), B: { front: ['barrel'], hand: 1 }, C: { front: ['scope'] }, D: {} }, selling('bottle', 'boots', 'rhum'))
    t.say('A', 'buy-panic', { card: 'bottle', seat: 'B', picks: [[]] })
    expect(t.hand('A')).toHaveLength(1)
  }),
  scenario('buy-beer', '18. heals with two players left', () => {
    const t = gold(
      { A: { ...rich(2), life: 2, role: 'sheriff' }, B: { role: 'renegade' }, C: { out: true }, D: { out: true } },
      selling('bottle', 'boots', 'rhum'),
    )
    t.say('A', 'buy-beer', { card: 'bottle' })
    expect(t.life('A')).toBe(3)
  }),
  scenario('buy-bang', '16. one Missed! is enough against Slab, and his BANG! card is still to be played', () => {
    const t = gold(
      { A: { character: 'slab-the-killer', ...rich(2), hand: ['bang'] }, B: { hand: ['missed'] }, C: {} },
      selling('bottle', 'boots', 'rhum'),
    )
    t.say('A', 'buy-bang', { card: 'bottle', seat: 'B' }).say('B', 'missed', { card: 'missed' })
    expect(t.life('B')).toBe(4)
    expect(t.can('A', 'play', { card: 'bang', seat: 'B' })).toBe(true)
  }),
  scenario('buy-general-store', 'everybody gets a card', () => {
    const t = gold(
      { A: rich(2), B: {}, C: {}, D: {} },
      { ...selling('pardner', 'boots', 'rhum'), deck: ['beer', 'bang', 'missed', 'scope'] },
    )
    t.say('A', 'buy-general-store', { card: 'pardner' })
    expect(t.asked()).toBe('general-store:A')
    t.say('A', 'take', { card: 'beer' }).say('B', 'take', { card: 'bang' }).say('C', 'take', { card: 'scope' })
    expect(t.hand('D')).toEqual(['missed'])
  }),
  scenario('buy-duel', '19. has no rank, and the challenged answers or loses', () => {
    const t = gold({ A: rich(2), B: {}, C: {} }, selling('pardner', 'boots', 'rhum'))
    t.say('A', 'buy-duel', { card: 'pardner', seat: 'B' })
    expect(t.life('B')).toBe(3)
    expect(t.count('A', 'nugget')).toBe(1)
  }),
  scenario('buy-cat-balou', '2. buys Pardner, then Horseshoe', () => {
    const t = gold({ A: rich(4), B: { front: ['mustang'] }, C: {} }, selling('pardner', 'horseshoe', 'rhum'))
    t.say('A', 'buy-cat-balou', { card: 'pardner', seat: 'B', picks: [['mustang']] }).say('A', 'buy', { card: 'horseshoe' })
    expect(t.discard()).toEqual(['mustang'])
    expect(t.zone('equipment', 'A')).toEqual(['horseshoe'])
    expect(t.count('A', 'nugget')).toBe(0)
    expect(t.zone('market')).toHaveLength(3)
    expect(t.zone('equipment-pile').at(-1)).toBe('pardner')
  }),
  scenario('force-discard', '3. one nugget more than it costs', () => {
    const t = gold({ A: rich(7), B: wearing('horseshoe'), C: wearing('lucky-charm') }, { phase: 'play' })
    t.say('A', 'force-discard', { card: 'horseshoe', seat: 'B' }).say('A', 'force-discard', { card: 'lucky-charm', seat: 'C' })
    expect(t.count('A', 'nugget')).toBe(0)
    expect(t.zone('equipment', 'B')).toEqual([])
    expect(t.zone('equipment', 'C')).toEqual([])
  }),
  scenario('sell-beer', '4. one Beer for life, one for gold', () => {
    const t = gold({ A: { role: 'outlaw', life: 3, hand: ['beer', 'beer'] }, B: { role: 'sheriff' }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'beer' }).say('A', 'sell-beer', { card: 'beer' })
    expect(t.life('A')).toBe(4)
    expect(t.count('A', 'nugget')).toBe(1)
  }),
  scenario('gold-rush-heals', '24. the Dynamite is checked in the new turn, with all life', () => {
    const t = gold(
      { A: { ...rich(5), role: 'outlaw', life: 1, front: ['dynamite'] }, B: { role: 'sheriff' }, C: {} },
      { ...selling('gold-rush', 'boots', 'shot'), deck: ['*/5S'] },
    )
    t.say('A', 'buy', { card: 'gold-rush' })
    expect(t.life('A')).toBe(1)
    expect(t.asked()).toBe('play:A')
    expect(t.events('exploded')).toHaveLength(1)
  }),
  scenario('wanted-reward', '33. two cards and a nugget on top of all else', () => {
    const t = gold(
      { A: { role: 'sheriff', hand: ['bang'] }, B: { role: 'outlaw', life: 1, ...wearing('wanted') }, C: { role: 'outlaw' }, D: {} },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.hand('A')).toHaveLength(5)
    expect(t.count('A', 'nugget')).toBe(2)
  }),
  scenario('shadow-gunslingers', '47. an eliminated Outlaw is back for his turns, with his nuggets', () => {
    const t = gold(
      {
        A: { role: 'sheriff', hand: ['bang'] },
        B: { role: 'outlaw', life: 1, ...rich(3) },
        C: { role: 'outlaw' },
        D: { character: 'vulture-sam' },
      },
      { phase: 'play', options: { shadowGunslingers: true } },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('A', 'end')
    expect(t.asked()).toBe('play:B')
    expect(t.count('B', 'nugget')).toBe(3)
    expect(t.hand('B')).toHaveLength(2)
    t.say('B', 'end')
    while (t.asked() === 'discard:B') t.say('B', 'discard', { card: t.hand('B')[0] })
    expect(t.turn()).toBe('C')
    expect(t.isOut('B')).toBe(true)
    expect(t.count('B', 'nugget')).toBe(3)
    expect(t.hand('D')).toHaveLength(0)
  }),
]
