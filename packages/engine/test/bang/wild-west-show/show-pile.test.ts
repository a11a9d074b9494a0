import { describe, expect, test } from 'vitest'
import { table } from '../../scenario.ts'

const options = { sets: ['wild-west-show'] }

describe('the show pile', () => {
  test('1. Stagecoach draws 2 and reveals the first show card, in force for the rest of the turn', () => {
    const t = table({ A: { hand: ['stagecoach', 'beer'] }, B: {}, C: {}, D: {} }, { phase: 'play', options, shows: ['showdown', 'gag'] })
    expect(t.can('A', 'as-bang', { card: 'beer', seat: 'B' })).toBe(false)
    t.say('A', 'play', { card: 'stagecoach' })
    expect(t.hand('A')).toHaveLength(3)
    expect(t.show()).toBe('showdown')
    t.say('A', 'as-bang', { card: 'beer', seat: 'B' })
    expect(t.life('B')).toBe(3)
  })

  test('2. Wells Fargo draws 3 and reveals the second; the first is gone for good', () => {
    const t = table(
      { A: {}, B: { hand: ['wells-fargo'] }, C: {}, D: {} },
      { turn: 'B', phase: 'play', options, show: 'gag', shows: ['sacagaway'] },
    )
    t.say('B', 'play', { card: 'wells-fargo' })
    expect(t.hand('B')).toHaveLength(3)
    expect(t.show()).toBe('sacagaway')
    expect(t.showsLeft()).not.toContain('gag')
  })

  test('the last card of the pile comes like any other, and its goal holds at once', () => {
    const t = table(
      { A: { hand: ['stagecoach', 'wells-fargo'] }, B: { role: 'sheriff', life: 1 }, C: { role: 'outlaw' }, D: { role: 'renegade' } },
      { phase: 'play', options, shows: ['darling-valentine', 'wild-west-show'], deck: ['bang'] },
    )
    t.say('A', 'play', { card: 'stagecoach' }).say('A', 'play', { card: 'wells-fargo' })
    expect([t.show(), t.showsLeft()]).toEqual(['wild-west-show', []])
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect([t.isOut('B'), t.over]).toEqual([true, undefined])
  })

  test('3. nothing is revealed after Wild West Show', () => {
    const t = table(
      { A: {}, B: {}, C: { hand: ['stagecoach'] }, D: {} },
      { turn: 'C', phase: 'play', options, show: 'wild-west-show', shows: [] },
    )
    t.say('C', 'play', { card: 'stagecoach' })
    expect(t.hand('C')).toHaveLength(2)
    expect(t.show()).toBe('wild-west-show')
  })

  test('the cards are drawn before the show card is turned', () => {
    const t = table({ A: { hand: ['stagecoach'] }, B: {}, C: {} }, { phase: 'play', options, shows: ['sacagaway'] })
    t.say('A', 'play', { card: 'stagecoach' })
    const told = t.told('B').filter((event) => event.type === 'moved')
    expect(told.filter((event) => JSON.stringify(event).includes('"deck"') && !('face' in event))).toHaveLength(2)
  })

  test('no show card is in force at the start, and nobody sees the next one', () => {
    const t = table({ A: {}, B: {}, C: {} }, { phase: 'play', options })
    expect(t.show()).toBeUndefined()
    expect(JSON.stringify([t.view('A'), t.view('spectator')])).not.toMatch(/bone-orchard|gag|showdown/)
  })

  test('revealed by nothing else: a Stagecoach used as a BANG!', () => {
    const t = table({ A: { hand: ['stagecoach'] }, B: {}, C: {} }, { phase: 'play', options, show: 'showdown', shows: ['gag'] })
    t.say('A', 'as-bang', { card: 'stagecoach', seat: 'B' })
    expect(t.show()).toBe('showdown')
  })

  test('revealed by nothing else: General Store, a Stagecoach discarded', () => {
    const t = table(
      { A: { life: 1, hand: ['general-store', 'stagecoach', 'wells-fargo'] }, B: { out: true }, C: {} },
      { phase: 'play', options, shows: ['gag'] },
    )
    t.say('A', 'play', { card: 'general-store' })
    t.say('A', 'take', { card: t.row()[0] })
    t.say('A', 'end').say('A', 'discard', { card: 'stagecoach' }).say('A', 'discard', { card: 'wells-fargo' })
    expect(t.show()).toBeUndefined()
  })
})
