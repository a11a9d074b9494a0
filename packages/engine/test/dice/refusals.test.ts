import { describe, expect, test } from 'vitest'
import { readDiceOptions } from '../../src/dice/options.ts'
import { type Answer, seatOf } from '../../src/kernel/index.ts'
import { table } from './table.ts'

const four = { A: {}, B: {}, C: {}, D: {} }

describe('rolling', () => {
  test('a Dynamite stays', () => {
    expect(table(four, { roll: 'D1BGG' }).refused('A', 'roll', [0, 1]).code).toBe('dynamite-stays')
  })

  test('Black Jack with three Dynamites rolls no more', () => {
    const t = table({ ...four, A: { character: 'black-jack' } }, { roll: 'DDD1B' })
    expect(t.refused('A', 'roll', [0]).code).toBe('three-dynamites')
  })

  test('no dice at all', () => {
    expect(table(four, { roll: 'D1BGG' }).refused('A', 'roll', []).code).toBe('no-dice-named')
    expect(table(four, { roll: 'D1BGG' }).refused('A', 'roll').code).toBe('no-dice-named')
  })

  test('a die that is not there, or one twice', () => {
    expect(table(four, { roll: '11BGG' }).refused('A', 'roll', [5]).code).toBe('not-allowed')
    expect(table(four, { roll: '11BGG' }).refused('A', 'roll', [1, 1]).code).toBe('not-allowed')
  })

  test('a fourth roll', () => {
    const t = table(four, { roll: '11BGG' }).say('A', 'roll', [2], 'B').say('A', 'roll', [2], 'B')
    expect(t.refused('A', 'roll', [2])).toEqual({ code: 'no-rolls-left', facts: { rolls: 3 } })
  })

  test('resolving before the rolling is over', () => {
    expect(table(four, { roll: '11BGG' }).refused('A', 'aim', ['B', 'B']).code).toBe('still-rolling')
    expect(table(four, { roll: '11BGG' }).refused('A', 'pour', ['A']).code).toBe('still-rolling')
  })

  test('out of turn', () => {
    expect(table(four, { roll: '11BGG' }).refused('B', 'roll', [0]).code).toBe('not-your-turn')
    expect(table(four, { roll: '11BGG' }).refused('B', 'stop').code).toBe('not-asked')
  })
})

describe('targets', () => {
  const five = { A: {}, B: {}, C: {}, D: {}, E: {} }

  test('at a wrong distance', () => {
    const t = table(five, { roll: '12GGD' }).say('A', 'stop')
    expect(t.refused('A', 'aim', ['C', 'C'])).toEqual({
      code: 'wrong-distance',
      facts: { seat: 2, distance: 2, face: 'bullseye-1', reach: '1' },
    })
    expect(t.refused('A', 'aim', ['B', 'B'])).toMatchObject({ code: 'wrong-distance', facts: { face: 'bullseye-2', distance: 1 } })
  })

  test('dead, himself, nobody', () => {
    const t = table({ ...five, B: { out: true, role: 'outlaw' } }, { roll: '1GGDD' }).say('A', 'stop')
    expect(t.refused('A', 'aim', ['B'])).toEqual({ code: 'not-in-play', facts: { seat: 1 } })
    expect(t.refused('A', 'aim', ['A']).code).toBe('yourself')
    expect(t.refused('A', 'aim', [7]).code).toBe('no-such-seat')
  })

  test('a 1, a 2 or a Beer left over', () => {
    const t = table(five, { roll: '12BGD' }).say('A', 'stop')
    expect(t.refused('A', 'aim', ['B'])).toEqual({ code: 'unassigned', facts: { face: 'bullseye-2' } })
    expect(t.refused('A', 'aim').code).toBe('unassigned')
    t.say('A', 'aim', ['B', 'C'])
    expect(t.refused('A', 'pour', [])).toEqual({ code: 'unassigned', facts: { face: 'beer' } })
  })

  test('more shots than dice', () => {
    const t = table(five, { roll: '1GGDD' }).say('A', 'stop')
    expect(t.refused('A', 'aim', ['B', 'B']).code).toBe('not-allowed')
  })

  test('a Beer for a dead player', () => {
    const t = table({ ...five, B: { out: true, role: 'outlaw' } }, { roll: 'BGGDD' }).say('A', 'stop')
    expect(t.refused('A', 'pour', ['B'])).toEqual({ code: 'not-in-play', facts: { seat: 1 } })
  })

  test('Sid gives life to the living only', () => {
    const t = table({ ...five, A: { character: 'sid-ketchum' }, B: { out: true, role: 'outlaw' } })
    expect(t.refused('A', 'give-life', 'B').code).toBe('not-in-play')
  })
})

describe('abilities', () => {
  const slab = { ...four, A: { character: 'slab-the-killer' } }

  test('Slab doubles one shot', () => {
    const t = table(slab, { roll: '11BBG' }).say('A', 'stop')
    const twice: Answer = { id: 'double', picks: [[0, 1], [1], [1]] }
    expect(t.refusedAnswer('A', twice).code).toBe('one-doubling')
  })

  test('17. Slab with a Beer and no Bull’s Eye gives it out', () => {
    const t = table(slab, { roll: 'BGGDD' }).say('A', 'stop')
    expect([t.asked(), t.refused('A', 'double', [0, 'B']).code]).toEqual(['beer:A', 'nothing-to-double'])
  })

  test('Slab with a Bull’s Eye and no Beer', () => {
    const t = table(slab, { roll: '1GGDD' }).say('A', 'stop')
    expect(t.refused('A', 'double', [0, 'B']).code).toBe('nothing-to-double')
  })

  test('nobody else doubles', () => {
    const t = table(four, { roll: '1BGDD' }).say('A', 'stop')
    expect(t.refused('A', 'double', [0, 'B']).code).toBe('nothing-to-double')
  })

  test('23. Bart does not get the last arrow', () => {
    const t = table({ A: {}, B: { character: 'bart-cassidy', arrows: 3 }, C: { arrows: 5 }, D: {} }, { roll: '1GGDD' })
    t.say('A', 'stop').say('A', 'aim', ['B'])
    expect([t.life('B'), t.asked()]).toEqual([7, 'roll:B'])
    expect(t.refused('B', 'take-arrow').code).toBe('last-arrow')
  })

  test('Kit removes no more arrows than he has Gatlings, and none where there is none', () => {
    const t = table({ ...four, A: { character: 'kit-carlson' }, B: { arrows: 3 } }, { roll: 'GDD11' })
    t.say('A', 'stop').say('A', 'aim', ['D', 'D'])
    expect(t.refused('A', 'remove-arrow', 'C')).toEqual({ code: 'no-arrows', facts: { seat: 2 } })
    t.say('A', 'remove-arrow', 'B')
    expect(t.refused('A', 'remove-arrow', 'B').code).toBe('no-gatling-left')
  })
})

describe('secrets', () => {
  test('nobody reads the hidden role of another', () => {
    const t = table({ A: { role: 'sheriff' }, B: { role: 'outlaw' }, C: { role: 'renegade' }, D: { role: 'outlaw' } })
    const seen = t.game.view(t.seat('B'))
    expect(seen.seats.map(({ role }) => role)).toEqual(['sheriff', undefined, undefined, undefined])
    expect(seen.own?.role).toBe('outlaw')
    expect(t.game.view('spectator').own).toBeUndefined()
    expect(JSON.stringify(t.game.view(t.seat('B')))).not.toContain('renegade')
  })

  test('another world has other roles where they are hidden, and looks the same', () => {
    const t = table({ A: { role: 'sheriff' }, B: { role: 'outlaw' }, C: { role: 'renegade' }, D: { role: 'outlaw' } })
    const roles = new Set<string>()
    for (let i = 0; i < 20; i++) {
      const world = t.match.sampleWorld(seatOf(1), i.toString(16).padStart(64, '0'))
      roles.add(world.game.role(seatOf(2)))
      expect(world.game.role(seatOf(1))).toBe('outlaw')
      expect(world.game.role(seatOf(0))).toBe('sheriff')
    }
    expect([...roles].sort()).toEqual(['outlaw', 'renegade'])
  })
})

describe('options', () => {
  test.each([
    [{ players: 2 }, 'the dice game is for 3 to 8 players, not 2'],
    [{ players: 9 }, 'the dice game is for 3 to 8 players, not 9'],
    [{ sets: ['base'] }, 'the dice game has no set "base"; it has dice-game only'],
    [{ stickOfDynamite: true }, 'there is no option "stickOfDynamite"; the dice game has no variants'],
    [{ sets: [] }, 'sets must be a list of names'],
    [[], 'options must be an object'],
  ])('%j: %s', (options, sentence) => {
    expect(() => readDiceOptions(options)).toThrow(sentence)
  })
})
