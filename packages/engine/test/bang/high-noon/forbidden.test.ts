import { describe, expect, test } from 'vitest'
import { table } from '../../scenario.ts'

const options = { sets: ['high-noon'] }
const withDodgeCity = { sets: ['high-noon', 'dodge-city'] }
const withValley = { sets: ['high-noon', 'valley-of-shadows'] }

describe('The Reverend', () => {
  test('20. a Beer cannot save anybody; a Saloon in the own turn is fine', () => {
    const t = table(
      { A: { hand: ['bang'] }, B: { life: 1, hand: ['beer'] }, C: {}, D: {} },
      { options, event: 'the-reverend', phase: 'play' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it')
    expect([t.asked(), t.isOut('B')]).toEqual(['play:A', true])
    const saloon = table({ A: {}, B: { life: 1, hand: ['saloon'] }, C: {} }, { options, event: 'the-reverend', turn: 'B', phase: 'play' })
    saloon.say('B', 'play', { card: 'saloon' })
    expect(saloon.life('B')).toBe(2)
  })

  test('Sid Ketchum may pay with a Beer, even when dying', () => {
    const t = table(
      { A: { hand: ['bang'] }, B: { character: 'sid-ketchum', life: 1, hand: ['beer', 'beer'] }, C: {} },
      { options, event: 'the-reverend', phase: 'play' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it')
    expect(t.asked()).toBe('dying:B')
    expect(t.refused('B', 'beer', { card: 'beer' })).toEqual({ code: 'forbidden', facts: { card: 'beer', source: 'the-reverend' } })
    t.say('B', 'sid-ketchum', { picks: [['beer', 'beer']] })
    expect(t.life('B')).toBe(1)
  })

  test('41. Tequila and Canteen are accepted, Tequila Joe’s Beer is not', () => {
    const t = table(
      { A: {}, B: { character: 'tequila-joe', life: 1, hand: ['tequila', 'scope', 'beer'], front: ['canteen'] }, C: {} },
      { options: withDodgeCity, event: 'the-reverend', turn: 'B', phase: 'play' },
    )
    expect(t.refused('B', 'play', { card: 'beer' })).toMatchObject({ code: 'forbidden' })
    t.say('B', 'play', { card: 'tequila', seat: 'B', picks: [['scope']] }).say('B', 'use', { card: 'canteen' })
    expect(t.life('B')).toBe(3)
  })
})

describe('The Sermon', () => {
  test('21. who challenges to a Duel and is answered cannot go on', () => {
    const t = table({ A: { hand: ['duel', 'bang'] }, B: {}, C: { hand: ['bang'] } }, { options, event: 'the-sermon', phase: 'play' })
    t.say('A', 'play', { card: 'duel', seat: 'C' }).say('C', 'give', { card: 'bang' })
    expect([t.life('A'), t.hand('A')]).toEqual([4, ['bang']])
  })

  test('22. out of turn a BANG! may be discarded against Indians!', () => {
    const t = table({ A: { hand: ['indians'] }, B: {}, C: { hand: ['bang'] } }, { options, event: 'the-sermon', phase: 'play' })
    t.say('A', 'play', { card: 'indians' }).say('C', 'give', { card: 'bang' })
    expect([t.life('B'), t.life('C')]).toEqual([3, 4])
  })

  test('23. Calamity Janet: no Missed! as BANG! in her turn; BANG! as Missed! out of turn', () => {
    const own = table({ A: { character: 'calamity-janet', hand: ['missed'] }, B: {} }, { options, event: 'the-sermon', phase: 'play' })
    expect(own.refused('A', 'as-bang', { card: 'missed', seat: 'B' })).toEqual({
      code: 'forbidden',
      facts: { card: 'missed', source: 'the-sermon' },
    })
    const t = table(
      { A: { hand: ['gatling'] }, B: { character: 'calamity-janet', hand: ['bang'] } },
      { options, event: 'the-sermon', phase: 'play' },
    )
    t.say('A', 'play', { card: 'gatling' }).say('B', 'missed', { card: 'bang' })
    expect(t.life('B')).toBe(4)
  })

  test('42. Doc Holyday may discard a BANG! for his ability', () => {
    const t = table(
      { A: { character: 'doc-holyday', hand: ['bang', 'scope'] }, B: {}, C: {} },
      { options: withDodgeCity, event: 'the-sermon', phase: 'play' },
    )
    t.say('A', 'doc-holyday', { seat: 'B', picks: [['bang', 'scope']] })
    expect(t.life('B')).toBe(3)
  })
})

describe('The Sermon and abilities that use up a BANG! card', () => {
  test('Lee Van Kliff cannot pay for a repetition', () => {
    const t = table(
      { A: { character: 'lee-van-kliff', hand: ['stagecoach', 'bang'] }, B: {}, C: {} },
      { options: { sets: ['high-noon', 'wild-west-show'] }, event: 'the-sermon', phase: 'play' },
    )
    t.say('A', 'play', { card: 'stagecoach' })
    expect(t.refused('A', 'lee-van-kliff', { card: 'bang' })).toEqual({ code: 'forbidden', facts: { card: 'bang', source: 'the-sermon' } })
  })

  test('Der Spot-Burst Ringer cannot fire one as a Gatling', () => {
    const t = table(
      { A: { character: 'der-spot-burst-ringer', hand: ['bang'] }, B: {}, C: {} },
      { options: withValley, event: 'the-sermon', phase: 'play' },
    )
    expect(t.refused('A', 'der-spot-burst-ringer', { card: 'bang' })).toMatchObject({ code: 'forbidden' })
  })

  test('a card that only has the symbol is fine', () => {
    const t = table({ A: { hand: ['gatling'] }, B: {}, C: {} }, { options, event: 'the-sermon', phase: 'play' })
    t.say('A', 'play', { card: 'gatling' })
    expect([t.life('B'), t.life('C')]).toEqual([3, 3])
  })
})

describe('Shootout', () => {
  test('24. a third BANG! is refused, but accepted with a Volcanic', () => {
    const with3 = (front: readonly string[]) => {
      const t = table({ A: { hand: ['bang', 'bang', 'bang'], front }, B: {}, C: {} }, { options, event: 'shootout', phase: 'play' })
      return t.say('A', 'play', { card: 'bang', seat: 'B' }).say('A', 'play', { card: 'bang', seat: 'B' })
    }
    expect(with3([]).refused('A', 'play', { card: 'bang', seat: 'C' })).toMatchObject({ code: 'bang-limit' })
    expect(with3(['volcanic']).say('A', 'play', { card: 'bang', seat: 'C' }).life('C')).toBe(3)
  })

  test('39. Black Flower plays two BANG! and a Clubs card as her extra', () => {
    const t = table(
      { A: { character: 'black-flower', hand: ['bang', 'bang', '*/9C'] }, B: {}, C: {} },
      { options: withValley, event: 'shootout', phase: 'play', discard: ['saved'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('A', 'play', { card: 'bang', seat: 'B' })
    t.say('A', 'black-flower', { card: '*/9C', seat: 'C' })
    expect([t.life('B'), t.life('C')]).toEqual([2, 3])
  })
})
