import { expect } from 'vitest'
import { type Scenario, scenario } from '../content.ts'
import { table } from './table.ts'

/** A scenario for each character, with the number it has in the list of worked ones. */
export const scenarios: readonly Scenario[] = [
  scenario('jesse-jones', '9. at 4 two Beers for himself are worth 4', () => {
    const t = table({ A: { character: 'jesse-jones', role: 'outlaw', life: 4 }, B: {}, C: {}, D: {} }, { roll: 'BBGGD' })
    t.say('A', 'stop').say('A', 'pour', ['A', 'A'])
    expect(t.life('A')).toBe(8)
  }),
  scenario('jesse-jones', '10. at 5 two Beers are worth 2', () => {
    const t = table({ A: { character: 'jesse-jones', role: 'outlaw', life: 5 }, B: {}, C: {}, D: {} }, { roll: 'BBGGD' })
    t.say('A', 'stop').say('A', 'pour', ['A', 'A'])
    expect(t.life('A')).toBe(7)
  }),
  scenario('jesse-jones', '11. the Beer of another is worth 1', () => {
    const t = table({ A: {}, B: { character: 'jesse-jones', life: 3 }, C: {}, D: {} }, { roll: 'BGGDD' })
    t.say('A', 'stop').say('A', 'pour', ['B'])
    expect(t.life('B')).toBe(4)
  }),
  scenario('jesse-jones', '12. never more than he started with', () => {
    const t = table({ A: { character: 'jesse-jones', role: 'sheriff', life: 4 }, B: {}, C: {}, D: {} }, { roll: 'BBBBB' })
    t.say('A', 'stop').say('A', 'pour', ['A', 'A', 'A', 'A', 'A'])
    expect(t.life('A')).toBe(11)
  }),
  scenario('kit-carlson', '13. three Gatlings: the usual effect and three single arrows', () => {
    const t = table({ A: { character: 'kit-carlson', arrows: 2 }, B: { arrows: 2 }, C: { arrows: 1 }, D: {} }, { roll: 'GGGDD' })
    t.say('A', 'stop')
    expect([t.arrows('A'), t.asked()]).toEqual([0, 'remove-arrow:A'])
    t.say('A', 'remove-arrow', 'B').say('A', 'remove-arrow', 'B').say('A', 'remove-arrow', 'C')
    expect(['B', 'C', 'D'].map(t.life)).toEqual([7, 7, 7])
    expect(t.supply).toBe(9)
  }),
  scenario('kit-carlson', '14. one Gatling: nobody loses life, one arrow goes', () => {
    const t = table({ A: { character: 'kit-carlson' }, B: {}, C: { arrows: 2 }, D: {} }, { roll: 'GDD11' })
    t.say('A', 'stop').say('A', 'aim', ['B', 'B']).say('A', 'remove-arrow', 'C')
    expect([t.life('C'), t.life('D'), t.arrows('C')]).toEqual([8, 8, 1])
    expect(t.asked()).toBe('roll:B')
  }),
  scenario('kit-carlson', 'may leave all arrows where they are', () => {
    const t = table({ A: { character: 'kit-carlson' }, B: {}, C: { arrows: 2 }, D: {} }, { roll: 'GGDD1' })
    t.say('A', 'stop').say('A', 'aim', ['B']).say('A', 'done')
    expect([t.arrows('C'), t.asked()]).toEqual([2, 'roll:B'])
  }),
  scenario('slab-the-killer', '15. a doubled 1 and another one on the same player cost 3', () => {
    const t = table({ A: { character: 'slab-the-killer' }, B: {}, C: {}, D: {} }, { roll: '11BGD' })
    t.say('A', 'stop').say('A', 'double', [0, 'B', 'B'])
    expect([t.life('B'), t.events('healed')]).toEqual([5, []])
    expect(t.asked()).toBe('roll:B')
  }),
  scenario('slab-the-killer', '16. one Beer is spent, the other is given out', () => {
    const t = table({ A: { character: 'slab-the-killer', life: 4 }, B: {}, C: {}, D: {} }, { roll: 'BB2GD' })
    t.say('A', 'stop').say('A', 'double', [2, 'C'])
    expect([t.life('C'), t.asked()]).toEqual([6, 'beer:A'])
    t.say('A', 'pour', ['A'])
    expect(t.life('A')).toBe(5)
  }),
  scenario('suzy-lafayette', '18. no 1 and no 2: two points at the end of her turn', () => {
    const t = table({ A: { character: 'suzy-lafayette', role: 'outlaw', life: 5 }, B: {}, C: {}, D: {} }, { roll: 'AABGD' })
    t.say('A', 'stop').say('A', 'pour', ['B'])
    expect(t.life('A')).toBe(7)
  }),
  scenario('suzy-lafayette', '19. only the final dice count', () => {
    const t = table({ A: { character: 'suzy-lafayette', role: 'outlaw', life: 5 }, B: {}, C: {}, D: {} }, { roll: 'AA1GD' })
    t.say('A', 'roll', [2], 'G').say('A', 'stop')
    expect(t.life('A')).toBe(7)
  }),
  scenario('suzy-lafayette', '20. a dead Suzy gains nothing', () => {
    const t = table({ A: { character: 'suzy-lafayette', role: 'outlaw', life: 1 }, B: {}, C: {}, D: {} }, { roll: 'DDDBB' })
    expect([t.isOut('A'), t.life('A')]).toEqual([true, 0])
  }),
  scenario('willy-the-kid', '21. two Gatlings fire once, and so do four', () => {
    for (const roll of ['GGDDA', 'GGGGD']) {
      const t = table({ A: { character: 'willy-the-kid' }, B: {}, C: {}, D: {} }, { roll })
      t.say('A', 'stop')
      expect(['B', 'C', 'D'].map(t.life)).toEqual([7, 7, 7])
      expect(t.events('gatling')).toHaveLength(1)
    }
  }),
  scenario('bart-cassidy', '22. the first point for an arrow, the second must be lost', () => {
    const t = table({ A: {}, B: { character: 'bart-cassidy', arrows: 2 }, C: { arrows: 5 }, D: {} }, { roll: '11GGD' })
    t.say('A', 'stop').say('A', 'aim', ['B', 'B'])
    expect(t.asked()).toBe('arrow-instead:B')
    t.say('B', 'take-arrow')
    expect([t.life('B'), t.arrows('B'), t.supply, t.asked()]).toEqual([7, 3, 1, 'roll:B'])
  }),
  scenario('bart-cassidy', 'replaces a point of the Gatling too', () => {
    const t = table({ A: {}, B: { character: 'bart-cassidy' }, C: {}, D: {} }, { roll: 'GGGDD' })
    t.say('A', 'stop').say('B', 'take-arrow')
    expect([t.life('B'), t.arrows('B')]).toEqual([8, 1])
  }),
  scenario('el-gringo', '25. two hits in one step bring one arrow', () => {
    const t = table({ A: { role: 'sheriff' }, B: {}, C: {}, D: { character: 'el-gringo' } }, { roll: '11GGD' })
    t.say('A', 'stop').say('A', 'aim', ['D', 'D'])
    expect([t.life('D'), t.arrows('A')]).toEqual([5, 1])
  }),
  scenario('el-gringo', '25. a 1 and a 2 with three players left bring one arrow', () => {
    const t = table({ A: {}, B: { character: 'el-gringo' }, C: {}, D: { out: true } }, { roll: '12GGD' })
    t.say('A', 'stop').say('A', 'aim', ['B', 'B'])
    expect([t.life('B'), t.arrows('A')]).toEqual([5, 1])
  }),
  scenario('el-gringo', '26. an arrow after the 1, all back with the Gatling, then one more', () => {
    const t = table({ A: { arrows: 2 }, B: { character: 'el-gringo' }, C: {}, D: {} }, { roll: '1GGGD' })
    t.say('A', 'stop').say('A', 'aim', ['B'])
    expect([t.life('B'), t.arrows('A')]).toEqual([5, 1])
    expect(t.events('arrows-back')).toMatchObject([{ seat: 0, count: 3, because: 'gatling' }])
  }),
  scenario('el-gringo', '27. the arrow may be the last one', () => {
    const t = table({ A: { arrows: 3 }, B: { character: 'el-gringo' }, C: { arrows: 5 }, D: {} }, { roll: '1GGDD' })
    t.say('A', 'stop').say('A', 'aim', ['B'])
    expect([t.life('A'), t.life('C'), t.supply]).toEqual([6, 3, 9])
  }),
  scenario('pedro-ramirez', '28. hit twice he loses two and may drop two arrows', () => {
    const t = table({ A: {}, B: { character: 'pedro-ramirez', arrows: 2 }, C: {}, D: {} }, { roll: '11GGD' })
    t.say('A', 'stop').say('A', 'aim', ['B', 'B']).say('B', 'drop-arrow').say('B', 'drop-arrow')
    expect([t.life('B'), t.arrows('B'), t.supply]).toEqual([6, 0, 9])
  }),
  scenario('pedro-ramirez', 'his own Dynamite lets him drop an arrow as well', () => {
    const t = table({ A: { character: 'pedro-ramirez', arrows: 2 }, B: {}, C: {}, D: {} }, { roll: 'DDDGG' })
    t.say('A', 'drop-arrow')
    expect([t.life('A'), t.arrows('A')]).toEqual([9, 1])
  }),
  scenario('black-jack', '30. rolls Dynamites again until three show', () => {
    const t = table({ A: { character: 'black-jack' }, B: {}, C: {}, D: {} }, { roll: 'DD1BB' })
    t.say('A', 'roll', [0, 1, 3], 'DDD')
    expect([t.life('A'), t.asked()]).toEqual([9, 'aim:A'])
    t.say('A', 'aim', ['B']).say('A', 'pour', ['A'])
    expect(t.life('A')).toBe(10)
  }),
  scenario('lucky-duke', '31. a fourth roll, and no fifth', () => {
    const t = table({ A: { character: 'lucky-duke' }, B: {}, C: {}, D: {} }, { roll: '11BBB' })
    t.say('A', 'roll', [2], 'B').say('A', 'roll', [2], 'B').say('A', 'roll', [2], 'G')
    expect([t.dice(), t.asked()]).toEqual(['11GBB', 'aim:A'])
    expect(t.refused('A', 'roll', [2])).toEqual({ code: 'no-rolls-left', facts: { rolls: 4 } })
  }),
  scenario('rose-doolan', '32. among five a 2 hits at distance 2 and nobody else', () => {
    const t = table({ A: { character: 'rose-doolan' }, B: {}, C: {}, D: {}, E: {} }, { roll: '2GGDD' }).say('A', 'stop')
    expect(t.targets()).toEqual(['C', 'D'])
  }),
  scenario('rose-doolan', '33. among seven a 1 has four targets', () => {
    const t = table({ A: { character: 'rose-doolan' }, B: {}, C: {}, D: {}, E: {}, F: {}, G: {} }, { roll: '1GGDD' }).say('A', 'stop')
    expect(t.targets()).toEqual(['B', 'C', 'F', 'G'])
  }),
  scenario('calamity-janet', '34. among six two 1s hit a neighbour and somebody at distance 2', () => {
    const t = table({ A: { character: 'calamity-janet' }, B: {}, C: {}, D: {}, E: {}, F: {} }, { roll: '11GGD' })
    t.say('A', 'stop').say('A', 'aim', ['B', 'C'])
    expect([t.life('B'), t.life('C')]).toEqual([7, 7])
  }),
  scenario('jourdonnais', '37. four arrows cost him one point', () => {
    const t = table({ A: {}, B: { character: 'jourdonnais', arrows: 4 }, C: { arrows: 4 }, D: {} }, { roll: 'AGGDD' })
    expect([t.life('B'), t.arrows('B'), t.life('C')]).toEqual([6, 0, 4])
  }),
  scenario('paul-regret', '38. the Gatling does not hurt him', () => {
    const t = table({ A: {}, B: { character: 'paul-regret' }, C: {}, D: {} }, { roll: 'GGGDD' }).say('A', 'stop')
    expect([t.life('B'), t.life('C')]).toEqual([9, 7])
  }),
  scenario('vulture-sam', '39. two for each of two others the Gatling kills', () => {
    const t = table(
      {
        A: {},
        B: { character: 'vulture-sam', role: 'deputy', life: 5 },
        C: { role: 'outlaw', life: 1 },
        D: { role: 'outlaw', life: 1 },
        E: { role: 'renegade' },
      },
      { roll: 'GGGDD' },
    )
    t.say('A', 'stop')
    expect(t.events('wounded')).toContainEqual(expect.objectContaining({ seat: 1, life: 4 }))
    expect(t.life('B')).toBe(8)
  }),
  scenario('sid-ketchum', '40. he chooses even where there is nothing to gain', () => {
    const t = table({ A: { character: 'sid-ketchum' }, B: {}, C: {}, D: {} })
    expect(t.asked()).toBe('give-life:A')
    t.say('A', 'give-life', 'B')
    expect([t.life('B'), t.asked()]).toEqual([8, 'roll:A'])
  }),
  scenario('sid-ketchum', 'somebody gains a point before the first roll', () => {
    const t = table({ A: { character: 'sid-ketchum' }, B: {}, C: { life: 3 }, D: {} })
    expect(t.dice()).toBe('')
    t.say('A', 'give-life', 'C')
    expect(t.life('C')).toBe(4)
  }),
]
