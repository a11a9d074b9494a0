import { describe, expect, test } from 'vitest'
import { characters } from '../../src/dice/characters.ts'
import { type DiceTable, type Place, table } from './table.ts'

/** Every character with five dice of every face, when he rolls them and when somebody else does. */
const everybody = characters.map(({ id, life }) => ({ id, life }))

const five = (A: Place, B: Place = {}) => ({
  A: { role: 'outlaw' as const, ...A },
  B: { role: 'renegade' as const, ...B },
  C: {},
  D: {},
  E: {},
})

/** His turn up to the dice: Sid gives his point to somebody who needs none. */
function rolls(character: string, roll: string, more: Place = {}, other: Place = {}): DiceTable {
  const t = table(five({ character, ...more }, other), { roll })
  return t.asked() === 'give-life:A' ? t.say('A', 'give-life', 'E') : t
}

describe('rolled by himself', () => {
  test.each(everybody)('$id: five arrows', ({ id, life }) => {
    const t = rolls(id, 'AAAAA')
    expect([t.asked(), t.arrows('A'), t.supply, t.life('A')]).toEqual(['roll:A', 5, 4, life])
  })

  test.each(everybody)('$id: five Dynamites cost one point, and nobody rolls them again', ({ id, life }) => {
    const t = rolls(id, 'DDDDD', { life: 4 })
    expect([t.asked(), t.life('A')]).toEqual(['roll:B', id === 'suzy-lafayette' ? 5 : 3])
    expect(life).toBeGreaterThan(5)
  })

  test.each(everybody)('$id: five 1s at a neighbour', ({ id }) => {
    const t = rolls(id, '11111').say('A', 'stop').say('A', 'aim', ['B', 'B', 'B', 'B', 'B'])
    expect([t.asked(), t.life('B')]).toEqual(['roll:B', 3])
  })

  test.each(everybody)('$id: five 2s two places away', ({ id }) => {
    const t = rolls(id, '22222').say('A', 'stop').say('A', 'aim', ['C', 'C', 'C', 'C', 'C'])
    expect([t.asked(), t.life('C')]).toEqual(['roll:B', t.game.maxLife(t.seat('C')) - 5])
  })

  test.each(everybody)('$id: five Beers for himself', ({ id, life }) => {
    const t = rolls(id, 'BBBBB', { life: 2 }).say('A', 'stop').say('A', 'pour', ['A', 'A', 'A', 'A', 'A'])
    const gained = id === 'jesse-jones' ? 10 : id === 'suzy-lafayette' ? 7 : 5
    expect([t.asked(), t.life('A')]).toEqual(['roll:B', Math.min(life, 2 + gained)])
  })

  test.each(everybody)('$id: five Gatlings fire once and bring his arrows back', ({ id }) => {
    const t = rolls(id, 'GGGGG', { arrows: 3 }).say('A', 'stop')
    expect([t.asked(), t.arrows('A'), t.life('B')]).toEqual(['roll:B', 0, 7])
    expect(t.events('gatling')).toHaveLength(1)
  })
})

describe('rolled by another', () => {
  const faced = (character: string, roll: string, more: Place = {}) => table(five({}, { character, ...more }), { roll })

  test.each(everybody)('$id: the Indians', ({ id, life }) => {
    const t = faced(id, 'AAAAA', { arrows: 4 })
    expect([t.life('B'), t.arrows('B'), t.life('A'), t.supply]).toEqual([life - (id === 'jourdonnais' ? 1 : 4), 0, 3, 9])
  })

  test.each(everybody)('$id: the Dynamites of another', ({ id, life }) => {
    expect(faced(id, 'DDDDD').life('B')).toBe(life)
  })

  test.each(everybody)('$id: five 1s', ({ id, life }) => {
    const t = faced(id, '11111', { arrows: 1 }).say('A', 'stop').say('A', 'aim', ['B', 'B', 'B', 'B', 'B'])
    while (t.asked() === 'arrow-instead:B') t.say('B', 'lose-life')
    while (t.asked() === 'drop-arrow:B') t.say('B', 'keep-arrows')
    expect([t.life('B'), t.arrows('B'), t.arrows('A')]).toEqual([life - 5, 1, id === 'el-gringo' ? 1 : 0])
  })

  test.each(everybody)('$id: the Beers of another are worth one each', ({ id, life }) => {
    const t = faced(id, 'BBBBB', { life: 1 }).say('A', 'stop').say('A', 'pour', ['B', 'B', 'B', 'B', 'B'])
    expect(t.life('B')).toBe(Math.min(life, 6))
  })

  test.each(everybody)('$id: the Gatling', ({ id, life }) => {
    const t = faced(id, 'GGGGG', { arrows: 1 }).say('A', 'stop')
    if (id === 'bart-cassidy') t.say('B', 'lose-life')
    if (id === 'pedro-ramirez') t.say('B', 'keep-arrows')
    expect([t.life('B'), t.arrows('B'), t.arrows('A')]).toEqual([life - (id === 'paul-regret' ? 0 : 1), 1, id === 'el-gringo' ? 1 : 0])
  })
})
