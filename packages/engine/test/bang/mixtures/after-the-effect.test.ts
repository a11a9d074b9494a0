import { describe, expect, test } from 'vitest'
import type { SeatSpec } from '../../scenario.ts'
import { mixed } from './mixed.ts'

describe('Gag is paid when the effect is over, with all it brings', () => {
  const shotAt = (b: SeatSpec, deck: readonly string[]) =>
    mixed({ A: { hand: ['bang'] }, B: { life: 1, ...b }, C: {}, D: {} }, { phase: 'play', show: 'gag', deck })
      .say('A', 'play', { card: 'bang', seat: 'B' })
      .say('B', 'gag')

  test('the card that Suzy Lafayette or Molly Stark draws for her Missed! may save her', () => {
    for (const character of ['suzy-lafayette', 'molly-stark']) {
      const t = shotAt({ character, hand: ['missed'] }, ['beer']).say('B', 'missed', { card: 'missed' })
      expect([t.asked(), t.hand('B')]).toEqual(['dying:B', ['beer']])
    }
  })

  test('so may the one that John Pain has flipped', () => {
    const t = shotAt({ character: 'john-pain', front: ['barrel'] }, ['beer/hearts']).say('B', 'barrel', { card: 'barrel' })
    expect([t.asked(), t.hand('B')]).toEqual(['dying:B', ['beer']])
  })

  test('what John Pain had no room for then is not his when he has drunk his Beer', () => {
    const hand = ['beer', 'scope', 'mustang', 'hideout', 'binocular', 'panic']
    const t = shotAt({ character: 'john-pain', front: ['barrel'], hand }, ['saloon/hearts'])
    t.say('B', 'barrel', { card: 'barrel' }).say('B', 'beer', { card: 'beer' })
    expect([t.hand('B'), t.discard().slice(0, 2)]).toEqual([hand.slice(1), ['beer', 'saloon']])
  })
})
