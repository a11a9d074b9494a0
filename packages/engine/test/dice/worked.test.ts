import { describe, expect, test } from 'vitest'
import { nth } from '../../src/kernel/index.ts'
import { table } from './table.ts'

describe('rolling and arrows', () => {
  test('1. the last arrow brings the Indians before the next arrow is taken', () => {
    const t = table({ A: { life: 6, arrows: 1 }, B: { arrows: 4 }, C: { arrows: 3 }, D: {} }, { roll: 'AAD1B' })
    expect(t.life('A')).toBe(4)
    expect([t.arrows('A'), t.supply]).toEqual([1, 8])
    expect([t.life('B'), t.life('C')]).toEqual([4, 5])
    expect(t.refused('A', 'roll', [2])).toEqual({ code: 'dynamite-stays', facts: { die: 2 } })
  })

  test('2. a die kept in the second roll may be rolled in the third', () => {
    const t = table({ A: {}, B: {}, C: {}, D: {} }, { roll: 'AAD1B' })
    t.say('A', 'roll', [0, 1, 4], 'BBB').say('A', 'roll', [3], 'G')
    expect(t.dice()).toBe('BBDGB')
  })

  test('an arrow that was kept is not counted again', () => {
    const t = table({ A: {}, B: {}, C: {}, D: {} }, { roll: 'A1122' })
    t.say('A', 'roll', [1], 'B')
    expect(t.arrows('A')).toBe(1)
    t.say('A', 'roll', [0], 'A')
    expect(t.arrows('A')).toBe(2)
  })

  test('arrows of a roll are taken before anything is asked', () => {
    const t = table({ A: {}, B: {}, C: {}, D: {} }, { roll: 'AAABB' })
    expect([t.asked(), t.arrows('A'), t.supply]).toEqual(['roll:A', 3, 6])
  })

  test('three Dynamites end the rolling', () => {
    const t = table({ A: {}, B: {}, C: {}, D: {} }, { roll: 'DD1BB' })
    t.say('A', 'roll', [3], 'D')
    expect(t.asked()).toBe('aim:A')
    expect(t.life('A')).toBe(9)
  })

  test('who dies of Indians in his own roll takes no more arrows and resolves nothing', () => {
    const t = table({ A: { role: 'outlaw', life: 1 }, B: { role: 'sheriff', arrows: 4 }, C: { arrows: 4 }, D: {} }, { roll: 'AAGGG' })
    expect(t.isOut('A')).toBe(true)
    expect(t.supply).toBe(9)
    expect(t.events('gatling')).toEqual([])
    expect(t.asked()).toBe('roll:B')
  })

  test('37. and 24. and 29. what the Indians cost', () => {
    const t = table(
      {
        A: {},
        B: { character: 'jourdonnais', arrows: 4 },
        C: { character: 'bart-cassidy', arrows: 2 },
        D: { character: 'pedro-ramirez', arrows: 2 },
      },
      { roll: 'ABBBB' },
    )
    expect([t.life('B'), t.arrows('B')]).toEqual([6, 0])
    expect([t.life('C'), t.life('D'), t.life('A')]).toEqual([6, 6, 9])
    expect(t.asked()).toBe('roll:A')
  })

  test('24. Bart loses three to three arrows', () => {
    const t = table({ A: {}, B: { character: 'bart-cassidy', arrows: 3 }, C: { arrows: 5 }, D: {} }, { roll: 'ABBBB' })
    expect(t.life('B')).toBe(5)
  })

  test('29. Pedro loses three to three arrows', () => {
    const t = table({ A: {}, B: { character: 'pedro-ramirez', arrows: 3 }, C: { arrows: 5 }, D: {} }, { roll: 'ABBBB' })
    expect(t.life('B')).toBe(5)
    expect(t.asked()).toBe('roll:A')
  })
})

describe('resolution', () => {
  test('3. Bull’s Eye, then Gatling, then the arrow goes back', () => {
    const t = table({ A: { arrows: 1 }, B: {}, C: {}, D: {}, E: {} }, { roll: 'DGGG2' })
    t.say('A', 'stop').say('A', 'aim', ['C'])
    expect(['B', 'C', 'D', 'E'].map(t.life)).toEqual([7, 6, 7, 7])
    expect([t.arrows('A'), t.supply]).toEqual([0, 9])
    const order = t.match.game.view('spectator').seats.map(({ life }) => life)
    expect(order[0]).toBe(10)
  })

  test('who dies of his Dynamites resolves nothing more', () => {
    const t = table({ A: { life: 1, role: 'outlaw' }, B: { role: 'sheriff' }, C: {}, D: {} }, { roll: 'DDDBB' })
    expect(t.isOut('A')).toBe(true)
    expect(t.asked()).toBe('roll:B')
  })

  test('after three Dynamites the other dice count', () => {
    const t = table({ A: { life: 5 }, B: {}, C: {}, D: {} }, { roll: 'DDDBB' })
    t.say('A', 'pour', ['A', 'A'])
    expect(t.life('A')).toBe(6)
  })

  test('35. with four players a 2 has one target', () => {
    const t = table({ A: {}, B: {}, C: {}, D: {} }, { roll: '2BBBB' }).say('A', 'stop')
    expect([t.asked(), t.life('C')]).toEqual(['beer:A', 7])
  })

  test('36. with three players a 2 is a 1', () => {
    const t = table({ A: {}, B: {}, C: {}, D: { out: true } }, { roll: '2BBBB' }).say('A', 'stop')
    expect(t.targets()).toEqual(['B', 'C'])
  })

  test('distances go over players in play only', () => {
    const t = table({ A: {}, B: { out: true, role: 'outlaw' }, C: {}, D: {}, E: {} }, { roll: '12GGB' }).say('A', 'stop')
    expect([t.targets(0), t.targets(1)]).toEqual([['C', 'E'], ['D']])
  })

  test('more damage than life is allowed', () => {
    const t = table({ A: {}, B: { role: 'outlaw', life: 1 }, C: {}, D: {} }, { roll: '11GGD' }).say('A', 'stop')
    t.say('A', 'aim', ['B', 'B'])
    expect(t.isOut('B')).toBe(true)
    expect(t.events('wounded')).toMatchObject([{ amount: 1, life: 0 }])
  })

  test('a Beer may go to somebody with all his life', () => {
    const t = table({ A: { life: 5 }, B: {}, C: {}, D: {} }, { roll: 'BBGGD' })
      .say('A', 'stop')
      .say('A', 'pour', ['A', 'B'])
    expect([t.life('A'), t.life('B')]).toEqual([6, 8])
    expect(t.events('poured')).toMatchObject([{ to: [0, 1] }])
  })

  test('Beers after the shots: a dead player is no drinker', () => {
    const t = table({ A: {}, B: { role: 'outlaw', life: 1 }, C: {}, D: {} }, { roll: '1BGGD' })
      .say('A', 'stop')
      .say('A', 'aim', ['B'])
    expect(t.targets()).toEqual(['A', 'C', 'D'])
    expect(t.refused('A', 'pour', ['B'])).toEqual({ code: 'not-in-play', facts: { seat: 1 } })
  })

  test('two Gatlings do nothing', () => {
    const t = table({ A: {}, B: {}, C: {}, D: {} }, { roll: 'GGDD1' }).say('A', 'stop').say('A', 'aim', ['B'])
    expect([t.life('C'), t.life('D')]).toEqual([8, 8])
  })
})

describe('the end of the game', () => {
  test('4. all Outlaws dead and a Renegade alive is not the end', () => {
    const t = table(
      { A: { role: 'sheriff' }, B: { role: 'outlaw', life: 1 }, C: { role: 'renegade' }, D: { role: 'outlaw', out: true } },
      { roll: '1GGDD' },
    )
    t.say('A', 'stop').say('A', 'aim', ['B'])
    expect([t.isOut('B'), t.over]).toEqual([true, undefined])
  })

  test('the law wins, dead Deputies included', () => {
    const t = table(
      {
        A: { role: 'sheriff' },
        B: { role: 'renegade', life: 1 },
        C: { role: 'outlaw', out: true },
        D: { role: 'outlaw', out: true },
        E: { role: 'deputy', out: true },
      },
      { roll: '1GGDD' },
    )
    t.say('A', 'stop')
    expect([t.over, t.winners()]).toEqual(['law', ['A', 'E']])
  })

  test('5. the Sheriff dies before a Deputy and a Renegade: the Outlaws win, though dead', () => {
    const t = table(
      {
        A: { role: 'renegade' },
        B: { role: 'sheriff', life: 1 },
        C: { role: 'deputy' },
        D: { role: 'outlaw', out: true },
        E: { role: 'outlaw', out: true },
      },
      { roll: '1GGDD' },
    )
    t.say('A', 'stop').say('A', 'aim', ['B'])
    expect([t.over, t.winners()]).toEqual(['outlaws', ['D', 'E']])
  })

  test('6. the Indians kill everybody: the Outlaws win', () => {
    const t = table(
      { A: { life: 2, arrows: 1 }, B: { life: 2, arrows: 2 }, C: { life: 2, arrows: 2 }, D: { life: 1, arrows: 3 } },
      { roll: 'ABBBB' },
    )
    expect([t.over, t.asked()]).toEqual(['outlaws', 'over'])
  })

  test('7. eight players: the Sheriff falls before two Renegades and the Outlaws win', () => {
    const t = table(
      {
        A: { role: 'renegade' },
        B: { role: 'sheriff', life: 1 },
        C: { role: 'renegade' },
        D: { role: 'outlaw', out: true },
        E: { role: 'outlaw', out: true },
        F: { role: 'outlaw', out: true },
        G: { role: 'deputy', out: true },
        H: { role: 'deputy', out: true },
      },
      { roll: '1GGDD' },
    )
    t.say('A', 'stop').say('A', 'aim', ['B'])
    expect([t.over, t.winners()]).toEqual(['outlaws', ['D', 'E', 'F']])
  })

  test('the last Renegade standing wins alone; a dead one does not', () => {
    const t = table(
      {
        A: { role: 'renegade' },
        B: { role: 'sheriff', life: 1 },
        C: { role: 'renegade', out: true },
        D: { role: 'outlaw', out: true },
        E: { role: 'outlaw', out: true },
        F: { role: 'outlaw', out: true },
        G: { role: 'deputy', out: true },
        H: { role: 'deputy', out: true },
      },
      { roll: '1GGDD' },
    )
    t.say('A', 'stop')
    expect([t.over, t.winners()]).toEqual(['renegade', ['A']])
  })

  test('a dead player shows his role and returns his arrows', () => {
    const t = table({ A: {}, B: { role: 'outlaw', life: 1, arrows: 3 }, C: {}, D: {} }, { roll: '1GGDD' })
    expect(nth(t.game.view(t.seat('C')).seats, 1).role).toBeUndefined()
    t.say('A', 'stop').say('A', 'aim', ['B'])
    expect(t.game.view(t.seat('C')).seats[1]).toMatchObject({ role: 'outlaw', state: 'out', arrows: 0, life: 0 })
    expect(t.supply).toBe(9)
  })
})

describe('three players', () => {
  test('who kills his goal wins at once', () => {
    const t = table({ A: { role: 'deputy' }, B: { role: 'renegade', life: 1 }, C: { role: 'outlaw' } }, { roll: '1GGDD' })
    t.say('A', 'stop').say('A', 'aim', ['B'])
    expect([t.over, t.winners()]).toEqual(['deputy', ['A']])
  })

  test('8. the goal of another: nobody wins yet, then the survivor does', () => {
    const t = table({ A: { role: 'outlaw' }, B: { role: 'renegade', life: 1 }, C: { role: 'deputy', life: 1 } }, { roll: '1GGDD' })
    t.say('A', 'stop').say('A', 'aim', ['B'])
    expect([t.over, t.asked()]).toEqual([undefined, 'roll:C'])
    const after = table(
      { A: { role: 'outlaw', life: 1 }, B: { role: 'renegade', out: true }, C: { role: 'deputy' } },
      { turn: 'C', roll: '1GGDD' },
    )
    after.say('C', 'stop')
    expect([after.over, after.winners()]).toEqual(['deputy', ['C']])
  })

  test('the Indians kill for nobody', () => {
    const t = table(
      { A: { role: 'deputy', arrows: 1 }, B: { role: 'renegade', life: 4, arrows: 4 }, C: { role: 'outlaw', arrows: 3 } },
      { roll: 'AGGDD' },
    )
    expect([t.isOut('B'), t.over]).toEqual([true, undefined])
  })

  test('a Dynamite kills for nobody', () => {
    const t = table({ A: { role: 'renegade', life: 1 }, B: { role: 'deputy' }, C: { role: 'outlaw' } }, { roll: 'DDDBB' })
    expect([t.isOut('A'), t.over, t.asked()]).toEqual([true, undefined, 'roll:B'])
  })

  test('one survivor wins whatever killed the others', () => {
    const t = table(
      { A: { role: 'deputy' }, B: { role: 'renegade', life: 4, arrows: 4 }, C: { role: 'outlaw', life: 4, arrows: 4 } },
      { roll: 'AGGDD' },
    )
    expect([t.over, t.winners()]).toEqual(['deputy', ['A']])
  })

  test('no survivor: a draw', () => {
    const t = table(
      { A: { role: 'deputy', life: 1 }, B: { role: 'renegade', life: 4, arrows: 4 }, C: { role: 'outlaw', life: 4, arrows: 4 } },
      { roll: 'AGGDD' },
    )
    expect([t.over, t.winners()]).toEqual(['nobody', []])
  })

  test('one shot at both others that kills the goal too', () => {
    const t = table({ A: { role: 'outlaw' }, B: { role: 'deputy', life: 1 }, C: { role: 'renegade', life: 1 } }, { roll: 'GGGDD' })
    t.say('A', 'stop')
    expect([t.over, t.winners()]).toEqual(['outlaw', ['A']])
  })
})
