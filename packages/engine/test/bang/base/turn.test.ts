import { describe, expect, test } from 'vitest'
import { table } from '../../scenario.ts'

describe('try', () => {
  test('x', () => {
    const t = table({ A: { hand: ['bang', 'beer'] }, B: { hand: 2 }, C: {} }, { phase: 'play' })
    expect(t.asked()).toBe('play:A')
    expect(t.hand('A')).toEqual(['bang', 'beer'])
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.asked()).toBe('shot:B')
    t.refused('B', 'missed', { card: t.handle('B', 'schofield') })
    console.log(t.options('B'), t.hand('B'), t.events())
  })
})
