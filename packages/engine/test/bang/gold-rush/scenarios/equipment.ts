import { expect } from 'vitest'
import { type Scenario, scenario } from '../../../content.ts'
import { gold, rich, selling, wearing } from '../gold.ts'

export const scenarios: readonly Scenario[] = [
  scenario('shot', 'heals whoever is chosen', () => {
    const t = gold({ A: rich(1), B: { life: 2 }, C: {} }, selling('shot', 'boots', 'rhum'))
    t.say('A', 'buy', { card: 'shot', seat: 'B' })
    expect(t.life('B')).toBe(3)
    expect(t.count('A', 'nugget')).toBe(0)
  }),
  scenario('bottle', 'as a Beer it heals its buyer', () => {
    const t = gold({ A: { ...rich(2), life: 2 }, B: {}, C: {} }, selling('bottle', 'boots', 'rhum'))
    t.say('A', 'buy-beer', { card: 'bottle' })
    expect(t.life('A')).toBe(3)
  }),
  scenario('pardner', 'as a Cat Balou it makes somebody discard', () => {
    const t = gold({ A: rich(2), B: { front: ['mustang'] }, C: {} }, selling('pardner', 'boots', 'rhum'))
    t.say('A', 'buy-cat-balou', { card: 'pardner', seat: 'B', picks: [['mustang']] })
    expect(t.front('B')).toEqual([])
    expect(t.discard()).toEqual(['mustang'])
  }),
  scenario('rhum', '20. a life point for each suit', () => {
    const t = gold(
      { A: { ...rich(3), life: 1, role: 'outlaw' }, B: { role: 'sheriff' }, C: {} },
      { ...selling('rhum', 'boots', 'shot'), deck: ['*/2H', '*/3H', '*/4S', '*/5C'] },
    )
    t.say('A', 'buy', { card: 'rhum' })
    expect(t.life('A')).toBe(4)
  }),
  scenario('union-pacific', 'four cards', () => {
    const t = gold({ A: rich(4), B: {}, C: {} }, selling('union-pacific', 'boots', 'shot'))
    t.say('A', 'buy', { card: 'union-pacific' })
    expect(t.hand('A')).toHaveLength(4)
  }),
  scenario('gold-rush', '23. discards by the old life, regains all of it, plays again', () => {
    const t = gold(
      { A: { ...rich(5), life: 1, hand: ['scope', 'mustang', 'schofield', 'barrel'] }, B: {}, C: {} },
      selling('gold-rush', 'boots', 'shot'),
    )
    t.say('A', 'buy', { card: 'gold-rush' })
    expect(t.asked()).toBe('discard:A')
    t.say('A', 'discard', { card: 'scope' }).say('A', 'discard', { card: 'mustang' }).say('A', 'discard', { card: 'schofield' })
    expect(t.life('A')).toBe(5)
    expect(t.asked()).toBe('play:A')
    expect(t.hand('A')).toHaveLength(3)
  }),
  scenario('boots', '10. a card for a life point, after the hit', () => {
    const t = gold({ A: { hand: ['bang'] }, B: { life: 3, ...wearing('boots') }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.hand('B')).toHaveLength(1)
  }),
  scenario('calumet', '25. a Cat Balou of Diamonds is spent without effect', () => {
    const t = gold({ A: { hand: ['cat-balou/9D'] }, B: { front: ['mustang'], ...wearing('calumet') }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [['mustang']] })
    expect(t.front('B')).toEqual(['mustang'])
    expect(t.discard()).toEqual(['cat-balou'])
  }),
  scenario('gold-pan', '27. twice a turn', () => {
    const t = gold({ A: { ...rich(5), ...wearing('gold-pan') }, B: {}, C: {} }, { phase: 'play' })
    t.say('A', 'gold-pan').say('A', 'gold-pan')
    expect(t.hand('A')).toHaveLength(2)
    expect(t.count('A', 'nugget')).toBe(3)
    expect(t.refused('A', 'gold-pan').code).toBe('once-a-turn')
    t.say('A', 'end')
    expect(t.supply('nugget')).toBe(27)
  }),
  scenario('gun-belt', '28. eight cards may be kept', () => {
    const t = gold({ A: { role: 'outlaw', life: 2, hand: 9, ...wearing('gun-belt') }, B: { role: 'sheriff' }, C: {} }, { phase: 'play' })
    t.say('A', 'end')
    expect(t.asked()).toBe('discard:A')
    t.say('A', 'discard', { card: t.hand('A')[0] })
    expect(t.hand('A')).toHaveLength(8)
    expect(t.turn()).toBe('B')
  }),
  scenario('horseshoe', '29. two cards are flipped for Jail', () => {
    const t = gold(
      { A: { role: 'outlaw', front: ['jail'], ...wearing('horseshoe') }, B: { role: 'sheriff' }, C: {} },
      { deck: ['beer/6H', 'bang/2C'] },
    )
    expect(t.asked()).toBe('flip:A')
    t.say('A', 'flip', { card: 'beer' })
    expect(t.asked()).toBe('play:A')
    expect(t.discard()).toHaveLength(3)
  }),
  scenario('lucky-charm', '8. a nugget for every point but the last', () => {
    const t = gold({ A: { role: 'sheriff', front: ['dynamite'], ...wearing('lucky-charm') }, B: {}, C: {} }, { deck: ['*/5S'] })
    expect(t.life('A')).toBe(2)
    expect(t.count('A', 'nugget')).toBe(3)
  }),
  scenario('pickaxe', 'one more card at the end of phase 1', () => {
    const t = gold({ A: wearing('pickaxe'), B: {}, C: {} })
    expect(t.hand('A')).toHaveLength(3)
  }),
  scenario('rucksack', '31. two uses when it takes two points', () => {
    const t = gold(
      { A: { role: 'outlaw', life: 2, front: ['dynamite'], ...rich(4), ...wearing('rucksack') }, B: { role: 'sheriff' }, C: {} },
      { deck: ['*/5S'] },
    )
    expect(t.asked()).toBe('dying:A')
    t.say('A', 'rucksack').say('A', 'rucksack')
    expect(t.life('A')).toBe(1)
    expect(t.count('A', 'nugget')).toBe(0)
    expect(t.isOut('A')).toBe(false)
  }),
  scenario('wanted', '36. not on somebody who has one', () => {
    const t = gold({ A: rich(4), B: wearing('wanted'), C: {} }, selling('wanted', 'boots', 'shot'))
    expect(t.refused('A', 'buy', { card: 'wanted', seat: 'B' }).code).toBe('twin-there')
    t.say('A', 'buy', { card: 'wanted', seat: 'C' })
    expect(t.zone('equipment', 'C')).toEqual(['wanted'])
  }),
]
