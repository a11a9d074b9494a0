import { describe, expect, test } from 'vitest'
import { gold, rich, selling, wearing } from './gold.ts'

describe('attempts that must be refused', () => {
  test('buying with too few nuggets', () => {
    const t = gold({ A: rich(2), B: {}, C: {} }, selling('boots', 'shot', 'rhum'))
    expect(t.refused('A', 'buy', { card: 'boots' })).toMatchObject({ code: 'gold-rush/too-poor', facts: { cost: 3, nuggets: 2 } })
  })

  test('buying in somebody else’s turn', () => {
    const t = gold({ A: { hand: ['bang'] }, B: { hand: ['missed'], ...rich(5) }, C: {} }, selling('boots', 'shot', 'rhum'))
    expect(t.refused('B', 'buy', { card: 'boots' }).code).toBe('not-asked')
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.refused('B', 'buy', { card: 'boots' }).code).toBe('not-allowed')
    expect(t.refused('A', 'buy', { card: 'shot', seat: 'A' }).code).toBe('not-asked')
  })

  test('a Bottle as a BANG! out of reach', () => {
    const t = gold({ A: rich(2), B: {}, C: {}, D: {} }, selling('bottle', 'shot', 'rhum'))
    expect(t.refused('A', 'buy-bang', { card: 'bottle', seat: 'C' }).code).toBe('out-of-reach')
  })

  test('selling anything but a Beer', () => {
    const t = gold({ A: { life: 2, hand: ['saloon', 'beer'] }, B: {}, C: {} }, { phase: 'play' })
    expect(t.refused('A', 'sell-beer', { card: 'saloon' }).code).toBe('gold-rush/not-a-beer')
  })

  test('selling a Beer while dying, or under The Reverend', () => {
    const t = gold({ A: { hand: ['beer'] }, B: {}, C: {} }, { phase: 'play', event: 'the-reverend' }, 'high-noon')
    expect(t.refused('A', 'sell-beer', { card: 'beer' }).code).toBe('forbidden')
  })

  test('forcing one’s own equipment off, or what one cannot pay', () => {
    const t = gold({ A: { ...rich(3), ...wearing('boots') }, B: wearing('calumet'), C: {} }, { phase: 'play' })
    expect(t.refused('A', 'force-discard', { card: 'boots', seat: 'A' }).code).toBe('gold-rush/own-equipment')
    expect(t.refused('A', 'force-discard', { card: 'calumet', seat: 'B' }).code).toBe('gold-rush/too-poor')
  })

  test('Rucksack at full life, and in one’s own turn without nuggets', () => {
    const t = gold({ A: { ...rich(4), ...wearing('rucksack') }, B: {}, C: {} }, { phase: 'play' })
    expect(t.refused('A', 'rucksack').code).toBe('full-life')
    const poor = gold({ A: { life: 2, ...rich(1), ...wearing('rucksack') }, B: {}, C: {} }, { phase: 'play' })
    expect(poor.refused('A', 'rucksack').code).toBe('gold-rush/too-poor')
  })

  test('spending nuggets that lie on Gold Pan', () => {
    const t = gold({ A: { ...rich(2), ...wearing('gold-pan') }, B: {}, C: {} }, selling('bottle', 'shot', 'rhum'))
    t.say('A', 'gold-pan')
    expect(t.refused('A', 'buy-beer', { card: 'bottle' }).code).toBe('gold-rush/too-poor')
  })

  test('a card for a nugget when there is none left to draw', () => {
    const snake = { A: { character: 'raddie-snake', ...rich(2), ...wearing('gold-pan') }, B: {}, C: {} }
    const t = gold(snake, { phase: 'play', deckSize: 0 })
    for (const id of ['raddie-snake', 'gold-pan']) expect(t.refused('A', id).code).toBe('gold-rush/nothing-to-draw')
    const u = gold(snake, { phase: 'play', deckSize: 0, discard: ['beer'] }).say('A', 'gold-pan')
    expect([u.hand('A'), u.can('A', 'raddie-snake'), u.count('A', 'nugget')]).toEqual([['beer'], false, 1])
  })

  test('aiming a card at equipment', () => {
    const t = gold({ A: { hand: ['cat-balou'] }, B: wearing('boots'), C: {} }, { phase: 'play' })
    expect(t.refused('A', 'play', { card: 'cat-balou', seat: 'B' }).code).toBe('no-cards')
  })

  test('Gold Rush in an extra turn', () => {
    const t = gold({ A: { ...rich(9) }, B: {}, C: {} }, { phase: 'play', zones: { market: ['gold-rush', 'shot', 'rhum'] } })
    t.say('A', 'buy', { card: 'gold-rush' })
    const again = gold(
      { A: { character: 'don-bell', ...rich(5) }, B: {}, C: {} },
      { ...selling('gold-rush', 'shot', 'rhum'), deck: ['*/5H'] },
    )
    again.say('A', 'end')
    expect(again.refused('A', 'buy', { card: 'gold-rush' }).code).toBe('gold-rush/extra-turn')
  })

  test('a shadow outside its turn is no target', () => {
    const t = gold(
      { A: { role: 'sheriff', hand: ['bang', 'cat-balou'] }, B: { role: 'outlaw', life: 1 }, C: { role: 'outlaw' }, D: {} },
      { phase: 'play', options: { shadowGunslingers: true } },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.refused('A', 'play', { card: 'cat-balou', seat: 'B' }).code).toBe('not-in-play')
  })
})
