import { expect } from 'vitest'
import { type Scenario, scenario } from '../../../content.ts'
import { table } from '../../../scenario.ts'
import { entering } from '../turns.ts'

const options = { sets: ['high-noon'] }
const extras = { sets: ['high-noon'], highNoonExtras: true }

/** One for every event: it fails when that event has no rule. */
export const scenarios: readonly Scenario[] = [
  scenario('blessing', 'any flipped card frees from Jail', () => {
    const t = table({ A: {}, B: { front: ['jail'] }, C: {} }, { options, event: 'blessing', turn: 'B', deck: ['*/spades'] })
    expect(t.asked()).toBe('play:B')
    expect(t.events('checked')).toMatchObject([{ source: 'jail', good: true }])
  }),

  scenario('curse', 'a Heart is a Spade: the Barrel does not hold', () => {
    const t = table(
      { A: { hand: ['bang'] }, B: { front: ['barrel'] }, C: {} },
      { options, event: 'curse', phase: 'play', deck: ['*/hearts'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'barrel', { card: 'barrel' })
    expect(t.life('B')).toBe(3)
  }),

  scenario('the-daltons', 'everybody with blue cards discards one of them', () => {
    const t = entering({ A: { front: ['scope'] }, B: { front: ['mustang', 'barrel'] }, C: {} }, 'C', { options, events: ['the-daltons'] })
    expect(t.front('A')).toEqual([])
    t.say('B', 'discard', { card: 'mustang' })
    expect(t.front('B')).toEqual(['barrel'])
    expect(t.asked()).toBe('play:A')
  }),

  scenario('the-doctor', 'whoever has fewest life points regains one', () => {
    const t = entering({ A: { life: 3 }, B: { life: 1 }, C: { life: 1 }, D: { life: 2 } }, 'D', { options, events: ['the-doctor'] })
    expect([t.life('A'), t.life('B'), t.life('C'), t.life('D')]).toEqual([3, 2, 2, 2])
  }),

  scenario('ghost-town', 'an eliminated player is back for his turn, with three cards', () => {
    const t = table({ A: {}, B: { out: true }, C: {}, D: {} }, { options, event: 'ghost-town', phase: 'play' })
    t.endTurn('A')
    expect(t.asked()).toBe('play:B')
    expect(t.hand('B')).toHaveLength(3)
    expect(t.life('B')).toBe(0)
    t.endTurn('B')
    expect(t.isOut('B')).toBe(true)
    expect(t.asked()).toBe('play:C')
  }),

  scenario('gold-rush-event', 'turns go to the right', () => {
    const t = table({ A: {}, B: {}, C: {}, D: {} }, { options, event: 'gold-rush-event', phase: 'play' })
    t.endTurn('A')
    expect(t.turn()).toBe('D')
    t.endTurn('D')
    expect(t.turn()).toBe('C')
  }),

  scenario('hangover', 'Bart Cassidy draws nothing for a lost life point', () => {
    const t = table({ A: { hand: ['bang'] }, B: { character: 'bart-cassidy' }, C: {} }, { options, event: 'hangover', phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.life('B')).toBe(3)
    expect(t.hand('B')).toEqual([])
  }),

  scenario('the-reverend', 'nobody plays a Beer', () => {
    const t = table({ A: { life: 2, hand: ['beer', 'saloon'] }, B: {}, C: {} }, { options, event: 'the-reverend', phase: 'play' })
    expect(t.refused('A', 'play', { card: 'beer' })).toEqual({ code: 'forbidden', facts: { card: 'beer', source: 'the-reverend' } })
    t.say('A', 'play', { card: 'saloon' })
    expect(t.life('A')).toBe(3)
  }),

  scenario('the-sermon', 'no BANG! in the own turn', () => {
    const t = table({ A: { hand: ['bang'] }, B: {}, C: {} }, { options, event: 'the-sermon', phase: 'play' })
    expect(t.refused('A', 'play', { card: 'bang', seat: 'B' })).toEqual({
      code: 'forbidden',
      facts: { card: 'bang', source: 'the-sermon' },
    })
  }),

  scenario('shootout', 'two BANG! a turn', () => {
    const t = table({ A: { hand: ['bang', 'bang', 'bang'] }, B: {}, C: {} }, { options, event: 'shootout', phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.life('B')).toBe(2)
    expect(t.refused('A', 'play', { card: 'bang', seat: 'B' })).toMatchObject({ code: 'bang-limit' })
  }),

  scenario('thirst', 'one card less in phase 1', () => {
    const t = table({ A: {}, B: {}, C: {} }, { options, event: 'thirst', turn: 'B' })
    expect(t.hand('B')).toHaveLength(1)
  }),

  scenario('train-arrival', 'one card more at the end of phase 1', () => {
    const t = table({ A: {}, B: {}, C: {} }, { options, event: 'train-arrival', turn: 'B' })
    expect(t.hand('B')).toHaveLength(3)
  }),

  scenario('high-noon', 'each turn starts with the loss of a life point', () => {
    const t = table({ A: {}, B: {}, C: {} }, { options, event: 'high-noon', turn: 'B' })
    expect(t.life('B')).toBe(3)
    t.endTurns('B', 'C')
    expect([t.life('C'), t.life('A')]).toEqual([3, 4])
  }),

  scenario('handcuffs', 'only cards of the suit that was named', () => {
    const t = table(
      { A: {}, B: { life: 2, hand: ['bang/8C', 'beer/7H'] }, C: {} },
      { options: extras, event: 'handcuffs', turn: 'B', deck: ['scope/AS', 'mustang/8H'] },
    )
    expect(t.asked()).toBe('handcuffs:B')
    t.say('B', 'hearts')
    expect(t.refused('B', 'play', { card: 'bang', seat: 'C' })).toEqual({ code: 'forbidden', facts: { card: 'bang', source: 'handcuffs' } })
    t.say('B', 'play', { card: 'beer' })
    expect(t.life('B')).toBe(3)
  }),

  scenario('new-identity', 'another character, with exactly two life points', () => {
    const t = table({ A: {}, B: {}, C: {} }, { options: extras, event: 'new-identity', turn: 'B' })
    const [offered] = t.look('B')
    t.say('B', 'accept', { card: offered })
    expect(t.life('B')).toBe(2)
    expect(t.sees('C', 'B').character).toBe(offered)
    expect(t.asked()).toMatch(/:B$/)
  }),
]
