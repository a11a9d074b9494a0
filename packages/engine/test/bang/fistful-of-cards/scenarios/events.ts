import { expect } from 'vitest'
import { nth } from '../../../../src/kernel/index.ts'
import { type Scenario, scenario } from '../../../content.ts'
import { table } from '../../../scenario.ts'
import { entering } from '../../high-noon/turns.ts'

const options = { sets: ['fistful-of-cards'] }

/** One for every event: it fails when that event has no rule. */
export const scenarios: readonly Scenario[] = [
  scenario('abandoned-mine', 'phase 1 takes from the discard pile', () => {
    const t = table({ A: {}, B: {}, C: {} }, { options, event: 'abandoned-mine', turn: 'B', discard: ['beer', 'bang', 'panic'] })
    expect(t.hand('B')).toEqual(['beer', 'bang'])
    expect(t.discard()).toEqual(['panic'])
  }),

  scenario('ambush', 'everybody is next to everybody', () => {
    const t = table({ A: { hand: ['bang'] }, B: {}, C: {}, D: {}, E: {} }, { options, event: 'ambush', phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'C' })
    expect(t.life('C')).toBe(3)
  }),

  scenario('blood-brothers', 'a life point for somebody else', () => {
    const t = table({ A: {}, B: { life: 3 }, C: { life: 1 } }, { options, event: 'blood-brothers', turn: 'B' })
    t.say('B', 'give', { seat: 'C' })
    expect([t.life('B'), t.life('C')]).toEqual([2, 2])
  }),

  scenario('dead-man', 'the first who was eliminated is back', () => {
    const t = table({ A: {}, B: { out: true }, C: {}, D: {} }, { options, event: 'dead-man', phase: 'play' })
    t.endTurn('A')
    expect(t.asked()).toBe('play:B')
    expect([t.life('B'), t.hand('B').length]).toEqual([2, 4])
  }),

  scenario('hard-liquor', 'a life point instead of phase 1', () => {
    const t = table({ A: {}, B: { life: 2 }, C: {} }, { options, event: 'hard-liquor', turn: 'B' })
    t.say('B', 'drink')
    expect([t.life('B'), t.hand('B')]).toEqual([3, []])
  }),

  scenario('the-judge', 'nothing comes to lie in front of anybody', () => {
    const t = table({ A: { hand: ['barrel'] }, B: {}, C: {} }, { options, event: 'the-judge', phase: 'play' })
    expect(t.refused('A', 'play', { card: 'barrel' })).toEqual({ code: 'forbidden', facts: { card: 'barrel', source: 'the-judge' } })
  }),

  scenario('lasso', 'cards in front of players are blank', () => {
    const t = table({ A: { front: ['winchester'] }, B: { front: ['mustang'] }, C: {}, D: {} }, { options, event: 'lasso', phase: 'play' })
    expect([t.distance('A', 'B'), t.sees('A', 'A').reach]).toEqual([1, 1])
  }),

  scenario('law-of-the-west', 'the second card is shown and must be played', () => {
    const t = table({ A: {}, B: {}, C: {} }, { options, event: 'law-of-the-west', turn: 'B', deck: ['missed', 'scope'] })
    expect(t.events('shown')).toMatchObject([{ seat: 1, card: { id: 'scope' }, because: 'law-of-the-west' }])
    expect(t.refused('B', 'end')).toEqual({ code: 'must-play', facts: { card: 'scope' } })
    t.say('B', 'play', { card: 'scope' }).say('B', 'end')
    expect(t.turn()).toBe('C')
  }),

  scenario('peyote', 'a colour called right brings the card', () => {
    const t = table({ A: {}, B: {}, C: {} }, { options, event: 'peyote', turn: 'B', deck: ['*/QH', '*/3D'] })
    t.say('B', 'red').say('B', 'black')
    expect(t.handFaces('B')).toEqual([expect.stringMatching(/QH$/)])
    expect(t.asked()).toBe('play:B')
  }),

  scenario('ranch', 'cards of the hand for cards of the deck', () => {
    const t = table(
      { A: {}, B: { hand: ['missed', 'duel'] }, C: {} },
      { options, event: 'ranch', turn: 'B', deck: ['scope', 'bang', 'beer', 'saloon'] },
    )
    t.say('B', 'exchange', { picks: [['missed', 'scope']] })
    expect(t.hand('B')).toEqual(['duel', 'bang', 'beer', 'saloon'])
  }),

  scenario('ricochet', 'a BANG! at a card in play', () => {
    const t = table({ A: { hand: ['bang'] }, B: { front: ['volcanic', 'mustang'] }, C: {} }, { options, event: 'ricochet', phase: 'play' })
    t.say('A', 'ricochet', { card: 'bang', seat: 'B', picks: [['volcanic']] })
    expect(t.front('B')).toEqual(['mustang'])
    expect(t.life('B')).toBe(4)
  }),

  scenario('russian-roulette', 'the first without a Missed! loses two life points', () => {
    const t = entering({ A: { hand: ['missed'] }, B: {}, C: {} }, 'C', { options, events: ['russian-roulette'] })
    t.say('A', 'missed', { card: 'missed' })
    expect([t.life('A'), t.life('B'), t.life('C')]).toEqual([5, 2, 4])
  }),

  scenario('sniper', 'two BANG! together take two Missed!', () => {
    const t = table({ A: { hand: ['bang', 'bang'] }, B: { hand: ['missed'] }, C: {} }, { options, event: 'sniper', phase: 'play' })
    t.say('A', 'sniper', { card: 'bang', seat: 'B', picks: [[t.game.handle(nth(t.game.hand(t.seat('A')), 1))]] }).say('B', 'missed', {
      card: 'missed',
    })
    expect(t.life('B')).toBe(3)
  }),

  scenario('vendetta', 'a Heart at the end of the turn brings another', () => {
    const t = table({ A: {}, B: {}, C: {} }, { options, event: 'vendetta', turn: 'B', phase: 'play', deck: ['*/hearts'] })
    t.say('B', 'end')
    expect(t.asked()).toBe('play:B')
    expect(t.hand('B')).toHaveLength(2)
  }),

  scenario('a-fistful-of-cards', 'a shot for every card in hand', () => {
    const t = table({ A: {}, B: { hand: ['scope', 'missed', 'mustang'] }, C: {} }, { options, event: 'a-fistful-of-cards', turn: 'B' })
    t.say('B', 'take-it').say('B', 'missed', { card: 'missed' }).say('B', 'take-it')
    expect(t.life('B')).toBe(2)
    expect(t.asked()).toBe('play:B')
  }),
]
