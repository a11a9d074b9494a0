import { describe, expect, test } from 'vitest'
import { seedFrom } from '../../../src/kernel/index.ts'
import type { Table } from '../../scenario.ts'

import { mixed } from './mixed.ts'

const OUT = { role: 'outlaw', out: true } as const
const RENEGADE = { role: 'renegade' } as const

describe('Dead Man', () => {
  test('the two cards he comes with are those that Darling Valentine exchanges, before he draws', () => {
    const t = mixed(
      { A: {}, B: OUT, C: RENEGADE },
      {
        phase: 'play',
        event: 'dead-man',
        show: 'darling-valentine',
        deck: ['scope', 'mustang', 'beer', 'barrel', 'panic', 'volcanic'],
      },
    )
    t.endTurn('A')
    expect([t.hand('B'), t.discard().slice(0, 2)]).toEqual([
      ['beer', 'barrel', 'panic', 'volcanic'],
      ['mustang', 'scope'],
    ])
  })

  test('helps once: out again in the same round he is left to Bone Orchard, and his role is secret then', () => {
    const t = mixed(
      { A: {}, B: OUT, C: { ...RENEGADE, hand: ['bang', 'bang'], front: ['volcanic'] }, D: { role: 'outlaw' } },
      { phase: 'play', event: 'dead-man', show: 'bone-orchard' },
    )
    t.endTurns('A', 'B')
    expect([t.life('B'), t.sees('A', 'B').role]).toEqual([2, 'outlaw'])
    for (let i = 0; i < 2; i++) {
      t.say('C', 'play', { card: 'bang', seat: 'B' })
      t.letItHappen()
    }
    t.endTurns('C', 'D', 'A')
    expect([t.turn(), t.life('B'), t.sees('A', 'B').role]).toEqual(['B', 1, undefined])
  })

  test('the Sheriff comes back under Wild West Show: no Jail for him, but the events stay with his successor', () => {
    const t = mixed(
      { A: { role: 'sheriff', life: 1 }, B: { role: 'outlaw', hand: ['bang', 'jail'] }, C: RENEGADE, D: { role: 'outlaw' } },
      { turn: 'B', phase: 'play', show: 'wild-west-show', event: 'dead-man', events: ['thirst'] },
    )
    t.say('B', 'play', { card: 'bang', seat: 'A' })
    t.endTurns('B', 'C', 'D')
    expect([t.turn(), t.life('A'), t.event()]).toEqual(['A', 2, 'dead-man'])
    t.endTurn('A')
    expect([t.event(), t.refused('B', 'play', { card: 'jail', seat: 'A' }).code]).toEqual(['thirst', 'sheriff'])
  })
})

describe('Bone Orchard', () => {
  test('High Noon takes the life point of whoever comes back: he is out before his turn has begun', () => {
    const t = mixed({ A: {}, B: OUT, C: RENEGADE, D: { role: 'outlaw' } }, { phase: 'play', show: 'bone-orchard', event: 'high-noon' })
    t.endTurn('A')
    expect([t.isOut('B'), t.turn(), t.events('rewarded')]).toEqual([true, 'C', []])
  })

  test('who was told by Lady Rosa to miss his turn stays out for it, and his role stays known', () => {
    const t = mixed(
      { A: {}, B: { role: 'outlaw', life: 1 }, C: { role: 'outlaw', hand: ['bang', 'stagecoach'] }, D: RENEGADE },
      { turn: 'C', phase: 'play', show: 'lady-rosa-del-texas', shows: ['bone-orchard'] },
    )
    t.say('C', 'lady-rosa-del-texas').say('C', 'play', { card: 'bang', seat: 'B' }).say('C', 'play', { card: 'stagecoach' })
    t.endTurn('C')
    expect([t.turn(), t.isOut('B'), t.sees('A', 'B').role]).toEqual(['D', true, 'outlaw'])
    t.endTurns('D', 'A', 'C')
    expect([t.turn(), t.life('B')]).toEqual(['B', 1])
  })
})

describe('Ghost Town while Lady Rosa del Texas moves places', () => {
  const SWAP = { phase: 'play', event: 'ghost-town', events: ['thirst'], show: 'lady-rosa-del-texas' } as const

  test('a ghost whose place comes again by the swap has had his turn of this round', () => {
    const t = mixed({ A: {}, B: RENEGADE, C: OUT, D: { role: 'outlaw' } }, SWAP)
    t.endTurns('A', 'B')
    expect([t.turn(), t.isOut('C')]).toEqual(['C', false])
    t.endTurn('C')
    t.say('D', 'lady-rosa-del-texas')
    t.endTurn('D')
    expect([t.turn(), t.isOut('C'), t.event()]).toEqual(['A', true, 'thirst'])
    expect(t.events('passed-over')).toMatchObject([{ seat: t.seat('B') }])
  })

  test('whoever falls after his turn has no second one, until the keeper’s place has come: passed over or not, that is a new round', () => {
    const t = mixed({ A: {}, B: { role: 'outlaw', life: 1 }, C: { role: 'outlaw', hand: ['bang'] }, D: RENEGADE }, { ...SWAP, keeper: 'A' })
    t.endTurns('A', 'B')
    t.say('C', 'play', { card: 'bang', seat: 'B' })
    t.letItHappen()
    t.say('C', 'lady-rosa-del-texas')
    t.endTurn('C')
    expect([t.turn(), t.isOut('B'), t.event()]).toEqual(['D', true, 'ghost-town'])
    t.endTurns('D', 'C')
    expect([t.turn(), t.isOut('B'), t.event()]).toEqual(['B', false, 'ghost-town'])
  })
})

describe('a ghost of Ghost Town who turns up Helena Zontero', () => {
  const DECK = ['stagecoach', 'scope', 'mustang', 'barrel', 'volcanic', '*/hearts']
  const turnedUp = (seed: string) => {
    const t = mixed(
      { A: {}, B: { role: 'deputy', out: true }, C: { role: 'outlaw' }, D: OUT, E: { ...RENEGADE, out: true } },
      { seed, phase: 'play', event: 'ghost-town', shows: ['helena-zontero'], deck: DECK },
    )
    t.endTurn('A')
    return t.say('B', 'play', { card: 'stagecoach' })
  }

  test('takes part: his role is secret until he is out again; with that of the last Outlaw the law has won', () => {
    const results = new Set<string | undefined>()
    for (let chance = 0; chance < 8; chance++) {
      const t = turnedUp(`chance ${chance}`)
      expect([t.sees('C', 'B').role, t.view('B').own?.role]).toEqual([undefined, t.role('B')])
      t.endTurn('B')
      expect(t.sees('C', 'B').role).toBe(t.role('B'))
      expect(t.over).toBe(t.role('B') === 'outlaw' ? 'law' : undefined)
      if (t.over) expect(t.winners()).toEqual(['A', 'C'])
      results.add(t.over)
    }
    expect(results.size).toBe(2)
  })
})

describe('roles dealt anew by Bone Orchard', () => {
  type Name = 'A' | 'B' | 'C' | 'D' | 'E'
  /** What a viewer may imagine the roles of B, C, D and E to be. */
  const imagined = (t: Table<Name>, viewer: Name) =>
    new Set(
      Array.from({ length: 60 }, (_, i) => {
        const { game } = t.match.sampleWorld(t.seat(viewer), seedFrom(`world ${i}`))
        return (['B', 'C', 'D', 'E'] as const).map((seat) => game.role(t.seat(seat))[0]).join('')
      }),
    )

  test('nobody is told them, but everybody knows which were mixed: the living have none of those', () => {
    const t = mixed<Name>(
      { A: {}, B: OUT, C: { role: 'deputy', out: true }, D: { role: 'outlaw' }, E: RENEGADE },
      { phase: 'play', show: 'bone-orchard' },
    )
    t.endTurn('A')
    for (const viewer of ['A', 'D', 'spectator'] as const) {
      expect(t.view(viewer).seats.map(({ role }) => role)).toEqual(['sheriff', undefined, undefined, undefined, undefined])
    }
    expect(JSON.stringify(t.told('D'))).not.toMatch(/outlaw|deputy/)
    expect([...imagined(t, 'D')].sort()).toEqual(['door', 'odor'])
    expect([...imagined(t, 'A')].sort()).toEqual(['door', 'doro', 'odor', 'odro'])
  })
})
