import { describe, expect, test } from 'vitest'
import { SEEN, valley } from './valley.ts'

describe('Rattlesnake', () => {
  test('23. Dynamite, then Jail; who stays in Jail is not bitten', () => {
    const t = valley(
      { A: {}, B: { front: ['rattlesnake', 'jail', 'dynamite'] }, C: {} },
      { turn: 'B', deck: ['*/KS', '*/QS', '*/9S'], discard: ['saved'] },
    )
    expect(t.events('checked').slice(0, 2)).toMatchObject([{ source: 'dynamite' }, { source: 'jail', good: false }])
    expect([t.life('B'), t.front('B')]).toEqual([4, ['rattlesnake']])
    expect(t.turn()).toBe('C')
  })

  test('24. Spades: one point, the card stays', () => {
    const t = valley({ A: {}, B: { front: ['rattlesnake'] }, C: {} }, { turn: 'B', deck: ['*/KS'], discard: ['saved'] })
    expect([t.life('B'), t.front('B'), t.asked()]).toEqual([3, ['rattlesnake'], 'play:B'])
  })

  test('another suit does nothing', () => {
    const t = valley({ A: {}, B: { front: ['rattlesnake'] }, C: {} }, { turn: 'B', deck: ['*/clubs'] })
    expect([t.life('B'), t.front('B')]).toEqual([4, ['rattlesnake']])
  })

  test('after Jail if he is free', () => {
    const t = valley({ A: {}, B: { front: ['rattlesnake', 'jail'] }, C: {} }, { turn: 'B', deck: ['*/hearts', '*/KS'], discard: ['saved'] })
    expect(t.events('checked')).toMatchObject([{ source: 'jail' }, { source: 'rattlesnake', good: true }])
    expect(t.life('B')).toBe(3)
  })

  test('a lethal bite ends the turn, and nobody is rewarded', () => {
    const t = valley(
      { A: {}, B: { role: 'outlaw', life: 1, front: ['rattlesnake'] }, C: { role: 'renegade' } },
      { turn: 'B', deck: ['*/KS'], discard: ['saved'] },
    )
    expect(t.isOut('B')).toBe(true)
    expect(t.turn()).toBe('C')
    expect(t.events('rewarded')).toEqual([])
  })
})

describe('Tuco Franziskaner', () => {
  test('39. a Jail he has just left is no blue card any more', () => {
    const t = valley({ A: {}, B: { character: 'tuco-franziskaner', front: ['jail'] }, C: {} }, { turn: 'B', deck: ['*/hearts'] })
    expect(t.hand('B')).toHaveLength(4)
  })

  test('55. a Bounty in front of him: two cards', () => {
    const t = valley({ A: { character: 'tuco-franziskaner', front: ['bounty'] }, B: {}, C: {} })
    expect(t.hand('A')).toHaveLength(2)
  })

  test('he has five life points', () => {
    expect(valley({ A: {}, B: { character: 'tuco-franziskaner' }, C: {} }).life('B')).toBe(5)
  })
})

describe('Last Call', () => {
  test('20. with two players left', () => {
    const t = valley({ A: {}, B: { life: 2, hand: ['last-call'] } }, { ...SEEN, turn: 'B' })
    t.say('B', 'play', { card: 'last-call' })
    expect(t.life('B')).toBe(3)
  })

  test('20. it does not save the dying', () => {
    const t = valley({ A: { hand: ['bang'] }, B: { life: 1, hand: ['last-call'] }, C: {} }, SEEN)
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it')
    expect(t.refused('B', 'beer', { card: 'last-call' })).toMatchObject({ code: 'only-beer-saves', facts: { card: 'last-call' } })
  })

  test('56. Tequila Joe regains one point', () => {
    const t = valley({ A: { character: 'tequila-joe', life: 2, hand: ['last-call'] }, B: {}, C: {} }, SEEN, 'dodge-city')
    t.say('A', 'play', { card: 'last-call' })
    expect(t.life('A')).toBe(3)
  })

  test('never above the maximum', () => {
    const t = valley({ A: { hand: ['last-call'] }, B: {}, C: {} }, SEEN)
    t.say('A', 'play', { card: 'last-call' })
    expect(t.life('A')).toBe(5)
  })
})
