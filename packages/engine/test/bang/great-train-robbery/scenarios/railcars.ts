import { expect } from 'vitest'
import { type Scenario, scenario } from '../../../content.ts'
import { robbery } from '../train.ts'

export const scenarios: readonly Scenario[] = [
  scenario('baggage-car', 'is a Missed! out of turn', () => {
    const t = robbery({ A: { hand: ['bang'] }, B: { front: ['baggage-car'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'baggage-car', { card: 'baggage-car' })
    expect(t.life('B')).toBe(4)
    expect(t.front('B')).toEqual([])
  }),
  scenario('caboose', 'other blue cards are Missed!, as often as there are any', () => {
    const t = robbery(
      { A: { character: 'slab-the-killer', hand: ['bang'] }, B: { front: ['caboose', 'map'], hand: ['scope'] }, C: {} },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    t.say('B', 'caboose', { card: 'caboose', picks: [['map']] }).say('B', 'caboose', { card: 'caboose', picks: [['scope']] })
    expect(t.life('B')).toBe(4)
    expect(t.front('B')).toEqual(['caboose'])
    expect(t.hand('B')).toEqual([])
  }),
  scenario('cattle-truck', 'one of the three uppermost discards', () => {
    const t = robbery(
      { A: { front: ['cattle-truck'] }, B: {}, C: {} },
      { phase: 'play', cars: ['caboose', 'mail-car', 'private-car'], discard: ['bang', 'beer', 'missed', 'panic'] },
    )
    t.say('A', 'cattle-truck', { card: 'cattle-truck' })
    expect(t.options('A')).toHaveLength(3)
    expect(t.row()).toEqual(['bang', 'beer', 'missed'])
    t.say('A', 'take', { card: 'missed' })
    expect(t.hand('A')).toEqual(['missed'])
    expect(t.discard()).toEqual(['bang', 'beer', 'panic'])
  }),
  scenario('circus-wagon', 'everybody else discards a card in play of his choice', () => {
    const t = robbery(
      { A: { front: ['circus-wagon'] }, B: { front: ['mustang', 'barrel'] }, C: { front: ['scope'] }, D: {} },
      { phase: 'play' },
    )
    t.say('A', 'circus-wagon', { card: 'circus-wagon' }).say('B', 'discard', { card: 'barrel' })
    expect(t.front('B')).toEqual(['mustang'])
    expect(t.front('C')).toEqual([])
  }),
  scenario('coal-hopper', 'a card, then a Railcar is discarded', () => {
    const t = robbery({ A: { front: ['coal-hopper', 'caboose'] }, B: { front: ['dining-car'] }, C: {} }, { phase: 'play' })
    t.say('A', 'coal-hopper', { card: 'coal-hopper' }).say('A', 'discard', { card: t.handle('B', 'dining-car'), seat: 'B' })
    expect(t.hand('A')).toHaveLength(1)
    expect(t.front('B')).toEqual([])
  }),
  scenario('dining-car', 'a Heart heals at the start of the turn', () => {
    const t = robbery({ A: { front: ['dining-car'], life: 2 }, B: {}, C: {} }, { deck: ['*/5H'] })
    expect(t.life('A')).toBe(3)
  }),
  scenario('express-car', '33. the hand goes, the Strongbox pays, another turn begins', () => {
    const t = robbery({ A: { front: ['express-car', 'strongbox'], hand: ['bang', 'beer'] }, B: {}, C: {} }, { phase: 'play' })
    t.say('A', 'express-car', { card: 'express-car' })
    expect(t.turn()).toBe('A')
    expect(t.view('A').table.extraTurn).toBe(true)
    // One of the Strongbox, two of the draw phase.
    expect(t.hand('A')).toHaveLength(3)
    expect([...t.discard()].sort()).toEqual(['bang', 'beer'])
  }),
  scenario('ghost-car', 'who would be eliminated stays in play without life', () => {
    const t = robbery({ A: { hand: ['bang'] }, B: { role: 'outlaw', front: ['ghost-car'], life: 1 }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.isOut('B')).toBe(false)
    expect(t.life('B')).toBe(0)
    expect(t.sees('C', 'B').state).toBe('ghost')
    expect(t.hand('A')).toEqual([])
  }),
  scenario('lounge-car', '32. a Sheriff who finds the Ghost Car gives it away', () => {
    const t = robbery(
      { A: { role: 'sheriff', front: ['lounge-car'] }, B: {}, C: {} },
      { phase: 'play', at: 0, pile: ['ghost-car', 'mail-car'] },
    )
    t.say('A', 'lounge-car', { card: 'lounge-car' })
    expect(t.options('A')).toEqual(['keep mail-car > B', 'keep mail-car > C', 'keep mail-car > (3)'])
    t.say('A', 'keep', { card: 'mail-car', seat: 'B' })
    expect(t.front('A')).toEqual(['mail-car'])
    expect(t.front('B')).toEqual(['ghost-car'])
  }),
  scenario('lumber-flatcar', 'its holder sees others one farther away', () => {
    const t = robbery({ A: { front: ['lumber-flatcar'] }, B: {}, C: {}, D: {} }, { phase: 'play' })
    expect([t.distance('A', 'B'), t.distance('B', 'A')]).toEqual([2, 1])
  }),
  scenario('mail-car', 'three cards, one of which goes to another', () => {
    const t = robbery({ A: { front: ['mail-car'], hand: ['panic'] }, B: {}, C: {} }, { phase: 'play', deck: ['bang', 'beer', 'missed'] })
    t.say('A', 'mail-car', { card: 'mail-car' })
    expect(t.refused('A', 'give', { card: 'panic', seat: 'B' }).code).toBe('great-train-robbery/only-drawn')
    t.say('A', 'give', { card: 'beer', seat: 'B' })
    expect(t.hand('A')).toEqual(['panic', 'bang', 'missed'])
    expect(t.hand('B')).toEqual(['beer'])
  }),
  scenario('observation-car', 'nearer for its holder, farther for others', () => {
    const t = robbery(
      { A: { front: ['observation-car'] }, B: {}, C: {}, D: {} },
      { phase: 'play', cars: ['caboose', 'mail-car', 'private-car'] },
    )
    expect([t.distance('A', 'C'), t.distance('C', 'A'), t.distance('B', 'A')]).toEqual([1, 3, 2])
  }),
  scenario('passenger-car', 'takes a card of anybody', () => {
    const t = robbery({ A: { front: ['passenger-car'] }, B: {}, C: { front: ['refund', 'barrel'] }, D: {} }, { phase: 'play' })
    t.say('A', 'passenger-car', { card: 'passenger-car', seat: 'C', picks: [['barrel']] })
    expect(t.hand('A')).toEqual(['barrel'])
    expect(t.hand('C')).toHaveLength(1)
  }),
  scenario('prisoner-car', '39. a Duel of another has no effect', () => {
    const t = robbery({ A: { hand: ['duel', 'indians'] }, B: { front: ['prisoner-car'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'duel', seat: 'B' }).say('A', 'play', { card: 'indians' })
    expect(t.life('B')).toBe(4)
    expect(t.life('C')).toBe(4)
  }),
  scenario('private-car', '38. no BANG! card at an empty hand, but a Gatling', () => {
    const t = robbery(
      { A: { hand: ['bang', 'gatling'] }, B: { front: ['private-car'] }, C: {} },
      { phase: 'play', cars: ['caboose', 'mail-car', 'dining-car'] },
    )
    expect(t.refused('A', 'play', { card: 'bang', seat: 'B' })).toMatchObject({ code: 'great-train-robbery/private' })
    t.say('A', 'play', { card: 'gatling' })
    expect(t.life('B')).toBe(3)
  }),
  scenario('sleeper-car', 'once a turn another blue card is a shot outside the limit', () => {
    const t = robbery({ A: { front: ['sleeper-car', 'mustang', 'scope'] }, B: {}, C: {} }, { phase: 'play', bangsPlayed: 1 })
    t.say('A', 'sleeper-car', { card: 'sleeper-car', seat: 'B', picks: [['mustang']] })
    expect(t.life('B')).toBe(3)
    expect(t.refused('A', 'sleeper-car', { card: 'sleeper-car', seat: 'B', picks: [['scope']] }).code).toBe('once-a-turn')
  }),
  scenario('sleeper-car', '21. answers Indians!, which a Knife Revolver does not', () => {
    const t = robbery(
      { A: { hand: ['indians'] }, B: { front: ['sleeper-car', 'mustang'], hand: ['knife-revolver'] }, C: {} },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'indians' })
    expect(t.refused('B', 'give', { card: 'knife-revolver' }).code).toBe('not-a-bang')
    t.say('B', 'sleeper-car', { card: 'sleeper-car', picks: [['mustang']] })
    expect(t.life('B')).toBe(4)
    expect(t.front('B')).toEqual(['sleeper-car'])
  }),
]
