import { expect } from 'vitest'
import { type Scenario, scenario } from '../../../content.ts'
import { table } from '../../../scenario.ts'

export const scenarios: readonly Scenario[] = [
  scenario('bart-cassidy', 'draws a card for every point lost', () => {
    const t = table({ A: { hand: ['bang'] }, B: { character: 'bart-cassidy' } }, { phase: 'play', deck: ['beer', 'missed'] })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.life('B')).toBe(3)
    expect(t.hand('B')).toEqual(['beer'])
  }),

  scenario('bart-cassidy', 'also without anybody responsible', () => {
    const t = table({ A: { character: 'bart-cassidy', hand: ['duel'] }, B: { hand: ['bang'] } }, { phase: 'play', deck: ['beer'] })
    t.say('A', 'play', { card: 'duel', seat: 'B' }).say('B', 'give', { card: 'bang' })
    expect(t.life('A')).toBe(4)
    expect(t.hand('A')).toEqual(['beer'])
  }),

  scenario('black-jack', 'a red second card brings a third', () => {
    const t = table({ A: { character: 'black-jack' }, B: {} }, { deck: ['scope', '*/diamonds', 'beer', 'missed'] })
    expect(t.hand('A')).toHaveLength(3)
    expect(t.hand('A')[2]).toBe('beer')
    expect(t.events('shown')).toHaveLength(1)
  }),

  scenario('black-jack', 'only the second card counts', () => {
    const t = table({ A: { character: 'black-jack' }, B: {} }, { deck: ['*/hearts', '*/clubs', 'beer'] })
    expect(t.hand('A')).toHaveLength(2)
  }),

  scenario('calamity-janet', 'a Missed! is a BANG!, a BANG! is a Missed!', () => {
    const t = table(
      { A: { character: 'calamity-janet', hand: ['missed', 'bang'] }, B: { hand: ['bang'] } },
      { phase: 'play', deck: ['scope', 'mustang'] },
    )
    t.say('A', 'as-bang', { card: 'missed', seat: 'B' }).say('B', 'take-it')
    expect(t.life('B')).toBe(3)
    expect(t.events('played')).toMatchObject([{ card: { id: 'missed' }, as: 'bang' }])
    t.say('A', 'end').say('B', 'play', { card: 'bang', seat: 'A' }).say('A', 'missed', { card: 'bang' })
    expect(t.life('A')).toBe(5)
  }),

  scenario('calamity-janet', 'gives a Missed! in a Duel', () => {
    const t = table({ A: { hand: ['duel'] }, B: { character: 'calamity-janet', hand: ['missed'] } }, { phase: 'play' })
    t.say('A', 'play', { card: 'duel', seat: 'B' }).say('B', 'give', { card: 'missed' })
    expect([t.life('A'), t.life('B')]).toEqual([4, 4])
  }),

  scenario('el-gringo', 'takes a random card of whoever hits him', () => {
    const t = table({ A: { hand: ['bang', 'beer'] }, B: { character: 'el-gringo' } }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.life('B')).toBe(2)
    expect(t.hand('A')).toEqual([])
    expect(t.hand('B')).toEqual(['beer'])
  }),

  scenario('el-gringo', 'takes nothing for the Dynamite', () => {
    const t = table({ A: { character: 'el-gringo', front: ['dynamite'] }, B: { hand: 2 } }, { deck: ['*/5S', 'beer', 'bang'] })
    expect(t.life('A')).toBe(1)
    expect(t.hand('B')).toHaveLength(2)
    expect(t.hand('A')).toEqual(['beer', 'bang'])
  }),

  scenario('jesse-jones', 'takes his first card from another hand', () => {
    const t = table({ A: { character: 'jesse-jones' }, B: {}, C: { hand: ['missed'] } }, { deck: ['beer', 'bang'] })
    t.say('A', 'hand', { seat: 'C' })
    expect(t.hand('A')).toEqual(['missed', 'beer'])
    expect(t.hand('C')).toEqual([])
  }),

  scenario('jesse-jones', 'or both from the deck', () => {
    const t = table({ A: { character: 'jesse-jones' }, B: { hand: ['missed'] } }, { deck: ['beer', 'bang'] })
    expect(t.asked()).toBe('first-card:A')
    t.say('A', 'deck')
    expect(t.hand('A')).toEqual(['beer', 'bang'])
    expect(t.hand('B')).toEqual(['missed'])
  }),

  scenario('jourdonnais', 'always has a Barrel', () => {
    const t = table({ A: { hand: ['bang'] }, B: { character: 'jourdonnais' } }, { phase: 'play', deck: ['*/hearts'] })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'jourdonnais')
    expect(t.life('B')).toBe(4)
    expect(t.events('checked')).toMatchObject([{ source: 'jourdonnais', good: true }])
  }),

  scenario('kit-carlson', 'looks at three cards, keeps two, puts one back', () => {
    const t = table({ A: { character: 'kit-carlson' }, B: {} }, { deck: ['beer', 'bang', 'missed', 'scope'] })
    expect(t.look('A')).toEqual(['beer', 'bang', 'missed'])
    t.say('A', 'put-back', { card: 'bang' })
    expect(t.hand('A')).toEqual(['beer', 'missed'])
    expect(t.deck().slice(0, 2)).toEqual(['bang', 'scope'])
  }),

  scenario('lucky-duke', 'flips two cards and picks one', () => {
    const t = table({ A: { character: 'lucky-duke', front: ['dynamite'] }, B: {} }, { deck: ['*/5S', '*/diamonds', 'beer', 'bang'] })
    expect(t.asked()).toBe('flip:A')
    t.say('A', 'flip', { card: '*/diamonds' })
    expect(t.life('A')).toBe(5)
    expect(t.front('B')).toEqual(['dynamite'])
    expect(t.hand('A')).toEqual(['beer', 'bang'])
    expect(t.discard()).toHaveLength(2)
  }),

  scenario('paul-regret', 'is seen one farther away', () => {
    const t = table({ A: { hand: ['bang'] }, B: { character: 'paul-regret' } }, { phase: 'play' })
    expect(t.distance('A', 'B')).toBe(2)
    expect(t.distance('B', 'A')).toBe(1)
    expect(t.refused('A', 'play', { card: 'bang', seat: 'B' }).code).toBe('out-of-reach')
  }),

  scenario('pedro-ramirez', 'takes his first card from the discard pile', () => {
    const t = table({ A: { character: 'pedro-ramirez' }, B: {} }, { discard: ['missed', 'scope'], deck: ['beer', 'bang'] })
    t.say('A', 'discard')
    expect(t.hand('A')).toEqual(['missed', 'beer'])
    expect(t.discard()).toEqual(['scope'])
  }),

  scenario('rose-doolan', 'sees others one nearer', () => {
    const t = table({ A: { character: 'rose-doolan', hand: ['bang'] }, B: {}, C: {}, D: {} }, { phase: 'play' })
    expect(t.distance('A', 'C')).toBe(1)
    expect(t.distance('C', 'A')).toBe(2)
    t.say('A', 'play', { card: 'bang', seat: 'C' })
    expect(t.life('C')).toBe(3)
  }),

  scenario('sid-ketchum', 'two cards for a life point, in his own turn', () => {
    const t = table({ A: { character: 'sid-ketchum', life: 2, hand: ['beer', 'scope', 'bang'] }, B: {} }, { phase: 'play' })
    t.say('A', 'sid-ketchum', { picks: [['scope', 'beer']] })
    expect(t.life('A')).toBe(3)
    expect(t.hand('A')).toEqual(['bang'])
    expect(t.asked()).toBe('play:A')
  }),

  scenario('sid-ketchum', 'whoever is asked whatever', () => {
    const t = table(
      { A: { hand: ['bang'] }, B: { hand: ['missed'] }, C: { character: 'sid-ketchum', life: 2, hand: 2 } },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.interjections('C')).toEqual(['sid-ketchum'])
    const number = t.match.questionNumber
    t.say('C', 'sid-ketchum', { picks: [['schofield', 'schofield']] })
    expect(t.life('C')).toBe(3)
    expect(t.asked()).toBe('shot:B')
    expect(t.match.questionNumber).toBe(number)
    t.say('B', 'missed', { card: 'missed' })
    expect(t.life('B')).toBe(4)
  }),

  scenario('sid-ketchum', 'a phase-3 discard is not asked for below the limit after he paid two cards', () => {
    const t = table({ A: { character: 'sid-ketchum', life: 3, hand: 4 }, B: {} }, { phase: 'play' })
    t.say('A', 'end')
    expect(t.asked()).toBe('discard:A')
    t.say('A', 'sid-ketchum', { picks: [['schofield', 'schofield']] })
    expect(t.life('A')).toBe(4)
    expect(t.hand('A')).toHaveLength(2)
    expect(t.turn()).toBe('B')
  }),

  scenario('slab-the-killer', 'his BANG! cards take two Missed!', () => {
    const t = table({ A: { character: 'slab-the-killer', hand: ['bang'] }, B: { hand: ['missed', 'missed'] } }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'missed', { card: 'missed' })
    expect(t.asked()).toBe('shot:B')
    t.say('B', 'missed', { card: 'missed' })
    expect(t.life('B')).toBe(4)
    expect(t.asked()).toBe('play:A')
  }),

  scenario('suzy-lafayette', 'draws as soon as her hand is empty', () => {
    const t = table({ A: { character: 'suzy-lafayette', hand: ['scope'] }, B: {} }, { phase: 'play', deck: ['beer', 'bang'] })
    t.say('A', 'play', { card: 'scope' })
    expect(t.hand('A')).toEqual(['beer'])
    t.say('A', 'play', { card: 'beer' })
    expect(t.hand('A')).toEqual(['bang'])
  }),

  scenario('vulture-sam', 'takes all cards of a player who is eliminated', () => {
    const t = table(
      { A: { hand: ['bang'] }, B: { life: 1, hand: ['missed'], front: ['scope', 'jail'] }, C: { character: 'vulture-sam', hand: 1 } },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it').say('B', 'give-up')
    expect(t.hand('C').sort()).toEqual(['jail', 'missed', 'schofield', 'scope'])
    expect(t.discard()).toEqual(['bang'])
  }),

  scenario('willy-the-kid', 'any number of BANG! cards', () => {
    const t = table({ A: { character: 'willy-the-kid', hand: ['bang', 'bang', 'bang'] }, B: {} }, { phase: 'play' })
    for (let i = 0; i < 3; i++) t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.life('B')).toBe(1)
  }),
]
