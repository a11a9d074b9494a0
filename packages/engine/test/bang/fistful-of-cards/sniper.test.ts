import { expect, test } from 'vitest'
import { type Table, table } from '../../scenario.ts'

const options = { sets: ['fistful-of-cards'] }

/** A fires two BANG! cards of his hand, by what is printed on them. */
const snipe = <S extends string>(t: Table<S>, by: S, at: S, first: string, second: string) =>
  t.say(by, 'sniper', { card: first, seat: at, picks: [[t.handle(by, second)]] })

test('26. a Barrel that holds and a Missed! cancel it; a Barrel that does not is one too few', () => {
  const shot = (flip: string) => {
    const t = table(
      { A: { hand: ['bang/AS', 'bang/KH'] }, B: { front: ['barrel'], hand: ['missed'] }, C: {} },
      { options, event: 'sniper', phase: 'play', deck: [flip] },
    )
    return snipe(t, 'A', 'B', 'bang/AS', 'bang/KH').say('B', 'barrel', { card: 'barrel' }).say('B', 'missed', { card: 'missed' })
  }
  expect(shot('*/hearts').life('B')).toBe(4)
  const failed = shot('*/clubs')
  expect([failed.life('B'), failed.hand('B')]).toEqual([3, []])
})

test('27. after a BANG! it is refused, with a Volcanic accepted', () => {
  const with3 = (front: readonly string[]) =>
    table({ A: { hand: ['bang/AS', 'bang/KH'], front }, B: {}, C: {} }, { options, event: 'sniper', phase: 'play', bangsPlayed: 1 })
  const one = with3([])
  expect(one.refused('A', 'sniper', { card: 'bang/AS', seat: 'B', picks: [[one.handle('A', 'bang/KH')]] })).toMatchObject({
    code: 'bang-limit',
  })
  const many = with3(['volcanic'])
  expect(snipe(many, 'A', 'B', 'bang/AS', 'bang/KH').life('B')).toBe(3)
})

test('it is the BANG! of the turn', () => {
  const t = table({ A: { hand: ['bang/AS', 'bang/KH', 'bang/QH'] }, B: {}, C: {} }, { options, event: 'sniper', phase: 'play' })
  snipe(t, 'A', 'B', 'bang/AS', 'bang/KH')
  expect(t.refused('A', 'play', { card: 'bang/QH', seat: 'B' })).toMatchObject({ code: 'bang-limit' })
})

test('one card, the same card twice, out of range, oneself', () => {
  const one = table({ A: { hand: ['bang'] }, B: {}, C: {}, D: {} }, { options, event: 'sniper', phase: 'play' })
  expect(one.refused('A', 'sniper', { card: 'bang', seat: 'B', picks: [[]] })).toEqual({ code: 'too-few-cards', facts: { cards: 2 } })
  const t = table({ A: { hand: ['bang/AS', 'bang/KH', 'beer'] }, B: {}, C: {}, D: {} }, { options, event: 'sniper', phase: 'play' })
  const with2 = (seat: 'A' | 'B' | 'C', second: string) =>
    t.refused('A', 'sniper', { card: 'bang/AS', seat, picks: [[t.handle('A', second)]] })
  expect(with2('B', 'bang/AS')).toEqual({ code: 'wrong-choice' })
  expect(with2('B', 'beer')).toEqual({ code: 'wrong-choice' })
  expect(with2('C', 'bang/KH')).toMatchObject({ code: 'out-of-reach' })
  expect(with2('A', 'bang/KH')).toMatchObject({ code: 'yourself' })
  expect(t.refused('A', 'sniper', { card: 'beer', seat: 'B', picks: [[t.handle('A', 'bang/KH')]] })).toEqual({
    code: 'not-a-bang',
    facts: { card: 'beer' },
  })
})

test('for Slab the Killer two Missed! are enough', () => {
  const t = table(
    { A: { character: 'slab-the-killer', hand: ['bang/AS', 'bang/KH'] }, B: { hand: ['missed', 'missed'] }, C: {} },
    { options, event: 'sniper', phase: 'play' },
  )
  snipe(t, 'A', 'B', 'bang/AS', 'bang/KH').say('B', 'missed', { card: 'missed' }).say('B', 'missed', { card: 'missed' })
  expect([t.life('B'), t.asked()]).toEqual([4, 'play:A'])
})

test('Apache Kid is safe only if both are Diamonds', () => {
  const sets = ['fistful-of-cards', 'dodge-city']
  const shot = (first: string, second: string) => {
    const t = table(
      { A: { hand: [first, second] }, B: { character: 'apache-kid' }, C: {} },
      { options: { sets }, event: 'sniper', phase: 'play' },
    )
    return snipe(t, 'A', 'B', first, second).life('B')
  }
  expect([shot('bang/2D', 'bang/3D'), shot('bang/2D', 'bang/AS')]).toEqual([3, 2])
})

test('Calamity Janet may use a Missed! as one of the two', () => {
  const t = table(
    { A: { character: 'calamity-janet', hand: ['bang', 'missed'] }, B: {}, C: {} },
    { options, event: 'sniper', phase: 'play' },
  )
  snipe(t, 'A', 'B', 'missed', 'bang')
  expect([t.life('B'), t.hand('A')]).toEqual([3, []])
})

test('a Barrel and Jourdonnais’s own are a chance each', () => {
  const t = table(
    { A: { hand: ['bang/AS', 'bang/KH'] }, B: { character: 'jourdonnais', front: ['barrel'] }, C: {} },
    { options, event: 'sniper', phase: 'play', deck: ['*/hearts', '*/hearts'] },
  )
  snipe(t, 'A', 'B', 'bang/AS', 'bang/KH').say('B', 'barrel', { card: 'barrel' }).say('B', 'jourdonnais')
  expect(t.life('B')).toBe(4)
})
