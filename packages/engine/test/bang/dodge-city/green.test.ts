import { describe, expect, test } from 'vitest'
import { town } from './town.ts'

describe('a green card waits for the next turn', () => {
  test('1. a Sombrero is of use from the next player’s turn on', () => {
    const t = town({ A: { hand: ['sombrero'] }, B: { hand: ['bang'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'sombrero' })
    expect(t.front('A')).toEqual(['sombrero'])
    t.say('A', 'end').say('B', 'play', { card: 'bang', seat: 'A' })
    t.say('A', 'sombrero', { card: 'sombrero' })
    expect(t.life('A')).toBe(5)
    expect(t.discard().slice(0, 2)).toEqual(['sombrero', 'bang'])
  })

  test('refused: using a green card in the turn it was played', () => {
    const t = town({ A: { life: 2, hand: ['canteen'] }, B: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'canteen' })
    expect(t.options('A')).toEqual(['end'])
    expect(t.refused('A', 'use', { card: 'canteen' })).toEqual({ code: 'not-ready', facts: { card: 'canteen' } })
  })

  test('in the next own turn it works', () => {
    const t = town({ A: { life: 2, hand: ['canteen'] }, B: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'canteen' }).say('A', 'end').say('B', 'end').say('A', 'use', { card: 'canteen' })
    expect(t.life('A')).toBe(3)
    expect(t.events('used')).toMatchObject([{ seat: 0, card: { id: 'canteen' } }])
  })

  test('2. Derringer of the last turn: the card is drawn at once, then the neighbour may answer', () => {
    const t = town({ A: { hand: ['derringer'] }, B: { hand: ['missed'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'derringer' }).say('A', 'end').say('B', 'end').say('C', 'end')
    const before = t.hand('A').length
    t.say('A', 'use', { card: 'derringer', seat: 'B' })
    expect(t.asked()).toBe('shot:B')
    expect(t.hand('A')).toHaveLength(before + 1)
    expect(t.discard()[0]).toBe('derringer')
  })

  test('15. a Bible taken with Panic! must be played and wait again', () => {
    const t = town({ A: { hand: ['panic'] }, B: { front: ['bible'] }, C: { hand: ['bang'] } }, { phase: 'play' })
    t.say('A', 'play', { card: 'panic', seat: 'B', picks: [['bible']] })
    expect(t.hand('A')).toEqual(['bible'])
    t.say('A', 'play', { card: 'bible' })
    expect(t.sees('A', 'A').front).toMatchObject([{ id: 'bible', waits: true }])
    t.say('A', 'end').say('B', 'end').say('C', 'play', { card: 'bang', seat: 'A' }).say('A', 'bible', { card: 'bible' })
    expect(t.life('A')).toBe(5)
  })

  test('leaving play and coming back clears readiness', () => {
    const t = town({ A: { life: 2, hand: ['panic'], front: ['canteen'] }, B: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'panic', seat: 'A', picks: [['canteen']] }).say('A', 'play', { card: 'canteen' })
    expect(t.refused('A', 'use', { card: 'canteen' }).code).toBe('not-ready')
  })

  test('16. a jailed player may use an Iron Plate', () => {
    const t = town({ A: { hand: ['bang'] }, B: { front: ['jail', 'iron-plate'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'iron-plate', { card: 'iron-plate' })
    expect(t.life('B')).toBe(4)
    expect(t.front('B')).toEqual(['jail'])
  })
})

describe('what using a green card is not', () => {
  test('refused: a green attack, heal or draw card out of turn', () => {
    const t = town({ A: { hand: ['bang'] }, B: { life: 2, hand: 1, front: ['knife', 'canteen', 'pony-express'] } }, { phase: 'play' })
    expect(t.refused('B', 'use', { card: 'canteen' }).code).toBe('not-asked')
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.options('B')).toEqual(['take-it'])
    for (const card of ['canteen', 'pony-express']) expect(t.refused('B', 'use', { card }).code).toBe('not-allowed')
    expect(t.refused('B', 'use', { card: 'knife', seat: 'A' }).code).toBe('not-allowed')
  })

  test('refused: a Missed! of the green kind when there is no shot', () => {
    const t = town({ A: { front: ['sombrero'], hand: ['bible'] }, B: {} }, { phase: 'play' })
    expect(t.refused('A', 'use', { card: 'sombrero' })).toEqual({ code: 'only-as-answer', facts: { card: 'sombrero' } })
    expect(t.refused('A', 'sombrero', { card: 'sombrero' })).toEqual({ code: 'only-as-answer', facts: { card: 'sombrero' } })
  })

  test('refused: using a green card that is still in the hand, or in front of somebody else', () => {
    const t = town({ A: { hand: ['canteen'] }, B: { front: ['pony-express'] } }, { phase: 'play' })
    expect(t.refused('A', 'use', { card: 'canteen' }).code).toBe('not-in-front')
    expect(t.refused('A', 'use', { card: t.handle('B', 'pony-express') }).code).toBe('not-in-front')
  })

  test('refused: a blue card cannot be used so', () => {
    const t = town({ A: { front: ['scope'] }, B: {} }, { phase: 'play' })
    expect(t.refused('A', 'use', { card: 'scope' }).code).toBe('not-to-be-used')
  })

  test('it answers neither Indians! nor a Duel', () => {
    const t = town({ A: { hand: ['indians'] }, B: { hand: 1, front: ['iron-plate'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'indians' })
    expect(t.refused('B', 'iron-plate', { card: 'iron-plate' }).code).toBe('not-a-bang')
  })

  test('a green attack is no BANG! card: the limit does not matter and is not touched', () => {
    const t = town({ A: { hand: ['bang'], front: ['pepperbox', 'knife'] }, B: {}, C: {} }, { phase: 'play' })
    t.say('A', 'use', { card: 'pepperbox', seat: 'B' }).say('A', 'use', { card: 'knife', seat: 'B' })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.life('B')).toBe(1)
  })

  test('21. one Missed! is enough against a Knife of Slab', () => {
    const t = town({ A: { character: 'slab-the-killer', front: ['knife'] }, B: { hand: ['missed'] }, C: {} }, { phase: 'play' })
    t.say('A', 'use', { card: 'knife', seat: 'B' }).say('B', 'missed', { card: 'missed' })
    expect(t.life('B')).toBe(4)
    expect(t.asked()).toBe('play:A')
  })

  test('a Barrel helps against a green attack', () => {
    const t = town({ A: { front: ['knife'] }, B: { front: ['barrel'] }, C: {} }, { phase: 'play', deck: ['*/hearts'] })
    t.say('A', 'use', { card: 'knife', seat: 'B' }).say('B', 'barrel', { card: 'barrel' })
    expect(t.life('B')).toBe(4)
  })

  test('24. Howitzer resolves like Gatling: whoever dies of it leaves at the end, together', () => {
    const t = town(
      { A: { front: ['howitzer'] }, B: { life: 1 }, C: { hand: ['missed'] }, D: { life: 1 }, E: { role: 'renegade' } },
      { phase: 'play' },
    )
    t.say('A', 'use', { card: 'howitzer' }).say('C', 'missed', { card: 'missed' })
    const order = t
      .events()
      .flatMap((event) => (event.type === 'wounded' || event.type === 'eliminated' ? [`${event.type} ${t.who(event.seat)}`] : []))
    expect(order).toEqual(['wounded B', 'wounded D', 'wounded E', 'eliminated B', 'eliminated D'])
  })
})

describe('green and other answers to a shot', () => {
  test('22. the card of a Bible may complete the answer to Slab', () => {
    const t = town(
      { A: { character: 'slab-the-killer', hand: ['bang'] }, B: { front: ['bible'] }, C: {} },
      { phase: 'play', deck: ['missed'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'bible', { card: 'bible' })
    expect(t.asked()).toBe('shot:B')
    expect(t.hand('B')).toEqual(['missed'])
    t.say('B', 'missed', { card: 'missed' })
    expect(t.life('B')).toBe(4)
  })

  test('the card of a Dodge may do so, too', () => {
    const t = town(
      { A: { character: 'slab-the-killer', hand: ['bang'] }, B: { hand: ['dodge'] }, C: {} },
      { phase: 'play', deck: ['dodge'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'dodge', { card: 'dodge' }).say('B', 'dodge', { card: 'dodge' })
    expect(t.life('B')).toBe(4)
    expect(t.hand('B')).toHaveLength(1)
  })

  test('5. Dodge against a Punch: no damage and a card', () => {
    const t = town({ A: { hand: ['punch'] }, B: { hand: ['dodge'] }, C: {} }, { phase: 'play', deck: ['beer'] })
    t.say('A', 'play', { card: 'punch', seat: 'B' }).say('B', 'dodge', { card: 'dodge' })
    expect([t.life('B'), t.hand('B')]).toEqual([4, ['beer']])
  })

  test('23. Calamity Janet uses a Dodge as a Dodge only', () => {
    const t = town({ A: { hand: ['bang', 'duel'] }, B: { character: 'calamity-janet', hand: ['dodge', 'dodge'] } }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.refused('B', 'missed', { card: 'dodge' })).toEqual({ code: 'not-a-missed', facts: { card: 'dodge' } })
    t.say('B', 'dodge', { card: 'dodge' }).say('A', 'play', { card: 'duel', seat: 'B' })
    expect(t.refused('B', 'give', { card: 'dodge' })).toEqual({ code: 'not-a-bang', facts: { card: 'dodge' } })
  })

  test('refused: Dodge in phase 2', () => {
    const t = town({ A: { hand: ['dodge'] }, B: {} }, { phase: 'play' })
    expect(t.refused('A', 'play', { card: 'dodge' })).toEqual({ code: 'only-as-answer', facts: { card: 'dodge' } })
  })

  test('14. refused: a second Iron Plate', () => {
    const t = town({ A: { hand: ['iron-plate'], front: ['iron-plate'] }, B: {} }, { phase: 'play' })
    expect(t.refused('A', 'play', { card: 'iron-plate' })).toEqual({ code: 'twin', facts: { card: 'iron-plate' } })
  })

  test('17. a Canteen is no help in a dying window', () => {
    const t = town({ A: { hand: ['bang'] }, B: { life: 1, hand: 1, front: ['canteen'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it')
    expect(t.asked()).toBe('dying:B')
    expect(t.options('B')).toEqual(['give-up'])
    expect(t.refused('B', 'use', { card: 'canteen' }).code).toBe('only-beer-saves')
    t.say('B', 'give-up')
    expect(t.isOut('B')).toBe(true)
  })

  test('healing cards work with two players left and at full life', () => {
    const t = town({ A: { life: 2, front: ['canteen'] }, B: {} }, { phase: 'play' })
    t.say('A', 'use', { card: 'canteen' })
    expect(t.life('A')).toBe(3)
    const full = town({ A: { front: ['canteen'] }, B: {} }, { phase: 'play' })
    full.say('A', 'use', { card: 'canteen' })
    expect([full.life('A'), full.front('A')]).toEqual([5, []])
  })

  test('the effect is that of a green card: it is no card played from hand', () => {
    const t = town({ A: { front: ['pony-express'] }, B: {} }, { phase: 'play' })
    t.say('A', 'use', { card: 'pony-express' })
    expect(t.events('played')).toEqual([])
    expect(t.game.cardsPlayed).toBe(0)
  })
})

describe('targets', () => {
  test('25. a Winchester does not help to punch, a Scope does', () => {
    const t = town({ A: { hand: ['punch'], front: ['winchester'] }, B: {}, C: {}, D: {} }, { phase: 'play' })
    expect(t.refused('A', 'play', { card: 'punch', seat: 'C' }).code).toBe('too-far')
    const scope = town({ A: { hand: ['punch'], front: ['winchester', 'scope'] }, B: {}, C: {}, D: {} }, { phase: 'play' })
    scope.say('A', 'play', { card: 'punch', seat: 'C' })
    expect(scope.life('C')).toBe(3)
  })

  test('26. Rose Doolan with Scope and Binocular sees three nearer', () => {
    const t = town(
      { A: { character: 'rose-doolan', front: ['scope', 'binocular'] }, B: {}, C: {}, D: {}, E: {}, F: {}, G: {}, H: {} },
      { phase: 'play' },
    )
    expect([t.distance('A', 'E'), t.distance('E', 'A'), t.distance('A', 'B')]).toEqual([1, 4, 1])
  })

  test('refused: attack cards on oneself', () => {
    const t = town(
      { A: { hand: ['punch', 'springfield', 'beer'], front: ['knife', 'derringer', 'pepperbox', 'buffalo-rifle'] }, B: {} },
      { phase: 'play' },
    )
    expect(t.refused('A', 'play', { card: 'punch', seat: 'A' }).code).toBe('yourself')
    expect(t.refused('A', 'play', { card: 'springfield', seat: 'A', picks: [['beer']] }).code).toBe('yourself')
    for (const card of ['knife', 'derringer', 'pepperbox', 'buffalo-rifle']) {
      expect(t.refused('A', 'use', { card, seat: 'A' }).code).toBe('yourself')
    }
  })

  test('refused: Derringer and Knife beyond distance 1, Pepperbox beyond reach', () => {
    const t = town({ A: { front: ['knife', 'derringer', 'pepperbox'] }, B: {}, C: {}, D: {} }, { phase: 'play' })
    for (const card of ['knife', 'derringer']) expect(t.refused('A', 'use', { card, seat: 'C' })).toMatchObject({ code: 'too-far' })
    expect(t.refused('A', 'use', { card: 'pepperbox', seat: 'C' })).toMatchObject({
      code: 'out-of-reach',
      facts: { distance: 2, reach: 1, weapon: 'colt-45' },
    })
  })

  test('Conestoga and Can Can: a card in front of oneself, but not the own hand, and nobody without cards', () => {
    const t = town({ A: { hand: 1, front: ['conestoga', 'can-can', 'scope'] }, B: {}, C: {} }, { phase: 'play' })
    expect(t.refused('A', 'use', { card: 'conestoga', seat: 'B', picks: [[]] }).code).toBe('no-cards')
    expect(t.refused('A', 'use', { card: 'conestoga', seat: 'A', picks: [[]] }).code).toBe('wrong-choice')
    expect(t.refused('A', 'use', { card: 'conestoga', seat: 'A', picks: [['conestoga']] }).code).toBe('wrong-choice')
    t.say('A', 'use', { card: 'conestoga', seat: 'A', picks: [['scope']] })
    expect(t.hand('A')).toContain('scope')
    expect(t.front('A')).toEqual(['can-can'])
    expect(t.refused('A', 'use', { card: 'can-can', seat: 'A', picks: [['can-can']] }).code).toBe('yourself')
  })

  test('13. two Dynamites: one that does not explode goes to the first player without one', () => {
    const t = town({ A: {}, B: { front: ['dynamite'] }, C: { front: ['dynamite'] }, D: {} }, { turn: 'B', deck: ['*/hearts'] })
    expect([t.front('B'), t.front('C'), t.front('D')]).toEqual([[], ['dynamite'], ['dynamite']])
  })

  test('13. with only two players it stays', () => {
    const t = town({ A: { front: ['dynamite'] }, B: { front: ['dynamite'] } }, { turn: 'A', deck: ['*/hearts'] })
    expect([t.front('A'), t.front('B')]).toEqual([['dynamite'], ['dynamite']])
  })
})
