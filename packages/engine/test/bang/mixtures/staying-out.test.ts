import { describe, expect, test } from 'vitest'
import { loaded } from '../armed-and-dangerous/armed.ts'
import { wearing } from '../gold-rush/gold.ts'
import { robbery } from '../great-train-robbery/train.ts'
import { ARMED, DODGE, FISTFUL, GOLD, meet, TRAIN, VALLEY } from './meet.ts'

const PLAY = { phase: 'play' } as const
const SHERIFF = { role: 'sheriff' } as const
/** Everybody sees that nobody can hold them. */
const SEEN = ['saved', 'escape']

describe('Ms. Abigail', () => {
  test('ignores a shot of Colorado Bill that cannot be avoided: A4.3 comes before A4.4', () => {
    const t = meet(
      [ARMED, VALLEY],
      { A: { character: 'colorado-bill', hand: ['bang/QH'] }, B: { character: 'ms-abigail', hand: ['missed'] }, C: {} },
      { ...PLAY, deck: ['*/spades'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.options('B')).toEqual(['ms-abigail', 'let-it'])
    t.say('B', 'ms-abigail')
    expect([t.life('B'), t.hand('B')]).toEqual([4, ['missed']])
  })

  test('ignores one of a Double Barrel, or lets it hit', () => {
    const seats = { A: { hand: ['bang/KD'], ...loaded({ 'double-barrel': 2 }) }, B: { character: 'ms-abigail' }, C: {} } as const
    const shot = { card: 'bang', seat: 'B', picks: [[0]] } as const
    expect(meet([ARMED], seats, PLAY).say('A', 'play', shot).say('B', 'ms-abigail').life('B')).toBe(4)
    expect(meet([ARMED], seats, PLAY).say('A', 'play', shot).say('B', 'let-it').life('B')).toBe(3)
  })

  test('is not the only target of a Money Bag that copies a Fanning', () => {
    const t = robbery(
      { A: { hand: ['money-bag'] }, B: { character: 'ms-abigail' }, C: {}, D: {} },
      { ...PLAY, sets: [VALLEY, ARMED], discard: ['fanning', ...SEEN] },
    )
    t.say('A', 'play', { card: 'money-bag', seat: 'B', picks: [['C']] })
    expect([t.asked(), t.life('B'), t.life('C')]).toEqual(['play:A', 3, 3])
  })

  test('ignores a Money Bag aimed at her alone: it is a queen, whatever it copies', () => {
    const t = robbery(
      { A: { hand: ['money-bag'] }, B: { character: 'ms-abigail' }, C: {} },
      { ...PLAY, discard: ['bang/2D'], sets: [ARMED] },
    )
    expect(t.say('A', 'play', { card: 'money-bag', seat: 'B' }).say('B', 'ms-abigail').life('B')).toBe(4)
  })

  test('ignores a jack that Evan Babbit passes on to her', () => {
    const t = meet(
      [TRAIN, ARMED],
      { A: { hand: ['bang/JD'] }, B: { character: 'evan-babbit', hand: ['cat-balou/9D'] }, C: { character: 'ms-abigail' }, D: SHERIFF },
      PLAY,
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'divert', { card: 'cat-balou', seat: 'C' }).say('C', 'ms-abigail')
    expect([t.life('B'), t.life('C')]).toEqual([4, 4])
  })

  test('ignores a blue jack that Black Flower fires: a card used as a BANG! is brown', () => {
    const t = meet(
      [VALLEY, ARMED],
      { A: { character: 'black-flower', hand: ['schofield/JC'] }, B: { character: 'ms-abigail' }, C: {} },
      PLAY,
    )
    expect(t.say('A', 'black-flower', { card: 'schofield', seat: 'B' }).say('B', 'ms-abigail').life('B')).toBe(4)
  })
})

describe('Diamonds', () => {
  test('a blue one that a LeMat fires does nothing to Apache Kid', () => {
    const t = meet([VALLEY, DODGE], { A: { hand: ['remington/6D'], front: ['lemat'] }, B: { character: 'apache-kid' }, C: {} }, PLAY)
    expect(t.say('A', 'as-bang', { card: 'remington', seat: 'B' }).life('B')).toBe(3)
  })

  test('one that Evan Babbit passes on to Apache Kid does nothing to him either', () => {
    const t = meet(
      [TRAIN, DODGE],
      { A: { hand: ['bang/JD'] }, B: { character: 'evan-babbit', hand: ['cat-balou/9D'] }, C: { character: 'apache-kid' }, D: SHERIFF },
      PLAY,
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'divert', { card: 'cat-balou', seat: 'C' })
    expect([t.asked(), t.life('B'), t.life('C')]).toEqual(['play:A', 4, 3])
  })

  test.each(['apache-kid', undefined])('as the price of a shot: %s, or else a Calumet, protects', (character) => {
    const target = character === undefined ? wearing('calumet') : { character }
    const sleeper = meet(
      [TRAIN, GOLD, DODGE],
      { A: { hand: ['remington/6D', 'scope'], front: ['sleeper-car'] }, B: target, C: SHERIFF },
      PLAY,
    )
    const full = sleeper.life('B')
    sleeper.say('A', 'sleeper-car', { card: 'sleeper-car', seat: 'B', picks: [['remington']] })
    expect(sleeper.life('B')).toBe(full)
    const doc = meet([GOLD, DODGE], { A: { character: 'doc-holyday', hand: ['bang/2D', 'bang/3D'] }, B: target, C: {} }, PLAY)
    doc.say('A', 'doc-holyday', { seat: 'B', picks: [['bang/2D', 'bang/3D']] })
    expect(doc.life('B')).toBe(full)
    const sniper = meet([GOLD, DODGE, FISTFUL], { A: { hand: ['bang/2D', 'bang/3D'] }, B: target, C: {} }, { ...PLAY, event: 'sniper' })
    sniper.say('A', 'sniper', { card: 'bang/2D', seat: 'B', picks: [['bang/3D']] })
    expect(sniper.life('B')).toBe(full)
  })
})

describe('Evan Babbit', () => {
  test('is passed his own shot back by Vera Custer, who has his ability, and passes it on once more', () => {
    const t = meet(
      [TRAIN, DODGE],
      {
        A: { hand: ['bang/JD'] },
        B: { character: 'evan-babbit', hand: ['cat-balou/9D', 'cat-balou/10D'] },
        C: { character: 'vera-custer', copies: ['evan-babbit'], hand: ['panic/8D'] },
        D: SHERIFF,
      },
      PLAY,
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'divert', { card: 'cat-balou/9D', seat: 'C' })
    t.say('C', 'divert', { card: 'panic', seat: 'B' }).say('B', 'divert', { card: 'cat-balou', seat: 'C' })
    expect([t.life('B'), t.life('C')]).toEqual([4, 2])
  })

  test('Blessing: any card is of the suit of the shot', () => {
    const t = robbery(
      { A: { hand: ['bang/2C'] }, B: { character: 'evan-babbit', hand: ['scope/AS'] }, C: {}, D: {} },
      { ...PLAY, sets: ['high-noon'], event: 'blessing' },
    )
    expect(t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'divert', { card: 'scope', seat: 'C' }).life('C')).toBe(3)
  })
})

describe('Money Bag is none of the cards it copies', () => {
  test.each(['indians', 'duel'])('a Prisoner Car does not keep its %s away', (copied) => {
    const t = robbery({ A: { hand: ['money-bag'] }, B: { front: ['prisoner-car'] }, C: {} }, { ...PLAY, discard: [copied] })
    t.say('A', 'play', copied === 'duel' ? { card: 'money-bag', seat: 'B' } : { card: 'money-bag' })
    expect(t.life('B')).toBe(3)
  })

  test('a Private Car does not keep its BANG! away; one Missed! is enough for Slab’s, and nobody passes it on', () => {
    const cars = ['observation-car', 'cattle-truck', 'mail-car']
    const empty = robbery({ A: { hand: ['money-bag'] }, B: { front: ['private-car'] }, C: {} }, { ...PLAY, cars, discard: ['bang'] })
    expect(empty.say('A', 'play', { card: 'money-bag', seat: 'B' }).life('B')).toBe(3)
    const t = robbery(
      { A: { character: 'slab-the-killer', hand: ['money-bag'] }, B: { character: 'evan-babbit', hand: ['missed/10C'] }, C: {} },
      { ...PLAY, discard: ['bang'] },
    )
    t.say('A', 'play', { card: 'money-bag', seat: 'B' })
    expect(t.asked()).toBe('shot:B')
    expect(t.say('B', 'missed', { card: 'missed' }).life('B')).toBe(4)
  })

  test('Escape helps against its BANG!', () => {
    const t = robbery(
      { A: { hand: ['money-bag'] }, B: { hand: ['escape'] }, C: {} },
      { ...PLAY, discard: ['bang', 'saved'], sets: [VALLEY] },
    )
    expect(t.say('A', 'play', { card: 'money-bag', seat: 'B' }).say('B', 'ignore', { card: 'escape' }).life('B')).toBe(4)
  })

  test('The Reverend lets it copy a Beer, The Sermon a BANG!', () => {
    const seats = { A: { life: 2, hand: ['money-bag'] }, B: {}, C: {} }
    const reverend = robbery(seats, { ...PLAY, sets: ['high-noon'], event: 'the-reverend', discard: ['beer'] })
    expect(reverend.say('A', 'play', { card: 'money-bag' }).life('A')).toBe(3)
    const sermon = robbery(seats, { ...PLAY, sets: ['high-noon'], event: 'the-sermon', discard: ['bang'] })
    expect(sermon.say('A', 'play', { card: 'money-bag', seat: 'B' }).life('B')).toBe(3)
  })
})
