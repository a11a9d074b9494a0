import { describe, expect, test } from 'vitest'
import { equipmentPile } from '../../../src/bang/sets/gold-rush/parts.ts'
import { table } from '../../scenario.ts'
import { gold, rich, selling, wearing } from './gold.ts'

describe('nuggets', () => {
  test('5. with two players left a Beer sells, but does not heal', () => {
    const left = {
      A: { role: 'sheriff', life: 2, hand: ['beer', 'beer'] },
      B: { role: 'renegade' },
      C: { out: true },
      D: { out: true },
    } as const
    const t = gold(left, { phase: 'play' })
    t.say('A', 'sell-beer', { card: 'beer' })
    expect(t.count('A', 'nugget')).toBe(1)
    t.say('A', 'play', { card: 'beer' })
    expect(t.life('A')).toBe(2)
  })

  test('6. the heap is no limit', () => {
    const t = gold({ A: { hand: ['bang'], ...rich(30) }, B: {}, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.count('A', 'nugget')).toBe(31)
  })

  test('7. who loses a Duel he started pays nobody', () => {
    const t = gold({ A: { hand: ['duel', 'duel'] }, B: { hand: ['bang'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'duel', seat: 'B' }).say('B', 'give', { card: 'bang' }).say('A', 'decline')
    expect(t.life('A')).toBe(4)
    expect([t.count('A', 'nugget'), t.count('B', 'nugget')]).toEqual([0, 0])
    t.say('A', 'play', { card: 'duel', seat: 'B' })
    expect(t.life('B')).toBe(3)
    expect(t.count('A', 'nugget')).toBe(1)
  })

  test('8. a Dynamite pays no attacker; the Charm skips the point at zero even after a Beer', () => {
    const t = gold(
      {
        A: { role: 'outlaw', life: 3, front: ['dynamite'], hand: ['beer'], ...wearing('lucky-charm') },
        B: { role: 'sheriff', ...rich(0) },
        C: {},
      },
      { deck: ['*/5S'] },
    )
    t.say('A', 'beer', { card: 'beer' })
    expect(t.life('A')).toBe(1)
    expect(t.count('A', 'nugget')).toBe(2)
    expect(t.count('B', 'nugget')).toBe(0)
  })

  test('9. Boots draw nothing for the point that takes one to zero', () => {
    const t = gold({ A: { hand: ['bang'] }, B: { life: 1, hand: ['beer'], ...wearing('boots') }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it').say('B', 'beer', { card: 'beer' })
    expect(t.life('B')).toBe(1)
    expect(t.hand('B')).toEqual([])
  })

  test('11. the Charm comes after the last-life window', () => {
    const t = gold(
      {
        A: { role: 'outlaw', life: 2, front: ['dynamite'], ...rich(1), ...wearing('lucky-charm', 'rucksack') },
        B: { role: 'sheriff' },
        C: { role: 'outlaw' },
        D: {},
      },
      { deck: ['*/5S'] },
    )
    expect(t.isOut('A')).toBe(true)
  })
})

describe('the market', () => {
  test('what is bought lies beside what one has', () => {
    const t = gold({ A: { ...rich(5), ...wearing('boots') }, B: {}, C: {} }, selling('calumet', 'shot', 'rhum'))
    expect(t.zone('market')).toEqual(['calumet', 'shot', 'rhum'])
    t.say('A', 'buy', { card: 'calumet' })
    expect(t.zone('equipment', 'A')).toEqual(['boots', 'calumet'])
  })

  test('the row is full again after a purchase', () => {
    const t = gold({ A: rich(5), B: {}, C: {} }, selling('shot', 'boots', 'rhum'))
    t.say('A', 'buy', { card: 'shot', seat: 'B' })
    expect(t.zone('market')).toHaveLength(3)
    expect(t.view('spectator').table.parts?.piles['equipment-pile']).toMatchObject({ left: 21 })
  })

  test('14. a pile that lies face up is shuffled face down before the row is filled; row and equipment stay', () => {
    const t = gold({ A: { ...rich(9), ...wearing('calumet') }, B: {}, C: {} }, selling('shot', 'boots', 'horseshoe'))
    const pile = t.game.placeOf(equipmentPile)
    for (const card of t.game.at(pile)) t.game.reveal(card)
    const before = t.zone('equipment-pile').length
    t.say('A', 'buy', { card: 'shot', seat: 'B' })
    expect(t.events('shuffled')).toMatchObject([{ zone: { zone: 'equipment-pile' }, count: before }])
    expect(t.zone('market').slice(0, 2)).toEqual(['boots', 'horseshoe'])
    expect(t.zone('market')).toHaveLength(3)
    expect(t.zone('equipment', 'A')).toEqual(['calumet'])
    // Only the Shot, put back afterwards, lies face up now.
    expect(t.view('spectator').table.parts?.piles['equipment-pile']).toEqual({ left: before, known: ['shot'] })
  })

  test('15. a Shot may do nothing', () => {
    const t = gold({ A: rich(1), B: {}, C: {} }, selling('shot', 'boots', 'rhum'))
    t.say('A', 'buy', { card: 'shot', seat: 'B' })
    expect(t.count('A', 'nugget')).toBe(0)
    expect(t.life('B')).toBe(4)
  })

  test('17. nobody with nothing but equipment can be robbed', () => {
    const t = gold({ A: rich(2), B: wearing('boots'), C: {}, D: {} }, selling('bottle', 'shot', 'rhum'))
    expect(t.refused('A', 'buy-panic', { card: 'bottle', seat: 'B' }).code).toBe('no-cards')
  })

  test('21. Lucky Duke with Horseshoe flips six for Rhum', () => {
    const t = gold(
      { A: { character: 'lucky-duke', role: 'outlaw', life: 1, ...rich(3), ...wearing('horseshoe') }, B: { role: 'sheriff' }, C: {} },
      { ...selling('rhum', 'shot', 'boots'), deck: ['*/2H', '*/3H', '*/4H', '*/5H', '*/6S', '*/7C'] },
    )
    t.say('A', 'buy', { card: 'rhum' })
    expect(t.discard()).toHaveLength(6)
    expect(t.life('A')).toBe(4)
  })

  test('22. under Curse Rhum is one life point', () => {
    const t = gold(
      { A: { life: 1, ...rich(3) }, B: {}, C: {} },
      { ...selling('rhum', 'shot', 'boots'), event: 'curse', deck: ['*/2H', '*/3D', '*/4C', '*/5S'] },
      'high-noon',
    )
    t.say('A', 'buy', { card: 'rhum' })
    expect(t.life('A')).toBe(2)
  })
})

describe('equipment', () => {
  test('25. Calumet does not help in a Duel', () => {
    const t = gold({ A: { hand: ['duel/QD'] }, B: wearing('calumet'), C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'duel', seat: 'B' })
    expect(t.life('B')).toBe(3)
  })

  test('26. only the owner of Calumet is spared by Indians! of Diamonds', () => {
    const t = gold({ A: { hand: ['indians/KD'] }, B: wearing('calumet'), C: {}, D: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'indians' })
    expect([t.life('B'), t.life('C'), t.life('D')]).toEqual([4, 3, 3])
    expect(t.count('A', 'nugget')).toBe(2)
  })

  test('30. Kit Carlson with Pickaxe gets all three', () => {
    const t = gold({ A: { character: 'kit-carlson', ...wearing('pickaxe') }, B: {}, C: {} }, { deck: ['beer', 'bang', 'missed'] })
    expect(t.hand('A').sort()).toEqual(['bang', 'beer', 'missed'])
  })

  test('32. no Rucksack out of turn unless dying', () => {
    const t = gold(
      { A: { hand: ['bang'] }, B: { life: 3, hand: ['missed'], ...rich(4), ...wearing('rucksack') }, C: {} },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.refused('B', 'rucksack').code).toBe('gold-rush/not-now')
  })

  test('34. the Sheriff kills a Wanted Deputy: reward, then the penalty with equipment; nuggets stay', () => {
    const t = gold(
      {
        A: { role: 'sheriff', hand: ['bang', 'scope'], front: ['mustang'], ...wearing('boots') },
        B: { role: 'deputy', life: 1, ...wearing('wanted') },
        C: {},
        D: {},
        E: {},
      },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.count('A', 'nugget')).toBe(2)
    expect(t.hand('A')).toEqual([])
    expect(t.front('A')).toEqual([])
    expect(t.zone('equipment', 'A')).toEqual([])
  })

  test('35. nobody is rewarded for a Dynamite', () => {
    const t = gold(
      { A: { role: 'outlaw', life: 1, front: ['dynamite'], ...wearing('wanted') }, B: { role: 'sheriff' }, C: { role: 'outlaw' }, D: {} },
      { deck: ['*/5S'] },
    )
    expect(t.isOut('A')).toBe(true)
    expect(t.zone('equipment-pile').at(-1)).toBe('wanted')
    expect(['B', 'C', 'D'].map((who) => t.count(who as 'B', 'nugget'))).toEqual([0, 0, 0])
  })

  test('46. Vulture Sam gets no equipment', () => {
    const t = gold(
      {
        A: { role: 'sheriff', hand: ['bang'], front: ['scope'] },
        B: { role: 'outlaw', life: 1, front: ['mustang'], hand: 2, ...wearing('boots') },
        C: { character: 'vulture-sam' },
        D: {},
      },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    if (t.asked() === 'shot:B') t.say('B', 'take-it')
    if (t.asked() === 'dying:B') t.say('B', 'give-up')
    expect(t.hand('C')).toHaveLength(3)
    expect(t.zone('equipment-pile').at(-1)).toBe('boots')
  })
})

describe('characters', () => {
  test('38. Don Bell does not check after a turn lost to Jail', () => {
    const t = gold(
      { A: { role: 'outlaw', character: 'don-bell', front: ['jail'] }, B: { role: 'sheriff' }, C: {} },
      { deck: ['*/5S', '*/6D'] },
    )
    expect(t.turn()).toBe('B')
  })

  test('42. Josh takes Gold Rush: his turn ends for another', () => {
    const t = gold(
      { A: { character: 'josh-mccloud', ...rich(2) }, B: {}, C: {} },
      { phase: 'play', zones: { 'equipment-pile': ['gold-rush'] } },
    )
    t.say('A', 'josh-mccloud')
    expect(t.asked()).toBe('play:A')
    expect(t.events('extra-turn')).toHaveLength(1)
  })

  test('43. Madam Yto draws for both rescue Beers', () => {
    const t = gold(
      {
        A: { role: 'outlaw', life: 2, front: ['dynamite'], hand: ['beer', 'beer'] },
        B: { role: 'sheriff', character: 'madam-yto' },
        C: {},
      },
      { deck: ['*/5S'] },
    )
    t.say('A', 'beer', { card: 'beer' }).say('A', 'beer', { card: 'beer' })
    expect(t.hand('B')).toHaveLength(2)
  })

  test('44. a Bottle is no Beer', () => {
    const t = gold({ A: { life: 2, ...rich(2) }, B: { character: 'madam-yto' }, C: {} }, selling('bottle', 'shot', 'rhum'))
    t.say('A', 'buy-beer', { card: 'bottle' })
    expect(t.hand('B')).toEqual([])
  })
})

const SHADOWS = { phase: 'play', options: { shadowGunslingers: true } } as const

describe('shadows', () => {
  test('48. a shadow-Renegade takes the side that more open roles show', () => {
    const t = gold(
      {
        A: { role: 'sheriff', hand: ['bang', 'bang'], front: ['volcanic'] },
        B: { role: 'renegade', life: 1 },
        C: { role: 'outlaw' },
        D: { role: 'outlaw' },
        E: { role: 'deputy' },
      },
      SHADOWS,
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('A', 'end')
    expect(t.state('shadows').sides).toEqual(['', 'deputy', '', '', ''])
  })

  test('48. and another one when other roles have been shown since', () => {
    const t = gold(
      {
        A: { role: 'sheriff', hand: ['bang', 'bang'], front: ['volcanic'] },
        B: { role: 'renegade', out: true },
        C: { role: 'outlaw', life: 1 },
        D: { role: 'outlaw' },
        E: { role: 'deputy', life: 1 },
      },
      SHADOWS,
    )
    t.say('A', 'play', { card: 'bang', seat: 'C' }).say('A', 'end')
    while (t.asked() === 'discard:A') t.say('A', 'discard', { card: t.hand('A')[0] })
    expect(t.asked()).toBe('play:B')
    expect(t.state('shadows').sides).toEqual(['', 'outlaw', '', '', ''])
  })

  test('51. a Dynamite passes a shadow by', () => {
    const t = gold(
      { A: { role: 'sheriff', front: ['dynamite'] }, B: { role: 'outlaw', out: true }, C: { role: 'outlaw' }, D: {} },
      { options: { shadowGunslingers: true }, deck: ['*/5H'] },
    )
    expect(t.front('C')).toEqual(['dynamite'])
    t.say('A', 'end')
    while (t.asked() === 'discard:A') t.say('A', 'discard', { card: t.hand('A')[0] })
    expect(t.asked()).toBe('play:B')
    expect(t.front('C')).toEqual(['dynamite'])
  })

  test('49. a shadow neither loses nor pays', () => {
    const t = gold(
      { A: { role: 'sheriff', hand: ['bang'] }, B: { role: 'outlaw', life: 1 }, C: { role: 'outlaw', hand: ['bang'] }, D: {} },
      { ...SHADOWS, deck: ['*/2D', '*/3D', '*/4D', 'duel', 'scope'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('A', 'end')
    expect(t.asked()).toBe('play:B')
    t.say('B', 'play', { card: 'duel', seat: 'C' }).say('C', 'give', { card: 'bang' })
    expect(t.count('C', 'nugget')).toBe(0)
    expect(t.isOut('B')).toBe(false)
  })

  test('50. a shadow has its place only in its own turn', () => {
    const t = gold({ A: { role: 'sheriff', hand: ['bang'] }, B: { role: 'outlaw', life: 1 }, C: { role: 'outlaw' }, D: {}, E: {} }, SHADOWS)
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.distance('A', 'C')).toBe(1)
    t.say('A', 'end')
    expect(t.distance('A', 'C')).toBe(2)
    expect([t.distance('B', 'A'), t.distance('B', 'C')]).toEqual([1, 1])
  })

  test('25 of the timing model: a shadow Outlaw shoots the Sheriff dead', () => {
    const t = gold(
      { A: { role: 'sheriff', life: 1, hand: ['bang'] }, B: { role: 'outlaw', life: 1 }, C: { role: 'outlaw' }, D: {} },
      { ...SHADOWS, deck: ['*/2D', '*/3D', '*/4D', 'bang', 'scope'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('A', 'end')
    while (t.asked() === 'discard:A') t.say('A', 'discard', { card: t.hand('A')[0] })
    t.say('B', 'play', { card: 'bang', seat: 'A' })
    if (t.asked() === 'shot:A') t.say('A', 'take-it')
    if (t.asked() === 'dying:A') t.say('A', 'give-up')
    expect(t.over).toBe('outlaws')
    expect(t.winners()).toEqual(['B', 'C'])
  })

  test('52. only Sheriff and Renegade left: no shadow acts again', () => {
    const t = gold(
      {
        A: { role: 'sheriff', hand: ['bang'] },
        B: { role: 'outlaw', life: 1, ...rich(2) },
        C: { role: 'renegade' },
        D: { role: 'outlaw', out: true },
      },
      SHADOWS,
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('A', 'end')
    expect(t.turn()).toBe('C')
    expect(t.count('B', 'nugget')).toBe(0)
  })

  test('53. what a shadow has put in front of others stays', () => {
    const t = gold(
      { A: { role: 'sheriff', hand: ['bang'] }, B: { role: 'outlaw', life: 1 }, C: { role: 'outlaw' }, D: {} },
      { ...SHADOWS, deck: ['*/2D', '*/3D', '*/4D', 'jail', 'scope'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('A', 'end').say('B', 'play', { card: 'jail', seat: 'D' }).say('B', 'end')
    expect(t.front('D')).toEqual(['jail'])
  })

  test('the variant needs no Gold Rush', () => {
    const seats = { A: { role: 'sheriff', hand: ['bang'] }, B: { role: 'outlaw', life: 1 }, C: { role: 'outlaw' }, D: {} } as const
    const t = table(seats, { phase: 'play', options: { sets: ['base'], shadowGunslingers: true } })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('A', 'end')
    expect(t.asked()).toBe('play:B')
  })
})
