import { expect } from 'vitest'
import { type Scenario, scenario } from '../../../content.ts'
import { town } from '../town.ts'

export const scenarios: readonly Scenario[] = [
  scenario('apache-kid', 'a BANG! of Diamonds does nothing to him', () => {
    const t = town({ A: { hand: ['bang/7D', 'bang'] }, B: { character: 'apache-kid', hand: ['missed'] } }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang/7D', seat: 'B' })
    expect(t.asked()).toBe('play:A')
    expect(t.life('B')).toBe(3)
    expect(t.hand('B')).toEqual(['missed'])
    expect(t.events('unaffected')).toMatchObject([{ seat: 1, card: 'bang', because: 'apache-kid' }])
  }),

  scenario('apache-kid', 'other suits hit him', () => {
    const t = town({ A: { hand: ['bang/clubs'] }, B: { character: 'apache-kid' } }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.life('B')).toBe(2)
  }),

  scenario('belle-star', 'in her turn the cards of the others are off', () => {
    const t = town(
      { A: { character: 'belle-star', hand: ['bang'] }, B: { front: ['barrel', 'mustang', 'sombrero'] }, C: {} },
      { phase: 'play' },
    )
    expect(t.distance('A', 'B')).toBe(1)
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.life('B')).toBe(3)
    t.say('A', 'end')
    expect(t.distance('A', 'B')).toBe(2)
  }),

  scenario('bill-noface', 'draws one card and one for each point lost', () => {
    expect(town({ A: {}, B: { character: 'bill-noface' } }, { turn: 'B' }).hand('B')).toHaveLength(1)
    expect(town({ A: {}, B: { character: 'bill-noface', life: 1 } }, { turn: 'B' }).hand('B')).toHaveLength(4)
  }),

  scenario('chuck-wengam', 'a life point for two cards, as often as he likes', () => {
    const t = town({ A: { character: 'chuck-wengam' }, B: {} }, { phase: 'play', deck: ['beer', 'bang', 'missed', 'scope'] })
    t.say('A', 'chuck-wengam')
    expect(t.life('A')).toBe(4)
    expect(t.hand('A')).toEqual(['beer', 'bang'])
    t.say('A', 'chuck-wengam')
    expect(t.life('A')).toBe(3)
    expect(t.hand('A')).toHaveLength(4)
    expect(t.events('wounded')).toMatchObject([{ by: undefined }, { by: undefined }])
  }),

  scenario('doc-holyday', 'two cards for a shot within reach, once a turn', () => {
    const t = town(
      { A: { character: 'doc-holyday', hand: ['beer', 'missed', 'scope', 'mustang'] }, B: {}, C: {}, D: {} },
      { phase: 'play', bangsPlayed: 1 },
    )
    expect(t.refused('A', 'doc-holyday', { seat: 'C', picks: [['beer', 'missed']] }).code).toBe('out-of-reach')
    t.say('A', 'doc-holyday', { seat: 'B', picks: [['missed', 'beer']] })
    expect(t.life('B')).toBe(3)
    expect(t.discard()).toEqual(['beer', 'missed'])
    expect(t.refused('A', 'doc-holyday', { seat: 'B', picks: [['scope', 'mustang']] }).code).toBe('once-a-turn')
  }),

  scenario('elena-fuente', 'any card is a Missed!', () => {
    const t = town({ A: { hand: ['bang'] }, B: { character: 'elena-fuente', hand: ['stagecoach'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'missed', { card: 'stagecoach' })
    expect(t.life('B')).toBe(3)
    expect(t.hand('B')).toEqual([])
    expect(t.discard()).toEqual(['stagecoach', 'bang'])
  }),

  scenario('greg-digger', 'regains two life points when another is eliminated', () => {
    const t = town({ A: { hand: ['bang'] }, B: { life: 1 }, C: { character: 'greg-digger', life: 1 } }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.isOut('B')).toBe(true)
    expect(t.life('C')).toBe(3)
  }),

  scenario('herb-hunter', 'draws two cards when another is eliminated', () => {
    const t = town(
      { A: { hand: ['bang'] }, B: { role: 'renegade', life: 1 }, C: { character: 'herb-hunter' }, D: {} },
      { phase: 'play', deck: ['beer', 'missed'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.hand('C')).toEqual(['beer', 'missed'])
  }),

  scenario('jose-delgado', 'a blue card for two cards', () => {
    const t = town({ A: { character: 'jose-delgado', hand: ['barrel'] }, B: {} }, { phase: 'play', deck: ['beer', 'missed', 'bang'] })
    t.say('A', 'jose-delgado', { card: 'barrel' })
    expect(t.hand('A')).toEqual(['beer', 'missed'])
    expect(t.discard()).toEqual(['barrel'])
  }),

  scenario('molly-stark', 'draws for a Missed! played in the turn of another', () => {
    const t = town({ A: { hand: ['bang'] }, B: { character: 'molly-stark', hand: ['missed'] }, C: {} }, { phase: 'play', deck: ['beer'] })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'missed', { card: 'missed' })
    expect(t.life('B')).toBe(4)
    expect(t.hand('B')).toEqual(['beer'])
  }),

  scenario('pat-brennan', 'takes a card in play instead of drawing', () => {
    const t = town({ A: { character: 'pat-brennan' }, B: {}, C: { front: ['scope', 'bible'] } })
    expect(t.asked()).toBe('pat-brennan:A')
    t.say('A', 'take', { seat: 'C', picks: [['bible']] })
    expect(t.hand('A')).toEqual(['bible'])
    expect(t.front('C')).toEqual(['scope'])
    expect(t.asked()).toBe('play:A')
  }),

  scenario('pat-brennan', 'or draws as usual', () => {
    const t = town({ A: { character: 'pat-brennan' }, B: { front: ['scope'] } }, { deck: ['beer', 'bang', 'missed'] })
    t.say('A', 'draw')
    expect(t.hand('A')).toEqual(['beer', 'bang'])
  }),

  scenario('pixie-pete', 'draws 3', () => {
    const t = town({ A: { character: 'pixie-pete' }, B: {} }, { deck: ['beer', 'bang', 'missed', 'scope'] })
    expect(t.hand('A')).toEqual(['beer', 'bang', 'missed'])
  }),

  scenario('sean-mallory', 'keeps 10 cards', () => {
    const t = town({ A: {}, B: { character: 'sean-mallory', life: 1, hand: 11 } }, { turn: 'B', phase: 'play' })
    t.say('B', 'end')
    expect(t.asked()).toBe('discard:B')
    t.say('B', 'discard', { card: 'schofield' })
    expect(t.hand('B')).toHaveLength(10)
    expect(t.asked()).toBe('play:A')
  }),

  scenario('tequila-joe', 'a Beer gives him 2', () => {
    const t = town({ A: { character: 'tequila-joe', life: 1, hand: ['beer'] }, B: {}, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'beer' })
    expect(t.life('A')).toBe(3)
  }),

  scenario('vera-custer', 'has the ability of another until her next choice', () => {
    const t = town(
      { A: { character: 'vera-custer' }, B: { character: 'pixie-pete' }, C: { character: 'chuck-wengam' } },
      { deck: ['beer', 'bang', 'missed'] },
    )
    expect(t.asked()).toBe('copy-ability:A')
    t.say('A', 'copy', { seat: 'B' })
    expect(t.hand('A')).toEqual(['beer', 'bang', 'missed'])
    t.say('A', 'end').say('B', 'end').say('C', 'end')
    expect(t.asked()).toBe('copy-ability:A')
    t.say('A', 'copy', { seat: 'C' })
    expect(t.hand('A')).toHaveLength(5)
    t.say('A', 'chuck-wengam')
    expect(t.life('A')).toBe(3)
    expect(t.hand('A')).toHaveLength(7)
  }),
]
