import { describe, expect, test } from 'vitest'
import { table } from './table.ts'

describe('the last arrow in the middle of something', () => {
  test('the attack may end the game: no more arrows are taken', () => {
    const t = table(
      {
        A: { role: 'sheriff', arrows: 1 },
        B: { role: 'outlaw', life: 4, arrows: 4 },
        C: { role: 'renegade', life: 3, arrows: 3 },
        D: { role: 'outlaw', out: true },
      },
      { roll: 'AAA11' },
    )
    expect([t.over, t.winners(), t.arrows('A'), t.supply, t.life('A')]).toEqual(['law', ['A'], 0, 9, 8])
  })

  test('the dead no longer count for distances when the shots are declared', () => {
    const t = table({ A: {}, B: { role: 'outlaw', life: 3, arrows: 4 }, C: {}, D: {}, E: { arrows: 4 } }, { roll: 'A12BB' }).say(
      'A',
      'stop',
    )
    expect([t.targets(0), t.targets(1)]).toEqual([['C', 'E'], ['D']])
  })

  test('an arrow of El Gringo kills the shooter between his shots and his Beers', () => {
    const t = table(
      {
        A: { role: 'outlaw', life: 2, arrows: 1 },
        B: { role: 'renegade', character: 'el-gringo' },
        C: { role: 'sheriff', arrows: 4 },
        D: { role: 'outlaw', arrows: 3 },
      },
      { roll: '1BGGG' },
    )
    t.say('A', 'stop').say('A', 'aim', ['B'])
    expect([t.isOut('A'), t.asked(), t.supply]).toEqual([true, 'roll:B', 9])
    expect([t.events('gatling'), t.events('poured')]).toEqual([[], []])
  })

  test('El Gringo dies of the attack he has brought about', () => {
    const t = table(
      { A: {}, B: { role: 'outlaw', character: 'el-gringo', life: 2, arrows: 4 }, C: { arrows: 4 }, D: {} },
      { roll: '1GGDD' },
    )
    t.say('A', 'stop').say('A', 'aim', ['B'])
    expect([t.isOut('B'), t.life('A'), t.life('C')]).toEqual([true, 9, 4])
  })

  test('a dead El Gringo brings no arrow', () => {
    const t = table({ A: {}, B: { role: 'outlaw', character: 'el-gringo', life: 1 }, C: {}, D: {} }, { roll: '1GGDD' })
    t.say('A', 'stop').say('A', 'aim', ['B'])
    expect([t.isOut('B'), t.arrows('A')]).toEqual([true, 0])
  })

  test('the arrows of who dies in the step are back before El Gringo’s is taken: the Indians do not come', () => {
    const t = table(
      { A: {}, B: { character: 'el-gringo', arrows: 1 }, C: { role: 'outlaw', life: 1, arrows: 7 }, D: {} },
      { roll: '12GGD' },
    )
    t.say('A', 'stop').say('A', 'aim', ['B', 'C'])
    expect([t.isOut('C'), t.arrows('A'), t.supply, t.events('indians')]).toEqual([true, 1, 7, []])
  })
})

describe('distances', () => {
  const seats = (players: number, character: string) =>
    Object.fromEntries(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].slice(0, players).map((name) => [name, name === 'A' ? { character } : {}]))

  test.each([
    ['stranger-0', 6, 'BF', 'CE'],
    ['stranger-0', 5, 'BE', 'CD'],
    ['stranger-0', 4, 'BD', 'C'],
    ['stranger-0', 3, 'BC', 'BC'],
    ['rose-doolan', 8, 'BCGH', 'CDFG'],
    ['rose-doolan', 6, 'BCEF', 'CDE'],
    ['rose-doolan', 5, 'BCDE', 'CD'],
    ['rose-doolan', 4, 'BCD', 'C'],
    ['rose-doolan', 3, 'BC', 'BC'],
    ['calamity-janet', 8, 'BCGH', 'BCGH'],
    ['calamity-janet', 5, 'BCDE', 'BCDE'],
    ['calamity-janet', 4, 'BCD', 'BCD'],
    ['calamity-janet', 3, 'BC', 'BC'],
  ])('%s among %i: a 1 hits %s, a 2 hits %s', (character, players, one, two) => {
    const t = table(seats(players, character), { roll: '12BBB' }).say('A', 'stop')
    expect([t.targets(0).join(''), t.targets(1).join('')]).toEqual([one, two])
  })

  test.each(['stranger-0', 'rose-doolan', 'calamity-janet'])('%s with one other left: both faces hit him', (character) => {
    const t = table(
      { A: { character, role: 'sheriff' }, B: { role: 'outlaw', out: true }, C: { role: 'outlaw' }, D: { role: 'renegade', out: true } },
      { roll: '12BBB' },
    ).say('A', 'stop')
    // There is nobody else to choose, so he is not asked.
    expect(t.events('aimed')).toMatchObject([{ shots: [{ target: t.seat('C') }, { target: t.seat('C') }] }])
    expect([t.asked(), t.life('C')]).toEqual(['beer:A', 6])
  })
})

describe('who wins when several die at once', () => {
  const six = { A: {}, B: {}, C: {}, D: {}, E: {}, F: {} }

  test('the Gatling of the Renegade leaves him alone: he wins', () => {
    const t = table(
      {
        A: { role: 'renegade' },
        B: { role: 'sheriff', life: 1 },
        C: { role: 'outlaw', life: 1 },
        D: { role: 'outlaw', life: 1 },
        E: { role: 'deputy', life: 1 },
      },
      { roll: 'GGGDD' },
    ).say('A', 'stop')
    expect([t.over, t.winners()]).toEqual(['renegade', ['A']])
  })

  test('the Gatling of a Deputy kills the Sheriff with the last Outlaws: the Outlaws win', () => {
    const t = table(
      {
        A: { role: 'deputy' },
        B: { role: 'sheriff', life: 1 },
        C: { role: 'outlaw', life: 1 },
        D: { role: 'outlaw', life: 1 },
        E: { role: 'renegade', out: true },
      },
      { roll: 'GGGDD' },
    ).say('A', 'stop')
    expect([t.over, t.winners()]).toEqual(['outlaws', ['C', 'D']])
  })

  test('the Indians take the Sheriff and everybody but a Renegade: he wins', () => {
    const t = table(
      {
        A: { role: 'sheriff', life: 1 },
        B: { role: 'renegade' },
        C: { role: 'outlaw', life: 4, arrows: 4 },
        D: { role: 'outlaw', life: 4, arrows: 4 },
      },
      { roll: 'A1111' },
    )
    expect([t.over, t.winners()]).toEqual(['renegade', ['B']])
  })

  test('the last Outlaw and the Renegade die together: the law wins', () => {
    const t = table(
      {
        ...six,
        A: { role: 'sheriff' },
        B: { role: 'renegade', life: 1 },
        C: { role: 'deputy' },
        D: { role: 'outlaw', out: true },
        E: { role: 'outlaw', out: true },
        F: { role: 'outlaw', life: 1 },
      },
      { roll: '11GGD' },
    )
    t.say('A', 'stop').say('A', 'aim', ['B', 'F'])
    expect([t.over, t.winners()]).toEqual(['law', ['A', 'C']])
  })

  test('the Sheriff dies of his own Dynamites beside a Deputy: the Outlaws win, though dead', () => {
    const t = table(
      {
        A: { role: 'sheriff', life: 1 },
        B: { role: 'deputy' },
        C: { role: 'outlaw', out: true },
        D: { role: 'outlaw', out: true },
        E: { role: 'renegade' },
      },
      { roll: 'DDDBB' },
    )
    expect([t.over, t.winners()]).toEqual(['outlaws', ['C', 'D']])
  })

  test('and beside one Renegade only: he wins', () => {
    const t = table(
      {
        A: { role: 'sheriff', life: 1 },
        B: { role: 'deputy', out: true },
        C: { role: 'outlaw', out: true },
        D: { role: 'outlaw', out: true },
        E: { role: 'renegade' },
      },
      { roll: 'DDDBB' },
    )
    expect([t.over, t.winners()]).toEqual(['renegade', ['E']])
  })

  test('everybody who has died shares the win of his side, whoever died together', () => {
    const t = table(
      { A: { role: 'outlaw' }, B: { role: 'sheriff', life: 1 }, C: { role: 'outlaw', life: 1 }, D: { role: 'renegade', life: 1 } },
      { roll: 'GGGDD' },
    ).say('A', 'stop')
    expect([t.over, t.winners()]).toEqual(['outlaws', ['A', 'C']])
  })
})

test('eight players: whoever of two Renegades is left alone by his own Gatling wins; with both dead the law does', () => {
  const dead = { D: 'outlaw', E: 'outlaw', F: 'outlaw', G: 'deputy', H: 'deputy' } as const
  const rest = Object.fromEntries(Object.entries(dead).map(([name, role]) => [name, { role, out: true } as const]))
  const alone = table(
    { A: { role: 'renegade' }, B: { role: 'sheriff', life: 1 }, C: { role: 'renegade', life: 1 }, ...rest },
    { roll: 'GGGDD' },
  )
  alone.say('A', 'stop')
  expect([alone.over, alone.winners()]).toEqual(['renegade', ['A']])
  const law = table(
    { A: { role: 'sheriff' }, B: { role: 'renegade', life: 1 }, C: { role: 'renegade', life: 1 }, ...rest },
    { roll: 'GGGDD' },
  )
  law.say('A', 'stop')
  expect([law.over, law.winners()]).toEqual(['law', ['A', 'G', 'H']])
})

describe('three players', () => {
  test('both others die of one Gatling and one of them was the goal', () => {
    const t = table({ A: { role: 'renegade' }, B: { role: 'deputy', life: 1 }, C: { role: 'outlaw', life: 1 } }, { roll: 'GGGDD' })
    t.say('A', 'stop')
    expect([t.over, t.winners()]).toEqual(['renegade', ['A']])
  })

  test('the goal dies of Indians brought by the arrow of El Gringo: nobody has won yet', () => {
    const t = table(
      { A: { role: 'deputy' }, B: { role: 'renegade', life: 3, arrows: 4 }, C: { role: 'outlaw', character: 'el-gringo', arrows: 4 } },
      { roll: '1GGDD' },
    )
    t.say('A', 'stop').say('A', 'aim', ['C'])
    expect([t.isOut('B'), t.over, t.asked()]).toEqual([true, undefined, 'roll:C'])
  })

  test('the Indians take the two who were left: a draw', () => {
    const t = table(
      { A: { role: 'deputy', life: 4, arrows: 3 }, B: { role: 'renegade', out: true }, C: { role: 'outlaw', life: 5, arrows: 5 } },
      { roll: 'A1111' },
    )
    expect([t.over, t.winners()]).toEqual(['nobody', []])
  })

  test('with two left the Dynamite of one lets the other win', () => {
    const t = table({ A: { role: 'deputy', life: 1 }, B: { role: 'renegade', out: true }, C: { role: 'outlaw' } }, { roll: 'DDD11' })
    expect([t.over, t.winners()]).toEqual(['outlaw', ['C']])
  })

  test('a shot takes the wrong one and the Gatling of the same turn the goal: its hunter has won', () => {
    const t = table({ A: { role: 'deputy' }, B: { role: 'outlaw', life: 1 }, C: { role: 'renegade', life: 1 } }, { roll: '1GGGD' })
    t.say('A', 'stop').say('A', 'aim', ['B'])
    expect([t.over, t.winners()]).toEqual(['deputy', ['A']])
  })

  test('nobody has two life points more', () => {
    const t = table({ A: {}, B: {}, C: {} })
    expect(['A', 'B', 'C'].map(t.life)).toEqual([8, 8, 8])
  })
})

describe('characters where they meet', () => {
  test('Bart and El Gringo in one step: a point that was replaced avenges nothing, one that was lost does', () => {
    const t = table({ A: {}, B: { character: 'bart-cassidy' }, C: {}, D: { character: 'el-gringo' } }, { roll: 'GGGDD' }).say('A', 'stop')
    t.say('B', 'take-arrow')
    expect([t.life('B'), t.life('D'), t.arrows('B'), t.arrows('A')]).toEqual([8, 6, 1, 1])
  })

  test('Bart takes his arrow before the shooter puts his back: with one in the middle he must lose the point', () => {
    const t = table({ A: { arrows: 5 }, B: { character: 'bart-cassidy', arrows: 3 }, C: {}, D: {} }, { roll: 'GGGDD' }).say('A', 'stop')
    expect([t.life('B'), t.arrows('B'), t.arrows('A'), t.supply]).toEqual([7, 3, 0, 6])
  })

  test('Bart with one point left survives two hits for two arrows, or dies of the first he does not replace', () => {
    const hit = () =>
      table({ A: {}, B: { character: 'bart-cassidy', role: 'outlaw', life: 1 }, C: {}, D: {} }, { roll: '11GGD' })
        .say('A', 'stop')
        .say('A', 'aim', ['B', 'B'])
    const saved = hit().say('B', 'take-arrow').say('B', 'take-arrow')
    expect([saved.life('B'), saved.arrows('B')]).toEqual([1, 2])
    expect(hit().say('B', 'take-arrow').say('B', 'lose-life').isOut('B')).toBe(true)
    expect(hit().say('B', 'lose-life').isOut('B')).toBe(true)
  })

  test('Bart and his own Dynamites', () => {
    const t = table({ A: { character: 'bart-cassidy', role: 'outlaw' }, B: {}, C: {}, D: {} }, { roll: 'DDDGG' })
    expect([t.life('A'), t.arrows('A'), t.asked()]).toEqual([7, 0, 'roll:B'])
  })

  test('Pedro drops arrows before Bart, further round, looks at what is left in the middle', () => {
    const t = table(
      { A: { arrows: 3 }, B: { character: 'pedro-ramirez', arrows: 3 }, C: {}, D: { character: 'bart-cassidy', arrows: 2 } },
      { roll: 'GGGDD' },
    ).say('A', 'stop')
    t.say('B', 'drop-arrow')
    expect([t.asked(), t.supply]).toEqual(['arrow-instead:D', 2])
    t.say('D', 'take-arrow')
    expect([t.life('D'), t.arrows('D'), t.supply]).toEqual([8, 3, 4])
  })

  test('Bart loses the first point and takes an arrow for the second; Pedro keeps an arrow for the first and drops one for the second', () => {
    const hit = (character: string) =>
      table({ A: {}, B: { character, arrows: 2 }, C: {}, D: {} }, { roll: '11GGD' })
        .say('A', 'stop')
        .say('A', 'aim', ['B', 'B'])
    const bart = hit('bart-cassidy').say('B', 'lose-life').say('B', 'take-arrow')
    expect([bart.life('B'), bart.arrows('B')]).toEqual([7, 3])
    const pedro = hit('pedro-ramirez').say('B', 'keep-arrows').say('B', 'drop-arrow')
    expect([pedro.life('B'), pedro.arrows('B')]).toEqual([6, 1])
  })

  test('Jesse Jones is brought to 4 by the Indians of El Gringo’s arrow, before his Beers: they are worth two', () => {
    const t = table(
      {
        A: { character: 'jesse-jones', role: 'outlaw', life: 6, arrows: 1 },
        B: { character: 'el-gringo', role: 'renegade' },
        C: { role: 'sheriff', arrows: 7 },
        D: {},
      },
      { roll: '1BBGD' },
    )
    t.say('A', 'stop').say('A', 'aim', ['B'])
    expect(t.life('A')).toBe(4)
    expect(t.say('A', 'pour', ['A', 'A']).life('A')).toBe(8)
  })

  test('a dead Pedro decides nothing', () => {
    const t = table({ A: {}, B: { character: 'pedro-ramirez', role: 'outlaw', life: 1, arrows: 2 }, C: {}, D: {} }, { roll: '11GGD' })
    t.say('A', 'stop').say('A', 'aim', ['B', 'B'])
    expect([t.isOut('B'), t.asked(), t.supply]).toEqual([true, 'roll:C', 9])
  })

  test('Slab doubles a shot at Bart, who decides twice, and at El Gringo, who brings one arrow', () => {
    const t = table(
      { A: { character: 'slab-the-killer' }, B: { character: 'bart-cassidy' }, C: {}, D: { character: 'el-gringo' } },
      { roll: '1BGGD' },
    ).say('A', 'stop')
    t.say('A', 'double', [0, 'B']).say('B', 'take-arrow').say('B', 'lose-life')
    expect([t.life('B'), t.arrows('B')]).toEqual([7, 1])
    const other = table({ A: { character: 'slab-the-killer' }, B: {}, C: {}, D: { character: 'el-gringo' } }, { roll: '1BGGD' }).say(
      'A',
      'stop',
    )
    other.say('A', 'double', [0, 'D'])
    expect([other.life('D'), other.arrows('A')]).toEqual([5, 1])
  })

  test('Vulture Sam gains from Dynamites, Indians and his own shots, never over his maximum, and not when he dies too', () => {
    const dynamite = table(
      { A: { role: 'outlaw', life: 1 }, B: { character: 'vulture-sam', role: 'renegade', life: 5 }, C: {}, D: {} },
      { roll: 'DDDGG' },
    )
    expect(dynamite.life('B')).toBe(7)
    const indians = table(
      {
        A: { role: 'outlaw' },
        B: { character: 'vulture-sam', role: 'renegade', life: 9, arrows: 2 },
        C: { role: 'outlaw', life: 6, arrows: 6 },
        D: {},
      },
      { roll: 'AGGDD' },
    )
    expect(indians.life('B')).toBe(9)
    const own = table(
      { A: { character: 'vulture-sam', role: 'renegade', life: 2 }, B: { role: 'outlaw', life: 1 }, C: {}, D: { role: 'outlaw', life: 1 } },
      { roll: '11GGD' },
    ).say('A', 'stop')
    expect(own.say('A', 'aim', ['B', 'D']).life('A')).toBe(6)
    const both = table(
      { A: { role: 'sheriff' }, B: { character: 'vulture-sam', role: 'renegade', life: 1 }, C: { role: 'outlaw', life: 1 }, D: {} },
      { roll: 'GGGDD' },
    ).say('A', 'stop')
    expect([both.isOut('B'), both.life('B')]).toEqual([true, 0])
  })

  test('Jesse Jones at 5 loses a point to his Dynamites: his Beers are then worth two', () => {
    const t = table({ A: { character: 'jesse-jones', role: 'outlaw', life: 5 }, B: {}, C: {}, D: {} }, { roll: 'DDDBB' })
    expect(t.say('A', 'pour', ['A', 'A']).life('A')).toBe(8)
  })

  test('Jesse Jones at 4 gives one Beer to another: his own is worth two, the other one', () => {
    const t = table({ A: { character: 'jesse-jones', role: 'outlaw', life: 4 }, B: { life: 4 }, C: {}, D: {} }, { roll: 'BBGGD' })
    t.say('A', 'stop').say('A', 'pour', ['A', 'B'])
    expect([t.life('A'), t.life('B')]).toEqual([6, 5])
  })

  test('Kit’s Gatling at El Gringo: his arrows go back, he removes others’, then takes the one of El Gringo', () => {
    const t = table(
      { A: { character: 'kit-carlson', arrows: 2 }, B: { character: 'el-gringo', arrows: 1 }, C: { arrows: 1 }, D: {} },
      { roll: 'GGGDD' },
    ).say('A', 'stop')
    t.say('A', 'remove-arrow', 'C').say('A', 'remove-arrow', 'B')
    expect([t.asked(), t.arrows('A'), t.supply]).toEqual(['roll:B', 1, 8])
  })

  test('Kit removes arrows while those who die of his Gatling still have theirs', () => {
    const t = table(
      { A: { character: 'kit-carlson' }, B: { role: 'outlaw', life: 1, arrows: 2 }, C: { arrows: 1 }, D: {} },
      { roll: 'GGGDD' },
    ).say('A', 'stop')
    expect([t.asked(), t.isOut('B')]).toEqual(['remove-arrow:A', false])
    t.say('A', 'remove-arrow', 'B').say('A', 'done')
    expect([t.isOut('B'), t.arrows('C'), t.supply]).toEqual([true, 1, 8])
  })

  test('Kit with two Gatlings removes two arrows, his own among them', () => {
    const t = table({ A: { character: 'kit-carlson', arrows: 1 }, B: { arrows: 2 }, C: {}, D: {} }, { roll: 'GGDD1' }).say('A', 'stop')
    t.say('A', 'aim', ['B']).say('A', 'remove-arrow', 'A').say('A', 'remove-arrow', 'B')
    expect([t.arrows('A'), t.arrows('B'), t.life('C'), t.asked()]).toEqual([0, 1, 8, 'roll:B'])
  })

  test('Suzy gains after three Dynamites if she lives, and nothing when the Indians take her', () => {
    const t = table({ A: { character: 'suzy-lafayette', role: 'outlaw', life: 4 }, B: {}, C: {}, D: {} }, { roll: 'DDDGG' })
    expect(t.life('A')).toBe(5)
    const dead = table(
      { A: { character: 'suzy-lafayette', role: 'outlaw', life: 1 }, B: { role: 'sheriff', arrows: 4 }, C: { arrows: 4 }, D: {} },
      { roll: 'AGGDD' },
    )
    expect([dead.isOut('A'), dead.life('A')]).toEqual([true, 0])
  })

  test('Black Jack rolls two Dynamites away and goes on', () => {
    const t = table({ A: { character: 'black-jack' }, B: {}, C: {}, D: {} }, { roll: 'DD1BB' })
    t.say('A', 'roll', [0, 1], 'GG')
    expect([t.dice(), t.asked(), t.life('A')]).toEqual(['GG1BB', 'roll:A', 10])
  })

  test('Lucky Duke has no roll left after three Dynamites', () => {
    const t = table({ A: { character: 'lucky-duke' }, B: {}, C: {}, D: {} }, { roll: 'DDD1B' })
    expect([t.asked(), t.refused('A', 'roll', [3]).code]).toEqual(['aim:A', 'three-dynamites'])
  })

  test('Willy’s pair is not enough for anybody else, and Willy’s one not for him', () => {
    const t = table({ A: { character: 'willy-the-kid', arrows: 1 }, B: {}, C: {}, D: {} }, { roll: 'GDDAA' }).say('A', 'stop')
    expect([t.life('B'), t.arrows('A'), t.asked()]).toEqual([8, 3, 'roll:B'])
  })

  test('Sid may give the point to an enemy, and must give it to somebody', () => {
    const t = table({ A: { character: 'sid-ketchum', role: 'outlaw', life: 3 }, B: { role: 'sheriff', life: 3 }, C: {}, D: {} })
    expect(t.refused('A', 'roll', [0]).code).not.toBe('not-your-turn')
    t.say('A', 'give-life', 'B')
    expect([t.life('A'), t.life('B')]).toEqual([3, 4])
  })

  test('Jourdonnais with no arrow loses nothing, and one point to Bull’s Eyes as anybody', () => {
    const t = table({ A: {}, B: { character: 'jourdonnais' }, C: { arrows: 8 }, D: {} }, { roll: 'A11BB' })
    expect(t.life('B')).toBe(7)
    t.say('A', 'stop').say('A', 'aim', ['B', 'B'])
    expect(t.life('B')).toBe(5)
  })

  test('Paul Regret is hit by Bull’s Eyes in the same turn', () => {
    const t = table({ A: {}, B: { character: 'paul-regret' }, C: {}, D: {} }, { roll: '1GGGD' })
    expect(t.say('A', 'stop').say('A', 'aim', ['B']).life('B')).toBe(8)
  })
})
