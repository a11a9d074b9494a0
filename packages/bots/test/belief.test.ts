import { entryOf, ROLE_TABLE, type RoleId, seatOf } from '@sundown/engine'
import { describe, expect, it } from 'vitest'
import { watchBang } from '../src/belief/bang.ts'
import { watchDice } from '../src/belief/dice.ts'
import { Joint, type RoleChances } from '../src/belief/joint.ts'
import { Memory, type Watching } from '../src/belief/memory.ts'
import type { OpenSeat, OpenTable, ToldEvent } from '../src/belief/open-table.ts'

const FIVE = entryOf(ROLE_TABLE, 5)
const LIKELY: RoleChances = { sheriff: 1, deputy: 0.1, outlaw: 0.6, renegade: 0.3 }

describe('the joint distribution', () => {
  const start = Joint.of(FIVE).given(0, 'sheriff')

  it('knows every way the roles may lie, each once', () => {
    expect(Joint.of(FIVE).deals).toHaveLength(60)
    expect(start.deals).toHaveLength(12)
    expect(Joint.of(entryOf(ROLE_TABLE, 8)).given(3, 'sheriff').deals).toHaveLength(210)
    expect(new Set(start.deals.map(String)).size).toBe(12)
    expect(start.marginals()[1]).toEqual({
      sheriff: 0,
      deputy: expect.closeTo(0.25),
      outlaw: expect.closeTo(0.5),
      renegade: expect.closeTo(0.25),
    })
  })

  it('follows Bayes, for the others too', () => {
    const after = start.seen(1, LIKELY)
    const total = 0.25 * 0.1 + 0.5 * 0.6 + 0.25 * 0.3
    expect(after.chanceOf(1, 'deputy')).toBeCloseTo((0.25 * 0.1) / total)
    expect(after.chanceOf(1, 'outlaw')).toBeCloseTo((0.5 * 0.6) / total)
    // If he is no Deputy, one of the other three is.
    expect(after.chanceOf(2, 'deputy')).toBeCloseTo((1 - (0.25 * 0.1) / total) / 3)
  })

  it('counts out whoever has shown his role, and remembers the rest', () => {
    const after = start.seen(1, LIKELY).given(2, 'outlaw').given(3, 'outlaw')
    expect(after.chanceOf(1, 'outlaw')).toBe(0)
    expect(after.chanceOf(1, 'renegade')).toBeCloseTo(0.3 / 0.4)
    expect(after.chanceOf(4, 'deputy')).toBeCloseTo(0.3 / 0.4)
  })

  it('does not break down over what cannot be', () => {
    expect(start.given(0, 'outlaw')).toBe(start)
    expect(start.marginalsIf(0, 'outlaw')).toBeUndefined()
  })

  it('trusts what was seen less and less', () => {
    const seen = start.seen(1, LIKELY)
    expect(seen.faded(0.5).chanceOf(1, 'outlaw')).toBeLessThan(seen.chanceOf(1, 'outlaw'))
    expect(seen.faded(0.5).chanceOf(1, 'outlaw')).toBeGreaterThan(0.5)
    expect(seen.faded(0).chanceOf(1, 'outlaw')).toBeCloseTo(0.5)
  })

  it('knows of roles that are dealt anew only what they are together', () => {
    const known = start.given(1, 'outlaw').given(2, 'deputy')
    const after = known.redealt([1, 2])
    expect(after.chanceOf(1, 'outlaw')).toBeCloseTo(0.5)
    expect(after.chanceOf(2, 'deputy')).toBeCloseTo(0.5)
    expect(after.chanceOf(3, 'deputy')).toBe(0)
    // What was thought of the others stays.
    const suspected = start.seen(3, LIKELY)
    expect(suspected.redealt([1, 2]).chanceOf(3, 'outlaw')).toBeCloseTo(suspected.chanceOf(3, 'outlaw'))
  })
})

/** A circle of five: seat 0 is the Sheriff, everybody reaches his neighbours. */
const seatAt = (seat: number, more: Partial<OpenSeat> = {}): OpenSeat => ({
  role: seat === 0 ? 'sheriff' : undefined,
  character: undefined,
  reach: 1,
  distances: [0, 1, 2, 3, 4].map((other) => Math.min(Math.abs(other - seat), 5 - Math.abs(other - seat))),
  ...more,
})
const circle = (turn = 1, shown: { readonly [seat: number]: RoleId } = {}): OpenTable => ({
  turn,
  seats: [0, 1, 2, 3, 4].map((seat) => seatAt(seat, seat in shown ? { role: shown[seat] } : {})),
})

/** What is thought after some steps in one turn. */
function after(steps: readonly (readonly ToldEvent[])[], watching: Watching = watchBang(5)): Joint {
  const memory = new Memory(watching, circle())
  for (const events of steps) memory.saw({ events, table: circle() })
  return memory.belief
}

const face = (id: string) => ({ id, suit: undefined, rank: undefined })
const played = (seat: number, as: string, target?: number): ToldEvent => ({
  type: 'played',
  seat: seatOf(seat),
  card: face(as),
  as,
  target: target === undefined ? undefined : seatOf(target),
})
const taken = (from: number, id: string): ToldEvent => ({
  type: 'moved',
  from: { zone: 'front', seat: from },
  to: { zone: 'discard' },
  face: face(id),
})

describe('what is made of deeds', () => {
  const prior = after([])

  it('who shoots the Sheriff is an Outlaw rather than anything else', () => {
    const shot = after([[played(1, 'bang', 0)]])
    expect(shot.chanceOf(1, 'outlaw')).toBeGreaterThan(0.6)
    expect(shot.chanceOf(1, 'deputy')).toBeLessThan(0.1)
    const twice = after([[played(1, 'bang', 0)], [played(1, 'bang', 0)]])
    expect(twice.chanceOf(1, 'outlaw')).toBeGreaterThan(shot.chanceOf(1, 'outlaw'))
    expect(twice.chanceOf(2, 'deputy')).toBeGreaterThan(0.25)
  })

  it('jailing, robbing and duelling count like shots', () => {
    for (const card of ['panic', 'cat-balou', 'duel'])
      expect(after([[played(1, card, 0)]]).chanceOf(1, 'outlaw'), card).toBeGreaterThan(0.6)
  })

  it('what he could have done instead counts: a shot past the Sheriff says more than one at the only neighbour in reach', () => {
    const past = after([[played(1, 'bang', 2)]])
    const far = after([[played(2, 'bang', 3)]])
    expect(past.chanceOf(1, 'outlaw')).toBeLessThan(prior.chanceOf(1, 'outlaw'))
    expect(past.chanceOf(1, 'deputy')).toBeGreaterThan(far.chanceOf(2, 'deputy'))
  })

  it('who shoots whoever shot the Sheriff is on his side', () => {
    const avenged = after([[played(1, 'bang', 0)], [played(2, 'bang', 1)]])
    expect(avenged.chanceOf(2, 'outlaw')).toBeLessThan(prior.chanceOf(2, 'outlaw') - 0.1)
  })

  it('who helps the Sheriff is his friend: with a drink, a spared life, or out of jail', () => {
    expect(after([[played(1, 'tequila', 0)]]).chanceOf(1, 'outlaw')).toBeLessThan(0.4)
    const spared: ToldEvent = { type: 'spared', seat: seatOf(0), by: seatOf(1), card: 'saved' }
    expect(after([[spared]]).chanceOf(1, 'outlaw')).toBeLessThan(0.4)
    expect(after([[played(1, 'cat-balou', 0), taken(0, 'dynamite')]]).chanceOf(1, 'outlaw')).toBeLessThan(0.4)
    expect(after([[played(1, 'cat-balou', 0), taken(0, 'barrel')]]).chanceOf(1, 'outlaw')).toBeGreaterThan(0.6)
  })

  it('whose cards go because he dies was not freed of them', () => {
    const shown = { type: 'eliminated', seat: seatOf(2), role: 'outlaw', by: seatOf(1) } as const
    const shot = after([[played(1, 'bang', 2)]])
    expect(after([[played(1, 'bang', 2), shown, taken(2, 'jail')]]).chanceOf(1, 'outlaw')).toBeCloseTo(shot.chanceOf(1, 'outlaw'))
  })

  it('what comes along with a card is no second deed, and what nobody chose is none', () => {
    const ability = (source: string): ToldEvent => ({ type: 'ability', seat: seatOf(1), source, target: seatOf(0) })
    expect(after([[played(1, 'bang', 0), ability('black-flower')]]).marginals()).toEqual(after([[played(1, 'bang', 0)]]).marginals())
    expect(after([[ability('el-gringo')]]).marginals()).toEqual(prior.marginals())
    expect(after([[ability('doc-holyday')]]).chanceOf(1, 'outlaw')).toBeGreaterThan(0.6)
  })

  it('trust decays from turn to turn', () => {
    const memory = new Memory(watchBang(5), circle())
    memory.saw({ events: [played(1, 'bang', 0)], table: circle() })
    const fresh = memory.belief.chanceOf(1, 'outlaw')
    for (let turn = 2; turn < 40; turn++) memory.saw({ events: [], table: circle(turn) })
    expect(memory.belief.chanceOf(1, 'outlaw')).toBeLessThan(fresh - 0.05)
    expect(memory.belief.chanceOf(1, 'outlaw')).toBeGreaterThan(prior.chanceOf(1, 'outlaw'))
  })

  it('a role shown at death is certain, and one dealt anew is not', () => {
    const memory = new Memory(watchBang(5), circle())
    memory.saw({ events: [], table: circle(1, { 1: 'deputy' }) })
    expect(memory.belief.chanceOf(1, 'deputy')).toBe(1)
    expect(memory.belief.chanceOf(2, 'outlaw')).toBeCloseTo(2 / 3)
    memory.saw({ events: [{ type: 'roles-dealt', seats: [seatOf(1), seatOf(2)], because: 'new-identity' }], table: circle(2) })
    expect(memory.belief.chanceOf(1, 'deputy')).toBeCloseTo(0.5)
    expect(memory.belief.chanceOf(3, 'deputy')).toBe(0)
  })

  it('in the Dice Game shots and Beers tell, and only against whom the same die could have hit', () => {
    const shotAt = (target: number): ToldEvent => ({
      type: 'aimed',
      seat: seatOf(1),
      shots: [{ die: 0, target: seatOf(target), points: 1 }],
    })
    const dice = (...events: ToldEvent[]) => after([events], watchDice(5))
    expect(dice(shotAt(0)).chanceOf(1, 'outlaw')).toBeGreaterThan(0.6)
    expect(dice(shotAt(2)).chanceOf(1, 'deputy')).toBeGreaterThan(0.25)
    expect(dice({ type: 'poured', seat: seatOf(1), to: [seatOf(0)] }).chanceOf(1, 'outlaw')).toBeLessThan(0.4)
    expect(dice({ type: 'poured', seat: seatOf(1), to: [seatOf(1)] }).marginals()).toEqual(prior.marginals())
  })
})
