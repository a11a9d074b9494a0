import { describe, expect, test } from 'vitest'
import { town } from './town.ts'

const belle = { character: 'belle-star' } as const

describe('Belle Star', () => {
  test('33. in her turn Mustang and Hideout do not count', () => {
    const t = town({ A: belle, B: { front: ['mustang', 'hideout'] }, C: {} }, { phase: 'play' })
    expect([t.distance('A', 'B'), t.distance('C', 'B')]).toEqual([1, 1])
    t.say('A', 'end')
    expect(t.distance('A', 'B')).toBe(3)
  })

  test('34. against her shot only the hand and abilities answer', () => {
    const t = town(
      { A: { ...belle, hand: ['bang'] }, B: { character: 'jourdonnais', hand: ['missed'], front: ['barrel', 'sombrero'] }, C: {} },
      { phase: 'play', deck: ['*/hearts'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.options('B').map((option) => option.split(' ')[0])).toEqual(['missed', 'jourdonnais', 'take-it'])
    expect(t.refused('B', 'barrel', { card: 'barrel' })).toMatchObject({ code: 'switched-off', facts: { card: 'barrel' } })
    expect(t.refused('B', 'sombrero', { card: 'sombrero' })).toMatchObject({ code: 'switched-off', facts: { card: 'sombrero' } })
    t.say('B', 'jourdonnais')
    expect(t.life('B')).toBe(4)
  })

  test('34. without hand and ability nobody is asked', () => {
    const t = town({ A: { ...belle, hand: ['bang'] }, B: { front: ['barrel', 'sombrero'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect([t.asked(), t.life('B')]).toEqual(['play:A', 3])
  })

  test('35. their cards can be taken', () => {
    const t = town({ A: { ...belle, hand: ['panic'] }, B: { front: ['barrel'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'panic', seat: 'B', picks: [['barrel']] })
    expect(t.hand('A')).toEqual(['barrel'])
  })

  test('36. her own Jail is checked', () => {
    const t = town({ A: {}, B: { ...belle, front: ['jail'] }, C: {} }, { turn: 'B', deck: ['*/spades'] })
    expect(t.asked()).toBe('play:C')
    expect(t.front('B')).toEqual([])
  })

  test('her own Dynamite too, and it passes over a player who has one', () => {
    const t = town({ A: {}, B: { ...belle, front: ['dynamite'] }, C: { front: ['dynamite'] }, D: {} }, { turn: 'B', deck: ['*/hearts'] })
    expect([t.front('B'), t.front('C'), t.front('D')]).toEqual([[], ['dynamite'], ['dynamite']])
  })

  test('37. in the turn of another player his cards work', () => {
    const t = town(
      { A: { hand: ['bang'], front: ['schofield'] }, B: {}, C: { ...belle, front: ['barrel'] }, D: {} },
      { phase: 'play', deck: ['*/hearts'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'C' }).say('C', 'barrel', { card: 'barrel' })
    expect(t.life('C')).toBe(4)
  })

  test('her own cards work in her turn, a Volcanic and a Barrel in a Duel of shots', () => {
    const t = town({ A: { ...belle, hand: ['bang', 'bang'], front: ['volcanic'] }, B: { front: ['mustang'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.life('B')).toBe(2)
  })

  test('she falls in her own turn: the cards of the others are on again', () => {
    const t = town(
      {
        A: { ...belle, role: 'outlaw', life: 1, hand: ['duel'] },
        B: { role: 'sheriff', hand: ['bang'], front: ['mustang'] },
        C: {},
        D: {},
      },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'duel', seat: 'B' }).say('B', 'give', { card: 'bang' })
    expect([t.isOut('A'), t.distance('C', 'B')]).toEqual([true, 2])
  })

  test('everybody can see which cards are off', () => {
    const t = town({ A: belle, B: { front: ['barrel'] }, C: {} }, { phase: 'play' })
    expect(t.sees('spectator', 'B').front).toMatchObject([{ id: 'barrel', off: true }])
    t.say('A', 'end')
    expect(t.sees('spectator', 'B').front[0]).not.toMatchObject({ off: true })
  })

  test('Vera Custer with her ability switches off cards in her own turn only', () => {
    const t = town({ A: { character: 'vera-custer' }, B: { ...belle, front: ['mustang'] }, C: { front: ['mustang'] } })
    t.say('A', 'copy', { seat: 'B' })
    expect([t.distance('A', 'B'), t.distance('A', 'C')]).toEqual([1, 1])
    t.say('A', 'end')
    expect([t.distance('A', 'B'), t.distance('B', 'C')]).toEqual([2, 1])
  })
})
