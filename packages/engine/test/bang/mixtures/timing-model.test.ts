import { describe, expect, test } from 'vitest'
import { loaded } from '../armed-and-dangerous/armed.ts'
import { gold, rich, selling, wearing } from '../gold-rush/gold.ts'

describe('meetings of several sets, as the timing model judges them', () => {
  test('7. El Gringo at his last point: gold for the shooter, the Beer, then a card of the shooter', () => {
    const t = gold(
      {
        A: { role: 'sheriff', hand: ['bang', 'scope'] },
        B: { character: 'el-gringo', role: 'outlaw', life: 1, hand: ['beer'] },
        C: {},
        D: {},
      },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    if (t.asked() === 'shot:B') t.say('B', 'take-it')
    expect(t.count('A', 'nugget')).toBe(1)
    expect(t.asked()).toBe('dying:B')
    t.say('B', 'beer', { card: 'beer' })
    expect(t.hand('B')).toEqual(['scope'])
    expect(t.hand('A')).toEqual([])
  })

  test('8. Bart Cassidy with Boots at his last point: his own card, not that of the Boots', () => {
    const t = gold(
      { A: { hand: ['bang'] }, B: { character: 'bart-cassidy', life: 1, hand: ['beer'], ...wearing('boots') }, C: {}, D: {} },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    if (t.asked() === 'shot:B') t.say('B', 'take-it')
    t.say('B', 'beer', { card: 'beer' })
    expect(t.life('B')).toBe(1)
    expect(t.hand('B')).toHaveLength(1)
  })

  test('12. Ms. Abigail stays out of the whole of a Train Robbery that is a jack', () => {
    const t = gold(
      { A: { hand: ['train-robbery/JC'] }, B: { character: 'ms-abigail', front: ['mustang'] }, C: {}, D: {} },
      { phase: 'play' },
      'armed-and-dangerous',
      'great-train-robbery',
    )
    t.say('A', 'play', { card: 'train-robbery', seat: 'B' })
    t.say('B', 'ms-abigail')
    expect(t.front('B')).toEqual(['mustang'])
    expect(t.life('B')).toBe(4)
  })

  test('18. Lucky Duke with a Horseshoe flips three; Tumbleweed brings three new ones, which John Pain takes', () => {
    const t = gold(
      {
        A: { character: 'lucky-duke', role: 'outlaw', front: ['jail'], ...wearing('horseshoe') },
        B: { role: 'sheriff', ...loaded({ tumbleweed: 1 }) },
        C: { character: 'john-pain' },
        D: {},
      },
      { deck: ['*/2C', '*/3C', 'beer/6H', 'scope', 'winchester', 'schofield'] },
      'wild-west-show',
      'armed-and-dangerous',
    )
    t.say('A', 'flip', { card: 'beer' })
    expect(t.asked()).toBe('tumbleweed:B')
    t.say('B', 'repeat')
    t.say('A', 'flip', { card: 'scope' })
    expect(t.hand('C').sort()).toEqual(['schofield', 'scope', 'winchester'])
    expect(t.turn()).toBe('B')
  })

  test('19 of Gold Rush: Ms. Abigail cannot stay out of a Duel through Pardner, which has no rank', () => {
    const t = gold({ A: rich(2), B: { character: 'ms-abigail' }, C: {} }, selling('pardner', 'boots', 'rhum'), 'armed-and-dangerous')
    t.say('A', 'buy-duel', { card: 'pardner', seat: 'B' })
    expect(t.life('B')).toBe(3)
  })

  test('26. Don Bell under Vendetta: Hearts for Vendetta are one extra turn, without a check of his own', () => {
    const t = gold(
      { A: { character: 'don-bell' }, B: {}, C: {} },
      { phase: 'play', event: 'vendetta', deck: ['*/2H', '*/3C', '*/4C', '*/5H', '*/6H', '*/7C', '*/8C'] },
      'fistful-of-cards',
    )
    t.say('A', 'end')
    expect(t.turn()).toBe('A')
    t.say('A', 'end')
    expect(t.turn()).toBe('B')
  })

  test('27. Saved! makes one point of the two that Aim takes: one life, one nugget, nobody dies', () => {
    const t = gold({ A: { hand: ['bang', 'aim'] }, B: { life: 2 }, C: { hand: ['saved'] }, D: {} }, { phase: 'play' }, 'valley-of-shadows')
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [['aim']] })
    if (t.asked().startsWith('shot:B')) t.say('B', 'take-it')
    t.say('C', 'spare', { card: 'saved' })
    expect(t.life('B')).toBe(1)
    expect(t.count('A', 'nugget')).toBe(1)
  })

  test('34. Bible, and the Missed! it drew, cancel a shot of Slab', () => {
    const t = gold(
      { A: { character: 'slab-the-killer', hand: ['bang'] }, B: { front: ['bible'] }, C: {}, D: {} },
      { phase: 'play', deck: ['missed'] },
      'dodge-city',
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    t.say('B', 'bible', { card: 'bible' }).say('B', 'missed', { card: 'missed' })
    expect(t.life('B')).toBe(4)
  })

  test('35. The Judge: Boots may be bought, a Barrel from hand is refused', () => {
    const t = gold(
      { A: { ...rich(3), hand: ['barrel'] }, B: {}, C: {} },
      { ...selling('boots', 'shot', 'rhum'), event: 'the-judge' },
      'fistful-of-cards',
    )
    expect(t.refused('A', 'play', { card: 'barrel' }).code).toBe('forbidden')
    t.say('A', 'buy', { card: 'boots' })
    expect(t.zone('equipment', 'A')).toEqual(['boots'])
  })
})
