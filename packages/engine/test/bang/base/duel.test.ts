import { describe, expect, test } from 'vitest'
import { type SeatSpec, table } from '../../scenario.ts'

/** A challenges B. */
const challenge = (a: SeatSpec, b: SeatSpec, c: SeatSpec = {}) =>
  table({ A: { hand: ['duel'], ...a }, B: b, C: c }, { turn: 'A', phase: 'play' }).say('A', 'play', { card: 'duel', seat: 'B' })

describe('Duel', () => {
  test('32. B has no card: he loses 1 at once and A discards nothing', () => {
    const t = challenge({ hand: ['duel', 'bang'] }, { hand: [] })
    expect(t.life('B')).toBe(3)
    expect(t.hand('A')).toEqual(['bang'])
    expect(t.events('wounded')).toMatchObject([{ seat: 1, by: 0, cause: 'duel' }])
  })

  test('32. B has cards but no BANG!: only declining is open', () => {
    const t = challenge({ hand: ['duel', 'bang'] }, { hand: ['missed', 'beer'] })
    expect(t.options('B')).toEqual(['decline'])
    t.say('B', 'decline')
    expect(t.life('B')).toBe(3)
    expect(t.hand('A')).toEqual(['bang'])
  })

  test('33. B gives one, A declines: A loses 1, nobody is responsible', () => {
    const t = challenge({ hand: ['duel', 'bang'] }, { hand: ['bang'] })
    t.say('B', 'give', { card: 'bang' })
    expect(t.asked()).toBe('give-bang:A')
    t.say('A', 'decline')
    expect(t.life('A')).toBe(4)
    expect(t.life('B')).toBe(4)
    expect(t.events('wounded')).toMatchObject([{ seat: 0, by: undefined, cause: 'duel' }])
  })

  test('34. BANG! cards given in a Duel leave the limit of the turn untouched', () => {
    const t = challenge({ hand: ['duel', 'bang', 'bang', 'bang', 'bang'] }, { hand: ['bang', 'bang', 'bang', 'missed'] })
    for (let round = 0; round < 3; round++) t.say('B', 'give', { card: 'bang' }).say('A', 'give', { card: 'bang' })
    t.say('B', 'decline')
    expect(t.life('B')).toBe(3)
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.asked()).toBe('shot:B')
  })

  test('35. El Gringo, challenged, loses: he takes a random card of the challenger', () => {
    const t = challenge({ hand: ['duel', 'stagecoach'] }, { character: 'el-gringo' })
    expect(t.life('B')).toBe(2)
    expect(t.hand('B')).toEqual(['stagecoach'])
    expect(t.hand('A')).toEqual([])
  })

  test('35. El Gringo challenges and loses: he takes nothing', () => {
    const t = challenge({ character: 'el-gringo', hand: ['duel'] }, { hand: ['bang', 'stagecoach'] })
    t.say('B', 'give', { card: 'bang' })
    expect(t.life('A')).toBe(3)
    expect(t.hand('A')).toEqual([])
    expect(t.hand('B')).toEqual(['stagecoach'])
  })

  test('36. the Sheriff kills a Deputy in a Duel: he discards everything', () => {
    const t = challenge(
      { role: 'sheriff', hand: ['duel', 'beer', 'bang'], front: ['scope', 'mustang'] },
      { role: 'deputy', life: 1, hand: ['missed'] },
    )
    t.say('B', 'decline')
    expect(t.asked()).toBe('dying:B')
    t.say('B', 'give-up')
    expect(t.isOut('B')).toBe(true)
    expect(t.hand('A')).toEqual([])
    expect(t.front('A')).toEqual([])
    expect(t.events('penalised')).toMatchObject([{ seat: 0, victim: 1 }])
    expect(t.discard().sort()).toEqual(['bang', 'beer', 'duel', 'missed', 'mustang', 'scope'])
  })

  test('37. an Outlaw who dies in his own Duel with the Sheriff: nobody draws 3', () => {
    const t = table(
      { A: { role: 'sheriff', hand: ['bang', 'bang'] }, B: { role: 'outlaw', life: 1, hand: ['duel'] }, C: { role: 'outlaw' }, D: {} },
      { turn: 'B', phase: 'play' },
    )
    t.say('B', 'play', { card: 'duel', seat: 'A' }).say('A', 'give', { card: 'bang' })
    expect(t.isOut('B')).toBe(true)
    expect(t.hand('A')).toEqual(['bang'])
    expect(t.events('rewarded')).toEqual([])
    expect(t.events('eliminated')).toMatchObject([{ seat: 1, role: 'outlaw', by: undefined }])
    expect(t.turn()).toBe('C')
  })

  test('Sid Ketchum pays with the BANG! cards he would need: he can only decline', () => {
    const t = challenge({}, { character: 'sid-ketchum', life: 2, hand: ['bang', 'bang'] })
    t.say('B', 'sid-ketchum', { picks: [['bang', 'bang']] })
    expect(t.options('B')).toEqual(['decline'])
    t.say('B', 'decline')
    expect(t.life('B')).toBe(2)
  })

  test('the Sheriff dies of his own Duel: nobody is responsible, and the Outlaws win', () => {
    const t = challenge({ life: 1, hand: ['duel'] }, { role: 'deputy', hand: ['bang'] }, { role: 'renegade' })
    t.say('B', 'give', { card: 'bang' })
    expect(t.over).toBe('outlaws')
  })

  test('a Duel needs no reach', () => {
    const t = table({ A: { hand: ['duel'] }, B: {}, C: {}, D: { front: ['mustang'] }, E: {}, F: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'duel', seat: 'D' })
    expect(t.life('D')).toBe(3)
  })

  test('interactions 30. Suzy spends her last BANG!: she draws only after the Duel', () => {
    const t = challenge({ hand: ['duel', 'bang'] }, { character: 'suzy-lafayette', hand: ['bang'] })
    t.say('B', 'give', { card: 'bang' })
    expect(t.hand('B')).toEqual([])
    expect(t.asked()).toBe('give-bang:A')
    t.say('A', 'decline')
    expect(t.life('A')).toBe(4)
    expect(t.hand('B')).toHaveLength(1)
  })
})
