import { expect } from 'vitest'
import { type Scenario, scenario } from '../../../content.ts'
import { table } from '../../../scenario.ts'

const options = { sets: ['wild-west-show'] }
const play = { phase: 'play', options } as const

export const scenarios: readonly Scenario[] = [
  scenario('big-spencer', 'cannot play a Missed!', () => {
    const t = table({ A: { hand: ['bang'] }, B: { character: 'big-spencer', hand: ['missed'] }, C: {} }, play)
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect([t.asked(), t.life('B')]).toEqual(['play:A', 8])
  }),

  scenario('big-spencer', 'a Barrel helps him all the same', () => {
    const t = table({ A: { hand: ['bang'] }, B: { character: 'big-spencer', front: ['barrel'] }, C: {} }, { ...play, deck: ['*/hearts'] })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'barrel', { card: 'barrel' })
    expect(t.life('B')).toBe(9)
  }),

  scenario('flint-westwood', 'gives one card and takes two', () => {
    const t = table({ A: { character: 'flint-westwood', hand: ['beer'] }, B: {}, C: { hand: ['scope', 'gatling'] } }, play)
    t.say('A', 'flint-westwood', { seat: 'C', picks: [['beer']] })
    expect([...t.hand('A')].sort()).toEqual(['gatling', 'scope'])
    expect(t.hand('C')).toEqual(['beer'])
  }),

  scenario('gary-looter', 'takes the excess of another', () => {
    const t = table({ A: { life: 1, hand: ['saloon', 'scope'] }, B: { character: 'gary-looter' }, C: {} }, play)
    t.say('A', 'end').say('A', 'discard', { card: 'saloon' })
    expect(t.hand('B')[0]).toBe('saloon')
  }),

  scenario('gregory-deck', 'has two abilities and may exchange them', () => {
    const t = table({ A: { character: 'gregory-deck', beside: ['bart-cassidy', 'lucky-duke'] }, B: {}, C: {} }, { options })
    expect(t.asked()).toBe('gregory-deck:A')
    t.say('A', 'exchange')
    expect(t.events('abilities')).toMatchObject([{ seat: 0, source: 'gregory-deck', characters: t.beside('A') }])
    expect(t.beside('A')).toHaveLength(2)
  }),

  scenario('john-pain', 'takes what is flipped', () => {
    const t = table({ A: { hand: ['bang'] }, B: { front: ['barrel'] }, C: { character: 'john-pain' } }, { ...play, deck: ['saloon'] })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'barrel', { card: 'barrel' })
    expect(t.hand('C')).toEqual(['saloon'])
  }),

  scenario('lee-van-kliff', 'repeats a brown card for a BANG!', () => {
    const t = table({ A: { character: 'lee-van-kliff', life: 1, hand: ['beer', 'bang'] }, B: {}, C: {} }, play)
    t.say('A', 'play', { card: 'beer' }).say('A', 'lee-van-kliff', { card: 'bang' })
    expect(t.life('A')).toBe(3)
    expect(t.hand('A')).toEqual([])
  }),

  scenario('teren-kill', 'stays alive unless he flips Spades', () => {
    const t = table(
      { A: { hand: ['bang'] }, B: { role: 'outlaw', character: 'teren-kill', life: 1 }, C: {} },
      { ...play, deck: ['*/clubs', 'beer'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.life('B')).toBe(1)
    expect(t.hand('B')).toEqual(['beer'])
  }),

  scenario('youl-grinner', 'gets a card of whoever has more', () => {
    const t = table({ A: { character: 'youl-grinner' }, B: { hand: ['saloon', 'beer'] }, C: {} }, { options })
    expect(t.asked()).toBe('youl-grinner:B')
    t.say('B', 'give', { card: 'saloon' })
    expect(t.hand('A')[0]).toBe('saloon')
    expect(t.hand('A')).toHaveLength(3)
  }),
]
