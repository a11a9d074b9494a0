import { seatOf } from '@sundown/engine'
import { describe, expect, it } from 'vitest'
import { watchBang } from '../src/belief/bang.ts'
import { Memory } from '../src/belief/memory.ts'
import type { OpenTable, ToldEvent } from '../src/belief/open-table.ts'
import { guessOf, rememberedNow } from '../src/explain.ts'

/** A circle of five: seat 0 is the Sheriff, everybody reaches his neighbours. */
const circle = (turn: number): OpenTable => ({
  turn,
  seats: [0, 1, 2, 3, 4].map((seat) => ({
    role: seat === 0 ? 'sheriff' : undefined,
    character: undefined,
    reach: 1,
    distances: [0, 1, 2, 3, 4].map((other) => Math.min(Math.abs(other - seat), 5 - Math.abs(other - seat))),
  })),
})

const played = (seat: number, as: string, target?: number): ToldEvent => ({
  type: 'played',
  seat: seatOf(seat),
  card: { id: as, suit: undefined, rank: undefined },
  as,
  target: target === undefined ? undefined : seatOf(target),
})

/** One deed a turn. */
function after(...deeds: readonly ToldEvent[]) {
  const memory = new Memory(watchBang(5), circle(0))
  deeds.forEach((deed, turn) => {
    memory.saw({ events: [deed], table: circle(turn + 1) })
  })
  return rememberedNow(memory)
}

describe('what speaks for a guess', () => {
  it('names who did what to whom, and how often', () => {
    const seen = after(played(1, 'bang', 0), played(2, 'bang', 3), played(1, 'bang', 0), played(1, 'panic', 2))
    const guess = guessOf(seen, undefined, 1)
    expect(guess).toMatchObject({ role: 'outlaw', reason: { kind: 'shot', by: 1, at: 0, count: 2 } })
    expect(guess.chance).toBe(seen.belief.chanceOf(1, 'outlaw'))
  })

  it('tells robbing, jailing, duels, help and what hits everybody apart', () => {
    const kinds = (['panic', 'jail', 'duel', 'rattlesnake'] as const).map(
      (card) => guessOf(after(played(1, card, 0)), undefined, 1).reason?.kind,
    )
    expect(kinds).toEqual(['robbed', 'jailed', 'challenged', 'harmed'])
    expect(guessOf(after(played(1, 'tequila', 0), played(1, 'tequila', 0)), undefined, 1)).toMatchObject({
      role: 'deputy',
      reason: { kind: 'helped', by: 1, at: 0, count: 2 },
    })
  })

  it('has no reason where nothing was done', () => {
    expect(guessOf(after(), undefined, 1).reason).toBeUndefined()
  })

  it('knows his own role besides: to the one Deputy nobody else is one', () => {
    const seen = after(played(2, 'tequila', 0))
    expect(guessOf(seen, undefined, 2).role).toBe('deputy')
    const mine = guessOf(seen, { seat: 1, role: 'deputy' }, 2)
    expect(mine.chances.deputy).toBe(0)
    expect(mine.role).not.toBe('deputy')
  })

  it('lies in what he did himself, if that says anything', () => {
    const seen = after(played(1, 'bang', 0), played(2, 'tequila', 0), played(2, 'tequila', 0), played(2, 'tequila', 0))
    expect(guessOf(seen, undefined, 1)).toMatchObject({ role: 'outlaw', reason: { by: 1, kind: 'shot' } })
  })

  it('may lie in what somebody else did: whoever everybody takes for the Deputy leaves the others to be Outlaws', () => {
    const seen = after(played(2, 'tequila', 0), played(2, 'tequila', 0), played(2, 'bang', 3))
    expect(guessOf(seen, undefined, 4)).toMatchObject({ role: 'outlaw', reason: { by: 2 } })
  })

  it('is kept in the order it was seen in, with how far everything had faded by then', () => {
    const both = after(played(1, 'bang', 0), played(2, 'gatling'), played(3, 'bang', 2))
    const sign = both.signs[0]
    expect(sign).toMatchObject({ act: { by: 1, what: 'bang', at: [0] }, faded: 0 })
    expect(both.faded).toBe(3)
    expect(both.signs.map(({ act }) => act.by)).toEqual([1, 2, 3])
  })
})
