import { describe, expect, test } from 'vitest'
import { bang } from '../../../src/bang/index.ts'
import { Match, seedFrom } from '../../../src/kernel/index.ts'
import { type SeatSpec, type Situation, table } from '../../scenario.ts'

type Eight = 'S' | 'D1' | 'D2' | 'O1' | 'O2' | 'O3' | 'R1' | 'R2'
const out = { out: true } as const

/** All eight, clockwise from the Sheriff. */
const eight = (seats: { readonly [name in Eight]?: SeatSpec }, situation: Situation<Eight> = {}) =>
  table<Eight>(
    {
      S: { role: 'sheriff', ...seats.S },
      R1: { role: 'renegade', ...seats.R1 },
      R2: { role: 'renegade', ...seats.R2 },
      O1: { role: 'outlaw', ...seats.O1 },
      O2: { role: 'outlaw', ...seats.O2 },
      O3: { role: 'outlaw', ...seats.O3 },
      D1: { role: 'deputy', ...seats.D1 },
      D2: { role: 'deputy', ...seats.D2 },
    },
    { phase: 'play', ...situation },
  )

const allOut = { D1: out, D2: out, O1: out, O2: out, O3: out } as const

test('all eight roles are dealt, the Sheriff’s is shown, he has one life point more and begins', () => {
  for (let i = 0; i < 20; i++) {
    const { game } = Match.start(bang, { players: 8 }, seedFrom(`eight ${i}`))
    const roles = game.ring.map((seat) => game.role(seat))
    expect([...roles].sort()).toEqual(['deputy', 'deputy', 'outlaw', 'outlaw', 'outlaw', 'renegade', 'renegade', 'sheriff'])
    for (const seat of game.ring) {
      const isSheriff = game.role(seat) === 'sheriff'
      expect(game.roleShown(seat)).toBe(isSheriff)
      expect(game.maxLife(seat)).toBe((game.character(seat)?.character?.life ?? 0) + (isSheriff ? 1 : 0))
    }
    expect(game.role(game.active)).toBe('sheriff')
  }
})

describe('who wins', () => {
  test('6. the Sheriff dies while both Renegades are in play: the Outlaws win', () => {
    const t = eight({ ...allOut, S: { life: 1 }, R1: { hand: ['bang'] } }, { turn: 'R1' })
    t.say('R1', 'play', { card: 'bang', seat: 'S' })
    expect([t.over, t.winners()]).toEqual(['outlaws', ['O1', 'O2', 'O3']])
  })

  test('one Renegade alone with the Sheriff: he wins, the other does not', () => {
    const t = eight({ ...allOut, R2: out, S: { life: 1 }, R1: { hand: ['bang'] } }, { turn: 'R1' })
    t.say('R1', 'play', { card: 'bang', seat: 'S' })
    expect([t.over, t.winners()]).toEqual(['renegade', ['R1']])
  })

  test('one Gatling of a Renegade kills the other Renegade and the Sheriff: he is the last and wins', () => {
    const t = eight({ ...allOut, S: { life: 1 }, R2: { life: 1 }, R1: { hand: ['gatling'] } }, { turn: 'R1' })
    t.say('R1', 'play', { card: 'gatling' })
    expect([t.over, t.winners()]).toEqual(['renegade', ['R1']])
  })

  test('the law has not won while one Renegade is left', () => {
    const t = eight({ ...allOut, S: { hand: ['bang'] }, R1: { life: 1 } })
    t.say('S', 'play', { card: 'bang', seat: 'R1' })
    expect([t.over, t.isOut('R1')]).toEqual([undefined, true])
  })

  test('it has when all Outlaws and both Renegades are out, dead Deputies included', () => {
    const t = eight({ ...allOut, R1: out, S: { hand: ['bang'] }, R2: { life: 1 } })
    t.say('S', 'play', { card: 'bang', seat: 'R2' })
    expect([t.over, t.winners()]).toEqual(['law', ['S', 'D1', 'D2']])
  })
})

describe('rewards and penalties are those of the other tables', () => {
  test('three cards for an Outlaw, none for a Renegade', () => {
    const t = eight({ S: { hand: ['bang'] }, R1: { life: 1 } })
    t.say('S', 'play', { card: 'bang', seat: 'R1' })
    expect(t.hand('S')).toEqual([])
    const u = eight({ R2: { hand: ['bang'] }, O1: { life: 1 } }, { turn: 'R2' })
    u.say('R2', 'play', { card: 'bang', seat: 'O1' })
    expect(u.hand('R2')).toHaveLength(3)
  })

  test('the Sheriff who kills a Deputy discards everything', () => {
    const t = eight({ S: { hand: ['bang', 'scope'], front: ['mustang'] }, D2: { life: 1 } })
    t.say('S', 'play', { card: 'bang', seat: 'D2' })
    expect([t.hand('S'), t.front('S')]).toEqual([[], []])
  })
})

test('distances go round a table of eight', () => {
  const t = eight({})
  expect((['R1', 'R2', 'O1', 'O2', 'O3', 'D1', 'D2'] as const).map((seat) => t.distance('S', seat))).toEqual([1, 2, 3, 4, 3, 2, 1])
})
