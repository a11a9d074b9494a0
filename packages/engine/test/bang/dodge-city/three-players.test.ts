import { describe, expect, test } from 'vitest'
import { bang } from '../../../src/bang/index.ts'
import { Match, seedFrom } from '../../../src/kernel/index.ts'
import { type SeatSpec, type Situation, table } from '../../scenario.ts'

type Three = 'D' | 'O' | 'R'

/** Deputy, Outlaw, Renegade, clockwise. */
const three = (seats: { readonly [name in Three]?: SeatSpec }, situation: Situation<Three> = {}) =>
  table<Three>(
    { D: { role: 'deputy', ...seats.D }, O: { role: 'outlaw', ...seats.O }, R: { role: 'renegade', ...seats.R } },
    { phase: 'play', ...situation },
  )

describe('set-up', () => {
  const deals = Array.from({ length: 20 }, (_, i) => Match.start(bang, { players: 3 }, seedFrom(`three ${i}`)).game)

  test('Deputy, Outlaw and Renegade, all face up, no Sheriff', () => {
    for (const game of deals) {
      expect(game.ring.map((seat) => game.role(seat)).sort()).toEqual(['deputy', 'outlaw', 'renegade'])
      expect(game.ring.every((seat) => game.roleShown(seat))).toBe(true)
      expect(game.view('spectator').seats.map(({ role }) => role)).toEqual(game.ring.map((seat) => game.role(seat)))
    }
  })

  test('nobody has a bonus life point; the Deputy takes the first turn', () => {
    for (const game of deals) {
      for (const seat of game.ring) expect(game.maxLife(seat)).toBe(game.character(seat)?.character?.life)
      expect(game.role(game.active)).toBe('deputy')
      expect(game.keeper).toBe(game.active)
    }
  })

  test('every role comes to every seat', () => {
    const seen = new Set(deals.flatMap((game) => game.ring.map((seat) => `${seat} ${game.role(seat)}`)))
    expect(seen.size).toBe(9)
  })
})

describe('everybody has his prey', () => {
  test('59. the Deputy kills the Renegade and wins at once', () => {
    const t = three({ D: { hand: ['bang'] }, R: { life: 1 } })
    t.say('D', 'play', { card: 'bang', seat: 'R' })
    expect([t.over, t.winners()]).toEqual(['deputy', ['D']])
    expect(t.events('rewarded')).toEqual([])
  })

  test('the Renegade kills the Outlaw and wins at once', () => {
    const t = three({ R: { hand: ['bang'] }, O: { life: 1 } }, { turn: 'R' })
    t.say('R', 'play', { card: 'bang', seat: 'O' })
    expect([t.over, t.winners()]).toEqual(['renegade', ['R']])
  })

  test('the Outlaw kills the Deputy and wins at once', () => {
    const t = three({ O: { hand: ['bang'] }, D: { life: 1 } }, { turn: 'O' })
    t.say('O', 'play', { card: 'bang', seat: 'D' })
    expect([t.over, t.winners()]).toEqual(['outlaws', ['O']])
  })

  test('also out of turn: in a Duel that the prey has begun nobody is responsible', () => {
    const t = three({ R: { hand: ['duel'], life: 1 }, D: { hand: ['bang'] } }, { turn: 'R' })
    t.say('R', 'play', { card: 'duel', seat: 'D' }).say('D', 'give', { card: 'bang' })
    expect(t.isOut('R')).toBe(true)
    expect(t.over).toBeUndefined()
    expect(t.events('rewarded')).toEqual([])
  })
})

describe('somebody else was faster', () => {
  test('who loses a Duel with his hunter that he has begun himself was eliminated by nobody; with two left the other is the last', () => {
    const lost = (R?: SeatSpec) => {
      const t = three({ D: { life: 1, hand: ['duel'] }, O: { hand: ['bang'] }, ...(R && { R }) })
      return t.say('D', 'play', { card: 'duel', seat: 'O' }).say('O', 'give', { card: 'bang' })
    }
    expect([lost().over, lost().isOut('D'), lost().events('rewarded'), lost().turn()]).toEqual([undefined, true, [], 'O'])
    expect([lost({ out: true }).over, lost({ out: true }).winners()]).toEqual(['outlaws', ['O']])
  })

  test('7. the Outlaw kills the Renegade: he draws 3, the Deputy has not won', () => {
    const t = three({ O: { hand: ['bang'] }, R: { life: 1 } }, { turn: 'O' })
    t.say('O', 'play', { card: 'bang', seat: 'R' })
    expect([t.over, t.isOut('R'), t.hand('O').length]).toEqual([undefined, true, 3])
  })

  test('63. the Renegade kills the Deputy: he draws 3 and must still beat the Outlaw', () => {
    const t = three({ R: { hand: ['bang'] }, D: { life: 1 }, O: { life: 1 } }, { turn: 'R' })
    t.say('R', 'play', { card: 'bang', seat: 'D' })
    expect([t.over, t.hand('R').length]).toEqual([undefined, 3])
  })

  test('64. the Deputy kills the Outlaw: he draws 3; the last of Deputy and Renegade wins', () => {
    const t = three(
      { D: { hand: ['bang', 'gatling'] }, O: { life: 1 }, R: { life: 1, hand: ['missed'] } },
      { deck: ['bang', 'scope', 'barrel'] },
    )
    t.say('D', 'play', { card: 'bang', seat: 'O' })
    expect([t.over, t.hand('D').length]).toEqual([undefined, 4])
    t.say('D', 'play', { card: 'gatling' }).say('R', 'take-it')
    expect([t.over, t.winners()]).toEqual(['deputy', ['D']])
  })

  test('64. or the Renegade, who was nobody’s killer before', () => {
    const t = three({ D: { out: true }, O: { life: 1 }, R: { hand: ['bang'] } }, { turn: 'R' })
    t.say('R', 'play', { card: 'bang', seat: 'O' })
    expect([t.over, t.winners()]).toEqual(['renegade', ['R']])
  })

  test('60. the Renegade dies of Dynamite: Deputy and Outlaw fight on; the last one in play wins', () => {
    const t = three({ R: { life: 1, front: ['dynamite'] } }, { phase: undefined, turn: 'R', deck: ['*/3S'] })
    expect([t.over, t.isOut('R'), t.asked()]).toEqual([undefined, true, 'play:D'])
    t.say('D', 'end')
    expect(t.turn()).toBe('O')
  })

  test('60. the Deputy who loses the rest to another Dynamite leaves the Outlaw as the last', () => {
    const t = three({ R: { out: true }, D: { life: 1, front: ['dynamite'] } }, { phase: undefined, turn: 'D', deck: ['*/3S'] })
    expect([t.over, t.winners()]).toEqual(['outlaws', ['O']])
  })
})

describe('several at once', () => {
  test('61. the Deputy’s Gatling kills both: he wins', () => {
    const t = three({ D: { hand: ['gatling'] }, O: { life: 1 }, R: { life: 1 } })
    t.say('D', 'play', { card: 'gatling' })
    expect([t.over, t.winners()]).toEqual(['deputy', ['D']])
  })

  test('all three at once, and nobody has done it: the Outlaw wins', () => {
    const t = three({ D: { hand: ['stagecoach'] } })
    for (const seat of t.game.ring) t.game.setPresence(seat, 'doomed')
    t.say('D', 'play', { card: 'stagecoach' })
    expect([t.over, t.winners()]).toEqual(['outlaws', ['O']])
  })
})

describe('other rules', () => {
  test('62. Jail on the Deputy is legal, as on anybody', () => {
    for (const seat of ['D', 'R'] as const) {
      const t = three({ O: { hand: ['jail'] } }, { turn: 'O' })
      t.say('O', 'play', { card: 'jail', seat })
      expect(t.front(seat)).toEqual(['jail'])
    }
  })

  test('there is no penalty for killing a Deputy', () => {
    const t = three({ R: { hand: ['bang', 'scope'], front: ['mustang'] }, D: { life: 1 } }, { turn: 'R' })
    t.say('R', 'play', { card: 'bang', seat: 'D' })
    expect([t.hand('R').length, t.front('R'), t.events('penalised')]).toEqual([4, ['mustang'], []])
  })

  test('Beer has no effect with two in play', () => {
    const t = three({ D: { life: 1, hand: ['beer'] }, R: { out: true } })
    t.say('D', 'play', { card: 'beer' })
    expect(t.life('D')).toBe(1)
  })

  test('with three in play it has', () => {
    const t = three({ D: { life: 1, hand: ['beer'] } })
    t.say('D', 'play', { card: 'beer' })
    expect(t.life('D')).toBe(2)
  })

  test('everybody sits next to everybody', () => {
    const t = three({})
    expect([t.distance('D', 'O'), t.distance('D', 'R'), t.distance('O', 'R')]).toEqual([1, 1, 1])
  })
})
