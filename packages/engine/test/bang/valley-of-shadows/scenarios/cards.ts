import { expect } from 'vitest'
import { type Scenario, scenario } from '../../../content.ts'
import { valley } from '../valley.ts'

export const scenarios: readonly Scenario[] = [
  scenario('aim', 'a hit costs two life points', () => {
    const t = valley({ A: { hand: ['aim', 'bang'] }, B: {}, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [['aim']] })
    expect(t.life('B')).toBe(2)
    expect(t.hand('A')).toEqual([])
    expect(t.discard().sort()).toEqual(['aim', 'bang'])
  }),

  scenario('backfire', 'cancels the shot and returns one', () => {
    const t = valley({ A: { hand: ['bang'] }, B: { hand: ['backfire'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'missed', { card: 'backfire' })
    expect([t.life('A'), t.life('B')]).toEqual([4, 4])
    expect(t.events('wounded')).toMatchObject([{ seat: 0, by: 1 }])
  }),

  scenario('bandidos', 'two cards, one card, or a life point', () => {
    const t = valley(
      { A: { hand: ['bandidos', 'scope', 'mustang', 'barrel'] }, B: {}, C: { hand: ['missed'] }, D: { hand: ['beer', 'bang'] } },
      { phase: 'play', discard: ['saved'] },
    )
    t.say('A', 'play', { card: 'bandidos' }).say('A', 'discard', { picks: [['mustang', 'barrel']] })
    t.say('C', 'discard', { picks: [['missed']] }).say('D', 'lose')
    expect([t.life('A'), t.life('B'), t.life('C'), t.life('D')]).toEqual([5, 3, 4, 3])
    expect([t.hand('A'), t.hand('C'), t.hand('D')]).toEqual([['scope'], [], ['beer', 'bang']])
  }),

  scenario('bounty', 'whoever hits its owner with a BANG! card draws a card', () => {
    const t = valley({ A: { hand: ['bounty', 'bang'] }, B: {}, C: {} }, { phase: 'play', deck: ['beer', 'missed'] })
    t.say('A', 'play', { card: 'bounty', seat: 'B' }).say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.life('B')).toBe(3)
    expect(t.hand('A')).toEqual(['beer'])
    expect(t.front('B')).toEqual(['bounty'])
  }),

  scenario('escape', 'a brown card has no effect on its player', () => {
    const t = valley({ A: { hand: ['gatling'] }, B: { hand: ['escape'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'gatling' }).say('B', 'ignore', { card: 'escape' })
    expect([t.life('B'), t.life('C')]).toEqual([4, 3])
    expect(t.discard()).toContain('escape')
  }),

  scenario('fanning', 'two shots, the second at a neighbour of the first target', () => {
    const t = valley({ A: { hand: ['fanning'] }, B: {}, C: {}, D: {}, E: {} }, { phase: 'play' })
    expect(t.distance('A', 'C')).toBe(2)
    t.say('A', 'play', { card: 'fanning', seat: 'B', picks: [['C']] })
    expect([t.life('B'), t.life('C')]).toEqual([3, 3])
  }),

  scenario('ghost', 'brings back a player who has been eliminated', () => {
    const t = valley({ A: { hand: ['ghost'] }, B: { role: 'outlaw', out: true }, C: { role: 'renegade' } }, { phase: 'play' })
    t.say('A', 'play', { card: 'ghost', seat: 'B' })
    expect(t.isOut('B')).toBe(false)
    expect([t.life('B'), t.front('B')]).toEqual([0, ['ghost']])
    t.say('A', 'end')
    expect(t.asked()).toBe('play:B')
    expect(t.hand('B')).toHaveLength(2)
  }),

  scenario('last-call', 'regains a life point', () => {
    const t = valley({ A: { life: 2, hand: ['last-call'] }, B: {}, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'last-call' })
    expect(t.life('A')).toBe(3)
  }),

  scenario('lemat', 'any card of the hand is a BANG! card', () => {
    const t = valley({ A: { front: ['lemat'], hand: ['beer'] }, B: {}, C: {} }, { phase: 'play' })
    t.say('A', 'as-bang', { card: 'beer', seat: 'B' })
    expect(t.life('B')).toBe(3)
  }),

  scenario('poker', 'without an Ace its player takes two of the cards', () => {
    const t = valley(
      { A: { hand: ['poker'] }, B: { hand: ['beer', 'bang'] }, C: { hand: ['missed/7S'] }, D: { hand: ['scope/AS', 'duel/QD'] } },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'poker' })
    t.say('B', 'bet', { card: 'beer' }).say('D', 'bet', { card: 'duel' }).say('C', 'bet', { card: 'missed' })
    expect(t.row()).toEqual(['beer', 'missed', 'duel'])
    t.say('A', 'take', { picks: [['beer', 'duel']] })
    expect(t.hand('A').sort()).toEqual(['beer', 'duel'])
    expect(t.discard()[0]).toBe('missed')
  }),

  scenario('rattlesnake', 'bites on Spades and stays', () => {
    const t = valley({ A: {}, B: { front: ['rattlesnake'] }, C: {} }, { turn: 'B', deck: ['*/KS'] })
    expect(t.life('B')).toBe(3)
    expect(t.front('B')).toEqual(['rattlesnake'])
    expect(t.events('wounded')).toMatchObject([{ seat: 1, by: undefined, cause: 'rattlesnake' }])
  }),

  scenario('saved', 'somebody else loses a point less, and two cards are the reward', () => {
    const t = valley(
      { A: { hand: ['bang'] }, B: { life: 1, hand: ['scope', 'mustang'] }, C: { hand: ['saved'] } },
      { phase: 'play', deck: ['beer', 'missed'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it').say('C', 'spare', { card: 'saved' })
    expect(t.life('B')).toBe(1)
    t.say('C', 'deck')
    expect(t.hand('C')).toEqual(['beer', 'missed'])
    expect(t.hand('B')).toHaveLength(2)
  }),

  scenario('shotgun', 'whoever is hit discards a card of his choice', () => {
    const t = valley(
      { A: { hand: ['bang'], front: ['shotgun'] }, B: { hand: ['missed', 'beer'] }, C: {} },
      { phase: 'play', discard: ['saved'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it')
    expect(t.asked()).toBe('shotgun:B')
    t.say('B', 'discard', { card: 'missed' })
    expect(t.hand('B')).toEqual(['beer'])
    expect(t.asked()).toBe('play:A')
  }),

  scenario('tomahawk', 'a shot at distance 2, whatever the weapon', () => {
    const t = valley({ A: { hand: ['tomahawk'] }, B: {}, C: {}, D: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'tomahawk', seat: 'C' })
    expect(t.life('C')).toBe(3)
  }),

  scenario('tornado', 'everybody discards a card and draws two', () => {
    const t = valley({ A: { hand: ['tornado', 'scope'] }, B: {}, C: { hand: ['beer', 'bang'] } }, { phase: 'play' })
    t.say('A', 'play', { card: 'tornado' }).say('A', 'discard', { card: 'scope' }).say('C', 'discard', { card: 'bang' })
    expect([t.hand('A').length, t.hand('B').length, t.hand('C').length]).toEqual([2, 2, 3])
    expect(t.hand('C')[0]).toBe('beer')
    expect(t.discard()).toEqual(['bang', 'scope', 'tornado'])
  }),
]
