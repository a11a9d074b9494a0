import { describe, expect, test } from 'vitest'
import { armed, fromStart, loaded, TOKEN, tokens } from './armed.ts'

/** Each `refused` also checks that nothing has changed. */
describe('refused', () => {
  test('a Dangerous card with too few tokens, whatever lies elsewhere', () => {
    const t = armed({
      A: { life: 2, ...loaded({ 'beer-keg': 2, whip: 2, 'lock-pick': 2, 'ace-up-the-sleeve': 1 }), ...tokens(4) },
      B: { hand: 1, front: ['barrel'] },
      C: {},
    })
    for (const card of ['beer-keg', 'ace-up-the-sleeve']) {
      expect(t.refused('A', card, { card })).toMatchObject({ code: 'armed-and-dangerous/too-few-tokens' })
    }
    expect(t.refused('A', 'whip', { card: 'whip', seat: 'B', picks: [['barrel']] })).toMatchObject({
      code: 'armed-and-dangerous/too-few-tokens',
      facts: { cost: 3, tokens: 2 },
    })
    expect(t.refused('A', 'lock-pick', { card: 'lock-pick', seat: 'B' })).toMatchObject({ code: 'armed-and-dangerous/too-few-tokens' })
  })

  test('a weapon ability without a token on the weapon', () => {
    const t = armed({ A: { front: ['thunderer'], ...tokens(4), hand: ['bang'] }, B: {}, C: {} })
    expect(t.can('A', 'play', { card: 'bang', seat: 'B', picks: [[0]] })).toBe(false)
    expect(t.can('A', 'play', { card: 'bang', seat: 'B' })).toBe(true)
  })

  test('Beer Keg at full life', () => {
    const t = armed({ A: loaded({ 'beer-keg': 3 }), B: {}, C: {} })
    expect(t.refused('A', 'beer-keg', { card: 'beer-keg' })).toMatchObject({ code: 'full-life' })
  })

  test('Crate in one’s own turn, when nobody shoots', () => {
    const t = armed({ A: loaded({ crate: 3 }), B: {}, C: {} })
    expect(t.refused('A', 'crate', { card: 'crate' })).toMatchObject({ code: 'only-as-answer' })
  })

  test('Lock Pick on an empty hand, or on oneself', () => {
    const t = armed({ A: { ...loaded({ 'lock-pick': 3 }), hand: ['beer'] }, B: {}, C: { hand: 1 } })
    expect(t.refused('A', 'lock-pick', { card: 'lock-pick', seat: 'B' })).toMatchObject({ code: 'no-cards' })
    expect(t.refused('A', 'lock-pick', { card: 'lock-pick', seat: 'A' })).toMatchObject({ code: 'yourself' })
  })

  test('Whip or Squaw on a hand or on the Colt', () => {
    const t = armed({ A: { ...loaded({ whip: 3 }), hand: ['squaw'] }, B: { hand: 2 }, C: {} })
    expect(t.refused('A', 'whip', { card: 'whip', seat: 'B', picks: [[]] })).toMatchObject({ code: 'armed-and-dangerous/only-in-front' })
    expect(t.refused('A', 'play', { card: 'squaw', seat: 'B', picks: [[]] })).toMatchObject({ code: 'armed-and-dangerous/only-in-front' })
  })

  test('Whip or Squaw on equipment', () => {
    const t = armed({ A: { ...loaded({ whip: 3 }), hand: ['squaw'] }, B: { zones: { equipment: ['boots'] } }, C: {} }, {}, 'gold-rush')
    expect(t.refused('A', 'whip', { card: 'whip', seat: 'B', picks: [['boots']] })).toMatchObject({
      code: 'armed-and-dangerous/only-in-front',
    })
    expect(t.refused('A', 'play', { card: 'squaw', seat: 'B', picks: [['boots']] })).toMatchObject({
      code: 'armed-and-dangerous/only-in-front',
    })
  })

  test('a Whip that would pay for itself is no target of its own', () => {
    const t = armed({ A: loaded({ whip: 3 }), B: { front: ['barrel'] }, C: {} })
    expect(t.refused('A', 'whip', { card: 'whip', seat: 'A', picks: [['whip']] })).toMatchObject({
      code: 'armed-and-dangerous/only-in-front',
    })
    const full = armed({ A: loaded({ whip: 4 }), B: {}, C: {} }).say('A', 'whip', { card: 'whip', seat: 'A', picks: [['whip']] })
    expect([full.front('A'), full.supply(TOKEN)]).toEqual([[], 32])
  })

  test('Arrow or Quick Shot at oneself', () => {
    const t = armed({ A: { hand: ['arrow', 'quick-shot'], ...tokens(1) }, B: {}, C: {} })
    expect(t.refused('A', 'play', { card: 'arrow', seat: 'A', picks: [[], [0]] })).toMatchObject({ code: 'yourself' })
    expect(t.refused('A', 'play', { card: 'quick-shot', seat: 'A', picks: [[], [0]] })).toMatchObject({ code: 'yourself' })
    expect(t.can('A', 'play', { card: 'arrow', seat: 'B', picks: [['A'], [1]] })).toBe(false)
  })

  test('a payment that is not what was chosen', () => {
    const t = armed({ A: { hand: ['arrow'], ...tokens(3) }, B: {}, C: {} })
    expect(t.refused('A', 'play', { card: 'arrow', seat: 'B', picks: [['C'], [2]] })).toMatchObject({ code: 'wrong-choice' })
    expect(t.refused('A', 'play', { card: 'arrow', seat: 'B', picks: [[], [1]] })).toMatchObject({ code: 'wrong-choice' })
  })

  test('A Little Nip while dying', () => {
    const t = armed({ A: { hand: ['bang'] }, B: { life: 1, hand: ['a-little-nip'], ...tokens(4) }, C: {} })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it')
    expect(t.refused('B', 'play', { card: 'a-little-nip' })).toMatchObject({ code: 'only-beer-saves' })
  })

  test('a Duck! in one’s own turn', () => {
    const t = armed({ A: { hand: ['duck'] }, B: {}, C: {} })
    expect(t.refused('A', 'play', { card: 'duck' })).toMatchObject({ code: 'only-as-answer' })
  })

  test('Tumbleweed after the result', () => {
    const t = fromStart({ A: { front: ['dynamite'] }, B: loaded({ tumbleweed: 3 }), C: {} }, { deck: ['*/hearts'] })
    t.say('B', 'leave-it')
    expect(t.refused('B', 'repeat')).toMatchObject({ code: 'not-asked' })
  })

  test('Bass Greeves where nothing fits, or without a card', () => {
    const full = armed({ A: { character: 'bass-greeves', hand: ['beer'], ...tokens(4) }, B: {}, C: {} })
    expect(full.refused('A', 'bass-greeves', { picks: [['beer']] })).toMatchObject({ code: 'armed-and-dangerous/no-room' })
    const poor = armed({ A: { character: 'bass-greeves' }, B: {}, C: {} })
    expect(poor.refused('A', 'bass-greeves', { picks: [[]] })).toMatchObject({ code: 'too-few-cards' })
  })

  test('Frankie Canton with four tokens, a second time, or where there is none', () => {
    const full = armed({ A: { character: 'frankie-canton', ...tokens(4) }, B: tokens(1), C: {} })
    expect(full.refused('A', 'frankie-canton', { seat: 'B' })).toMatchObject({ code: 'armed-and-dangerous/full-himself' })
    const t = armed({ A: { character: 'frankie-canton' }, B: tokens(2), C: {} })
    expect(t.refused('A', 'frankie-canton', { seat: 'C' })).toMatchObject({ code: 'armed-and-dangerous/nothing-there' })
    t.say('A', 'frankie-canton', { seat: 'B' })
    expect(t.refused('A', 'frankie-canton', { seat: 'B' })).toMatchObject({ code: 'once-a-turn' })
  })

  test('Mexicali Kid out of reach, or with one token', () => {
    const t = armed({ A: { character: 'mexicali-kid', ...tokens(2) }, B: {}, C: {}, D: {} })
    expect(t.refused('A', 'mexicali-kid', { seat: 'C', picks: [[2]] })).toMatchObject({ code: 'out-of-reach' })
    const poor = armed({ A: { character: 'mexicali-kid', ...tokens(1) }, B: {}, C: {} })
    expect(poor.refused('A', 'mexicali-kid', { seat: 'B', picks: [[2]] })).toMatchObject({ code: 'armed-and-dangerous/too-few-tokens' })
  })

  test('Red Ringo: none, more than two, or where there is no room', () => {
    const t = armed({ A: { character: 'red-ringo', ...tokens(4), ...loaded({ crate: 1, whip: 3 }) }, B: {}, C: {} })
    expect(t.can('A', 'red-ringo', { picks: [[0], [0]] })).toBe(false)
    expect(t.can('A', 'red-ringo', { picks: [[2], [1]] })).toBe(false)
    expect(t.refused('A', 'red-ringo', { picks: [[3], [0]] })).toMatchObject({ code: 'wrong-choice' })
    const full = armed({ A: { character: 'red-ringo', ...tokens(4), ...loaded({ crate: 4 }) }, B: {}, C: {} })
    expect(full.refused('A', 'red-ringo', { picks: [[1]] })).toMatchObject({ code: 'armed-and-dangerous/no-room' })
  })

  test('a second Bandolier, and one with a card that is no BANG!', () => {
    const t = armed({ A: { ...loaded({ bandolier: 3 }), hand: ['missed', 'bang'] }, B: {}, C: {} }, { bangsPlayed: 1 })
    expect(t.refused('A', 'bandolier', { card: 'missed', seat: 'B' })).toMatchObject({ code: 'not-a-bang' })
  })
})
