import { describe, expect, test } from 'vitest'
import { table } from '../../scenario.ts'

const play = { phase: 'play', options: { sets: ['wild-west-show'] }, show: 'gag' } as const

describe('Gag', () => {
  test('36. talking while nothing is being resolved costs 1 life, caused by nobody', () => {
    const t = table({ A: {}, B: {}, C: {} }, play)
    t.say('B', 'gag')
    expect(t.life('B')).toBe(3)
    expect(t.events('wounded')).toMatchObject([{ seat: 1, amount: 1, by: undefined }])
    expect(t.asked()).toBe('play:A')
  })

  test('37. an eliminated player is not concerned', () => {
    const t = table({ A: {}, B: {}, C: { out: true }, D: {} }, play)
    expect(t.interjections('C')).toEqual([])
    expect(t.refused('C', 'gag')).toEqual({ code: 'not-asked' })
  })

  test('in the middle of an effect it is noted, and paid when that is over', () => {
    const t = table({ A: { hand: ['bang'] }, B: { life: 2, hand: ['missed'] }, C: {} }, play)
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'gag').say('B', 'gag')
    expect(t.life('B')).toBe(2)
    t.say('B', 'missed', { card: 'missed' })
    expect(t.asked()).toBe('play:A')
    expect(t.isOut('B')).toBe(true)
  })

  test('several messages cost one each, and a Beer may answer', () => {
    const t = table({ A: {}, B: { life: 1, hand: ['beer'] }, C: {} }, play)
    t.say('B', 'gag')
    expect(t.asked()).toBe('dying:B')
    t.say('B', 'beer', { card: 'beer' })
    expect(t.life('B')).toBe(1)
    t.say('C', 'gag').say('C', 'gag')
    expect(t.life('C')).toBe(2)
  })

  test('nobody talks so much that it is forgotten', () => {
    const t = table({ A: { hand: ['bang'] }, B: { hand: ['missed'] }, C: {}, D: {} }, play)
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    for (let i = 0; i < 256; i++) t.say('C', 'gag')
    expect(t.isOut('C')).toBe(false)
    t.say('B', 'missed', { card: 'missed' })
    expect(t.isOut('C')).toBe(true)
    expect(t.asked()).toBe('play:A')
  })

  test('what is owed is paid in the order of the messages, by whoever is still there', () => {
    const t = table({ A: { hand: ['bang'] }, B: { hand: ['missed'] }, C: { life: 1 }, D: {} }, play)
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    t.say('D', 'gag').say('C', 'gag').say('C', 'gag').say('A', 'gag').say('D', 'gag')
    t.say('B', 'missed', { card: 'missed' })
    expect(t.events('wounded').map(({ seat }) => seat)).toEqual([3, 2, 0, 3])
    expect(t.isOut('C')).toBe(true)
  })

  test('the active player may talk himself to death: his turn is over', () => {
    const t = table({ A: { role: 'outlaw', life: 1 }, B: { role: 'sheriff' }, C: {}, D: {} }, play)
    t.say('A', 'gag')
    expect(t.isOut('A')).toBe(true)
    expect(t.asked()).toBe('play:B')
  })

  test('and the Sheriff the game', () => {
    const t = table({ A: { role: 'sheriff', life: 1 }, B: {}, C: {} }, play)
    t.say('A', 'gag')
    expect(t.over).toBe('outlaws')
    expect(t.asked()).toBe('over')
  })

  test('no longer when it is replaced', () => {
    const t = table({ A: { hand: ['stagecoach'] }, B: {}, C: {} }, { ...play, shows: ['sacagaway'] })
    t.say('A', 'play', { card: 'stagecoach' })
    expect(t.interjections('B')).toEqual([])
  })
})
